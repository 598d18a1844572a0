story B-17.1: With its trigger the dilemma works
P1 mission: Excavation / Anaphasic Organism by P2
P1 planet: Calloway, Richard Galen
P1 attempts Excavation
then happened: Anaphasic Organism conditions failed; Calloway discarded
then stopped: Richard Galen

story B-17.5: A nullifier works later, too, as soon as it is there
P1 mission: Study Stellar Collision
P1 outpost: Federation Outpost at Study Stellar Collision aboard Taurik, Geordi La Forge
P1 ship: Runabout (Birth of "Junior" by P2 [counter 3]) at Study Stellar Collision aboard Calloway
P1 beams Taurik to Runabout
then RANGE of Runabout: 4
P1 beams Geordi La Forge to Runabout
then happened: Birth of "Junior" nullified; Birth of "Junior" discarded
then RANGE of Runabout: 7

story B-17.15: A dilemma that ends the attempt without conditions stops nobody
P1 mission: Study Stellar Collision / Radioactive Garbage Scow by P2, Ancient Computer by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt
P1 attempts Study Stellar Collision
then happened: Radioactive Garbage Scow placed in play; Study Stellar Collision attempt ended
then did not happen: Ancient Computer encountered
then not stopped: Runabout, Taitt

story B-17.16: Mission continues: a lasting effect stops nobody
P1 mission: Study Stellar Collision / Two-Dimensional Creatures by P2
P1 ship: Runabout at Study Stellar Collision aboard Neela Daren
P1 attempts Study Stellar Collision
then happened: Two-Dimensional Creatures placed in play on Runabout; Study Stellar Collision mission completed
then on Runabout: Two-Dimensional Creatures
then not stopped: Runabout, Neela Daren

story B-17.24: All life on the ship is everybody aboard, the stopped and the disabled too, but not those in stasis
P1 mission: Study Stellar Collision / Crystalline Entity by P2
P1 mission: Excavation
P1 on Excavation: Phased Matter by P2
P1 ship: Runabout (Ktarian Game by P2) at Study Stellar Collision aboard Taitt, Worf [stopped], Calloway [disabled by Ktarian Game], Mendon [held by Phased Matter]
P2 ship: Yridian Shuttle at Study Stellar Collision
P1 attempts Study Stellar Collision
then happened: Crystalline Entity conditions failed; Taitt killed
then not in play: Taitt, Worf, Calloway
then in play: Mendon, Runabout

story B-17.24: An Away Team is those who take part
P1 mission: Excavation / Crystalline Entity by P2
P1 planet: Richard Galen, Worf [stopped]
P1 attempts Excavation
then happened: Richard Galen killed
then in play: Worf

story B-17.28: The SHIELDS of the ship count as they are now
P1 mission: Study Stellar Collision / Crystalline Entity by P2
P1 ship: Runabout (Nutational Shields) at Study Stellar Collision aboard Taitt, Taurik
P1 attempts Study Stellar Collision
then happened: Crystalline Entity conditions met; P1 scored 5 for Crystalline Entity
then in play: Taitt

story B-17.28: SHIELDS 5 are not over 6
P1 mission: Study Stellar Collision / Crystalline Entity by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt, Taurik
P1 attempts Study Stellar Collision
then happened: Crystalline Entity conditions failed; Taitt killed; Taurik killed
