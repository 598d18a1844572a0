# The same seed deck, under the formats in which players take turns.

story B-28.4: under open a player may pass in the facility phase
format open
phase: facilities
P1 mission: Excavation
P1 seed deck: Federation Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 passes
then P1 removed: Federation Outpost

story OTF-1.7: under otf nobody passes who can seed a facility
format otf
phase: facilities
P1 mission: Excavation
P1 seed deck: Federation Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 passes → refused OTF-1.7
P1 seeds Federation Outpost at Excavation
then happened: Federation Outpost facility seeded at Excavation

story MOD-1.7: under modern nobody passes who can seed a facility
format modern
phase: facilities
P1 mission: Excavation
P1 seed deck: Federation Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 passes → refused MOD-1.7
P1 seeds Federation Outpost at Excavation
then happened: Federation Outpost facility seeded at Excavation

story B-28.4: under rule-of-four a player may pass in the facility phase
format rule-of-four
phase: facilities
P1 mission: Excavation
P1 seed deck: Federation Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 passes
then P1 removed: Federation Outpost
