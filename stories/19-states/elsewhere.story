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

story B-23.9, B-19.29: What lasts until the end of the turn ends then, on a ship in a Temporal Rift, too
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Taurik, Data
P1 hand: Temporal Rift, Asteroid Sanctuary, Vulcan Mindmeld, Transwarp Conduit
P1 plays Asteroid Sanctuary on Runabout
P1 plays Vulcan Mindmeld on Taurik
P1 plays Transwarp Conduit on Runabout
P1 plays Temporal Rift on Runabout
P1 ends turn
then happened: Asteroid Sanctuary discarded; Vulcan Mindmeld discarded; Transwarp Conduit discarded
P2 ends turn
P1 ends turn
then happened: Runabout reappeared
then on Runabout: nothing
then RANGE of Runabout: 7

story B-23.9, P6: A ship in a Time Travel Pod keeps nothing that was for the turn
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: Time Travel Pod, Transwarp Conduit
P1 plays Transwarp Conduit on Runabout
P1 plays Time Travel Pod on Runabout
P1 names 2
P1 ends turn
then happened: Transwarp Conduit discarded
P2 ends turn
then happened: Runabout reappeared
then RANGE of Runabout: 7

story P139: A grid played on a ship that slips away is over with the turn
turn 3: P1, orders
P1 mission: Excavation
P2 ship: Scout Vessel [cloaked] at Excavation aboard Bochra, Parem
P1 ship: Runabout at Excavation
P1 ship: U.S.S. Hood at Excavation
P1 ship: U.S.S. Miranda at Excavation
P1 ship: U.S.S. Oberth at Excavation
P1 hand: Tachyon Detection Grid
P2 hand: Temporal Rift
P1 plays Tachyon Detection Grid on Scout Vessel
P2 plays Temporal Rift on Scout Vessel
P1 ends turn
then happened: Tachyon Detection Grid discarded
P2 ends turn
P1 ends turn
P2 ends turn
then happened: Scout Vessel reappeared
then on Scout Vessel: nothing

story P140: Near miss: a countdown on the ship waits for its return
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout (Nitrium Metal Parasites by P2 [countdown 2]) at Excavation aboard Data
P1 hand: Temporal Rift, Transwarp Conduit
P1 plays Transwarp Conduit on Runabout
P1 plays Temporal Rift on Runabout
P1 ends turn
P2 ends turn
P1 ends turn
then on Runabout: Nitrium Metal Parasites
then countdown of Nitrium Metal Parasites: 2

story B-23.11, P84: Control for one turn ends with that turn, also of a ship that is away
turn 3: P1, card play
P1 mission: Excavation
P2 ship: Runabout at Excavation
P2 ship: Zibalian Transport at Excavation aboard Narik
P1 hand: Neural Servo Device, Temporal Rift
P1 plays Neural Servo Device on Zibalian Transport
then happened: Zibalian Transport control changed
P1 ends card play
P1 plays Temporal Rift on Zibalian Transport
P1 ends turn
then happened: Neural Servo Device discarded; Zibalian Transport control changed
P2 ends turn
P1 ends turn
then happened: Zibalian Transport reappeared
then P1 does not see: Narik
then P2 sees: Narik
P2 ends card play
P2 beams Narik from Zibalian Transport to Excavation

story P84: Opposite: a ship that stays is used until the end of the turn and is its owner's in the next
turn 3: P1, card play
P1 mission: Excavation
P2 ship: Zibalian Transport at Excavation aboard Narik
P1 hand: Neural Servo Device
P1 plays Neural Servo Device on Zibalian Transport
P1 ends card play
P1 beams Narik from Zibalian Transport to Excavation
P1 ends turn
then happened: Neural Servo Device discarded; Zibalian Transport control changed
P2 ends card play
P2 beams Narik from Excavation to Zibalian Transport

story B-19.17, P47: Whoever is in an Escape Pod dies when the countdown expires
turn 3: P1, orders
P1 mission: Excavation
P1 on Excavation: Escape Pod (Worf [held], Data [held])
P1 with team: REM Fatigue Hallucinations by P2 [met by Worf, countdown 1]
P1 ends turn
then happened: REM Fatigue Hallucinations expired; Worf killed; REM Fatigue Hallucinations discarded
then not in play: Worf
then in play: Data

story B-19.16, P47: Opposite: whoever a dilemma holds is in stasis and does not die
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 on Excavation: Alien Abduction by P2
P1 planet: Worf [held by Alien Abduction], Data
P1 with team: REM Fatigue Hallucinations by P2 [met by Worf, countdown 1]
P1 ends turn
then happened: REM Fatigue Hallucinations expired
then in play: Worf

story B-19.17: Near miss: rescued in time from the pod, and cured by 3 MEDICAL
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Beverly Crusher, Alyssa Ogawa, Simon Tarses
P1 on Excavation: Escape Pod (Worf [held])
P1 with team: REM Fatigue Hallucinations by P2 [met by Worf, countdown 1]
P1 rescues Escape Pod with U.S.S. Hood
then happened: Worf released; REM Fatigue Hallucinations cured
P1 ends turn
then in play: Worf

story B-25.12, B-19.29: Those who were away die at the first countdown after their return, which is 0 already
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Worf
P1 planet: Data
P1 hand: Time Travel Pod
P1 with team: REM Fatigue Hallucinations by P2 [met by Worf + Data, countdown 1]
P1 plays Time Travel Pod on Runabout
P1 names 2
P1 ends turn
then happened: REM Fatigue Hallucinations countdown reduced to 0; REM Fatigue Hallucinations expired; Data killed
P2 ends turn
then happened: Runabout reappeared
P1 ends turn
then happened: REM Fatigue Hallucinations expired; Worf killed; REM Fatigue Hallucinations discarded
then did not happen: REM Fatigue Hallucinations countdown reduced

story B-9.4, P140: A gap closed while a ship is away: its owner says beside which neighbour it comes back
turn 3: P1, orders
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 mission: Study Nebula
P1 ship: Runabout at Gaps in Normal Space aboard Data
P1 hand: Temporal Rift
P2 hand: Kevin Uxbridge
P1 plays Temporal Rift on Runabout
P2 plays Kevin Uxbridge on Gaps in Normal Space
then spaceline: Excavation, Study Nebula
P1 ends turn
P2 ends turn
P1 ends turn
then asked: P1 choose place
then offered: P1 moves Runabout to Excavation; P1 moves Runabout to Study Nebula
P1 moves Runabout to Study Nebula
then happened: Runabout reappeared
then space Study Nebula: Runabout
then turn 6: P2, card play

story B-9.4, P6: The owner is asked, also where the other player has sent the ship away
turn 3: P1, orders
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 mission: Study Nebula
P2 ship: Runabout at Gaps in Normal Space aboard Data
P1 hand: Time Travel Pod, Kevin Uxbridge
P1 plays Time Travel Pod on Runabout
P1 names 1
P1 plays Kevin Uxbridge on Gaps in Normal Space
P1 ends turn
then asked: P2 choose place
P2 moves Runabout to Excavation
then happened: Runabout reappeared; Time Travel Pod discarded
then space Excavation: Runabout

story B-9.4: Near miss: while the gap is there, the ship comes back to it without a question
turn 3: P1, orders
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 mission: Study Nebula
P1 ship: Runabout at Gaps in Normal Space aboard Data
P1 hand: Time Travel Pod
P1 plays Time Travel Pod on Runabout
P1 names 1
P1 ends turn
then happened: Runabout reappeared on Gaps in Normal Space

story B-19.29, P129: Loss of Orbital Stability holds a ship for the turn, and strikes at the end of the first own turn after its return
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Yridian Shuttle at Excavation aboard Amarie
P1 hand: Temporal Rift
P2 hand: Loss of Orbital Stability
P2 plays Loss of Orbital Stability on Yridian Shuttle
then RANGE of Yridian Shuttle: 0
P1 plays Temporal Rift on Yridian Shuttle
P1 ends turn
P2 ends turn
P1 ends turn
then happened: Yridian Shuttle reappeared
then on Yridian Shuttle: Loss of Orbital Stability
P2 ends turn
P1 ends turn
then happened: Yridian Shuttle destroyed

story B-9.4, P140: Both gaps beside each other closed while a ship is away: the missions are its neighbours then
turn 3: P1, orders
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 gap: Gaps in Normal Space
P1 mission: Study Nebula
P1 ship: Runabout at Gaps in Normal Space aboard Data
P1 hand: Temporal Rift
P2 hand: Kevin Uxbridge, Kevin Uxbridge
P1 plays Temporal Rift on Runabout
P2 plays Kevin Uxbridge on Gaps in Normal Space #2
P2 plays Kevin Uxbridge #2 on Gaps in Normal Space
P1 ends turn
P2 ends turn
P1 ends turn
then asked: P1 choose place
then offered: P1 moves Runabout to Excavation; P1 moves Runabout to Study Nebula
P1 moves Runabout to Study Nebula
then space Study Nebula: Runabout

story B-9.4, P84: A borrowed ship that was sent away comes back where its owner says
turn 3: P1, card play
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 mission: Study Nebula
P2 ship: Zibalian Transport at Gaps in Normal Space aboard Narik
P1 hand: Neural Servo Device, Temporal Rift
P2 hand: Kevin Uxbridge
P1 plays Neural Servo Device on Zibalian Transport
P1 ends card play
P1 plays Temporal Rift on Zibalian Transport
P2 plays Kevin Uxbridge on Gaps in Normal Space
P1 ends turn
P2 ends turn
P1 ends turn
then asked: P2 choose place
P2 moves Zibalian Transport to Study Nebula
then space Study Nebula: Zibalian Transport

story B-10.7, P84: A borrowed crew saved by an Escape Pod is its owner's again when the turn is over
turn 3: P1, card play
P1 mission: Excavation
P2 ship: Mercenary Ship [damaged] at Excavation aboard Narik, Bok
P2 ship: I.K.C. Vor'Cha at Excavation aboard Kurn, Klag
P2 ship: Runabout at Excavation aboard Taurik
P1 hand: Neural Servo Device, Escape Pod
P1 plays Neural Servo Device on Mercenary Ship
P1 ends card play
P1 attacks I.K.C. Vor'Cha with Mercenary Ship
P2 returns fire at Mercenary Ship with I.K.C. Vor'Cha
P1 responds with Escape Pod
P1 ends turn
P2 ends card play
P2 rescues Escape Pod with Runabout
then aboard Runabout: Taurik, Narik, Bok

story B-19.29: What is away neither flies, docks, beams nor attempts
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 away: U.S.S. Galaxy aboard Taurik
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout at Excavation aboard Data
P1 flies U.S.S. Galaxy to Study Nebula → refused B-19.29
P1 docks U.S.S. Galaxy at Federation Outpost → refused B-19.29
P1 attempts Study Nebula with U.S.S. Galaxy → refused B-19.29
P1 beams Taurik to Runabout → refused B-19.29
P1 beams Data to U.S.S. Galaxy → refused B-19.29
