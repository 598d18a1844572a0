# The worked example of B-9.2, with spans 3, 4 and 2.

story B-9.2: Going right costs the spans of the locations moved to
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: First Contact
P1 ship: U.S.S. Galaxy at Excavation aboard Jean-Luc Picard, Taitt, Giusti
P1 flies U.S.S. Galaxy to First Contact
then happened: U.S.S. Galaxy flew to First Contact using 6
then range left of U.S.S. Galaxy: 2

story B-9.2: Going back costs other spans
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: First Contact
P1 ship: U.S.S. Galaxy at First Contact aboard Jean-Luc Picard, Taitt, Giusti
P1 flies U.S.S. Galaxy to Excavation
then happened: U.S.S. Galaxy flew to Excavation using 7
then range left of U.S.S. Galaxy: 1

story B-9.2: A span that is one too far
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: First Contact
P1 ship: U.S.S. Miranda at First Contact aboard Giusti
P1 flies U.S.S. Miranda to Excavation → refused B-14.32
then offered: P1 flies U.S.S. Miranda to Study Nebula
P1 flies U.S.S. Miranda to Study Nebula
then range left of U.S.S. Miranda: 2

story B-9.8: The furthest planet is counted by span, not by the number of locations
P1 mission: Hunt for DNA Program
P2 mission: Krios Suppression / Male's Love Interest by P1
P2 mission: Relief Mission
P2 mission: Plunder Site
P2 planet Krios Suppression: Kurn, Kahless
chance: Kurn
turn: P2, orders
P2 attempts Krios Suppression
then happened: Kurn selected for Male's Love Interest; Kurn relocated to Hunt for DNA Program
then planet Hunt for DNA Program: Kurn

story B-18.6: Of two planets equally far the opponent chooses
P1 mission: Avert Disaster
P2 mission: Krios Suppression / Male's Love Interest by P1
P2 mission: Fever Emergency
P2 planet Krios Suppression: Kurn, Kahless
chance: Kurn
turn: P2, orders
P2 attempts Krios Suppression
then asked: P1 opponent chooses
P1 chooses Fever Emergency
then planet Fever Emergency: Kurn

story B-9.8: Without another planet nobody runs off
P1 mission: Study Nebula
P1 mission: First Contact / Male's Love Interest by P2
P1 planet: Worf, Deanna Troi
P1 attempts First Contact
then happened: Male's Love Interest encountered; Male's Love Interest discarded; First Contact mission completed
then planet First Contact: Worf, Deanna Troi
