# OTF-5.1, MOD-5.1: personnel fetched into play by agreement are downloaded, and one action in a turn may do that.

story OTF-5.1: A second personnel fetched into play in one turn is refused
assisted
format otf
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 draw deck: Worf, Taurik, Tricorder, Giusti, Mendon
P1 proposes to fetch Worf aboard Runabout
P2 agrees
P1 proposes to fetch Taurik aboard Runabout → refused OTF-5.1
P1 proposes to fetch Taurik to Excavation → refused OTF-5.1
then aboard Runabout: Data, Worf

story OTF-5.1: What was declined does not count, nor does equipment, nor a card for the hand
assisted
format otf
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 draw deck: Worf, Taurik, Tricorder, Giusti, Mendon
P1 proposes to fetch Worf aboard Runabout
P2 declines
P1 proposes to fetch Tricorder aboard Runabout
P2 agrees
P1 proposes to fetch Taurik into the hand
P2 agrees
P1 proposes to fetch Worf aboard Runabout
P2 agrees
then aboard Runabout: Data, Tricorder, Worf

story OTF-5.1: The next turn is a new one, also that of the opponent
assisted
format otf
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 draw deck: Worf, 5x Taurik
P2 draw deck: Kurn, Gowron, Klag, Korris, Kromm
P1 proposes to fetch Worf aboard Runabout
P2 agrees
P1 ends turn
P1 proposes to fetch Taurik aboard Runabout
P2 agrees
then aboard Runabout: Data, Worf, Taurik

story OTF-5.1: Each player has an action of their own
assisted
format otf
turn 3: P1, orders
P1 mission: Krios Suppression
P1 ship: Runabout at Krios Suppression aboard Data
P2 ship: I.K.C. K'Vort at Krios Suppression
P1 draw deck: Worf, Taurik
P2 draw deck: Kurn, Gowron
P1 proposes to fetch Worf aboard Runabout
P2 agrees
P2 proposes to fetch Kurn aboard I.K.C. K'Vort
P1 agrees
then aboard I.K.C. K'Vort: Kurn

story OTF-5.2: All that one text fetches is one action
assisted
format otf
turn 3: P1, card play
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 hand: Security Drills
P1 draw deck: Worf, Taurik, Tricorder, Giusti, Mendon
P1 plays Security Drills
P1 proposes to fetch Worf aboard Runabout
P2 agrees
P1 proposes to fetch Taurik aboard Runabout
P2 agrees
P1 settles Security Drills: discarded
P2 agrees
P1 proposes to fetch Giusti aboard Runabout → refused OTF-5.1
then aboard Runabout: Data, Worf, Taurik

story B-28.15: Where no sheet limits them they are fetched as often as both agree
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P1 draw deck: Worf, Taurik
P1 proposes to fetch Worf aboard Runabout
P2 agrees
P1 proposes to fetch Taurik aboard Runabout
P2 agrees
then aboard Runabout: Data, Worf, Taurik
