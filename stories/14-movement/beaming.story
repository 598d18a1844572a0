story B-14.1: One of the two places must be a vessel of yours there
P1 mission: Excavation
P1 mission: First Contact
P1 planet Excavation: Data
P1 ship: Runabout at First Contact
P1 beams Data to Runabout → refused B-14.1
P1 flies Runabout to Excavation → refused B-14.18

story B-14.2: Between surface, ships and facilities of yours
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data
P1 ship: Runabout at Excavation
P1 ship: U.S.S. Hood at Excavation
P1 beams Data to Excavation
P1 beams Data to Federation Outpost
P1 beams Data to Runabout
P1 beams Data to U.S.S. Hood
P1 beams Data to Federation Outpost
then aboard Federation Outpost: Data

story B-14.3: The opponent's ship above does not keep you off a surface
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P2 ship: U.S.S. Hood at Excavation aboard Taurik
P2 outpost: Federation Outpost at Excavation
P1 beams Data to Federation Outpost → refused B-14.3
P1 beams Data to Excavation
then planet Excavation: Data

story B-14.6: As often as one likes
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 beams Data to Excavation
P1 beams Data to Runabout
P1 beams Data to Excavation
P1 beams Data to Runabout
then aboard Runabout: Data

story B-14.7: The disabled are carried by those who can act
P1 mission: Excavation
P1 ship: Runabout (Two-Dimensional Creatures by P2) at Excavation aboard Deanna Troi, Calloway
then disabled: Deanna Troi
P1 beams Deanna Troi to Excavation
then planet Excavation: Deanna Troi
then not disabled: Deanna Troi

story B-14.7: Alone they stay
P1 mission: Excavation
P1 ship: Runabout (Two-Dimensional Creatures by P2) at Excavation aboard Deanna Troi, Calloway [stopped]
P1 beams Deanna Troi to Excavation → refused B-14.7

story B-14.8: Equipment goes without personnel, and stays its player's where it is left
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Tricorder
P2 ship: U.S.S. Hood at Excavation
P2 planet Excavation: Taurik
turn 1: P1, orders
P1 beams Tricorder to Excavation
then planet Excavation: Tricorder, Taurik
P1 ends turn
P2 ends card play
P2 beams Tricorder to U.S.S. Hood → refused B-14.8
P2 beams Taurik to U.S.S. Hood
then planet Excavation: Tricorder

story B-14.9, B-15.7: Neither to nor from a cloaked ship
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression aboard Gorath
P1 ship: I.K.C. Pagh at Krios Suppression aboard Klag
P1 planet: Kromm
P1 beams Gorath to I.K.C. Pagh → refused B-14.9
P1 beams Klag to I.K.C. K'Vort → refused B-14.9
P1 beams Kromm to I.K.C. K'Vort → refused B-14.9
P1 decloaks I.K.C. K'Vort
P1 beams Kromm to I.K.C. K'Vort
then aboard I.K.C. K'Vort: Gorath, Kromm

story B-14.10: No icon is asked for on the way down
P1 mission: Krios Suppression
P1 ship: Runabout at Krios Suppression aboard Calloway
P1 beams Calloway to Krios Suppression
then planet Krios Suppression: Calloway

story B-14.11: A beam that would break compatibility is not made
P1 mission: Excavation
P1 ship: I.K.C. K'Vort at Excavation aboard Gowron
P1 planet: Data, Amarie
P1 beams Data to I.K.C. K'Vort → refused B-14.11
P1 beams Amarie to I.K.C. K'Vort
then aboard I.K.C. K'Vort: Gowron, Amarie

story B-14.12: What hinders beaming up and down leaves ships alone
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 ship: U.S.S. Hood at Excavation
P1 hand: Distortion Field
P1 plays Distortion Field on Excavation
P1 beams Data to Excavation → refused B-1.5
P1 beams Data to U.S.S. Hood
then aboard U.S.S. Hood: Data

story B-14.13: Beaming by a card keeps to the rules and does not free the stopped
P1 mission: Excavation
P1 planet: Data, Worf [stopped], Tricorder
P1 ship: Runabout at Excavation
P2 ship: U.S.S. Hood at Excavation
P1 hand: Emergency Transporter Armbands
turn 2: P2, orders
P1 plays Emergency Transporter Armbands
then not offered: P1 beams Worf to Runabout; P1 beams Data to U.S.S. Hood; P1 beams Tricorder to Runabout
P1 beams Data to Runabout
then aboard Runabout: Data

story B-14.13: With only a cloaked ship there it does nothing
P1 mission: Krios Suppression
P1 planet: Gorath
P1 ship: I.K.C. K'Vort [cloaked] at Krios Suppression
P1 hand: Emergency Transporter Armbands
P1 plays Emergency Transporter Armbands → refused B-13.8

story B-14.15: The stopped and the incompatible do not walk
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data [stopped], Worf, Amarie
P1 ship: Zibalian Transport [docked] at Excavation aboard Gowron
P1 walks Data to Zibalian Transport → refused B-14.15
P1 walks Worf to Zibalian Transport → refused B-14.15
P1 walks Amarie to Zibalian Transport
then aboard Zibalian Transport: Gowron, Amarie

story B-14.12, P114: Emergency Transporter Armbands beam up or down, not from ship to ship
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 ship: U.S.S. Hood at Excavation
P1 hand: Emergency Transporter Armbands
P1 plays Emergency Transporter Armbands
P1 beams Data from Runabout to U.S.S. Hood → refused B-14.12
P1 beams Data from Runabout to Excavation
then planet Excavation: Data

story B-14.12, P114: At a space mission there is no up or down
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: Runabout at Study Nebula aboard Data
P1 ship: U.S.S. Hood at Study Nebula
P1 hand: Emergency Transporter Armbands
P1 plays Emergency Transporter Armbands → refused B-13.8
P1 beams Data from Runabout to U.S.S. Hood

story B-14.12, P114: Up to an outpost is up
turn 3: P1, orders
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 planet: Data
P1 hand: Emergency Transporter Armbands
P1 plays Emergency Transporter Armbands
P1 beams Data from Excavation to Federation Outpost
then aboard Federation Outpost: Data
