story B-17.33, B-17.2: Impassable Door stops a team without Computer Skill
format open
P1 mission: Excavation / Impassable Door by P2
P2 mission: Study Stellar Collision
P1 outpost: Federation Outpost at Excavation aboard Simon Tarses
P1 planet Excavation: Jean-Luc Picard, Alyssa Ogawa
P1 attempts Excavation
then happened: Impassable Door encountered; Impassable Door conditions failed
  Jean-Luc Picard stopped
  Impassable Door returned under mission
then stopped: Jean-Luc Picard, Alyssa Ogawa
then not stopped: Simon Tarses
then under Excavation: Impassable Door
P1 attempts Excavation → refused B-19.3
