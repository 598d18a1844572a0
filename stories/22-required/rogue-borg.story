story B-22.26: Rogue Borg battle the crew when played
turn 3: P1, orders
P1 mission: Investigate Disturbance
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
P1 hand: Rogue Borg Mercenaries
P1 plays Rogue Borg Mercenaries on U.S.S. Hood
P2 stuns Rogue Borg Mercenaries
then happened: U.S.S. Hood battle initiated by P1; P1 strength totaled 0; P2 strength totaled 8; Rogue Borg Mercenaries killed
then stopped: Taurik
then not stopped: U.S.S. Hood

story B-22.25: each of three has STRENGTH 3
turn 3: P1, orders
P1 mission: Investigate Disturbance
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik, 3x Rogue Borg Mercenaries by P1
chance: Rogue Borg Mercenaries, Taurik, Taurik
P1 ends turn
P2 chooses nothing
then happened: P2 turn begun 4; U.S.S. Hood battle initiated by P1; P1 strength totaled 9; P2 strength totaled 8; Taurik killed

story B-22.25: Crosis is one more of them and doubles their STRENGTH
turn 3: P1, orders
P1 mission: Investigate Disturbance
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik, Rogue Borg Mercenaries by P1, Crosis by P1
chance: Rogue Borg Mercenaries, Crosis, Taurik
P1 ends turn
P2 chooses nothing
then happened: P1 strength totaled 8; P2 strength totaled 8; U.S.S. Hood battle undecided
then stopped: Taurik

story B-22.27: on the ship of their own player they fight its crew
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
P1 hand: Rogue Borg Mercenaries
P1 plays Rogue Borg Mercenaries on I.K.C. Pagh
P1 chooses nothing
then happened: I.K.C. Pagh battle initiated; Rogue Borg Mercenaries killed
then stopped: Klag

story B-22.30: without personnel aboard they do nothing
turn 3: P1, orders
P1 mission: Investigate Disturbance
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Rogue Borg Mercenaries by P1
P1 ends turn
then did not happen: U.S.S. Hood battle initiated
then in play: Rogue Borg Mercenaries

story B-22.32: they move with their ship and do not leave it
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Krios Suppression
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag, Kromm, Rogue Borg Mercenaries
P1 beams Rogue Borg Mercenaries to Investigate Disturbance → refused B-22.32
P1 flies I.K.C. Pagh to Krios Suppression
then aboard I.K.C. Pagh: Klag, Kromm, Rogue Borg Mercenaries

story B-20.13: a Federation crew may attack Rogue Borg
turn 4: P2, orders
P1 mission: Investigate Disturbance
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Christopher Hobson, Rogue Borg Mercenaries by P1
P2 battles aboard U.S.S. Hood
P2 mortally wounds Rogue Borg Mercenaries
then happened: Rogue Borg Mercenaries killed; U.S.S. Hood battle ended

story B-13.8, P118: Honor Challenge is not played where only Rogue Borg are on the other side
turn 2: P2, orders
P1 mission: Excavation
P1 ship: I.K.C. Bortas at Excavation aboard Gowron, Rogue Borg Mercenaries by P2 [controlled by P2]
P1 hand: Honor Challenge
P2 ends turn
then not offered: P1 responds with Honor Challenge
P1 stuns Rogue Borg Mercenaries
then happened: P1 battle won

story P118: Opposite: whether somebody over there has Treachery is not to be seen beforehand
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Gowron
P2 planet: Tasha Yar, Calloway
P1 hand: Honor Challenge
P1 battles on Excavation
P1 responds with Honor Challenge
then happened: Honor Challenge played
P1 chooses nothing
