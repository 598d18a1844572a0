story B-22.18: the Borg Ship is put at the far end and the attempt goes on
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form / Borg Ship by P2
P1 mission: Krios Suppression
P1 mission: Survey Mission
P1 ship: I.K.C. Bortas at Seek Life-form aboard Kurn
P1 attempts Seek Life-form
then happened: Borg Ship placed in play on Survey Mission; Seek Life-form attempt failed
then space Survey Mission: Borg Ship
then not stopped: I.K.C. Bortas

story B-22.19: at the end of every turn it attacks the ships there and flies on, finally off the spaceline
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form
P1 mission: Krios Suppression
P1 mission: Survey Mission
P1 ship: Borg Ship by P2 [counter 1] at Investigate Disturbance
P2 ship: Pi at Investigate Disturbance
P1 ends turn
then happened: Borg Ship fired at Pi with 24; Pi destroyed; Borg Ship flew to Krios Suppression using 5
P2 ends turn
then happened: Borg Ship flew to Survey Mission using 5
P1 ends turn
then happened: Borg Ship discarded
then P1 score: 0
then P2 score: 0

story B-22.13: ships of one player return fire together
turn 3: P1, orders
P1 mission: Seek Life-form
P1 mission: Survey Mission
P1 ship: Borg Ship by P2 [counter 1, damaged] at Seek Life-form
P1 ship: Husnock Ship at Seek Life-form aboard Kurn
P1 ship: I.K.C. Bortas at Seek Life-form aboard Klag
P1 ship: I.K.C. Vor'Cha at Seek Life-form aboard Nu'Daq
P1 ends turn
P1 returns fire at Borg Ship with Husnock Ship, I.K.C. Bortas, I.K.C. Vor'Cha
then happened: Husnock Ship fired at Borg Ship with 26; Borg Ship destroyed; P1 scored 15 for Borg Ship
then P1 bonus: Borg Ship

story B-22.15: the Federation may attack it, and it fires back
turn 3: P1, orders
P1 mission: Seek Life-form
P1 mission: Survey Mission
P1 ship: Borg Ship by P2 [counter 1] at Seek Life-form
P1 ship: U.S.S. Enterprise at Seek Life-form aboard Jean-Luc Picard
P1 attacks Borg Ship
then happened: Borg Ship missed against 24; U.S.S. Enterprise direct hit against 9; U.S.S. Enterprise destroyed
then P2 score: 0

story B-22.21: it does not attack facilities, but ships docked there
turn 3: P1, orders
P1 mission: Seek Life-form
P1 mission: Survey Mission
P1 ship: Borg Ship by P2 [counter 1] at Seek Life-form
P1 outpost: Klingon Outpost at Seek Life-form
P1 ship: I.K.C. Bortas [docked] at Seek Life-form aboard Klag
P1 ends turn
then happened: I.K.C. Bortas hit against 23
then did not happen: Klingon Outpost battle initiated

story B-22.22: Hugh nullifies its attack for the turn; it moves all the same
turn 3: P1, orders
P1 mission: Seek Life-form
P1 mission: Survey Mission
P1 ship: Borg Ship by P2 [counter 1] at Seek Life-form
P1 ship: I.K.C. Bortas at Seek Life-form aboard Klag
P1 hand: Hugh
P1 plays Hugh on Borg Ship
P1 ends turn
then did not happen: I.K.C. Bortas battle initiated
then happened: Borg Ship flew to Survey Mission

story P18, B-13.6: Any ship is the Borg Ship, too: Bynars Weapon Enhancement
turn 3: P1, card play
P1 mission: Seek Life-form
P1 ship: Borg Ship by P2 [counter 1] at Seek Life-form
P1 hand: Bynars Weapon Enhancement
P1 plays Bynars Weapon Enhancement on Borg Ship
then WEAPONS of Borg Ship: 26

story P18, B-13.6: Any ship is the Borg Ship, too: Transwarp Conduit doubles its RANGE for the turn
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form
P1 mission: Krios Suppression
P1 mission: Survey Mission
P1 ship: Borg Ship by P2 [counter 1] at Investigate Disturbance
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on Borg Ship
then RANGE of Borg Ship: 16
P1 ends turn
then happened: Borg Ship flew to Survey Mission
then RANGE of Borg Ship: 8

story P18, B-13.6: Loss of Orbital Stability holds the Borg Ship for a turn, also at the end of its way
turn 3: P1, orders
P1 mission: Study Nebula
P1 mission: Excavation
P1 ship: Borg Ship by P2 [counter 1] at Excavation
P1 hand: Loss of Orbital Stability
P1 plays Loss of Orbital Stability on Borg Ship
P1 ends turn
then space Excavation: Borg Ship
P2 ends turn
then happened: Borg Ship discarded

story P18, P6: A Time Travel Pod takes the Borg Ship away, and it goes on where it was
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form
P1 mission: Krios Suppression
P1 mission: Survey Mission
P1 ship: Borg Ship by P2 [counter 1] at Investigate Disturbance
P2 ship: Pi at Investigate Disturbance
P1 hand: Time Travel Pod
P1 plays Time Travel Pod on Borg Ship
P1 names 1
P1 ends turn
then happened: Borg Ship reappeared
then did not happen: Pi destroyed
P2 ends turn
then happened: Pi destroyed; Borg Ship flew to Krios Suppression

story P87, P102: Opposite: Plasma Fire and Warp Core Breach except the Borg Ship
turn 3: P1, card play
P1 mission: Seek Life-form
P1 ship: Borg Ship by P2 [counter 1] at Seek Life-form
P2 ship: Runabout at Seek Life-form
P1 hand: Plasma Fire, Warp Core Breach
P1 plays Plasma Fire on Borg Ship → refused B-12.11
P1 plays Warp Core Breach on Borg Ship → refused B-12.11
then offered: P1 plays Plasma Fire on Runabout; P1 plays Warp Core Breach on Runabout

story P18: Near miss: no crew, no controller and no dock: what asks for those finds no ship in it
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Borg Ship by P2 [counter 1] at Excavation
P1 ship: U.S.S. Hood at Excavation aboard Giusti
P1 hand: Rogue Borg Mercenaries, Ship Seizure, Temporal Rift, Asteroid Sanctuary, 2x Wormhole
then not offered:
  P1 plays Rogue Borg Mercenaries on Borg Ship
  P1 plays Ship Seizure on Borg Ship
  P1 plays Temporal Rift on Borg Ship
  P1 plays Asteroid Sanctuary on Borg Ship

story P94, P97: Subspace Warp Rift and Tetryon Field touch ships of the players: the Borg Ship flies through
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 mission: Seek Life-form
P1 mission: Krios Suppression
P1 mission: Survey Mission
P1 on Seek Life-form: Subspace Warp Rift, Tetryon Field
P1 ship: Borg Ship by P2 [counter 1] at Investigate Disturbance
P1 ends turn
then happened: Borg Ship flew to Krios Suppression
then not damaged: Borg Ship
