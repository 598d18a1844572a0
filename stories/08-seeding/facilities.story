story B-8.33, B-8.25: Facilities are seeded in turns, and a pass is final
phase: facilities
P1 mission: Excavation
P1 mission: Study Nebula
P2 mission: Krios Suppression
P1 seed deck: Federation Outpost, Romulan Outpost
P2 seed deck: Klingon Outpost
P1 seeds Federation Outpost at Study Nebula
then asked: P2 seed facility
P2 seeds Klingon Outpost at Krios Suppression
then asked: P1 seed facility
P1 passes
then happened: P1 passed; phase begun play
then P1 removed: Romulan Outpost

story B-8.34, B-29.34: One copy of each outpost, but outposts of any affiliations
phase: facilities
P1 mission: Excavation
P1 mission: Study Nebula
P2 mission: Krios Suppression
P1 seed deck: 2x Federation Outpost, Klingon Outpost
P2 seed deck: Federation Outpost
P1 seeds Federation Outpost at Study Nebula
P2 passes
P1 seeds Federation Outpost #2 at Excavation → refused B-8.34
P1 seeds Klingon Outpost at Krios Suppression
then space Study Nebula: Federation Outpost
then space Krios Suppression: Klingon Outpost
then P1 removed: Federation Outpost

story B-8.35: An outpost needs a mission with its icon, planet or space, own or opponent's
phase: facilities
P1 mission: Excavation
P2 mission: Krios Suppression
P2 mission: Study Nebula
P1 seed deck: Federation Outpost, Klingon Outpost
P1 seeds Federation Outpost at Krios Suppression → refused B-8.35
P1 seeds Klingon Outpost at Excavation → refused B-8.35
P1 seeds Klingon Outpost at Study Nebula → refused B-8.35
P1 seeds Federation Outpost at Study Nebula
P1 seeds Klingon Outpost at Krios Suppression
then space Study Nebula: Federation Outpost

story B-8.36, B-3.10: No outpost at a homeworld, seeded or built
phase: facilities
P1 mission: Cloaked Mission
P1 mission: Expose Covert Supply
P1 mission: Krios Suppression
P1 seed deck: Klingon Outpost, Romulan Outpost
P1 seeds Klingon Outpost at Cloaked Mission → refused B-8.36
P1 seeds Klingon Outpost at Krios Suppression
then P1 removed: Romulan Outpost

story B-8.36: An ENGINEER builds no outpost at a homeworld
P1 mission: Expose Covert Supply
P1 mission: Covert Rescue
P1 planet Expose Covert Supply: Palteth
P1 hand: Romulan Outpost
P1 builds Romulan Outpost at Expose Covert Supply → refused B-8.36

story B-8.37: One facility of each player at a location
phase: facilities
P1 mission: Hunt for DNA Program
P2 mission: Study Nebula
P1 seed deck: Federation Outpost, Klingon Outpost
P2 seed deck: Romulan Outpost
P1 seeds Federation Outpost at Hunt for DNA Program
P2 seeds Romulan Outpost at Hunt for DNA Program
then happened: Romulan Outpost facility seeded; phase begun play
then space Hunt for DNA Program: Federation Outpost, Romulan Outpost
then P1 removed: Klingon Outpost

story B-8.37: A second facility at the same place is refused
phase: facilities
P1 mission: Hunt for DNA Program
P1 mission: Investigate Anomaly
P1 seed deck: Federation Outpost, Klingon Outpost
P1 seeds Federation Outpost at Hunt for DNA Program
P1 seeds Klingon Outpost at Hunt for DNA Program → refused B-8.37
P1 seeds Klingon Outpost at Investigate Anomaly
then space Investigate Anomaly: Klingon Outpost

story B-8.37: Nor is a second one built there
P1 mission: Hunt for DNA Program
P1 outpost: Klingon Outpost at Hunt for DNA Program
P1 planet: Taurik
P1 hand: Federation Outpost
P1 builds Federation Outpost at Hunt for DNA Program → refused B-8.37

story B-8.3: Nothing is played during the seed phases
phase: facilities
P1 mission: Excavation
P1 seed deck: Federation Outpost
P1 hand: Kevin Uxbridge, Red Alert!
P2 hand: Amanda Rogers
P1 plays Red Alert! → refused B-8.3
then not offered: P1 plays Red Alert!; P2 responds with Amanda Rogers
P1 seeds Federation Outpost at Excavation
then happened: phase begun play

story B-8.39: What is left of the seed decks is removed from the game
phase: facilities
P1 mission: Excavation
P1 seed deck: Federation Outpost, Archer, Taurik
P2 seed deck: Nausicaans
P1 seeds Federation Outpost at Excavation
then happened: P1 leftover seeds removed 2; P2 leftover seeds removed 1
then P1 removed: Archer, Taurik
then P2 removed: Nausicaans
then P1 seed deck: nothing

story B-8.40: Each player draws seven cards
phase: facilities
P1 mission: Excavation
P1 seed deck: Federation Outpost
P1 draw deck: 7x Taurik
P2 draw deck: 8x Runabout
P1 seeds Federation Outpost at Excavation
then happened: P1 shuffled; P2 shuffled; P1 turn begun 1
then P1 hand: Taurik, Taurik, Taurik, Taurik, Taurik, Taurik, Taurik
then P1 draw deck: nothing
then P2 draw deck: Runabout

story B-8.41: The first turn is an ordinary one
first: P2
phase: facilities
P1 mission: Excavation
P2 mission: Study Nebula
P1 seed deck: Federation Outpost
P2 seed deck: Federation Outpost
P1 draw deck: 9x Taurik
P2 draw deck: 9x Taurik
P2 seeds Federation Outpost at Study Nebula
P1 seeds Federation Outpost at Excavation
then turn 1: P2, card play
P2 reports Taurik to P2's Federation Outpost
then happened: Taurik reported
then not offered: P2 reports Taurik to P2's Federation Outpost
P2 ends turn
then happened: P2 drew; P1 turn begun 2
