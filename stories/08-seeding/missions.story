story B-8.9, B-8.4: The players take turns with the top card of their piles, and nobody may pass
phase: missions
P1 mission pile: Excavation, Study Nebula
P2 mission pile: Evacuation, Test Mission
then spaceline: Excavation
P1 places Study Nebula left → refused B-12.5
P2 passes → refused B-8.9
P2 places Test Mission left → refused B-8.9
P2 places Evacuation right
then asked: P1 place mission
P1 places Study Nebula right
then asked: P2 place mission
P2 places Test Mission left
then spaceline: Test Mission, Excavation, Evacuation, Study Nebula

story B-8.9: A player whose pile is empty is skipped
phase: missions
P1 mission pile: Excavation
P2 mission pile: Evacuation, Test Mission, Study Nebula
P2 places Evacuation right
then asked: P2 place mission
P2 places Test Mission right
then asked: P2 place mission
P2 places Study Nebula right
then spaceline: Excavation, Evacuation, Test Mission, Study Nebula

story B-8.10: The first mission starts the spaceline without a choice
phase: missions, P2 next
P1 mission pile: Evacuation
P2 mission pile: Excavation
then spaceline: Excavation
then asked: P1 place mission
P1 places Evacuation left
then spaceline: Evacuation, Excavation

story B-8.11: A later mission goes to either end, never between two others
phase: missions
P1 mission: Excavation
P2 mission: Test Mission
P1 mission: Study Nebula
P1 mission pile: Evacuation
then offered: P1 places Evacuation left; P1 places Evacuation right
then not offered: P1 places Evacuation left of Test Mission; P1 places Evacuation right of Test Mission
P1 places Evacuation right of Excavation → refused B-8.11
P1 places Evacuation left
then spaceline: Evacuation, Excavation, Test Mission, Study Nebula

story B-8.12, B-8.13, B-8.14: A mission of a region goes beside the missions of its region
phase: missions
P1 mission: Excavation
P1 mission: Covert Installation
P2 mission: Iconia Investigation
P1 mission: Study Nebula
P2 mission: Test Mission
P1 mission pile: Investigate "Shattered Space"
then offered: P1 places Investigate "Shattered Space" left of Covert Installation
then offered: P1 places Investigate "Shattered Space" right of Iconia Investigation
then not offered: P1 places Investigate "Shattered Space" right of Covert Installation
P1 places Investigate "Shattered Space" right → refused B-8.12
P1 places Investigate "Shattered Space" right of Iconia Investigation
then spaceline: Excavation, Covert Installation, Iconia Investigation, Investigate "Shattered Space", Study Nebula, Test Mission

story B-8.12, B-8.14: The only mission of its region goes to an end
phase: missions
P1 mission: Excavation
P1 mission: Covert Installation
P2 mission: Test Mission
P1 mission pile: Cloaked Mission
then offered: P1 places Cloaked Mission left; P1 places Cloaked Mission right
then not offered: P1 places Cloaked Mission left of Covert Installation
P1 places Cloaked Mission left
then spaceline: Cloaked Mission, Excavation, Covert Installation, Test Mission

story B-8.15, B-8.21: A copy of the opponent's mission is laid onto it without a choice
phase: missions, P2 next
P1 mission: Excavation
P1 mission: Test Mission
P1 mission pile: Evacuation
P2 mission pile: Excavation
then spaceline: Excavation, Test Mission
then asked: P1 place mission
P1 places Evacuation left
then spaceline: Evacuation, Excavation, Test Mission

story B-8.21: Missions of different titles are different locations
phase: missions, P2 next
P1 mission: Study Nebula
P1 mission: Study Lonka Pulsar
P2 mission pile: Study Plasma Streamer
then offered: P2 places Study Plasma Streamer left; P2 places Study Plasma Streamer right
P2 places Study Plasma Streamer onto Study Nebula → refused B-8.15
P2 places Study Plasma Streamer left
then spaceline: Study Plasma Streamer, Study Nebula, Study Lonka Pulsar

story B-8.17: A shared mission is everybody's own
P1 mission: Excavation
P2 mission: Excavation
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then happened: Excavation mission completed by P1; P1 scored 25
then P1 completed: Excavation

story B-8.20: The mission phase ends when both piles are empty
phase: missions
P1 mission: Excavation
P1 mission pile: Evacuation
P2 mission pile: Test Mission
P1 seed deck: Archer
P2 seed deck: Archer
P1 places Evacuation left
then did not happen: phase begun dilemmas
then asked: P2 place mission
P2 places Test Mission left
then happened: phase begun dilemmas
then asked: P1 seed card

story B-8.2: The phases come one after the other
phase: missions, P2 next
P1 mission: Excavation
P2 mission pile: Evacuation
P1 seed deck: Federation Outpost, Archer
P2 seed deck: Klingon Outpost
P2 places Evacuation left
then happened: phase begun dilemmas
then asked: P1 seed card
P1 seeds Federation Outpost at Excavation → refused B-8.2
P1 seeds Archer under Excavation
then happened: Archer seeded; P2 passed; P1 passed; phase begun facilities
then asked: P1 seed facility
P1 seeds Federation Outpost at Evacuation
then happened: Federation Outpost facility seeded; phase begun play; P1 turn begun
