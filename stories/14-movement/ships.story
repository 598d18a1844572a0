story B-14.19: A Non-Aligned ship takes any compatible personnel
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Zibalian Transport at Excavation aboard Calloway
P1 flies Zibalian Transport to First Contact
then space First Contact: Zibalian Transport

story B-14.19: But somebody must be there
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Zibalian Transport at Excavation aboard Tricorder
P1 flies Zibalian Transport to First Contact → refused B-14.18

story B-14.20: The matching personnel may be the one who covers the icon
P1 mission: Excavation
P1 mission: First Contact
P1 ship: U.S.S. Miranda at Excavation aboard Taurik
P1 ship: U.S.S. Oberth at Excavation aboard Narik
P1 flies U.S.S. Oberth to First Contact → refused B-14.16
P1 flies U.S.S. Miranda to First Contact

story B-14.22: Staffing for flying, docking and undocking
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost at Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 ship: U.S.S. Miranda [docked] at Excavation aboard Calloway
P1 flies U.S.S. Hood to First Contact → refused B-14.16
P1 docks U.S.S. Hood → refused B-14.16
P1 undocks U.S.S. Miranda → refused B-14.16
P1 beams Taurik to Excavation
then planet Excavation: Taurik

story B-14.22: Not for cloaking, and not for firing
P1 mission: Krios Suppression
P1 ship: I.K.C. Vor'Cha at Krios Suppression aboard Klag
P1 ship: I.K.C. K'Vort at Krios Suppression
P2 ship: Runabout at Krios Suppression aboard Calloway
turn 3: P1, orders
P1 cloaks I.K.C. K'Vort
P1 attacks Runabout with I.K.C. Vor'Cha
P2 chooses nothing
then happened: I.K.C. Vor'Cha fired at Runabout

story B-14.23: Staffing is asked for when a flight begins, not when it ends
P1 mission: Excavation
P1 mission: First Contact
P1 ship: U.S.S. Miranda at Excavation aboard Giusti
P1 hand: Gaps in Normal Space
P1 plays Gaps in Normal Space between Excavation and First Contact
P1 flies U.S.S. Miranda to Gaps in Normal Space
then happened: U.S.S. Miranda flew to Gaps in Normal Space using 4; Giusti killed
P1 flies U.S.S. Miranda to First Contact → refused B-14.18

story B-14.24: Docking and undocking use no RANGE
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 docks Runabout at Federation Outpost
then docked: Runabout
P1 undocks Runabout
then not docked: Runabout
then range left of Runabout: 7
P1 undocks Runabout → refused B-14.24

story B-14.24: A stopped or an incompatible ship does not dock, nor one elsewhere
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout [stopped] at Excavation aboard Calloway
P1 ship: I.K.C. K'Vort at Excavation aboard Gorath
P1 ship: U.S.S. Miranda at First Contact aboard Giusti
P1 docks Runabout at Federation Outpost → refused B-19.2
P1 docks I.K.C. K'Vort at Federation Outpost → refused B-6.6
P1 docks U.S.S. Miranda at Federation Outpost → refused B-14.24

story B-14.26: A docked ship does not attempt, cloak or fire
P1 mission: Secret Salvage
P1 outpost: Klingon Outpost at Secret Salvage
P1 ship: I.K.C. K'Vort [docked] at Secret Salvage aboard Klag
P2 ship: Runabout at Secret Salvage aboard Calloway
turn 3: P1, orders
P1 attempts Secret Salvage with I.K.C. K'Vort → refused B-14.26
P1 cloaks I.K.C. K'Vort → refused B-15.3
P1 attacks Runabout with I.K.C. K'Vort → refused B-20.6
P1 docks I.K.C. K'Vort → refused B-14.26

story B-14.28: Any number of ships at one outpost
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 ship: Runabout at Excavation aboard Calloway
P1 ship: U.S.S. Miranda [docked] at Excavation
P1 ship: U.S.S. Oberth [docked] at Excavation
P1 docks Runabout
P1 docks Runabout #2
then docked: Runabout, Runabout #2, U.S.S. Miranda, U.S.S. Oberth

story B-14.29: Five cards do not reach a docked ship
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout [docked] at Excavation aboard Data
P1 ship: U.S.S. Miranda at Excavation aboard Giusti
P1 hand: Asteroid Sanctuary, Loss of Orbital Stability, Near-Warp Transport, Temporal Rift, 2x Wormhole
P1 plays Asteroid Sanctuary on Runabout → refused B-12.11
P1 plays Loss of Orbital Stability on Runabout → refused B-12.11
P1 plays Near-Warp Transport on Runabout → refused B-12.11
P1 plays Temporal Rift on Runabout → refused B-12.11
P1 plays Wormhole on Runabout to First Contact → refused B-12.11
then offered:
  P1 plays Asteroid Sanctuary on U.S.S. Miranda
  P1 plays Loss of Orbital Stability on U.S.S. Miranda
  P1 plays Near-Warp Transport on U.S.S. Miranda
  P1 plays Temporal Rift on U.S.S. Miranda
  P1 plays Wormhole on U.S.S. Miranda to First Contact

story B-14.30: Stopping at the outpost is enough to return to it, docking is not asked for
P1 mission: Relief Mission
P1 mission: Plunder Site
P1 outpost: Klingon Outpost at Relief Mission
P1 ship: I.K.C. K'Vort (Incoming Message - Klingon by P2) at Plunder Site aboard Klag, Gorath
P1 flies I.K.C. K'Vort to Relief Mission
then happened: I.K.C. K'Vort journey ended at Relief Mission
then not docked: I.K.C. K'Vort

story B-14.31: A flight costs the distance, and leads somewhere else
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway
P1 flies Runabout to Excavation → refused B-14.31
P1 flies Runabout to First Contact
then happened: Runabout flew to First Contact using 2
then range left of Runabout: 5

story B-14.31: A stopped ship does not fly
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout [stopped] at Excavation aboard Calloway
P1 flies Runabout to First Contact → refused B-19.2

story B-14.32: RANGE that drops below what is used leaves nothing
P1 mission: Relief Mission
P1 mission: Plunder Site
P1 ship: I.K.C. K'Vort [damaged, range used 6] at Relief Mission aboard Klag
then range left of I.K.C. K'Vort: 0
P1 flies I.K.C. K'Vort to Plunder Site → refused B-14.32

story B-14.33: What is not used is not kept
P1 mission: Relief Mission
P1 mission: Survey Mission
P1 mission: Study Nebula
P1 ship: I.K.C. K'Vort [range used 5] at Relief Mission aboard Klag
turn 2: P2, card play
then range left of I.K.C. K'Vort: 3
P2 ends card play
P2 ends turn
then range left of I.K.C. K'Vort: 8

story B-14.34: Nothing happens at the locations that are passed
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Evacuation
P1 outpost: Federation Outpost (Spacedock) at First Contact
P1 ship: Runabout [damaged] at Excavation aboard Calloway
P1 flies Runabout to Evacuation
then happened: Runabout flew to Evacuation using 5
then damaged: Runabout

story B-14.34: Except what speaks of passing
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Relief Mission
P1 on First Contact: Subspace Warp Rift by P2
P1 ship: Runabout at Excavation aboard Calloway
P1 flies Runabout to Relief Mission
then happened: Runabout damaged; Runabout flew to Relief Mission using 4

story B-14.35: A forced stop ends the flight, and the RANGE up to there is used
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Relief Mission
P1 on First Contact: Tetryon Field by P2
P1 ship: Runabout at Excavation aboard Calloway
P1 ship: U.S.S. Miranda at Excavation aboard McKnight
P1 flies Runabout to Relief Mission → refused B-14.35
P1 flies Runabout to First Contact
then range left of Runabout: 5
P1 flies Runabout to Relief Mission → refused B-14.35
P1 flies U.S.S. Miranda to Relief Mission

story B-14.36: No flight beyond what forbids passing
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Relief Mission
P1 hand: Q-Net
P1 ship: Runabout at Excavation aboard Calloway
P1 ship: U.S.S. Miranda at Excavation aboard Giusti, Sarek
P1 plays Q-Net between First Contact and Relief Mission
P1 flies Runabout to Relief Mission → refused B-14.36
P1 flies Runabout to First Contact
P1 flies U.S.S. Miranda to Relief Mission

story B-14.37: The opponent's ships block nothing, and a flight moves one ship
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Relief Mission
P1 ship: Runabout at Excavation aboard Calloway
P1 ship: U.S.S. Miranda at Excavation aboard Giusti
P2 ship: I.K.C. K'Vort at First Contact aboard Klag
P2 ship: I.K.C. Pagh at Relief Mission aboard Konmel
P1 flies Runabout to Relief Mission
then space Relief Mission: I.K.C. Pagh, Runabout
then space Excavation: U.S.S. Miranda

story B-14.38: Everything aboard goes along, the stopped too
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout (Bynars Weapon Enhancement) at Excavation aboard Calloway, Data [stopped], Tricorder
P1 flies Runabout to First Contact
then aboard Runabout: Calloway, Data, Tricorder
then on Runabout: Bynars Weapon Enhancement
then stopped: Data

story B-14.39: Stopping somewhere is an arrival
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost (Spacedock) at First Contact
P1 ship: Runabout [damaged] at Excavation aboard Calloway
P1 flies Runabout to First Contact
then happened: Runabout flew to First Contact; Runabout repaired
then not damaged: Runabout

story B-14.40: Relocation asks for no RANGE, no crew and no way
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Relief Mission
P1 hand: Q-Net, 2x Wormhole
P1 ship: Runabout [range used 7] at Excavation aboard Tricorder
P1 plays Q-Net between First Contact and Relief Mission
P1 plays Wormhole on Runabout to Relief Mission
then happened: Runabout relocated to Relief Mission
then range left of Runabout: 0

story B-14.41: Tractor Beam and the crew take the card along, declared with the flight
P1 mission: Study Stellar Collision
P1 mission: First Contact
P1 on Study Stellar Collision: Radioactive Garbage Scow by P2
P1 ship: U.S.S. Miranda at Study Stellar Collision aboard Taurik, Linda Larson
P1 ship: Runabout at Study Stellar Collision aboard Taurik, Linda Larson
P1 ship: U.S.S. Oberth at Study Stellar Collision aboard Taurik
P1 flies Runabout to First Contact towing Radioactive Garbage Scow → refused B-14.41
P1 flies U.S.S. Oberth to First Contact towing Radioactive Garbage Scow → refused B-14.41
P1 flies U.S.S. Miranda to First Contact towing Radioactive Garbage Scow
then happened: U.S.S. Miranda flew to First Contact; Radioactive Garbage Scow towed
then on First Contact: Radioactive Garbage Scow

story B-14.41: It may leave it where it is
P1 mission: Study Stellar Collision
P1 mission: First Contact
P1 on Study Stellar Collision: Radioactive Garbage Scow by P2
P1 ship: U.S.S. Miranda at Study Stellar Collision aboard Taurik, Linda Larson
P1 flies U.S.S. Miranda to First Contact
then on Study Stellar Collision: Radioactive Garbage Scow
