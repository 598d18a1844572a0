story B-15.2: Nobody need be aboard
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort at Krios Suppression
P1 ship: I.K.C. Pagh [cloaked] at Krios Suppression
P1 cloaks I.K.C. K'Vort
P1 decloaks I.K.C. Pagh
then cloaked: I.K.C. K'Vort
then not cloaked: I.K.C. Pagh

story B-15.1: In your own execute orders, and once again in your next turn
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort at Krios Suppression
turn 1: P1, orders
P1 cloaks I.K.C. K'Vort
P1 ends turn
P1 decloaks I.K.C. K'Vort → refused B-12.7
P2 ends card play
P2 ends turn
P1 ends card play
P1 decloaks I.K.C. K'Vort
then not cloaked: I.K.C. K'Vort

story B-15.3: A stopped ship neither cloaks nor decloaks
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [stopped] at Krios Suppression aboard Gorath
P1 ship: I.K.C. Pagh [stopped, cloaked] at Krios Suppression aboard Klag
P1 cloaks I.K.C. K'Vort → refused B-15.3
P1 decloaks I.K.C. Pagh → refused B-15.3

story B-15.4: Damage takes the cloak off
P1 mission: Secret Salvage
P1 mission: Relief Mission
P1 mission: Plunder Site
P1 on Relief Mission: Subspace Warp Rift by P2
P1 ship: I.K.C. K'Vort [cloaked] at Secret Salvage aboard Gorath
P1 flies I.K.C. K'Vort to Plunder Site
then happened: I.K.C. K'Vort damaged; I.K.C. K'Vort decloaked
then not cloaked: I.K.C. K'Vort
P1 cloaks I.K.C. K'Vort → refused B-15.4

story B-15.6: Neither attacked nor attacking
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression aboard Klag
P2 ship: I.K.C. Pagh at Krios Suppression aboard Konmel
P2 ship: I.K.C. Vorn [cloaked] at Krios Suppression aboard Batrell
turn 3: P1, orders
P1 attacks I.K.C. Pagh with I.K.C. K'Vort → refused B-20.6
P1 decloaks I.K.C. K'Vort
P1 attacks I.K.C. Vorn with I.K.C. K'Vort → refused B-20.8
then offered: P1 attacks I.K.C. Pagh with I.K.C. K'Vort

story B-15.8: A cloaked ship does not tow
P1 mission: Study Stellar Collision
P1 mission: First Contact
P1 on Study Stellar Collision: Radioactive Garbage Scow by P2
P1 ship: I.K.C. K'Vort [cloaked] at Study Stellar Collision aboard Kromm, Kromm
P1 flies I.K.C. K'Vort to First Contact towing Radioactive Garbage Scow → refused B-14.41
P1 decloaks I.K.C. K'Vort
P1 flies I.K.C. K'Vort to First Contact towing Radioactive Garbage Scow

story B-15.10: Cloaked it is still here
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression aboard Kromm
P1 hand: Klingon Outpost
P1 builds Klingon Outpost at Krios Suppression
then space Krios Suppression: I.K.C. K'Vort, Klingon Outpost

story B-15.11: Cards are played on a cloaked ship and go on working
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] (Nitrium Metal Parasites by P2 [countdown 1]) at Krios Suppression aboard Gorath
P2 hand: Transwarp Conduit
turn 3: P1, orders
P2 plays Transwarp Conduit on I.K.C. K'Vort
then RANGE of I.K.C. K'Vort: 16
P1 ends turn
then happened: I.K.C. K'Vort destroyed

story B-15.11: What seizes or attacks a ship does not reach it
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression
P1 ship: I.K.C. Pagh at Krios Suppression
P2 ship: I.K.C. Vorn at Krios Suppression aboard Klag
P2 hand: Ship Seizure
turn 1: P1, orders
P1 passes
P2 plays Ship Seizure on I.K.C. K'Vort → refused B-12.11
P2 plays Ship Seizure on I.K.C. Pagh
then happened: I.K.C. Pagh discarded

story B-15.12: Forced out of its cloak it stays out for the turn, and the change of the turn is not used
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression
P2 ship: I.K.C. Pagh at Krios Suppression
P2 ship: I.K.C. Vorn at Krios Suppression
P2 ship: I.K.C. Buruk at Krios Suppression
P2 ship: I.K.C. Hegh'ta at Krios Suppression
P2 hand: Tachyon Detection Grid, Kevin Uxbridge
turn 1: P1, orders
P2 plays Tachyon Detection Grid on I.K.C. K'Vort
then happened: I.K.C. K'Vort decloaked
P1 cloaks I.K.C. K'Vort → refused B-15.12
P1 ends turn
P2 ends card play
P2 ends turn
P1 ends card play
P1 cloaks I.K.C. K'Vort
then cloaked: I.K.C. K'Vort

story B-15.13, B-22.20: A ship that decloaks is there to be attacked
P1 mission: Krios Suppression
P1 mission: Plunder Site
P1 ship: Borg Ship by P2 [counter 1] at Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression aboard Gorath
P1 ship: I.K.C. Pagh [cloaked] at Krios Suppression aboard Gorath
turn 1: P1, orders
P1 decloaks I.K.C. K'Vort
P1 ends turn
P1 chooses nothing
then happened: Borg Ship fired at I.K.C. K'Vort
then did not happen: Borg Ship fired at I.K.C. Pagh
