story B-22.2: Cytherians send a ship to the far end, as far each turn as its RANGE allows
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form / Cytherians by P2
P1 mission: Krios Suppression
P1 mission: Survey Mission
P1 mission: Investigate Alien Probe
P1 ship: I.K.C. K'Vort at Seek Life-form aboard Kurn, Kromm
P1 attempts Seek Life-form
then happened: I.K.C. K'Vort journey begun to Investigate Alien Probe; Seek Life-form attempt ended
then not stopped: I.K.C. K'Vort
P1 flies I.K.C. K'Vort to Krios Suppression → refused B-22.2
P1 flies I.K.C. K'Vort to Survey Mission
then on I.K.C. K'Vort: Cytherians
P1 ends turn
P2 ends turn
P1 ends card play
P1 flies I.K.C. K'Vort to Investigate Alien Probe
then happened: I.K.C. K'Vort journey ended at Investigate Alien Probe; P1 scored 15 for Cytherians

story B-22.3: a ship that must do nothing but travel does nothing else
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form
P1 mission: Survey Mission
P1 outpost: Klingon Outpost at Seek Life-form
P1 ship: I.K.C. K'Vort (Cytherians by P2 [bound for Survey Mission]) at Seek Life-form aboard Kurn, Kromm
P1 attempts Seek Life-form → refused B-22.3
P1 cloaks I.K.C. K'Vort → refused B-22.3
P1 docks I.K.C. K'Vort at Klingon Outpost → refused B-22.3
P1 beams Kurn to Klingon Outpost → refused B-22.3

story B-22.4: an Incoming Message leaves a ship free once its flight of the turn is done
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form
P1 mission: Krios Suppression
P1 mission: Survey Mission
P1 outpost: Klingon Outpost at Survey Mission
P1 ship: I.K.C. K'Vort (Incoming Message - Klingon by P2) at Investigate Disturbance aboard Kurn, Kromm
P1 beams Kurn to Investigate Disturbance → refused B-22.2
P1 flies I.K.C. K'Vort to Krios Suppression
then offered: P1 beams Kurn to Krios Suppression; P1 cloaks I.K.C. K'Vort

story B-22.5: an unstaffed ship waits
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Survey Mission
P1 ship: I.K.C. K'Vort (Cytherians by P2 [bound for Survey Mission]) at Investigate Disturbance aboard Koroth
P1 ends turn
then happened: P2 turn begun 4

story B-22.9: the turn does not end while the flight is possible
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Survey Mission
P1 ship: I.K.C. K'Vort (Cytherians by P2 [bound for Survey Mission]) at Investigate Disturbance aboard Kurn
P1 passes → refused B-22.9
P1 flies I.K.C. K'Vort to Survey Mission
P1 ends turn
then happened: P2 turn begun 4

story B-22.8: an Incoming Message binds from the moment it is played in its controller's turn
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form
P1 mission: Survey Mission
P1 outpost: Klingon Outpost at Survey Mission
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn, Kromm
P2 hand: Incoming Message - Klingon
P2 plays Incoming Message - Klingon on I.K.C. K'Vort
P1 cloaks I.K.C. K'Vort → refused B-22.2
P1 flies I.K.C. K'Vort to Survey Mission
then happened: I.K.C. K'Vort journey ended; Incoming Message - Klingon discarded

story B-22.6: of two equally near outposts the controller chooses
turn 3: P1, orders
P1 mission: Krios Suppression
P1 mission: Seek Life-form
P1 mission: Plunder Site
P1 outpost: Klingon Outpost at Krios Suppression
P1 outpost: Klingon Outpost at Plunder Site
P1 ship: I.K.C. K'Vort (Incoming Message - Klingon by P2) at Seek Life-form aboard Kurn
then offered: P1 flies I.K.C. K'Vort to Krios Suppression; P1 flies I.K.C. K'Vort to Plunder Site
P1 flies I.K.C. K'Vort to Krios Suppression
then happened: I.K.C. K'Vort journey ended

story B-22.3, P22: No Wormhole for a ship that must do nothing but travel at normal speed, before its flight or after it
turn 3: P1, orders
P1 mission: Survey Mission
P1 mission: Seek Life-form / Cytherians by P2
P1 mission: Krios Suppression
P1 mission: Investigate Disturbance
P1 mission: Investigate Alien Probe
P1 ship: I.K.C. K'Vort at Seek Life-form aboard Kurn, Klag
P1 hand: 2x Wormhole, Transwarp Conduit
P1 attempts Seek Life-form
P1 plays Wormhole on I.K.C. K'Vort to Investigate Alien Probe → refused B-22.3
then offered: P1 plays Transwarp Conduit on I.K.C. K'Vort

story B-22.9: The turn is not ended while a required flight is possible
turn 3: P1, orders
P1 mission: Survey Mission
P1 mission: Seek Life-form / Cytherians by P2
P1 mission: Krios Suppression
P1 mission: Investigate Disturbance
P1 mission: Investigate Alien Probe
P1 ship: I.K.C. K'Vort at Seek Life-form aboard Kurn, Klag
P1 attempts Seek Life-form
P1 ends turn → refused B-22.9
P1 passes → refused B-22.9
