story B-15.1: One change of the cloak in a turn
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort at Krios Suppression aboard Gowron
P1 cloaks I.K.C. K'Vort
then cloaked: I.K.C. K'Vort
P1 decloaks I.K.C. K'Vort → refused B-15.1

story B-15.1: Only ships with a Cloaking Device
P1 mission: Krios Suppression
P1 ship: Runabout at Krios Suppression aboard Calloway
P1 cloaks Runabout → refused B-15.1

story B-15.3: Not while docked
P1 mission: Krios Suppression
P1 outpost: Klingon Outpost at Krios Suppression
P1 ship: I.K.C. K'Vort [docked] at Krios Suppression aboard Gowron
P1 cloaks I.K.C. K'Vort → refused B-15.3

story B-15.4: A damaged ship's device is off line
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [damaged] at Krios Suppression aboard Gowron
P1 cloaks I.K.C. K'Vort → refused B-15.4

story B-15.5: A cloaked ship keeps its RANGE and flies
P1 mission: Krios Suppression
P1 mission: Plunder Site
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression aboard Gowron, Gorath
P1 flies I.K.C. K'Vort to Plunder Site
then happened: I.K.C. K'Vort flew to Plunder Site
then cloaked: I.K.C. K'Vort

story B-15.8: A cloaked ship does not dock
P1 mission: Krios Suppression
P1 outpost: Klingon Outpost at Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression aboard Gorath
P1 docks I.K.C. K'Vort → refused B-15.8

story B-15.9: A cloaked ship attempts no mission
P1 mission: Secret Salvage
P1 ship: I.K.C. K'Vort [cloaked] at Secret Salvage aboard Gorath
P1 attempts Secret Salvage → refused B-15.9
P1 decloaks I.K.C. K'Vort
P1 attempts Secret Salvage
then happened: Secret Salvage attempt failed
