story B-20.50: Klingons 8, 7, 7 against Romulans 9, 6
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn, Klag, Gorath
P2 planet Investigate Disturbance: Tomalak, Bochra
chance: Kurn, Klag, Gorath, Tomalak, Bochra, Tomalak
P1 battles on Investigate Disturbance
P2 stuns Kurn
P1 stuns Bochra
then happened: Kurn stunned; Bochra stunned; P1 strength totaled 14; P2 strength totaled 9
  P1 battle won; Tomalak mortally wounded; Tomalak killed
then stopped: Kurn, Klag, Gorath, Bochra

story B-20.38: the stronger one's player may let the adversary go
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Calloway
P1 battles on Investigate Disturbance
then offered: P1 stuns Calloway; P1 mortally wounds Calloway; P1 chooses nothing
P1 chooses nothing
then happened: P1 strength totaled 8; P2 strength totaled 3; P1 battle won; Calloway killed

story B-20.38: double the STRENGTH is not more than double
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Deanna Troi
P1 battles on Investigate Disturbance
then not offered: P1 mortally wounds Deanna Troi
P1 stuns Deanna Troi
then happened: P2 strength totaled 0; Deanna Troi killed

story B-20.41: a tie kills nobody and stops everybody
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Taurik
P1 battles on Investigate Disturbance
then happened: Investigate Disturbance battle undecided
then did not happen: Taurik killed; Kurn killed
then stopped: Kurn, Taurik

story B-20.42: whoever dies for the losing side is drawn by lot, the stunned included
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn, Kromm
P2 planet Investigate Disturbance: Norah Satie, Calloway
chance: Kurn, Kromm, Norah Satie, Calloway, Calloway
P1 battles on Investigate Disturbance
P1 stuns Norah Satie
P1 stuns Calloway
then happened: Calloway selected; Calloway killed
then in play: Norah Satie

story B-20.45: hand weapons count in battle
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn, Klingon Disruptor
P2 planet Investigate Disturbance: Tomalak
P1 battles on Investigate Disturbance
then asked: P1 combat pair
P1 stuns Tomalak
then happened: P1 strength totaled 10; Tomalak killed

story B-20.46: Emergency Transporter Armbands take participants out of the battle
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Pagh at Investigate Disturbance
P1 planet Investigate Disturbance: Kurn, Klag
P2 planet Investigate Disturbance: Tomalak
P1 hand: Emergency Transporter Armbands
chance: Kurn, Klag, Tomalak, Kurn
P1 battles on Investigate Disturbance
P1 responds with Emergency Transporter Armbands
P1 beams Klag to I.K.C. Pagh
P2 chooses nothing
then happened: P1 strength totaled 8; P2 battle won; Kurn killed
then not stopped: Klag

story B-20.47: a force reduced to nothing loses
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Mendak
P1 hand: Honor Challenge
P1 battles on Investigate Disturbance
P1 responds with Honor Challenge
then happened: Mendak killed; P2 strength totaled 0; P1 battle won
then stopped: Kurn

story B-20.53: Klingon Right of Vengeance starts a further battle at once
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn, Klag
P2 planet Investigate Disturbance: Tomalak, Parem
P1 hand: Klingon Right of Vengeance
chance: Kurn, Klag, Tomalak, Parem, Kurn, Klag, Parem, Tomalak
P1 battles on Investigate Disturbance
P2 chooses nothing
P2 chooses nothing
P1 responds with Klingon Right of Vengeance
P1 stuns Parem
then happened: Kurn killed; Klag pair revealed; Parem stunned; P1 strength totaled 14; P2 strength totaled 9; P1 battle won

story B-13.35: forces are open while they fight
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Tomalak, Tricorder
then P1 does not see: Tomalak
P1 battles on Investigate Disturbance
then P1 sees: Tomalak
then P1 does not see: Tricorder
P2 chooses nothing
then P1 does not see: Tomalak

story B-20.43: a text about somebody just killed follows after the battle's kills
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Roga Danar
P1 hand: Klingon Death Yell
P1 battles on Investigate Disturbance
P2 stuns Kurn
P1 responds with Klingon Death Yell
then happened: Kurn mortally wounded; Kurn killed; P1 scored 5 for Klingon Death Yell; Roga Danar stopped

story B-20.49: a hologram mortally wounded in battle is switched off
turn 3: P1, orders
P1 mission: Investigate Disturbance
P2 ship: U.S.S. Yamato at Investigate Disturbance aboard Sir Isaac Newton, Kurn [controlled by P1]
P1 battles aboard U.S.S. Yamato
P1 mortally wounds Sir Isaac Newton
then happened: Sir Isaac Newton deactivated
then in play: Sir Isaac Newton
