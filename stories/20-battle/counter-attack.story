story B-20.20: the Federation strikes back in its next turn where it was attacked
turn 2: P2, orders
P1 mission: Investigate Disturbance
P2 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P1 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
P2 attacks U.S.S. Hood
P1 chooses nothing
then happened: U.S.S. Hood hit against 7
then stopped: U.S.S. Hood, Taurik
P2 ends turn
P1 ends card play
then not stopped: U.S.S. Hood
P1 attacks I.K.C. Bortas with U.S.S. Hood
P2 chooses nothing
then happened: U.S.S. Hood fired at I.K.C. Bortas with 6; I.K.C. Bortas missed against 7

story B-20.20: the right ends with that turn
turn 3: P1, orders
P1 mission: Investigate Disturbance
P2 attacked U.S.S. Hood at Investigate Disturbance in turn 2
P2 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P1 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
then offered: P1 attacks I.K.C. Bortas
P1 ends turn
P2 ends turn
P1 ends card play
P1 attacks I.K.C. Bortas → refused B-20.13

story B-20.20: it holds at that location only, and only against the attacker's cards there
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Excavation
P2 attacked U.S.S. Hood at Investigate Disturbance in turn 2
P2 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P2 ship: I.K.C. Pagh at Excavation aboard Klag
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 attacks I.K.C. Pagh with U.S.S. Hood → refused B-20.13

story B-20.20: personnel strike back after a personnel battle
turn 2: P2, orders
P1 mission: Excavation
P2 planet Excavation: Kurn, Kromm
P1 planet Excavation: Taurik, Darian Wallace
chance: Kurn, Kromm, Taurik, Darian Wallace, Taurik
P2 battles on Excavation
P2 chooses nothing
then happened: P2 strength totaled 16; P1 strength totaled 14; Taurik killed
P2 ends turn
P1 ends card play
then offered: P1 battles on Excavation
