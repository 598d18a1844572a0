story B-16.19: An attempt cannot be broken off
P1 mission: Excavation / Alien Abduction by P2
P1 ship: Runabout at Excavation
P1 planet: T'Pan, Richard Galen, Vash
P1 attempts Excavation
P1 beams Vash to Runabout → refused B-12.11
P1 passes → refused B-12.11
P1 chooses Richard Galen
then happened: Excavation mission completed

story B-16.20: It ends when the mission is completed
P1 mission: Excavation
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Excavation mission completed; Excavation attempt ended

story B-16.20: It ends when nobody takes part any more
P1 mission: Excavation / Armus - Skin of Evil by P2, Impassable Door by P2
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Richard Galen killed; Excavation attempt ended
then under Excavation: Impassable Door

story B-16.20: It ends when the team is stopped
P1 mission: Excavation / Impassable Door by P2, Armus - Skin of Evil by P2
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Richard Galen stopped; Excavation attempt ended
then did not happen: Armus - Skin of Evil encountered
then under Excavation: Impassable Door, Armus - Skin of Evil

story B-16.20: It ends when a dilemma takes the ship
P1 mission: Study Stellar Collision / Cosmic String Fragment by P2, Ancient Computer by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt
P1 attempts Study Stellar Collision
then happened: Runabout destroyed; Study Stellar Collision attempt ended
then under Study Stellar Collision: Ancient Computer

story B-16.20: It ends when the stack is empty and the requirements are not met
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Calloway, Mot the Barber
chance: Calloway
P1 attempts Excavation
then happened: Excavation attempt failed; Excavation attempt ended
then not stopped: Mot the Barber

story B-16.23: The next attempt by anyone begins with the bottom card
P1 mission: Excavation / Impassable Door by P2, Armus - Skin of Evil by P2
P1 planet: Worf
P2 planet: Calloway
P1 attempts Excavation
then happened: Impassable Door returned under mission
P1 ends turn
P2 ends card play
P2 attempts Excavation
then happened: Impassable Door encountered by P2; Calloway stopped
then did not happen: Armus - Skin of Evil encountered
then under Excavation: Impassable Door, Armus - Skin of Evil

story B-16.24: Another ship there may make its own attempt in the same turn
P1 mission: Study Stellar Collision / Ancient Computer by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt
P1 ship: U.S.S. Hood at Study Stellar Collision aboard Data, Neela Daren
P1 attempts Study Stellar Collision with Runabout
then stopped: Runabout
P1 attempts Study Stellar Collision with Runabout → refused B-19.3
P1 attempts Study Stellar Collision with U.S.S. Hood
then happened: Ancient Computer conditions met; Study Stellar Collision mission completed
