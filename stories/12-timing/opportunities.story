story B-12.1, B-12.2: A continuous effect is no action: nothing answers it
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data
P1 hand: Federation PADD
P2 hand: Amanda Rogers, Kevin Uxbridge
P1 reports Federation PADD
then not offered: P2 responds with Amanda Rogers; P2 responds with Kevin Uxbridge
then CUNNING of Data: 14

story B-12.3, B-12.5: After each action of the turn player it is the opponent's opportunity
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P2 hand: Transwarp Conduit
turn 1: P1, orders
P1 beams Calloway to Excavation
then turn 1: P1, orders, P2 next
P2 plays Transwarp Conduit on Runabout
then turn 1: P1, orders

story B-12.5: The turn player has the first opportunity
P1 mission: Excavation
P2 hand: Transwarp Conduit
P1 ship: Runabout at Excavation aboard Calloway
turn 1: P1, orders
then asked: P1 action

story B-12.4, B-13.17: Inside a group of reports only reports
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Data, Taurik, Transwarp Conduit
P1 ship: Runabout at Excavation aboard Calloway
turn 1: P1, card play
P1 uses Red Alert!
P1 reports Data
P1 plays Transwarp Conduit on Runabout → refused B-12.4
P1 reports Taurik
P1 plays Transwarp Conduit on Runabout
then RANGE of Runabout: 14

story B-12.6: If the opponent acts after a pass, the turn player is next again
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway
P2 hand: Transwarp Conduit
turn 1: P1, orders
P1 passes
P2 plays Transwarp Conduit on Runabout
P1 flies Runabout to First Contact
then space First Contact: Runabout

story B-12.6: Two passes in a row end the segment
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P2 hand: Transwarp Conduit
turn 1: P1, orders
P1 passes
P2 passes
then turn 2: P2, card play

story B-12.7: In the opponent's turn interrupts, and nothing else
P1 mission: Excavation
P1 mission: First Contact
P2 outpost: Federation Outpost at Excavation
P2 ship: Runabout at Excavation aboard Calloway
P2 hand: Transwarp Conduit, Taurik, Red Alert!
turn 1: P1, orders
P1 passes
P2 flies Runabout to First Contact → refused B-12.7
P2 reports Taurik → refused B-12.7
P2 plays Red Alert! → refused B-11.5
P2 plays Transwarp Conduit on Runabout
then RANGE of Runabout: 14

story B-12.8: At any time is between actions, in both segments of both turns
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: 2x Transwarp Conduit
P2 hand: Transwarp Conduit
turn 1: P1, card play
P1 plays Transwarp Conduit on Runabout
P1 ends card play
P1 plays Transwarp Conduit on Runabout
P2 plays Transwarp Conduit on Runabout
then P2 hand: nothing

story B-12.8, B-12.20: Not inside another action
P1 mission: Excavation / Sarjenka by P2, Archer by P2
P1 planet: Vash, Worf
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Transwarp Conduit
P2 hand: Transwarp Conduit
P1 attempts Excavation
then not offered: P1 plays Transwarp Conduit on Runabout; P2 plays Transwarp Conduit on Runabout
P1 chooses option 1
P1 plays Transwarp Conduit on Runabout

story B-12.9: An interrupt that names a moment is played at that moment only
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Escape Pod, Amanda Rogers, Transwarp Conduit
P1 plays Escape Pod → refused B-12.9
P1 plays Amanda Rogers → refused B-12.9
P1 plays Transwarp Conduit on Runabout

story B-12.19, B-12.18: Just drawn is right after the draw
P1 mission: Excavation
P1 draw deck: Taurik, Data
P2 hand: Subspace Schism
turn 1: P1, orders
P2 plays Subspace Schism → refused B-12.9
P1 passes
P2 passes
P2 responds with Subspace Schism
then happened: P1 drew Taurik; Taurik discarded; P1 drew Data; P1 turn ended 1

story B-12.19: Just killed is right after the death, inside the attempt
P1 mission: Relief Mission / Armus - Skin of Evil by P2
P1 planet: Kurn, Torak
chance: Kurn
P2 hand: Klingon Death Yell
P1 attempts Relief Mission
P2 responds with Klingon Death Yell
then happened: Kurn killed; Klingon Death Yell played by P2; Relief Mission mission completed
then P2 score: 5

story B-12.20: No opportunity between two dilemmas
P1 mission: Excavation / Armus - Skin of Evil by P2, Archer by P2
P1 planet: Worf, Vash, Data
P1 ship: Runabout at Excavation
chance: Worf
P1 hand: Emergency Transporter Armbands
P1 attempts Excavation
then happened: Armus - Skin of Evil encountered; Archer encountered; Data killed
then did not happen: Emergency Transporter Armbands played
