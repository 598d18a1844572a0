story B-20.34: two K'Vort destroy a Miranda
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kromm
P2 ship: U.S.S. Miranda at Investigate Disturbance aboard Christopher Hobson
P1 attacks U.S.S. Miranda with I.K.C. K'Vort, I.K.C. K'Vort #2
P2 returns fire at I.K.C. K'Vort with U.S.S. Miranda
then happened: U.S.S. Miranda direct hit against 5; I.K.C. K'Vort missed against 6
  U.S.S. Miranda destroyed; Christopher Hobson killed; P1 battle won
then stopped: I.K.C. K'Vort, I.K.C. K'Vort #2, Kurn, Kromm
then P2 discard pile: Christopher Hobson, U.S.S. Miranda

story B-20.25: another ship of the defender fires for a docked one
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P2 outpost: Federation Outpost at Investigate Disturbance
P2 ship: U.S.S. Hood [docked] at Investigate Disturbance aboard Taurik
P2 ship: U.S.S. Yamato at Investigate Disturbance aboard Benjamin Maxwell
P1 attacks U.S.S. Hood
then not offered: P2 returns fire at I.K.C. K'Vort with U.S.S. Hood
P2 returns fire at I.K.C. K'Vort with U.S.S. Yamato
then happened: U.S.S. Hood missed against 22; I.K.C. K'Vort hit against 6; P2 battle won

story B-20.26: extended SHIELDS defend a docked ship
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P2 outpost: Klingon Outpost at Investigate Disturbance
P2 ship: I.K.C. Pagh [docked] at Investigate Disturbance
P1 attacks I.K.C. Pagh
then happened: I.K.C. Pagh missed against 22

story B-20.27: equal WEAPONS and SHIELDS are a miss
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Kurn
P2 ship: U.S.S. Hood at Investigate Disturbance
P1 attacks U.S.S. Hood
then happened: I.K.C. Pagh fired at U.S.S. Hood with 7; U.S.S. Hood missed against 7; Investigate Disturbance battle undecided
then stopped: I.K.C. Pagh, U.S.S. Hood
then not damaged: U.S.S. Hood

story B-20.28: both fire at once, and both may be lost
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas [damaged] at Investigate Disturbance aboard Kurn
P2 ship: U.S.S. Yamato [damaged] at Investigate Disturbance aboard Benjamin Maxwell
P1 attacks U.S.S. Yamato
P2 returns fire at I.K.C. Bortas with U.S.S. Yamato
then happened: U.S.S. Yamato hit against 8; I.K.C. Bortas hit against 7; U.S.S. Yamato destroyed; I.K.C. Bortas destroyed
  Investigate Disturbance battle undecided
then P1 discard pile: Kurn, I.K.C. Bortas

story B-20.32: a second target needs other ships
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
P2 ship: Runabout at Investigate Disturbance
P2 ship: Zibalian Transport at Investigate Disturbance
P1 attacks Runabout with I.K.C. K'Vort
P1 attacks Zibalian Transport with I.K.C. K'Vort → refused B-19.4
P1 attacks Zibalian Transport with I.K.C. Pagh
then happened: Zibalian Transport hit against 4

story B-20.33: ships not taking part are not affected
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. K'Vort at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Taurik
P2 ship: Runabout at Investigate Disturbance aboard Calloway
P1 attacks U.S.S. Hood with I.K.C. K'Vort
P2 chooses nothing
then stopped: I.K.C. K'Vort, U.S.S. Hood, Taurik
then not stopped: I.K.C. Pagh, Klag, Runabout, Calloway

story B-20.23: Asteroid Sanctuary in response hides a ship with 2 Navigation
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P2 ship: U.S.S. Hood at Investigate Disturbance aboard Jean-Luc Picard, Geordi La Forge
P2 hand: Asteroid Sanctuary
P1 attacks U.S.S. Hood
P2 responds with Asteroid Sanctuary
then happened: U.S.S. Hood battle initiated; Investigate Disturbance battle cancelled
then not stopped: I.K.C. Bortas, U.S.S. Hood

story B-19.22: Escape Pod saves the crew of a ship destroyed in battle
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P2 ship: Type VI Shuttlecraft at Investigate Disturbance aboard Calloway
P2 hand: Escape Pod
P1 attacks Type VI Shuttlecraft
P2 chooses nothing
P2 responds with Escape Pod
then happened: Calloway saved; Type VI Shuttlecraft destroyed; P1 battle won
then held: Calloway
