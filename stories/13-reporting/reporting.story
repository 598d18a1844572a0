story B-13.9: A personnel reports aboard an outpost and may act in the same turn
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Richard Galen
P1 reports Richard Galen to Federation Outpost
then happened: P1 card play used; Richard Galen reported to Federation Outpost
then aboard Federation Outpost: Richard Galen
P1 beams Richard Galen to Excavation
P1 attempts Excavation
then P1 score: 25

story B-13.11: A personnel reports only where it is compatible
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Gowron, Amarie
P1 reports Gowron to Federation Outpost → refused B-13.11
P1 reports Amarie to Federation Outpost
then aboard Federation Outpost: Amarie

story B-13.11: Those aboard matter, too, unless a treaty links them
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Worf
P1 table: Treaty: Federation/Klingon
P1 hand: Gowron
P1 reports Gowron to Federation Outpost
then aboard Federation Outpost: Worf, Gowron

story B-6.5: Two treaties do not link their outer partners
P1 mission: Excavation
P1 outpost: Klingon Outpost at Excavation aboard Worf
P1 table: Treaty: Federation/Klingon, Treaty: Romulan/Klingon
P1 hand: Sela
P1 reports Sela to Klingon Outpost → refused B-13.11

story B-13.12: A ship reports docked
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: U.S.S. Hood
P1 reports U.S.S. Hood
then docked: U.S.S. Hood
then space Excavation: Federation Outpost, U.S.S. Hood

story B-13.10: Nobody reports to the opponent's outpost
P1 mission: Excavation
P2 outpost: Federation Outpost at Excavation
P1 hand: Data
P1 reports Data to Federation Outpost → refused B-13.10

story B-11.6: One normal card play in a turn
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Data, Taurik
turn: P1, card play
P1 reports Data
P1 reports Taurik → refused B-11.6

story B-4.2: A second copy of a unique personnel of yours does not report
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data
P1 hand: Data
P1 reports P1's Data #2 → refused B-4.2

story B-4.2: The opponent may have their own copy
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data
P2 outpost: Federation Outpost at Excavation
P2 hand: Data
turn: P2, card play
P2 reports Data
then aboard P2's Federation Outpost: P2's Data

story B-4.7: Any number of copies of a universal personnel
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 hand: Taurik
P1 reports Taurik #2
then aboard Federation Outpost: Taurik, Taurik

story B-13.17: With Red Alert! any number of cards report in place of the card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Data, Taurik, Tricorder
turn: P1, card play
P1 uses Red Alert!
P1 reports Data
P1 reports Tricorder
P1 passes
then aboard Federation Outpost: Data, Tricorder
then P1 hand: Taurik
P1 reports Taurik → refused B-11.6

story B-11.7: Red Alert! needs the unused card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Data, Taurik
turn: P1, card play
P1 reports Data
P1 uses Red Alert! → refused B-11.6

story B-13.19: An ENGINEER of the affiliation builds the outpost
P1 mission: Krios Suppression
P1 planet: Taurik
P1 hand: Federation Outpost
P1 builds Federation Outpost at Krios Suppression
then happened: Federation Outpost built at Krios Suppression
then space Krios Suppression: Federation Outpost

story B-13.19: Another affiliation's ENGINEER cannot
P1 mission: Krios Suppression
P1 planet: Kromm
P1 hand: Federation Outpost
P1 builds Federation Outpost at Krios Suppression → refused B-13.19

story B-8.36: Not at a homeworld
P1 mission: Expose Covert Supply
P1 planet: Palteth
P1 hand: Romulan Outpost
P1 builds Romulan Outpost at Expose Covert Supply → refused B-8.36

story B-13.34: Cards aboard are hidden from the opponent, ships are not
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Data
P1 ship: U.S.S. Hood [docked] at Excavation aboard Taurik
P1 reports Data
then P2 does not see: Data, Taurik
then P2 sees: U.S.S. Hood, Federation Outpost
then P1 sees: Data, Taurik
