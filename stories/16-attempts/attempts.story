story B-16.4: Somebody taking part must match an icon of the mission
P1 mission: Krios Suppression
P1 planet: Data, Worf
P1 attempts Krios Suppression → refused B-16.4

story B-16.7: Others need not match, and count fully
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 planet: Calloway, Dukath
P1 attempts Excavation
then happened: Excavation mission completed by P1; P1 scored 25 for Excavation

story B-6.24: A treaty lets nobody attempt what they do not match
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 planet: Dukath, Gowron
P1 attempts Excavation → refused B-16.4

story B-16.3, B-16.36: Missions of the opponent may be attempted as well
P2 mission: Excavation
P1 planet: Richard Galen
P1 attempts Excavation
then P1 score: 25
then P1 completed: Excavation

story B-16.2: A space mission needs an undocked ship
P1 mission: Study Stellar Collision
P1 outpost: Federation Outpost at Study Stellar Collision aboard Taitt
P1 ship: Runabout [docked] at Study Stellar Collision aboard Neela Daren
P1 attempts Study Stellar Collision → refused B-14.26
P1 undocks Runabout
P1 attempts Study Stellar Collision
then P1 score: 25

story B-16.5: Somebody aboard must match the ship, too
P1 mission: Study Stellar Collision
P1 table: Treaty: Federation/Klingon
P1 ship: Runabout at Study Stellar Collision aboard K'Vada, Kurn
P1 attempts Study Stellar Collision → refused B-16.5

story B-16.5: Aboard a Non-Aligned ship anybody will do
P1 mission: Study Stellar Collision
P1 ship: Yridian Shuttle at Study Stellar Collision aboard K'Vada
P1 attempts Study Stellar Collision
then happened: Study Stellar Collision attempt begun by P1; Study Stellar Collision attempt failed

story B-16.9: No skills are needed to try
P1 mission: Excavation
P1 planet: Mot the Barber
P1 attempts Excavation
then happened: Excavation attempt begun; Excavation attempt failed
then not stopped: Mot the Barber

story B-16.21, B-16.22: A team that lacks the requirements may try again at once
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Vash
P1 planet: Mot the Barber
P1 attempts Excavation
then happened: Excavation attempt failed
P1 beams Vash to Excavation
P1 attempts Excavation
then P1 score: 25

story B-16.14, B-16.15: Cards are met in the order in which they were seeded
P1 mission: Excavation / Armus - Skin of Evil by P2, Impassable Door by P1, Matriarchal Society by P2
P1 planet: Data, Worf, Calloway
chance: Worf
P1 attempts Excavation
then happened:
  Armus - Skin of Evil encountered
  Worf killed
  Impassable Door encountered
  Impassable Door conditions met
  Matriarchal Society encountered
  Matriarchal Society conditions failed
then under Excavation: Matriarchal Society

story B-16.16, B-16.32: A found artifact waits for the mission to be completed
P1 mission: Excavation / Varon-T Disruptor by P2, Impassable Door by P2
P1 planet: Worf, Calloway
P1 attempts Excavation
then happened: Varon-T Disruptor artifact found at Excavation; Impassable Door conditions failed
then found at Excavation: Varon-T Disruptor
then STRENGTH of Worf: 10

story B-16.31: Completing acquires what was found, whoever seeded it
P1 mission: Excavation / Varon-T Disruptor by P2
P1 planet: Worf, Richard Galen
P1 attempts Excavation
then happened: Excavation mission completed; Varon-T Disruptor acquired by P1
then planet Excavation: Worf, Richard Galen, Varon-T Disruptor
then STRENGTH of Worf: 20

story B-16.30: Completing stops nobody
P1 mission: Excavation
P1 ship: Runabout at Excavation
P1 planet: Richard Galen
P1 attempts Excavation
P1 beams Richard Galen to Runabout
then aboard Runabout: Richard Galen

story B-16.28: A completed mission is not attempted again
P1 mission: Excavation, completed by P2
P1 planet: Richard Galen
P1 attempts Excavation → refused B-16.1

story B-16.17: When the last who matches is gone, the attempt ends
P1 mission: Excavation / Armus - Skin of Evil by P2, Impassable Door by P2
P1 planet: Calloway, Roga Danar
chance: Calloway
P1 attempts Excavation
then happened: Calloway killed; Excavation attempt ended
then did not happen: Impassable Door encountered
then not stopped: Roga Danar

story B-16.18: The stopped are not part of the attempt
P1 mission: Excavation / Impassable Door by P2
P1 planet: Data [stopped], Worf
P1 attempts Excavation
then happened: Impassable Door conditions failed; Worf stopped

story B-16.40: A second copy by the same player is a mis-seed
P1 mission: Excavation / Impassable Door by P2, Impassable Door by P2
P1 planet: Richard Galen, Data
P1 attempts Excavation
then happened: Impassable Door conditions met; Impassable Door #2 mis-seed; Impassable Door #2 out of play; Excavation mission completed

story B-16.39: Who mis-seeded there cannot complete the mission
P1 mission: Excavation / Cosmic String Fragment by P1
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Cosmic String Fragment mis-seed; Excavation attempt failed
then P1 out of play: Cosmic String Fragment
