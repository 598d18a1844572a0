story B-21.5: a second hit on an unrepaired ship destroys it
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Vor'Cha at Investigate Disturbance aboard Klag
P2 ship: U.S.S. Hood at Investigate Disturbance
P1 attacks U.S.S. Hood with I.K.C. Bortas
then hull of U.S.S. Hood: 50
then in play: U.S.S. Hood
P1 attacks U.S.S. Hood with I.K.C. Vor'Cha
then happened: U.S.S. Hood damaged to 0; U.S.S. Hood destroyed

story B-21.6: a damaged ship has RANGE 5 if it had more
turn 3: P1, orders
P1 mission: Krios Suppression
P1 mission: Seek Life-form
P1 mission: Survey Mission
P1 ship: I.K.C. Bortas [damaged] at Krios Suppression aboard Kurn, Kromm, Divok
then RANGE of I.K.C. Bortas: 5
P1 flies I.K.C. Bortas to Survey Mission → refused B-14.32
P1 flies I.K.C. Bortas to Seek Life-form
then range left of I.K.C. Bortas: 2

story B-21.7: the Cloaking Device of a damaged ship is off line
turn 3: P1, orders
P1 mission: Krios Suppression
P1 ship: I.K.C. Bortas [damaged] at Krios Suppression aboard Kurn
P1 cloaks I.K.C. Bortas → refused B-15.4

story B-21.8: WEAPONS and SHIELDS of a damaged ship are unchanged
turn 3: P1, orders
P1 mission: Krios Suppression
P1 ship: I.K.C. Bortas [damaged] at Krios Suppression
then WEAPONS of I.K.C. Bortas: 9
then SHIELDS of I.K.C. Bortas: 7

story B-21.11: damage by a card is no battle
turn 3: P1, orders
P1 mission: Seek Life-form / Null Space by P2
P1 ship: I.K.C. Bortas at Seek Life-form aboard Kurn
P1 attempts Seek Life-form
then happened: I.K.C. Bortas damaged to 50
then did not happen: I.K.C. Bortas battle initiated

story B-21.12: a damaged outpost keeps its SHIELDS and its use
turn 3: P1, card play
P1 mission: Investigate Disturbance
P1 outpost: Klingon Outpost [damaged] at Investigate Disturbance
P1 hand: Kromm
then SHIELDS of Klingon Outpost: 32
P1 reports Kromm to Klingon Outpost
then aboard Klingon Outpost: Kromm

story B-21.1: all damage is a half of the HULL or all of it
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
P1 ship: I.K.C. Vor'Cha at Investigate Disturbance aboard Klag
P2 ship: U.S.S. Hood at Investigate Disturbance
P2 ship: Yridian Shuttle at Investigate Disturbance
P1 attacks U.S.S. Hood with I.K.C. Bortas
then hull of U.S.S. Hood: 50
P1 attacks Yridian Shuttle with I.K.C. Vor'Cha
then happened: Yridian Shuttle direct hit against 3; Yridian Shuttle damaged to 0

story B-21.9: the limit of a damaged ship comes after every other change of its RANGE
turn 3: P1, orders
P1 mission: Krios Suppression
P1 ship: I.K.C. Bortas [damaged] at Krios Suppression aboard Kurn
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on I.K.C. Bortas
then RANGE of I.K.C. Bortas: 5
