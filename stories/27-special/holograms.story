story B-27.2, B-27.3: A hologram reports deactivated, and is disabled until it is activated
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Albert Einstein
P1 reports Albert Einstein to Federation Outpost
then deactivated: Albert Einstein

story B-27.4: Any unstopped personnel present activates holograms, also one reported this turn
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taitt
P1 hand: Albert Einstein
P1 reports Albert Einstein to Federation Outpost
P1 activates Albert Einstein aboard Federation Outpost
then not deactivated: Albert Einstein

story B-27.4: Nobody there, nobody to activate it
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Albert Einstein [deactivated]
P1 activates Albert Einstein aboard Federation Outpost → refused B-27.4

story B-27.1: Without a working Holodeck a hologram is aboard but cannot be active
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Albert Einstein [deactivated], Taitt
P1 activates Albert Einstein aboard Runabout → refused B-27.1

story B-27.1, B-27.6: Aboard a ship with a Holodeck it is active like any personnel
P1 mission: Study Plasma Streamer
P1 ship: U.S.S. Nebula at Study Plasma Streamer aboard Albert Einstein [deactivated], Wesley Crusher
P1 activates Albert Einstein aboard U.S.S. Nebula
P1 attempts Study Plasma Streamer
then P1 score: 30

story B-27.5: A hologram may not be beamed to a surface without Holo-Projectors
P1 mission: Excavation
P1 ship: U.S.S. Nebula at Excavation aboard Albert Einstein, Taitt
P1 beams Albert Einstein to Excavation → refused B-27.5

story B-27.1, B-27.5: With Holo-Projectors it may
P1 mission: Excavation
P1 on Excavation: Holo-Projectors
P1 ship: U.S.S. Nebula at Excavation aboard Albert Einstein, Taitt
P1 beams Albert Einstein to Excavation
then planet Excavation: Albert Einstein

story B-27.7: Taken where it cannot be active it is deactivated there
P1 mission: Excavation
P1 ship: U.S.S. Nebula at Excavation aboard Albert Einstein, Taitt
P1 ship: Runabout at Excavation
P1 beams Albert Einstein from U.S.S. Nebula to Runabout
then deactivated: Albert Einstein

story B-27.8: One that would be killed is deactivated instead
P1 mission: Study Nebula / Tarellian Plague Ship by P2
P1 ship: U.S.S. Nebula at Study Nebula aboard Albert Einstein, Taurik
P1 attempts Study Nebula
then happened: Taurik killed
then deactivated: Albert Einstein

story B-27.10: Relocation would take it off its projectors, so it is deactivated instead
P1 mission: Excavation / Male's Love Interest by P2
P1 mission: Avert Disaster
P1 on Excavation: Holo-Projectors
P1 planet Excavation: Albert Einstein, Deanna Troi
P1 attempts Excavation
then deactivated: Albert Einstein
then planet Avert Disaster: nothing

story B-27.11: Its gender counts only while it is active
P1 mission: Excavation / Male's Love Interest by P2
P1 mission: Avert Disaster
P1 on Excavation: Holo-Projectors
P1 planet Excavation: Albert Einstein [deactivated], Deanna Troi
P1 attempts Excavation
then happened: Male's Love Interest trigger absent
