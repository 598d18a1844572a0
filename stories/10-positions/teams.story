story B-10.17, B-10.27: Stopped crew take no part, and neither does what only they have
P1 mission: Study Stellar Collision
P1 ship: Runabout at Study Stellar Collision aboard Calloway, Taitt [stopped]
P1 attempts Study Stellar Collision
then happened: Study Stellar Collision attempt failed

story B-10.17: Unstopped, they are all one crew
P1 mission: Study Stellar Collision
P1 ship: Runabout at Study Stellar Collision aboard Calloway, Taitt
P1 attempts Study Stellar Collision
then P1 score: 25

story B-10.18: An Away Team is everybody on the surface who gets along
P1 mission: Evacuation
P1 ship: Runabout at Evacuation aboard Worf, Amarie
P1 ship: I.K.C. K'Vort at Evacuation aboard Gowron, Gorath
P1 beams Worf, Amarie to Evacuation
P1 beams Gowron, Gorath to Evacuation
then team of Worf: 1
then team of Amarie: 1
then team of Gowron: 2
then team of Gorath: 2

story B-10.19, B-19.6: The stopped on a surface are a team of their own
P1 mission: Excavation
P1 planet: Vash [stopped], Tricorder [stopped], Taurik
then offered: P1 attempts Excavation
P1 attempts Excavation
then happened: Excavation attempt failed
then P1 score: 0

story B-10.19: The disabled stand alone
P1 mission: Study Stellar Collision
P1 ship: Runabout (Two-Dimensional Creatures by P2) at Study Stellar Collision aboard Deanna Troi, Calloway
then disabled: Deanna Troi
P1 attempts Study Stellar Collision
then happened: Study Stellar Collision attempt failed
then not stopped: Deanna Troi

story B-10.19, B-19.25: The quarantined are not separated
P1 mission: Excavation / Hyper-Aging by P2
P1 planet: Calloway
P1 ship: Runabout at Excavation aboard Vash
P1 attempts Excavation
then happened: Hyper-Aging encountered; Excavation attempt failed
P1 beams Calloway to Runabout → refused B-14.7
P1 beams Vash to Excavation
then team of Vash: 1
P1 attempts Excavation
then P1 score: 25

story B-10.20: Those who can be one Away Team are one
P1 mission: Evacuation
P1 planet: Worf, Gorath
P1 hand: Treaty: Federation/Klingon
then team of Gorath: 2
P1 plays Treaty: Federation/Klingon
then team of Worf: 1
then team of Gorath: 1

story B-10.21: Whoever beams down has joined the team at once
P1 mission: Excavation
P1 planet: Calloway
P1 ship: Runabout at Excavation aboard Vash
P1 beams Vash to Excavation
P1 attempts Excavation
then happened: Vash beamed to Excavation; Excavation mission completed

story B-10.22, B-15.14: A team split by a card stays split while the card lasts
P1 mission: Evacuation / Phased Matter by P2
P1 planet: Taurik, Mendon, Worf
P1 ship: Runabout at Evacuation aboard Geordi La Forge, Taitt
P1 attempts Evacuation
P1 chooses Worf
then held: Taurik, Mendon
P1 beams Taurik to Runabout → refused B-14.7
P1 ends turn
P2 ends turn
then held: Taurik, Mendon
P1 beams Geordi La Forge, Taitt to Evacuation
then happened: Phased Matter cured; Taurik released; Mendon released
then not held: Taurik, Mendon
then team of Taurik: 1
P1 beams Taurik to Runabout

story B-10.23: Equipment is assigned by its player when a team separates
P1 mission: Evacuation / Phased Matter by P2
P1 planet: Data, Mendon, Worf, Federation PADD, Tricorder
P1 attempts Evacuation
P1 chooses Data
P1 chooses Federation PADD
then held: Mendon, Worf, Tricorder
then not held: Data, Federation PADD

story B-10.24, B-10.26: Equipment helps those in its crew or team, and nobody else
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Federation PADD, Calloway
P1 planet: Data, Worf [stopped]
then CUNNING of Data: 12
then CUNNING of Calloway: 7
P1 beams Federation PADD to Excavation
then CUNNING of Data: 14
then CUNNING of Worf: 6
then CUNNING of Calloway: 5

story B-10.25: On one surface you and your opponent are present with each other
P1 mission: Excavation
P1 mission: Evacuation
P1 planet Excavation: Gowron
P2 planet Excavation: Mendak
P2 planet Evacuation: Movar
turn 3: P1, orders
then offered: P1 battles on Excavation
P1 battles on Evacuation → refused B-20.3

story B-10.26: Not the opponent's personnel beside it
P1 mission: Excavation
P1 planet: Data, Federation PADD
P2 planet Excavation: Deanna Troi
then CUNNING of Data: 14
then CUNNING of Deanna Troi: 7

story B-10.27: A dilemma counts those who take part
P1 mission: Excavation / Impassable Door by P2
P1 planet: Vash, Data [stopped]
P1 attempts Excavation
then happened: Impassable Door conditions failed

story B-10.27: The same with everybody taking part
P1 mission: Excavation / Impassable Door by P2
P1 planet: Vash, Data
P1 attempts Excavation
then happened: Impassable Door conditions met; Excavation mission completed

story B-10.28: Outside an encounter the stopped aboard count, the disabled do not
P1 mission: Excavation
P1 ship: Runabout (Metaphasic Shields) at Excavation aboard Mendon [stopped], Taitt
P1 ship: U.S.S. Miranda (Metaphasic Shields, Two-Dimensional Creatures by P2) at Excavation aboard Mendon, Lwaxana Troi
then SHIELDS of Runabout: 9
then SHIELDS of U.S.S. Miranda: 7

story B-10.28: They let a ship through a Q-Net
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway, Sarek [stopped]
P1 hand: Q-Net
P1 plays Q-Net between Excavation and First Contact
P1 flies Runabout to First Contact

story B-10.29: Stopped members on the surface help to cure a planet's dilemma
P1 mission: Evacuation / Hyper-Aging by P2
P1 planet: Beverly Crusher [stopped], Calloway
P1 ship: Runabout at Evacuation aboard Mendon
P1 attempts Evacuation
then happened: Hyper-Aging encountered; Evacuation attempt failed
then did not happen: Hyper-Aging cured
P1 beams Mendon to Evacuation
then happened: Hyper-Aging cured
then P1 score: 5

story B-10.29: Those aboard the ship above do not
P1 mission: Evacuation / Hyper-Aging by P2
P1 planet: Calloway
P1 ship: Runabout at Evacuation aboard Mendon, Beverly Crusher
P1 attempts Evacuation
then did not happen: Hyper-Aging cured
