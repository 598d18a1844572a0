story B-20.1: battle is initiated in execute orders of your own turn
turn 3: P1, card play
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
P1 attacks U.S.S. Hood → refused B-11.8
P1 ends card play
then offered: P1 attacks U.S.S. Hood with I.K.C. K'Vort
then not offered: P2 attacks I.K.C. K'Vort

story B-20.4: one leader aboard any of the attacking ships suffices
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Kromm
P2 ship: Husnock Ship at Investigate Disturbance
then offered: P1 attacks Husnock Ship with I.K.C. K'Vort, I.K.C. Pagh
P1 attacks Husnock Ship with I.K.C. Pagh → refused B-20.4
P1 attacks Husnock Ship with I.K.C. K'Vort, I.K.C. Pagh
then happened: I.K.C. K'Vort fired at Husnock Ship with 13; Husnock Ship hit against 12

story B-20.5: each attacking ship needs somebody aboard who matches it
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Baran
P1 ship: Mercenary Ship at Investigate Disturbance aboard Kurn
P2 ship: U.S.S. Hood at Investigate Disturbance
P1 attacks U.S.S. Hood with I.K.C. K'Vort → refused B-20.5
then offered: P1 attacks U.S.S. Hood with Mercenary Ship

story B-20.6: stopped, docked and cloaked ships do not attack
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 outpost: Klingon Outpost at Investigate Disturbance
P1 ship: I.K.C. K'Vort [stopped] at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Pagh [docked] at Investigate Disturbance aboard Klag
P1 ship: I.K.C. Vorn [cloaked] at Investigate Disturbance aboard Konmel
P2 ship: Runabout at Investigate Disturbance
P1 attacks Runabout with I.K.C. K'Vort → refused B-19.4
P1 attacks Runabout with I.K.C. Pagh → refused B-20.6
P1 attacks Runabout with I.K.C. Vorn → refused B-20.6
P1 decloaks I.K.C. Vorn
then offered: P1 attacks Runabout with I.K.C. Vorn

story B-20.7: ships that do not get along attack one after another, not together
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P1 ship: D'deridex at Investigate Disturbance aboard Tallus
P2 ship: U.S.S. Enterprise at Investigate Disturbance
P1 attacks U.S.S. Enterprise with I.K.C. K'Vort, D'deridex → refused B-20.7
P1 attacks U.S.S. Enterprise with D'deridex
then happened: U.S.S. Enterprise missed against 9
P1 attacks U.S.S. Enterprise with I.K.C. K'Vort
then happened: U.S.S. Enterprise missed against 9

story B-20.8: cloaked ships cannot be attacked; docked and empty ones and facilities can
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P2 outpost: Romulan Outpost at Investigate Disturbance
P2 ship: Haakona [cloaked] at Investigate Disturbance aboard Tallus
P2 ship: D'deridex [docked] at Investigate Disturbance
P2 ship: Pi at Investigate Disturbance
P1 attacks Haakona → refused B-20.8
then offered: P1 attacks Romulan Outpost; P1 attacks D'deridex; P1 attacks Pi

story B-20.9: nobody attacks their own cards
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Pagh at Investigate Disturbance
P1 attacks I.K.C. Pagh → refused B-20.9

story B-20.10: on a surface all opponents fight, the stopped too
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Taurik [stopped], Darian Wallace
chance: Kurn, Taurik, Darian Wallace, Kurn
P1 battles on Investigate Disturbance
then happened: P1 strength totaled 8; P2 strength totaled 14; P2 battle won; Kurn killed

story B-20.11: an attack names its ships and its target, and can be answered before any shot
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Jean-Luc Picard, Geordi La Forge
P2 hand: Asteroid Sanctuary
P1 attacks U.S.S. Hood with I.K.C. Pagh
then happened: U.S.S. Hood battle initiated by P1
then did not happen: I.K.C. Bortas fired
P2 chooses nothing
then happened: I.K.C. Pagh fired at U.S.S. Hood with 7
then not stopped: I.K.C. Bortas

story B-20.19: Rogue Borg need no leader and know no restrictions
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
P1 hand: Rogue Borg Mercenaries
P1 plays Rogue Borg Mercenaries on I.K.C. Pagh
P1 chooses nothing
then happened: I.K.C. Pagh battle initiated by P1; Rogue Borg Mercenaries killed
