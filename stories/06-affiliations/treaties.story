story B-6.23: The opponent's treaty does not
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P2 table: Treaty: Federation/Klingon
P1 hand: Klag
P1 reports Klag to Federation Outpost → refused B-13.11

story B-6.24: A treaty adds no icon to a mission
P1 mission: Krios Suppression
P1 table: Treaty: Federation/Klingon
P1 planet: Jean-Luc Picard, Data, Worf
P1 hand: Runabout
P1 attempts Krios Suppression → refused B-16.4

story B-6.24: But friends may join those who match
P1 mission: Krios Suppression
P1 table: Treaty: Federation/Klingon
P1 planet: Jean-Luc Picard, Data, Worf, Kle'eg, Roga Danar
P1 hand: Runabout
P1 attempts Krios Suppression
then happened: Krios Suppression mission completed

story B-6.25: A treaty does not let the Federation attack
turn 3: P1, orders
P1 mission: Study Nebula
P1 table: Treaty: Federation/Klingon
P1 ship: U.S.S. Oberth at Study Nebula aboard Jean-Luc Picard
P2 ship: I.K.C. K'Vort at Study Nebula aboard Klag
P1 attacks I.K.C. K'Vort with U.S.S. Oberth → refused B-20.13

story B-6.26, B-6.27: Lore's Fingernail makes Data Non-Aligned, and he matches no Federation icon
turn 3: P1, card play
P1 mission: Investigate Time Continuum
P1 planet: Data
P1 hand: Lore's Fingernail
P1 plays Lore's Fingernail
then happened: Data affiliation changed to Non-Aligned
P1 ends card play
P1 attempts Investigate Time Continuum → refused B-16.4

story B-6.26: When it ends, Data is Federation again and among Klingons under arrest
turn 3: P1, orders, P2 next
P1 mission: Study Nebula
P1 table: Lore's Fingernail
P1 ship: I.K.C. K'Vort at Study Nebula aboard Klag, Data
P2 hand: Kevin Uxbridge
P2 plays Kevin Uxbridge on Lore's Fingernail
then happened: Data affiliation changed to Federation; Data under house arrest
then not under house arrest: Klag

story B-6.27: Federation equipment is nothing for an android who is Non-Aligned
turn 3: P1, orders
P1 mission: Excavation
P1 table: Lore's Fingernail
P1 planet: Data, Taurik, Federation PADD
then CUNNING of Data: 12
then CUNNING of Taurik: 9

story B-6.29: A Cardassian among the Non-Aligned is Non-Aligned
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Combat Vessel at Excavation aboard Evek, Klag
then not under house arrest: Evek, Klag
P1 beams Evek from Combat Vessel to Excavation
P1 attempts Excavation → refused B-16.4

story B-6.30: Equipment for Klingons helps Klingons by affiliation or species, and nobody else
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Worf, Taurik, Klingon PADD
then CUNNING of Worf: 8
then CUNNING of Taurik: 7

story B-6.30: "Federation and Non-Aligned use only" takes in the Non-Aligned
turn 3: P1, orders
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 planet: Taurik, Evek, Klag, Starfleet Type II Phaser
then STRENGTH of Taurik: 10
then STRENGTH of Evek: 9
then STRENGTH of Klag: 7

story B-6.30: "Federation use only" does not
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Taurik, Evek, Federation PADD
then CUNNING of Taurik: 9
then CUNNING of Evek: 5
