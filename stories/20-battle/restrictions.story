story B-20.13: a Federation force attacks nobody but Borg
turn 3: P1, orders
P1 mission: Investigate Rogue Comet
P1 ship: U.S.S. Enterprise at Investigate Rogue Comet aboard Jean-Luc Picard
P2 ship: I.K.C. Pagh at Investigate Rogue Comet
P1 ship: Borg Ship by P2 [counter 1] at Investigate Rogue Comet
P1 attacks I.K.C. Pagh → refused B-20.13
then offered: P1 attacks Borg Ship with U.S.S. Enterprise

story B-20.14: Romulans do not attack Romulans
turn 3: P1, orders
P1 mission: Covert Installation
P1 ship: D'deridex at Covert Installation aboard Tallus
P2 ship: Haakona at Covert Installation
P2 ship: I.K.C. Pagh at Covert Installation
P1 attacks Haakona → refused B-20.14
P1 attacks I.K.C. Pagh
then happened: I.K.C. Pagh hit against 6

story B-20.15: Klingons attack Klingons
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P2 ship: I.K.C. Buruk at Investigate Disturbance
P1 attacks I.K.C. Buruk
then happened: I.K.C. Buruk hit against 7

story B-20.16: one Federation personnel aboard binds a Non-Aligned ship
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: Mercenary Ship at Investigate Disturbance aboard Baran, Taurik
P2 ship: I.K.C. Pagh at Investigate Disturbance
P1 attacks I.K.C. Pagh → refused B-20.13

story B-20.17: a Romulan hidden aboard the target forbids the attack of Romulans when it is tried
turn 3: P1, orders
P1 mission: Covert Installation
P1 ship: D'deridex at Covert Installation aboard Tallus
P2 ship: Mercenary Ship at Covert Installation aboard Narik, Mirok
P1 attacks Mercenary Ship
then happened: Mercenary Ship battle initiated by P1; Mirok revealed; Covert Installation battle cancelled
then not stopped: D'deridex, Mercenary Ship
P1 attacks Mercenary Ship → refused B-20.17

story B-20.18: whoever is attacked returns fire, the Federation too
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P2 ship: U.S.S. Nebula at Investigate Disturbance aboard Taurik
P1 attacks U.S.S. Nebula
P2 returns fire at I.K.C. K'Vort with U.S.S. Nebula
then happened: U.S.S. Nebula missed against 8; I.K.C. K'Vort hit against 6; P2 battle won

story B-20.13: a Federation Away Team begins no battle against a Klingon one
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Jean-Luc Picard, Worf
P2 planet Excavation: Kurn
P1 battles on Excavation → refused B-20.13
