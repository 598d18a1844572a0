story B-8.22, B-8.4: Dilemmas and artifacts are seeded in turns, one card at a time
phase: dilemmas
P1 mission: Excavation
P1 seed deck: Archer, Horga'hn, Taurik
P2 seed deck: Impassable Door, Nausicaans
P1 seeds Taurik under Excavation → refused B-8.22
P1 seeds Archer under Excavation
then asked: P2 seed card
P1 seeds Horga'hn under Excavation → refused B-12.5
P2 seeds Impassable Door under Excavation
then asked: P1 seed card
P1 seeds Horga'hn under Excavation
then asked: P2 seed card
P2 passes
then under Excavation: Archer, Impassable Door, Horga'hn

story B-8.23: The first card seeded is the first one met
phase: dilemmas
P1 mission: Excavation
P1 seed deck: Archer, Nausicaans
P2 seed deck: Impassable Door
P1 seeds Archer under Excavation
P2 seeds Impassable Door under Excavation
P1 seeds Nausicaans under Excavation
then under Excavation: Archer, Impassable Door, Nausicaans

story B-8.23: An attempt meets Archer, then the door, then the Nausicaans
P1 mission: Excavation / Archer by P1, Impassable Door by P2, Nausicaans by P1
P1 planet: Data, Worf, Beverly Crusher, Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then happened: Archer encountered; Impassable Door encountered; Nausicaans encountered

story B-8.24: Cards go under anybody's mission, and a shared location has one stack
phase: dilemmas
P1 mission: Excavation
P2 mission: Evacuation
P1 mission: Diplomacy Mission
P2 mission: Diplomacy Mission
P1 seed deck: Archer, Impassable Door, Nausicaans
P2 seed deck: Archer, Hologram Ruse
P1 seeds Archer under Diplomacy Mission
P2 seeds Archer under Diplomacy Mission
P1 seeds Impassable Door under Excavation
P2 seeds Hologram Ruse under Excavation
P1 seeds Nausicaans under Evacuation
then under Diplomacy Mission: P1's Archer, P2's Archer
then under Excavation: Impassable Door, Hologram Ruse
then under Evacuation: Nausicaans

story B-8.25: Whoever passes seeds nothing more, and the other goes on alone
phase: dilemmas
P1 mission: Excavation
P1 seed deck: Archer, Federation Outpost
P2 seed deck: Impassable Door, Nausicaans, Hologram Ruse
P1 passes
then asked: P2 seed card
P2 seeds Impassable Door under Excavation
then asked: P2 seed card
P1 seeds Archer under Excavation → refused B-12.5
P2 seeds Nausicaans under Excavation
then asked: P2 seed card
P2 passes
then happened: P2 passed; phase begun facilities
then under Excavation: Impassable Door, Nausicaans

story B-8.26: The icon of a dilemma must fit the mission
phase: dilemmas
P1 mission: Excavation
P1 mission: Study Nebula
P1 seed deck: Archer, Ancient Computer, Q, Q
P2 seed deck: Nausicaans
P1 seeds Archer under Study Nebula → refused B-8.26
P1 seeds Ancient Computer under Excavation → refused B-8.26
P1 seeds Archer under Excavation
P2 passes
P1 seeds Ancient Computer under Study Nebula
P1 seeds Q under Study Nebula
P1 seeds Q under Excavation
then under Excavation: Archer, Q
then under Study Nebula: Ancient Computer, Q

story B-8.27: An artifact is not seeded in space
phase: dilemmas
P1 mission: Excavation
P1 mission: Study Nebula
P1 seed deck: Horga'hn
P1 seeds Horga'hn under Study Nebula → refused B-8.27
P1 seeds Horga'hn under Excavation
then under Excavation: Horga'hn

story B-8.28: One artifact of each player under a mission
phase: dilemmas
P1 mission: Excavation
P1 mission: Evacuation
P1 seed deck: Horga'hn, Tox Uthat
P2 seed deck: Thought Maker, Archer
P1 seeds Horga'hn under Excavation
P2 seeds Thought Maker under Excavation
P1 seeds Tox Uthat under Excavation → refused B-8.28
P1 seeds Tox Uthat under Evacuation
then under Excavation: Horga'hn, Thought Maker
then under Evacuation: Tox Uthat

story B-8.29, B-8.6: One copy of each player under a mission
phase: dilemmas
P1 mission: Excavation
P1 mission: Evacuation
P1 seed deck: Archer, Archer
P2 seed deck: Archer, Nausicaans
P1 seeds Archer under Excavation
P2 seeds Archer under Excavation
P1 seeds Archer #2 under Excavation → refused B-8.29
then under Excavation: P1's Archer, P2's Archer
P1 seeds Archer #2 under Evacuation
then under Evacuation: Archer

story B-8.31: Any number of cards lies under one mission
phase: dilemmas
P1 mission: Excavation
P1 seed deck: Archer, Nausicaans, Chalnoth, Firestorm, Microvirus, Sarjenka, Hyper-Aging, Wind Dancer, Phased Matter, Q
P1 seeds Archer under Excavation
P1 seeds Nausicaans under Excavation
P1 seeds Chalnoth under Excavation
P1 seeds Firestorm under Excavation
P1 seeds Microvirus under Excavation
P1 seeds Sarjenka under Excavation
P1 seeds Hyper-Aging under Excavation
P1 seeds Wind Dancer under Excavation
P1 seeds Phased Matter under Excavation
P1 seeds Q under Excavation
then under Excavation: Archer, Nausicaans, Chalnoth, Firestorm, Microvirus, Sarjenka, Hyper-Aging, Wind Dancer, Phased Matter, Q

story B-8.5, B-8.32: What lies under a mission is known to nobody but who seeded it; facilities are open
phase: dilemmas
P1 mission: Excavation
P1 seed deck: Archer, Federation Outpost
P2 seed deck: Nausicaans
P1 seeds Archer under Excavation
then P2 does not see: Archer
P2 passes
P1 seeds Federation Outpost at Excavation
then P2 sees: Federation Outpost
then P2 does not see: Archer
