# The same encounter, under every format: where the dilemma goes.

story B-28.12: under open a dilemma that is done with goes to the discard pile of its owner
format open
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Simon Tarses
P1 attempts Excavation
then P2 discard pile: Archer
then P2 removed: nothing

story OTF-2.1: under otf a dilemma that is done with goes to the removed of its owner
format otf
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Simon Tarses
P1 attempts Excavation
then P2 removed: Archer
then P2 discard pile: nothing

story MOD-2.1: under modern a dilemma that is done with goes to the removed of its owner
format modern
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Simon Tarses
P1 attempts Excavation
then P2 removed: Archer
then P2 discard pile: nothing

story BETA-2.1: under otf-beta a dilemma that is done with goes to the removed of its owner
format otf-beta
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Simon Tarses
P1 attempts Excavation
then P2 removed: Archer
then P2 discard pile: nothing

story R4-4.1: under rule-of-four a dilemma that is done with goes to the removed of its owner
format rule-of-four
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Simon Tarses
P1 attempts Excavation
then P2 removed: Archer
then P2 discard pile: nothing
