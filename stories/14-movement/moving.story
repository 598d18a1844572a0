story B-14.1: Beaming down, and joining the Away Team there
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data, Tricorder
P1 planet: Worf
P1 beams Data, Tricorder to Excavation
then happened: Data beamed to Excavation
then planet Excavation: Worf, Data, Tricorder
then team of Data: 1

story B-14.3: Not to the opponent's ship
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P2 ship: I.K.C. K'Vort at Excavation
P1 beams Data to I.K.C. K'Vort → refused B-14.3

story B-14.4: There is nothing to beam down to in space
P1 mission: Study Nebula
P1 ship: Runabout at Study Nebula aboard Data
P1 beams Data to Study Nebula → refused B-14.4

story B-14.5: An empty ship's transporters work
P1 mission: Excavation
P1 ship: Runabout at Excavation
P1 planet: Data
P1 beams Data to Runabout
then aboard Runabout: Data

story B-14.7: The stopped stay where they are
P1 mission: Excavation
P1 ship: Runabout at Excavation
P1 planet: Data [stopped], Worf
P1 beams Data to Runabout → refused B-14.7
P1 beams Worf to Runabout
then planet Excavation: Data

story B-14.11: Incompatible arrivals form an Away Team of their own
P1 mission: Excavation
P1 ship: I.K.C. K'Vort at Excavation aboard Gowron
P1 planet: Data
P1 beams Gowron to Excavation
then team of Data: 1
then team of Gowron: 2

story B-14.9: Nothing is beamed from a cloaked ship
P1 mission: Excavation
P1 ship: I.K.C. K'Vort [cloaked] at Excavation aboard Gowron
P1 beams Gowron to Excavation → refused B-14.9

story B-14.14: Walking between a facility and a ship docked at it
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data, Worf
P1 ship: U.S.S. Hood [docked] at Excavation
P1 walks Data, Worf to U.S.S. Hood
then happened: Data walked to U.S.S. Hood; Worf walked to U.S.S. Hood
then aboard U.S.S. Hood: Data, Worf

story B-14.14: Nobody walks to a ship in space
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data
P1 ship: U.S.S. Hood at Excavation
P1 walks Data to U.S.S. Hood → refused B-14.14
P1 beams Data to U.S.S. Hood

story B-14.16: A staff icon is not enough for a command icon
P1 mission: Excavation
P1 mission: First Contact
P1 ship: U.S.S. Nebula at Excavation aboard Taurik, Giusti, Taitt
P1 flies U.S.S. Nebula to First Contact → refused B-14.16

story B-14.17: A command icon stands in for a staff icon
P1 mission: Excavation
P1 mission: First Contact
P1 ship: U.S.S. Nebula at Excavation aboard Data, Jean-Luc Picard
P1 flies U.S.S. Nebula to First Contact
then space First Contact: U.S.S. Nebula

story B-14.16: Compatible hands without one of the ship's affiliation
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Roga Danar, Baran
P1 flies Runabout to First Contact → refused B-14.16

story B-14.18: A ship without staffing icons needs just one matching personnel
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway
P1 flies Runabout to First Contact
then space First Contact: Runabout

story B-14.21: The stopped do not staff a ship
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway [stopped]
P1 flies Runabout to First Contact → refused B-14.18

story B-14.26: A docked ship undocks before it flies
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout [docked] at Excavation aboard Calloway
P1 flies Runabout to First Contact → refused B-14.26
P1 undocks Runabout
P1 flies Runabout to First Contact
then happened: Runabout undocked from Federation Outpost; Runabout flew to First Contact using 2

story B-14.27: A facility lends half of its SHIELDS to a docked ship
P1 mission: Excavation
P1 outpost: Klingon Outpost at Excavation
P1 ship: I.K.C. K'Vort [docked] at Excavation aboard Gowron
then SHIELDS of I.K.C. K'Vort: 22
P1 undocks I.K.C. K'Vort
then SHIELDS of I.K.C. K'Vort: 6

story B-14.25: No docking at the opponent's facility
P1 mission: Excavation
P2 outpost: Federation Outpost at Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 docks Runabout at Federation Outpost → refused B-14.25

story B-14.32: A ship flies several times in a turn, up to its RANGE
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Study Nebula
P1 ship: Runabout at Excavation aboard Calloway
P1 flies Runabout to First Contact
P1 flies Runabout to Study Nebula
then range left of Runabout: 1
P1 flies Runabout to First Contact → refused B-14.32

story B-14.33: RANGE is whole again in the next turn
P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: Runabout [range used 7] at Excavation aboard Calloway
P1 flies Runabout to Study Nebula → refused B-14.32
P1 ends turn
P2 ends turn
P1 flies Runabout to Study Nebula
then range left of Runabout: 3
