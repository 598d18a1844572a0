# Real missions of other quadrants: each has a spaceline of its own, and counts for the clauses about the Alpha Quadrant.

story B-8.10, B-8.11: Missions of the Gamma Quadrant lie on a spaceline of their own
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: Survey Star System
P2 mission: Establish Interquadrant Communications
P1 ship: Runabout at Excavation aboard Geordi La Forge
P1 flies Runabout to Study Nebula
then space Study Nebula: Runabout

story B-14.43: No ship flies from the Alpha Quadrant to the Delta Quadrant
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Inversion Mystery
P1 ship: Runabout at Excavation aboard Geordi La Forge
P1 flies Runabout to Inversion Mystery → refused B-14.43

story R4-6.1: From an end of one spaceline to either end of another for the full RANGE, and stopped
format rule-of-four
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: Inversion Mystery
P2 mission: Heal Life-form
P1 ship: Runabout at Study Nebula aboard Geordi La Forge
P1 flies Runabout to Heal Life-form
then space Heal Life-form: Runabout
then range left of Runabout: 0
then stopped: Runabout, Geordi La Forge

story R4-6.1: near miss: not to the middle of the other spaceline
format rule-of-four
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Inversion Mystery
P2 mission: Heal Life-form
P1 mission: Investigate Quantum Singularity
P1 ship: Runabout at Excavation aboard Geordi La Forge
P1 flies Runabout to Heal Life-form → refused R4-6.1

story R4-6.1: near miss: and under otf not at all
format otf
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Inversion Mystery
P1 ship: Runabout at Excavation aboard Geordi La Forge
P1 flies Runabout to Inversion Mystery → refused B-14.43

story OTF-7.3: 100 points by a planet and a space mission of other quadrants do not win while an Alpha Quadrant mission was seeded
format otf
P1 mission: Stop Bombardment, completed by P1
P1 mission: Inversion Mystery, completed by P1
P2 mission: Study Nebula
P1 points: 75 mission, 0 bonus
P1 mission: Excavation
P2 mission: Mine Gallicite
P1 planet Mine Gallicite: Geordi La Forge, Sarek, Inge Eiger
P1 attempts Mine Gallicite → refused OTF-4.1
then winner: nobody yet

story OTF-7.3: 105 points by missions of the Delta Quadrant alone are 35 too few
format otf
P1 mission: Inversion Mystery, completed by P1
P1 mission: Mine Gallicite
P2 mission: Study Nebula
P1 points: 75 mission, 0 bonus
P1 planet Mine Gallicite: Geordi La Forge, Sarek, Inge Eiger
P1 attempts Mine Gallicite
then P1 score: 105
then winner: nobody yet

story OTF-7.3: near miss: with 140 they win all the same
format otf
P1 mission: Inversion Mystery, completed by P1
P1 mission: Mine Gallicite
P2 mission: Study Nebula
P1 points: 110 mission, 0 bonus
P1 planet Mine Gallicite: Geordi La Forge, Sarek, Inge Eiger
P1 attempts Mine Gallicite
then P1 score: 140
then winner: P1

story OTF-7.3: near miss: nobody seeded a mission of the Alpha Quadrant
format otf
P1 mission: Inversion Mystery, completed by P1
P1 mission: Mine Gallicite
P2 mission: Heal Life-form
P1 points: 75 mission, 0 bonus
P1 planet Mine Gallicite: Geordi La Forge, Sarek, Inge Eiger
P1 attempts Mine Gallicite
then P1 score: 105
then winner: P1

story MOD-7.3: 105 points by missions of the Delta Quadrant alone are 35 too few
format modern
P1 mission: Inversion Mystery, completed by P1
P1 mission: Mine Gallicite
P2 mission: Study Nebula
P1 points: 75 mission, 0 bonus
P1 planet Mine Gallicite: Geordi La Forge, Sarek, Inge Eiger
P1 attempts Mine Gallicite
then P1 score: 105
then winner: nobody yet

story MOD-7.3: near miss: with one of the Alpha Quadrant among them 105 points win
format modern
P1 mission: Inversion Mystery, completed by P1
P1 mission: Study Nebula, completed by P1
P1 mission: Mine Gallicite
P1 points: 75 mission, 0 bonus
P1 planet Mine Gallicite: Geordi La Forge, Sarek, Inge Eiger
P1 attempts Mine Gallicite
then winner: P1

story OTF-7.3: A mission played by hand is in the quadrant that is printed on it
format otf
assisted
P1 mission: Camping Trip
P1 mission: Internment Operations, completed by P1
P2 mission: Excavation
P1 points: 75 mission, 0 bonus
P1 planet Camping Trip: Alyssa Ogawa
P1 attempts Camping Trip
P1 settles Camping Trip: requirements met
P2 agrees
then P1 score: 110
then winner: nobody yet

story R4-6.1, B-14.43: A mission played by hand is not beside those of another quadrant
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Internment Operations
P1 ship: Runabout at Excavation aboard Geordi La Forge
P1 flies Runabout to Internment Operations → refused B-14.43
