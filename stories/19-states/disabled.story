story B-19.4: A stopped ship may not attack
turn 3: P1, orders
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [stopped] at Krios Suppression aboard Klag
P2 ship: I.K.C. Bortas at Krios Suppression aboard Gowron
P1 attacks I.K.C. Bortas with I.K.C. K'Vort → refused B-19.4

story B-19.4: Attacked, it defends itself
turn 4: P2, orders
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [stopped] at Krios Suppression aboard Klag [stopped]
P2 ship: I.K.C. Bortas at Krios Suppression aboard Gowron
P2 attacks I.K.C. K'Vort with I.K.C. Bortas
then offered: P1 returns fire at I.K.C. Bortas with I.K.C. K'Vort
P1 returns fire at I.K.C. Bortas with I.K.C. K'Vort
then happened: I.K.C. K'Vort fired at I.K.C. Bortas; Krios Suppression battle ended

story B-19.13: Distortion of Space/Time Continuum unstops at once
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout [stopped, range used 3] at Excavation aboard Calloway [stopped]
P1 hand: Distortion of Space/Time Continuum
P1 flies Runabout to First Contact → refused B-19.2
P1 plays Distortion of Space/Time Continuum on Runabout
then not stopped: Runabout, Calloway
then range left of Runabout: 7
P1 flies Runabout to First Contact

story B-19.14: The disabled have no skills and are carried
P1 mission: Study Stellar Collision
P1 mission: Excavation
P1 ship: Runabout (Ktarian Game by P2) at Study Stellar Collision aboard Taitt [disabled by Ktarian Game], Mot the Barber
P1 attempts Study Stellar Collision
then happened: Study Stellar Collision attempt failed
P1 flies Runabout to Excavation
then aboard Runabout: Taitt, Mot the Barber
then disabled: Taitt

story B-19.14: A disabled personnel alone does not beam, with others it is carried
P1 mission: Study Stellar Collision
P1 ship: Runabout (Ktarian Game by P2) at Study Stellar Collision aboard Taitt [disabled by Ktarian Game]
P1 outpost: Federation Outpost at Study Stellar Collision aboard Mot the Barber
P1 beams Taitt to Federation Outpost → refused B-14.7
P1 beams Mot the Barber to Runabout
P1 beams Taitt to Federation Outpost
then aboard Federation Outpost: Taitt

story B-19.14: The disabled are killed with their ship
P1 mission: Study Stellar Collision / Cosmic String Fragment by P2
P1 ship: Runabout (Ktarian Game by P2) at Study Stellar Collision aboard Taitt [disabled by Ktarian Game], Mot the Barber
P1 attempts Study Stellar Collision
then happened: Runabout destroyed; Taitt killed

story B-19.15: Who is in stasis is neither moved nor killed
P1 mission: Study Stellar Collision / Crystalline Entity by P2
P1 mission: Excavation
P1 on Excavation: Phased Matter by P2
P1 outpost: Federation Outpost at Study Stellar Collision aboard Calloway
P1 ship: Runabout at Study Stellar Collision aboard Taitt, Mendon [held by Phased Matter]
P1 beams Mendon to Federation Outpost → refused B-14.7
P1 attempts Study Stellar Collision
then happened: Taitt killed
then in play: Mendon
then stopped: Runabout

story B-19.15: It goes where its ship goes
P1 mission: Study Stellar Collision
P1 mission: Excavation
P1 on Excavation: Phased Matter by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt, Mendon [held by Phased Matter]
P1 flies Runabout to Excavation
then aboard Runabout: Taitt, Mendon
then held: Mendon

story B-19.16: The abducted rejoins the team when the card's condition is met
P1 mission: Excavation
P1 on Excavation: Alien Abduction by P2
P1 ship: Runabout at Excavation aboard Benjamin Maxwell, Alynna Nechayev, Shelby
P1 planet: Data [held by Alien Abduction], Worf
P1 beams Data to Runabout → refused B-14.7
P1 beams Benjamin Maxwell, Alynna Nechayev to Excavation
then held: Data
P1 beams Shelby to Excavation
then happened: Alien Abduction cured
then not held: Data
P1 beams Data to Runabout
then aboard Runabout: Data

story B-19.18: A Cloaking Device that is off line is not there
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [damaged] at Krios Suppression aboard Klag
P1 ship: I.K.C. Pagh at Krios Suppression aboard Gorath
P1 cloaks I.K.C. K'Vort → refused B-15.4
P1 cloaks I.K.C. Pagh
then cloaked: I.K.C. Pagh
