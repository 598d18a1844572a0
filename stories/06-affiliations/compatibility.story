story B-6.2, B-6.8: A Non-Aligned personnel matches no icon and no ship of another affiliation
P1 mission: Excavation
P1 planet: Baran, Roga Danar
P1 hand: Runabout
P1 attempts Excavation → refused B-16.4

story B-6.8: One matching personnel is enough, the others come along
P1 mission: Excavation
P1 planet: Baran, Roga Danar, Taurik
P1 hand: Runabout
P1 attempts Excavation
then happened: Excavation mission completed

story B-6.3: Cards of one affiliation and Non-Aligned cards get along
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik, Baran
P1 table: Red Alert!
P1 hand: Data, Evek, Klag, Combat Vessel
P1 uses Red Alert!
P1 reports Data to Federation Outpost
P1 reports Evek to Federation Outpost
P1 reports Combat Vessel to Federation Outpost
then aboard Federation Outpost: Taurik, Baran, Data, Evek
then not offered: P1 reports Klag to Federation Outpost

story B-6.3, B-6.23: A treaty of yours links two affiliations
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 table: Treaty: Federation/Klingon
P1 hand: Klag
P1 reports Klag to Federation Outpost
then aboard Federation Outpost: Taurik, Klag

story B-6.23: The opponent's treaty does not
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P2 table: Treaty: Federation/Klingon
P1 hand: Klag
P1 reports Klag to Federation Outpost → refused B-13.11

story B-6.4, B-6.31: Equipment goes anywhere, whoever it is made for
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 hand: Klingon Disruptor, Runabout
P1 reports Klingon Disruptor to Federation Outpost
then aboard Federation Outpost: Taurik, Klingon Disruptor
P1 ends card play
P1 beams Taurik, Klingon Disruptor from Federation Outpost to Excavation
then planet Excavation: Taurik, Klingon Disruptor

story B-6.5: Two treaties do not make the Federation and the Romulans friends
turn 3: P1, card play
P1 mission: Excavation
P1 mission: Krios Suppression
P1 outpost: Klingon Outpost at Krios Suppression aboard Klag, Taurik
P1 outpost: Federation Outpost at Excavation
P1 table: Treaty: Federation/Klingon, Treaty: Romulan/Klingon
P1 hand: Tallus
P1 reports Tallus to Klingon Outpost → refused B-13.11
P1 reports Tallus to Federation Outpost → refused B-13.11

story B-6.5: Where no Federation card is the Romulan may report to the Klingons
turn 3: P1, card play
P1 mission: Krios Suppression
P1 outpost: Klingon Outpost at Krios Suppression aboard Klag
P1 table: Treaty: Federation/Klingon, Treaty: Romulan/Klingon
P1 hand: Tallus
P1 reports Tallus to Klingon Outpost
then aboard Klingon Outpost: Klag, Tallus

story B-6.6: Incompatible cards are not beamed aboard, and their ships do not dock
turn 3: P1, orders
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 ship: Combat Vessel at Excavation aboard Taurik
P1 ship: I.K.C. K'Vort at Excavation aboard Klag, Vekor
P1 beams Klag from I.K.C. K'Vort to Combat Vessel → refused B-14.7
P1 docks I.K.C. K'Vort at Federation Outpost → refused B-6.6
P1 beams Vekor from I.K.C. K'Vort to Combat Vessel
then aboard Combat Vessel: Taurik, Vekor

story B-6.6: Nor are they beamed there together
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Combat Vessel at Excavation
P1 ship: Yridian Shuttle at Excavation
P1 planet: Taurik, Klag [team 2]
P1 beams Taurik, Klag from Excavation to Combat Vessel → refused B-6.6
P1 beams Taurik from Excavation to Combat Vessel
P1 beams Klag from Excavation to Yridian Shuttle
then aboard Combat Vessel: Taurik

story B-6.7: The opponent's cards are nobody's companions
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Jean-Luc Picard
P2 planet Excavation: Klag
P1 hand: Runabout
then team of Jean-Luc Picard: 1
then team of Klag: 1
P1 attempts Excavation
then happened: Excavation mission completed

story B-6.9: Worf is a Klingon by species
turn 3: P1, orders
P1 mission: Excavation / Archer by P2
P1 planet: Worf, Linda Larson
P1 hand: Klingon Death Yell
P1 attempts Excavation
P1 responds with Klingon Death Yell
then happened: Worf killed; P1 scored 5

story B-6.9: Tasha Yar, with Honor, is no Klingon
turn 3: P1, orders
P1 mission: Excavation / Archer by P2
P1 planet: Tasha Yar, Linda Larson
P1 hand: Klingon Death Yell
P1 attempts Excavation
then not offered: P1 responds with Klingon Death Yell
then happened: Tasha Yar killed

story B-6.10: Worf is not of the Klingon affiliation
P1 mission: Krios Suppression
P1 planet: Worf
P1 hand: Runabout
P1 attempts Krios Suppression → refused B-16.4

story B-6.11: A mission of two affiliations is of each of them
turn 3: P1, card play
P1 mission: Explore Black Cluster
P1 mission: Study Nebula
P1 hand: Espionage: Federation on Klingon
then offered: P1 plays Espionage: Federation on Klingon on Explore Black Cluster
then not offered: P1 plays Espionage: Federation on Klingon on Study Nebula

story B-6.17: When a treaty ends the Away Team falls apart
turn 3: P1, orders, P2 next
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 planet: Taurik, Klag, Vekor
P2 hand: The Devil
then team of Taurik: 1
then team of Klag: 1
P2 plays The Devil on Treaty: Federation/Klingon
then asked: P1 choose cards
P1 chooses Klag
then team of Klag: 1
then team of Vekor: 1
then team of Taurik: 2

story B-6.17: Where it is clear who goes with whom nobody is asked
turn 3: P1, orders, P2 next
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 planet: Taurik, Data, Klag, Kle'eg
P2 hand: The Devil
P2 plays The Devil on Treaty: Federation/Klingon
then asked: P1 action
then team of Taurik: 2
then team of Data: 2
then team of Klag: 1
then team of Kle'eg: 1

story B-6.18, B-6.20: Aboard a ship the strangers are under house arrest and can do nothing
turn 3: P1, orders, P2 next
P1 mission: Study Nebula
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 ship: U.S.S. Oberth at Study Nebula aboard Klag, Kurak
P2 hand: The Devil
P2 plays The Devil on Treaty: Federation/Klingon
then under house arrest: Klag, Kurak
P1 flies U.S.S. Oberth to Excavation → refused B-14.18
P1 attempts Study Nebula with U.S.S. Oberth → refused B-16.2

story B-6.20: Those under house arrest lend no skill, no attribute and no hand in battle
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: U.S.S. Oberth at Study Nebula aboard Neela Daren, Kurak [under house arrest]
P1 hand: Runabout
then under house arrest: Kurak
P1 attempts Study Nebula
then happened: Study Nebula attempt failed

story B-6.21: They may leave for a place where they are welcome, and are released there
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Oberth at Excavation aboard Taurik, Klag [under house arrest]
P1 ship: Runabout at Excavation
P1 ship: I.K.C. K'Vort at Excavation
P1 beams Klag from U.S.S. Oberth to Runabout → refused B-14.7
P1 beams Klag from U.S.S. Oberth to I.K.C. K'Vort
then not under house arrest: Klag

story B-6.21: A new treaty releases them where they are
turn 3: P1, card play
P1 mission: Excavation
P1 ship: U.S.S. Oberth at Excavation aboard Taurik, Klag [under house arrest]
P1 hand: Treaty: Federation/Klingon
P1 plays Treaty: Federation/Klingon
then happened: Klag released
then not under house arrest: Klag

story B-6.19: Aboard a Non-Aligned ship their player says who stays the crew
turn 3: P1, orders, P2 next
P1 mission: Study Nebula
P1 table: Treaty: Federation/Klingon
P1 ship: Yridian Shuttle at Study Nebula aboard Taurik, Klag, Vekor
P2 hand: The Devil
P2 plays The Devil on Treaty: Federation/Klingon
then asked: P1 choose cards
P1 chooses option 2
then under house arrest: Taurik
then not under house arrest: Klag, Vekor

story B-6.22: A docked ship that is no longer welcome is undocked
turn 3: P1, orders, P2 next
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 outpost: Federation Outpost at Excavation
P1 ship: I.K.C. K'Vort [docked] at Excavation aboard Klag
P1 ship: Runabout [docked] at Excavation
P2 hand: The Devil
P2 plays The Devil on Treaty: Federation/Klingon
then happened: I.K.C. K'Vort undocked
then not docked: I.K.C. K'Vort
then docked: Runabout

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
