story Puzzle 1: Fetch the key before you knock. A seen wall, Data has Computer Skill; attempting as it stands stops both
P1 mission: Excavation / Impassable Door by P2 [revealed]
P1 points: 75 mission
P1 ship: Runabout at Excavation aboard Data
P1 planet: Richard Galen, Worf
P1 beams Data to Excavation
P1 attempts Excavation
then winner: P1
story Puzzle 2: A red shirt for your own Armus. P1 seeded it; with both down Galen dies in half of the cases
P2 mission: Excavation / Armus - Skin of Evil by P1
P1 points: 75 mission
P1 ship: Runabout at Excavation aboard Richard Galen, Mot the Barber
P1 beams Mot the Barber to Excavation
P1 attempts Excavation
P1 beams Richard Galen to Excavation
P1 attempts Excavation
then winner: P1
story Puzzle 3: Planet and space, or 140. The planet here gives 105 points and no win; the space mission gives 100 and wins
format otf
P1 mission: Avert Disaster
P1 mission: Study "Hole in Space"
P1 mission: First Contact, completed by P1
P1 mission: Evaluate Terraforming, completed by P1
P1 outpost: Federation Outpost at First Contact
P1 ship: U.S.S. Enterprise at Avert Disaster aboard Jean-Luc Picard, Worf, Thomas Riker, Benjamin Maxwell, Fleet Admiral Shanthi, Taurik
P1 flies U.S.S. Enterprise to Study "Hole in Space"
P1 attempts Study "Hole in Space"
then winner: P1
story Puzzle 4: The plague takes the doctor you can spare. Declining kills all; Wesley has Youth himself
P1 mission: Study Plasma Streamer / Tarellian Plague Ship by P2
P1 points: 65 mission
P1 ship: Runabout at Study Plasma Streamer aboard Wesley Crusher, Beverly Crusher, Calloway
P1 attempts Study Plasma Streamer
P1 chooses Calloway
then winner: P1
story Puzzle 5: Hold Amanda Rogers. A look is harmless; the next interrupt would destroy a shuttle with four officers
P1 mission: Excavation
P1 ship: Type VI Shuttlecraft at Excavation aboard Jean-Luc Picard, Data, Worf, Geordi La Forge
P1 hand: Amanda Rogers
P2 mission: Krios Suppression
P2 hand: Life-form Scan, Loss of Orbital Stability
turn 20: P2, orders
P2 plays Life-form Scan
P2 acknowledges
P2 plays Loss of Orbital Stability on Type VI Shuttlecraft
P1 responds with Amanda Rogers
then P2 discard pile: Life-form Scan, Loss of Orbital Stability
story Puzzle 6: The kit, not the star. It makes Maxwell a MEDICAL: the requirement is met, and with Sito Jaxa the unknown seed is covered
P1 mission: Evaluate Terraforming / Archer by P2
P1 points: 65 mission
P1 hand: Medical Kit, Sarek, U.S.S. Galaxy
P1 outpost: Federation Outpost at Evaluate Terraforming aboard Richard Galen, Benjamin Maxwell, Sito Jaxa
P1 reports Medical Kit to Federation Outpost
P1 beams Richard Galen, Benjamin Maxwell, Sito Jaxa, Medical Kit to Evaluate Terraforming
P1 attempts Evaluate Terraforming
then winner: P1
story Puzzle 7: Home in time, and five points for it. The clock is at its last turn; docking is the cure, and scores
P1 mission: Study Nebula
P1 mission: First Contact
P1 mission: Excavation
P1 points: 95 mission
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout at Study Nebula aboard Data, Worf, Taurik
P1 with team: REM Fatigue Hallucinations by P2 [met by Data + Worf + Taurik, countdown 1]
P1 flies Runabout to Excavation
P1 docks Runabout at Federation Outpost
then winner: P1
story Puzzle 8: A good day to die. The mission cannot be done; alone, the Klingon with Honor must be the one P1's own Archer shoots; with the others Divok dies
P2 mission: Sarthong Plunder / Archer by P1, Nausicaans by P2
P1 points: 95 mission
P1 hand: Klingon Death Yell
P1 ship: I.K.C. K'Vort at Sarthong Plunder aboard Batrell, J'Ddan, Torin, Kromm, Divok
P1 beams Batrell to Sarthong Plunder
P1 attempts Sarthong Plunder
P1 responds with Klingon Death Yell
then winner: P1
story Puzzle 9: Shoot before they win. P2 solves next turn; both ships make 12 > 2 x 5, one alone only damages, and it still attempts
P1 mission: Krios Suppression
P2 mission: Study Stellar Collision
P2 points: 75 mission
P2 ship: Runabout at Study Stellar Collision aboard Neela Daren, Taitt
P1 ship: I.K.C. K'Vort at Study Stellar Collision aboard K'Vada, Kromm
P1 ship: I.K.C. Buruk at Study Stellar Collision aboard Kargan, Divok
P1 attacks Runabout with I.K.C. K'Vort, I.K.C. Buruk
P2 chooses nothing
then happened: Runabout destroyed
story Puzzle 10: All hands against the parasites. Three have INTEGRITY 24 and would lose ship and crew to the opponent; five have 42 and meet the mission
P1 mission: Avert Disaster / Alien Parasites by P2 [revealed]
P1 points: 60 mission
P1 ship: Runabout at Avert Disaster aboard Benjamin Maxwell, Jean-Luc Picard
P1 planet: Thomas Riker, Worf, Tasha Yar
P1 beams Benjamin Maxwell, Jean-Luc Picard to Avert Disaster
P1 attempts Avert Disaster
then winner: P1
