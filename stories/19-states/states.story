story B-19.1: Stopped until the start of the controller's next turn
P1 mission: Excavation / Impassable Door by P2
P1 planet: Worf
P1 attempts Excavation
then stopped: Worf
P1 ends turn
then stopped: Worf
P2 ends turn
then happened: Worf unstopped
then not stopped: Worf

story B-19.2: A stopped ship neither flies nor docks
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout [stopped] at Excavation aboard Calloway
P1 flies Runabout to First Contact → refused B-19.2
P1 docks Runabout → refused B-19.2

story B-19.3: A stopped ship attempts nothing
P1 mission: Study Stellar Collision
P1 ship: Runabout [stopped] at Study Stellar Collision aboard Taitt
P1 attempts Study Stellar Collision → refused B-19.3

story B-19.5: Who is stopped is not stopped again
P1 mission: Excavation / Impassable Door by P2
P1 planet: Worf, Calloway [stopped]
P1 attempts Excavation
then happened: Worf stopped
then did not happen: Calloway stopped

story B-19.7: A stopped ENGINEER still builds
P1 mission: Excavation
P1 planet: Taurik [stopped]
P1 hand: Federation Outpost
P1 builds Federation Outpost at Excavation
then space Excavation: Federation Outpost

story B-19.7: Stopped personnel cure what is on their ship
P1 mission: Study Stellar Collision
P1 outpost: Federation Outpost at Study Stellar Collision aboard Leah Brahms
P1 ship: Runabout (Nitrium Metal Parasites by P2) at Study Stellar Collision aboard Taurik [stopped]
P1 beams Leah Brahms to Runabout
then happened: Nitrium Metal Parasites cured

story B-19.8: Stopping the crew in an encounter stops the ship as well
P1 mission: Study Stellar Collision / Ancient Computer by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt
P1 attempts Study Stellar Collision
then stopped: Taitt, Runabout
then under Study Stellar Collision: Ancient Computer

story B-19.10: Unstopped crew flies a ship with stopped personnel aboard
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway, Worf [stopped]
P1 flies Runabout to First Contact
then aboard Runabout: Calloway, Worf
then stopped: Worf

story B-19.11: Who beams onto a stopped ship is not stopped by that
P1 mission: Excavation
P1 ship: Runabout [stopped] at Excavation
P1 planet: Worf
P1 beams Worf to Runabout
then not stopped: Worf

story B-19.12: Equipment is stopped with its team
P1 mission: Excavation / Impassable Door by P2
P1 planet: Worf, Tricorder
P1 attempts Excavation
then stopped: Worf, Tricorder

story B-19.20: A destroyed ship takes everything aboard and on it along
P1 mission: Study Stellar Collision / Cosmic String Fragment by P2
P1 ship: Runabout (Metaphasic Shields) at Study Stellar Collision aboard Taitt, Calloway, Tricorder
P1 attempts Study Stellar Collision
then happened: Cosmic String Fragment conditions failed; Runabout destroyed; Taitt killed; Calloway killed; Runabout discarded
then space Study Stellar Collision: nothing
then not in play: Tricorder, Metaphasic Shields

story B-19.17: An Escape Pod saves the crew, who wait to be rescued
P1 mission: Study Stellar Collision / Cosmic String Fragment by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt, Calloway
P1 ship: U.S.S. Hood at Study Stellar Collision
P1 hand: Escape Pod
P1 attempts Study Stellar Collision with Runabout
P1 responds with Escape Pod
then happened: Runabout destroyed
then did not happen: Taitt killed
then on Study Stellar Collision: Escape Pod
then held: Taitt, Calloway
P1 rescues Escape Pod with U.S.S. Hood
then aboard U.S.S. Hood: Taitt, Calloway
then P1 discard pile: Runabout, Escape Pod

story B-6.18: When a treaty ends, those who no longer fit are under house arrest
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 ship: Runabout at Excavation aboard Calloway, Gowron
P2 hand: The Devil
P2 plays The Devil on Treaty: Federation/Klingon
then happened: Treaty: Federation/Klingon nullified; Gowron under house arrest
then under house arrest: Gowron
then not under house arrest: Calloway

story B-6.21: Under house arrest one may beam off, and is released
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway, Gowron [under house arrest]
P1 beams Gowron to Excavation
then not under house arrest: Gowron
then planet Excavation: Gowron

story B-27.4: A hologram is activated where there is a Holodeck
P1 mission: Excavation
P1 ship: U.S.S. Nebula at Excavation aboard Calloway, Albert Einstein [deactivated]
P1 ship: Runabout at Excavation aboard Giusti, Sir Isaac Newton [deactivated]
P1 activates Albert Einstein
then not deactivated: Albert Einstein
P1 activates Sir Isaac Newton → refused B-27.1

story B-27.5: A hologram is not beamed to a surface
P1 mission: Excavation
P1 ship: U.S.S. Nebula at Excavation aboard Calloway, Albert Einstein
P1 beams Albert Einstein to Excavation → refused B-27.5

story B-27.8: A hologram that would be killed is switched off
P1 mission: Study Stellar Collision / Nagilum by P2
P1 ship: U.S.S. Nebula at Study Stellar Collision aboard Taitt, Albert Einstein
chance: Albert Einstein
P1 attempts Study Stellar Collision
then happened: Albert Einstein deactivated
then did not happen: Albert Einstein killed
then deactivated: Albert Einstein
