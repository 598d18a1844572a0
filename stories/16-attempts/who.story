story B-16.1: A mission is attempted in execute orders of one's own turn
turn 3: P1, card play
P1 mission: Excavation
P1 planet: Richard Galen
P2 planet: Vash
P1 attempts Excavation → refused B-11.8
P1 ends card play
P2 attempts Excavation → refused B-12.7
P1 attempts Excavation
then P1 score: 25

story B-16.1: Not without the means
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Richard Galen
P1 attempts Excavation → refused B-16.2

story B-16.6: The ship need neither be staffed nor match the mission
P1 mission: Explore Black Cluster
P1 mission: Study Stellar Collision
P1 table: Treaty: Federation/Romulan
P1 ship: Haakona at Explore Black Cluster aboard Jean-Luc Picard, Tarus
P1 flies Haakona to Study Stellar Collision → refused B-14.16
P1 attempts Explore Black Cluster
then happened: Explore Black Cluster mission completed by P1
then P1 score: 35

story B-16.8: All of the team take part; who shall not is beamed away first
P1 mission: Excavation / Impassable Door by P2
P1 ship: Runabout at Excavation
P1 planet: Worf, Calloway, Mot the Barber
P1 beams Mot the Barber to Runabout
P1 attempts Excavation
then stopped: Worf, Calloway
then not stopped: Mot the Barber

story B-16.8: Who stays with the team takes part
P1 mission: Excavation / Impassable Door by P2
P1 planet: Worf, Calloway, Mot the Barber
P1 attempts Excavation
then stopped: Worf, Calloway, Mot the Barber

story B-16.10, B-16.35: Espionage adds an icon for its player, and goes when the mission is completed
P1 mission: Excavation
P1 on Excavation: Espionage: Klingon on Federation
P1 planet: Dukath
P1 attempts Excavation
then happened: Excavation mission completed by P1
then P1 score: 25
then P1 discard pile: Espionage: Klingon on Federation

story B-16.10: The opponent has nothing of it
P1 mission: Excavation
P2 on Excavation: Espionage: Klingon on Federation
P1 planet: Dukath
P1 attempts Excavation → refused B-16.4

story B-16.11: Where a Radioactive Garbage Scow lies nobody attempts
P1 mission: Study Stellar Collision
P1 on Study Stellar Collision: Radioactive Garbage Scow by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt
P1 attempts Study Stellar Collision → refused B-16.11

story B-16.11: Nor does anybody where a Supernova has been
P1 mission: Excavation, burnt out
P1 ship: Runabout at Excavation aboard Richard Galen
P1 attempts Excavation → refused B-16.11

story B-16.10, P71: Espionage lets Federation attempt a Klingon mission, which is no Federation mission by that
turn 3: P1, card play
P1 mission: Krios Suppression
P1 on Krios Suppression: Espionage: Federation on Klingon
P1 planet Krios Suppression: Data
P1 hand: Espionage: Romulan on Federation, Espionage: Romulan on Klingon
P1 plays Espionage: Romulan on Federation on Krios Suppression → refused B-12.11
then offered: P1 plays Espionage: Romulan on Klingon on Krios Suppression
P1 ends card play
P1 attempts Krios Suppression
then happened: Krios Suppression attempt begun

story B-16.10: Opposite: without it nobody of the Federation matches the mission
turn 3: P1, orders
P1 mission: Krios Suppression
P1 planet Krios Suppression: Data
P1 attempts Krios Suppression → refused B-16.4
