story B-10.11: Here is aboard a ship as well as on the surface
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: Federation Outpost
P1 builds Federation Outpost at First Contact → refused B-13.19
P1 builds Federation Outpost at Excavation
then space Excavation: Runabout, Federation Outpost

story B-10.12: Aboard is inside that ship, not below it
P1 mission: Excavation
P1 ship: Runabout (Metaphasic Shields) at Excavation aboard Mendon, Taitt
then SHIELDS of Runabout: 9
P1 beams Taitt to Excavation
then SHIELDS of Runabout: 7

story B-10.13: In orbit is in space at a planet, not docked
P1 mission: Excavation
P1 mission: Study Nebula
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout [docked] at Excavation aboard Calloway
P1 ship: U.S.S. Miranda at Excavation aboard Giusti
P1 ship: U.S.S. Oberth at Study Nebula aboard Taitt
P2 hand: Loss of Orbital Stability
P2 plays Loss of Orbital Stability on Runabout → refused B-12.11
P2 plays Loss of Orbital Stability on U.S.S. Oberth → refused B-12.11
then offered: P2 plays Loss of Orbital Stability on U.S.S. Miranda

story B-10.15: Equipment does not make a ship occupied
P1 mission: Excavation
P2 ship: Runabout at Excavation aboard Tricorder
P2 ship: U.S.S. Miranda at Excavation aboard Giusti, Tricorder
P1 ship: I.K.C. K'Vort at Excavation aboard Klag
P1 hand: Ship Seizure
P1 plays Ship Seizure on U.S.S. Miranda → refused B-12.11
P1 plays Ship Seizure on Runabout
then happened: Runabout discarded

story B-10.16: Rogue Borg aboard are fought, and are no crew otherwise
P1 mission: Excavation
P1 mission: First Contact
P1 ship: U.S.S. Hood at Excavation aboard Jean-Luc Picard, Rogue Borg Mercenaries by P2 [controlled by P2]
turn 3: P1, orders
then offered: P1 battles aboard U.S.S. Hood
P1 flies U.S.S. Hood to First Contact → refused B-14.16

story B-10.30: What the opponent has there meets none of your requirements
P1 mission: Excavation
P1 planet: Calloway
P2 planet Excavation: Vash
P1 attempts Excavation
then happened: Excavation attempt failed
