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
P1 beams Klag from I.K.C. K'Vort to Combat Vessel → refused B-6.6
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
