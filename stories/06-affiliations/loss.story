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
P1 beams Klag from U.S.S. Oberth to Runabout → refused B-6.6
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

story B-6.18: Aboard a facility the strangers are under house arrest as well
turn 3: P1, orders, P2 next
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 outpost: Federation Outpost at Excavation aboard Taurik, Klag, Vekor
P2 hand: The Devil
P2 plays The Devil on Treaty: Federation/Klingon
then under house arrest: Klag
then not under house arrest: Taurik, Vekor

story B-6.20: Whoever is under house arrest leads no attack
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: I.K.C. K'Vort at Study Nebula aboard Divok, Tallus [under house arrest]
P2 ship: Runabout at Study Nebula aboard Taurik
P1 attacks Runabout with I.K.C. K'Vort → refused B-20.4

story B-6.20: With a leader who is free the same attack is made
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: I.K.C. K'Vort at Study Nebula aboard Divok, Klag
P2 ship: Runabout at Study Nebula aboard Taurik
then offered: P1 attacks Runabout with I.K.C. K'Vort

story B-6.20: Nor does he staff the ship
turn 3: P1, orders
P1 mission: Study Nebula
P1 mission: Excavation
P1 ship: U.S.S. Hood at Study Nebula aboard Taurik, Klag [under house arrest]
P1 flies U.S.S. Hood to Excavation → refused B-14.16

story B-6.21: They may walk off, too
turn 3: P1, orders
P1 mission: Hunt for DNA Program
P1 outpost: Klingon Outpost at Hunt for DNA Program
P1 ship: Yridian Shuttle [docked] at Hunt for DNA Program aboard Taurik, Klag [under house arrest]
then under house arrest: Klag
P1 walks Klag from Yridian Shuttle to Klingon Outpost
then not under house arrest: Klag
