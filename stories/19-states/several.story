# The same said of several copies of one card.

story B-17.33: Three of a kind are stopped together, and the one aboard is not
P1 mission: Excavation / Impassable Door by P2
P1 planet: 3x Taurik, Worf
P1 ship: Runabout at Excavation aboard Taurik
P1 attempts Excavation
then happened: 3x Taurik stopped; Worf stopped
then did not happen: 4x Taurik stopped
then stopped: 3x Taurik, Worf
then planet Excavation: Worf, 3x Taurik
then aboard Runabout: Taurik
then P1 sees: 4x Taurik
then P2 does not see: 2x Taurik
