# The same visit to a mission of the opponent, under every format.

story B-28.14: under open anybody may attempt any mission
format open
P2 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
then happened: Excavation mission completed by P1
then P1 score: 25

story OTF-4.1: under otf a mission of 25 points is its owner's
format otf
P2 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation → refused OTF-4.1

story MOD-4.1: under modern a mission of 25 points is its owner's
format modern
P2 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation → refused MOD-4.1

story BETA-4.1: under otf-beta a mission of 25 points is its owner's
format otf-beta
P2 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation → refused BETA-4.1

story B-28.14: under rule-of-four anybody may attempt any mission
format rule-of-four
P2 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
then happened: Excavation mission completed by P1
then P1 score: 25
