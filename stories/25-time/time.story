story B-25.11, B-25.10: A countdown runs at the end of each of its player's turns, the first included
P1 mission: Study Stellar Collision / Nitrium Metal Parasites by P2
P1 ship: Runabout at Study Stellar Collision aboard Morgan Bateson
P1 attempts Study Stellar Collision
then countdown of Nitrium Metal Parasites: 3
P1 ends turn
then countdown of Nitrium Metal Parasites: 2
P2 ends turn
then countdown of Nitrium Metal Parasites: 2
P1 ends turn
then countdown of Nitrium Metal Parasites: 1

story B-25.12: At zero the card expires: its text happens, then it is discarded
P1 mission: Study Stellar Collision
P1 ship: Runabout (Nitrium Metal Parasites by P2 [countdown 1]) at Study Stellar Collision aboard Morgan Bateson
P1 ends turn
then happened:
  Nitrium Metal Parasites countdown reduced to 0
  Nitrium Metal Parasites expired
  Runabout destroyed
  Morgan Bateson killed

story B-25.2: Birth of "Junior" counts the turns of the ship's controller
P1 mission: Study Stellar Collision
P1 ship: Runabout (Birth of "Junior" by P2) at Study Stellar Collision aboard Morgan Bateson
P1 ends turn
then RANGE of Runabout: 6
P2 ends turn
then RANGE of Runabout: 6
P1 ends turn
then RANGE of Runabout: 5

story B-25.2: At RANGE 0 the ship is lost
P1 mission: Study Stellar Collision
P1 ship: Runabout (Birth of "Junior" by P2 [counter 6]) at Study Stellar Collision aboard Morgan Bateson
P1 ends turn
then happened: Runabout destroyed; Morgan Bateson killed

story B-11.10: The end of a turn draws one card
P1 mission: Excavation
P1 draw deck: Data, Worf
P1 ends turn
then happened: P1 segment begun end; P1 segment begun draw; P1 drew Data; P1 turn ended; P2 turn begun
then P1 hand: Data
then P2 does not see: Data

story B-25.4: The turn in which counting began is no full turn
P1 mission: Excavation
P1 ship: Runabout (Plasma Fire by P2 [new]) at Excavation aboard Calloway
P1 ends turn
then not damaged: Runabout
P2 ends turn
P1 ends turn
then damaged: Runabout

story B-25.4: A turn that began later is one
P1 mission: Excavation
P1 ship: Runabout (Plasma Fire by P2) at Excavation aboard Calloway
P1 ends turn
then damaged: Runabout
