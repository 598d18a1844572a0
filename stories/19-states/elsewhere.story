story B-19.23: Who is elsewhere when the ship is lost is unaffected
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Giusti
P1 hand: Ship Seizure
P2 ship: Runabout at Excavation aboard Tricorder
P2 planet: Worf, Calloway
P1 plays Ship Seizure on Runabout
then not in play: Runabout, Tricorder
then in play: Worf, Calloway
then not stopped: Worf, Calloway

story B-19.26: Those who joined later do not die with the others; those who met it do, wherever they are
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Worf
P1 planet: Data, Calloway
P1 with team: REM Fatigue Hallucinations by P2 [met by Worf + Calloway, countdown 1]
P1 ends turn
then happened: REM Fatigue Hallucinations expired
then not in play: Worf, Calloway
then in play: Data

story B-19.27, B-19.28: Who runs off is put on the other planet, unstopped; the equipment stays
P1 mission: Excavation / Female's Love Interest by P2
P1 mission: First Contact
P1 mission: Evacuation
P1 planet Excavation: Richard Galen, Calloway, Tricorder
P1 attempts Excavation
then planet Evacuation: Calloway
then planet Excavation: Richard Galen, Tricorder
then not stopped: Calloway, Richard Galen

story B-19.27: Relocated personnel act at once
P1 mission: Excavation / Female's Love Interest by P2
P1 mission: Evacuation
P1 ship: Runabout at Evacuation
P1 planet Excavation: Richard Galen, Calloway
P1 attempts Excavation
P1 beams Calloway to Runabout
then aboard Runabout: Calloway

story B-19.29: What has disappeared is out of reach, its clocks stand still, and it comes back as it was
P1 mission: Excavation
P1 ship: Runabout [range used 2] (Nitrium Metal Parasites by P2 [countdown 2]) at Excavation aboard Worf [stopped]
P1 hand: Temporal Rift
P2 hand: Wormhole, Bynars Weapon Enhancement
P1 plays Temporal Rift on Runabout
then not in play: Runabout, Worf
then space Excavation: nothing
P1 ends turn
P2 plays Bynars Weapon Enhancement on Runabout → refused B-12.11
P2 ends turn
P1 ends turn
then happened: Runabout reappeared
then space Excavation: Runabout
then aboard Runabout: Worf
then countdown of Nitrium Metal Parasites: 2
