story B-21.14: two full turns at the dock repair a ship
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 outpost: Klingon Outpost at Investigate Disturbance
P1 ship: I.K.C. K'Vort [damaged] at Investigate Disturbance aboard Kurn
P1 docks I.K.C. K'Vort at Klingon Outpost
P1 ends turn
P2 ends turn
P1 ends turn
P2 ends turn
then damaged: I.K.C. K'Vort
P1 ends turn
then happened: I.K.C. K'Vort repaired
then hull of I.K.C. K'Vort: 100
then RANGE of I.K.C. K'Vort: 8

story B-21.15: undocking starts the count anew
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 outpost: Klingon Outpost at Investigate Disturbance
P1 ship: I.K.C. K'Vort [damaged, docked, turns docked 2] at Investigate Disturbance aboard Kurn
P1 undocks I.K.C. K'Vort
P1 docks I.K.C. K'Vort at Klingon Outpost
P1 ends turn
then damaged: I.K.C. K'Vort

story B-21.17: Spacedock repairs a ship as it docks
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 outpost: Klingon Outpost (Spacedock) at Investigate Disturbance
P1 ship: I.K.C. K'Vort [damaged] at Investigate Disturbance aboard Kurn
P1 docks I.K.C. K'Vort at Klingon Outpost
then happened: I.K.C. K'Vort docked; I.K.C. K'Vort repaired

story B-21.17: Spacedock repairs a ship that stops at its location
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Krios Suppression
P1 outpost: Klingon Outpost (Spacedock) at Investigate Disturbance
P1 ship: I.K.C. K'Vort [damaged] at Krios Suppression aboard Kurn
P1 flies I.K.C. K'Vort to Investigate Disturbance
then happened: I.K.C. K'Vort flew to Investigate Disturbance; I.K.C. K'Vort repaired

story B-21.18: an Exocomp repairs its ship anywhere after two full turns
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Hood [damaged] at Excavation aboard Exocomp
P1 ends turn
P2 ends turn
P1 ends turn
P2 ends turn
then damaged: U.S.S. Hood
P1 ends turn
then happened: U.S.S. Hood repaired

story B-21.19: facilities are not repaired
turn 3: P1, orders
P1 mission: Excavation
P1 outpost: Federation Outpost [damaged] at Excavation aboard Exocomp
P1 ends turn
P2 ends turn
P1 ends turn
P2 ends turn
P1 ends turn
then hull of Federation Outpost: 50
