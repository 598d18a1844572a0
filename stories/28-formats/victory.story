# The same points, under every format: who has won.

story B-28.17: under open 115 points from planet missions alone win
format open
P1 mission: Investigate Massacre, completed by P1
P1 points: 90 mission, 0 bonus
P1 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
then P1 score: 115
then winner: P1

story OTF-7.2: under otf 115 points from planet missions alone do not win yet
format otf
P1 mission: Investigate Massacre, completed by P1
P1 points: 90 mission, 0 bonus
P1 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
then P1 score: 115
then winner: nobody yet

story MOD-7.2: under modern 115 points from planet missions alone do not win yet
format modern
P1 mission: Investigate Massacre, completed by P1
P1 points: 90 mission, 0 bonus
P1 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
then P1 score: 115
then winner: nobody yet

story BETA-7.3: under otf-beta 115 points from planet missions alone do not win yet
format otf-beta
P1 mission: Investigate Massacre, completed by P1
P1 points: 90 mission, 0 bonus
P1 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
then P1 score: 115
then winner: nobody yet

story B-26.6: under rule-of-four 115 points from planet missions alone win
format rule-of-four
P1 mission: Investigate Massacre, completed by P1
P1 points: 90 mission, 0 bonus
P1 mission: Excavation
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
then P1 score: 115
then winner: P1
