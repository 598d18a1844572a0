# What seeds where, of titles that are played by hand: sites on a station, Q-Flash under missions or atop its side deck.

story OTF-1.7: A site is not seedable before there is a station it fits, so it does not keep its player from passing
format otf
assisted
phase: facilities
P1 mission: Excavation
P1 seed deck: Guest Quarters
P2 seed deck: Klingon Outpost
P2 mission: Investigate Disturbance
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
then asked: P2 seed facility
P2 seeds Klingon Outpost at Investigate Disturbance
then P1 removed: Guest Quarters

story MOD-1.7: The same under modern
format modern
assisted
phase: facilities
P1 mission: Excavation
P1 seed deck: Guest Quarters
P2 seed deck: Klingon Outpost
P2 mission: Investigate Disturbance
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
then asked: P2 seed facility

story OTF-1.7: near miss: once the opponent's station lies there, it is seedable, and nobody passes
format otf
assisted
phase: facilities
P1 mission: Excavation
P1 seed deck: Guest Quarters
P2 seed deck: Terok Nor
P2 mission: Acquire Illicit Explosives
P1 outpost: Federation Outpost at Excavation
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
then asked: P2 seed facility
P2 seeds Terok Nor at Acquire Illicit Explosives
then asked: P1 seed facility
P1 passes → refused OTF-1.7
P1 seeds Guest Quarters on the table
P1 settles Guest Quarters: stays in play
P2 agrees
then P1 table: Guest Quarters

story MOD-1.7: A station of the mirror universe has no room for the Ops of the other one
format modern
assisted
phase: facilities
P1 mission: Investigate Intrusion
P1 outpost: Alliance Nor at Investigate Intrusion
P1 seed deck: Ops, Ops: Mirror Universe
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 passes → refused MOD-1.7
P1 seeds Ops on the table → refused B-7.7
P1 seeds Ops: Mirror Universe on the table
P1 settles Ops: Mirror Universe: stays in play
P2 agrees
then P1 table: Ops: Mirror Universe

story OTF-3.1: Q-Flash is met under a mission like a dilemma, and carried out by hand
format otf
assisted
P1 mission: Excavation / Q-Flash by P2
P1 planet: Richard Galen
P1 attempts Excavation
then asked: P1 by hand
P1 settles Q-Flash: discarded
P2 agrees
then happened: Excavation mission completed by P1

story OTF-3.1: Two copies of Q-Flash like dilemmas and one more atop its side deck
format otf
assisted
phase: doorways
P2 mission: Excavation
P2 mission: Investigate Massacre
P2 mission: Evacuation
P1 seed deck: 4x Q-Flash
P1 stacks Q-Flash on the table
P1 settles Q-Flash: stays in play
P2 agrees
P1 stacks Q-Flash under Excavation; Q-Flash under Investigate Massacre; Q-Flash under Evacuation → refused OTF-3.1
P1 stacks Q-Flash under Excavation; Q-Flash under Investigate Massacre
then P1 table: Q-Flash
then under Excavation: Q-Flash

story BETA-3.1: near miss: a card that may be met like a dilemma need not seed with the doorways; it opens its side deck in the facility phase
format otf-beta
assisted
phase: doorways
P2 mission: Excavation
P2 mission: Investigate Massacre
P2 mission: Evacuation
P1 seed deck: 4x Q-Flash
P1 stacks Q-Flash on the table → refused B-7.7
P1 stacks nothing
P1 stacks Q-Flash under Excavation; Q-Flash under Investigate Massacre; Q-Flash under Evacuation → refused BETA-3.1
P1 stacks Q-Flash under Excavation; Q-Flash under Investigate Massacre
then under Investigate Massacre: Q-Flash
P1 stacks Q-Flash on the table
then happened: Q-Flash #3 seeded

story B-7.7: near miss: another doorway is not stacked under missions
format otf
assisted
phase: dilemmas
P2 mission: Excavation
P1 seed deck: Alternate Universe Door, Q-Flash
P1 stacks Alternate Universe Door under Excavation → refused B-7.7
P1 stacks Q-Flash under Excavation
then under Excavation: Q-Flash
