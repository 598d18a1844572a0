story B-13.1: One event, personnel, ship, equipment or facility in a turn
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 mission: First Contact
P1 planet First Contact: Taurik
P1 hand: Red Alert!, Data, Runabout, Tricorder, Federation Outpost
turn 1: P1, card play
then offered: P1 plays Red Alert!; P1 reports Data; P1 reports Runabout; P1 reports Tricorder; P1 builds Federation Outpost at First Contact
P1 reports Tricorder
P1 plays Red Alert! → refused B-11.6
P1 reports Data → refused B-11.6
P1 reports Runabout → refused B-11.6
P1 builds Federation Outpost #2 at First Contact → refused B-11.6

story B-13.1: A card that is not in the hand is not played
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Data
P1 draw deck: Taurik
turn 1: P1, card play
P1 reports Taurik → refused B-13.1

story B-13.2: Interrupts do not use the card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Transwarp Conduit, Data
turn 1: P1, card play
P1 plays Transwarp Conduit on Runabout
then did not happen: P1 card play used
P1 reports Data

story B-13.5: On the table lies beside its player, on a card needs that card
P1 mission: Excavation
P1 hand: Alien Probe, Bynars Weapon Enhancement
P2 ship: Runabout at Excavation
turn 1: P1, card play
P1 plays Bynars Weapon Enhancement on Excavation → refused B-12.11
P1 plays Alien Probe
then P1 table: Alien Probe
then P2 table: nothing

story B-13.6: Any ship is the opponent's as well, your ship is not
P1 mission: Excavation
P1 ship: Runabout at Excavation
P2 ship: U.S.S. Hood at Excavation
P1 hand: Bynars Weapon Enhancement, Metaphasic Shields
turn 1: P1, card play
then offered: P1 plays Bynars Weapon Enhancement on Runabout; P1 plays Bynars Weapon Enhancement on U.S.S. Hood
then offered: P1 plays Metaphasic Shields on Runabout
P1 plays Metaphasic Shields on U.S.S. Hood → refused B-12.11

story B-13.6: Any player is both
P1 mission: Excavation
P1 hand: Kivas Fajo - Collector
turn 1: P1, card play
then offered: P1 plays Kivas Fajo - Collector on P1; P1 plays Kivas Fajo - Collector on P2
P1 plays Kivas Fajo - Collector on P2
then happened: P2 drew

story B-13.7, B-15.11: A cloaked and a docked ship are targets
P1 mission: Krios Suppression
P1 outpost: Klingon Outpost at Krios Suppression
P1 ship: I.K.C. K'Vort [docked] at Krios Suppression
P1 ship: I.K.C. Pagh [cloaked] at Krios Suppression
P2 hand: Transwarp Conduit, Loss of Orbital Stability
turn 1: P1, orders
P1 passes
then offered: P2 plays Transwarp Conduit on I.K.C. K'Vort; P2 plays Transwarp Conduit on I.K.C. Pagh
P2 plays Loss of Orbital Stability on I.K.C. K'Vort → refused B-12.11

story B-13.8: What could do nothing at all is not played
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Distortion of Space/Time Continuum
P1 plays Distortion of Space/Time Continuum on Runabout → refused B-13.8
P1 beams Calloway to Excavation
P1 beams Calloway to Runabout
P1 plays Distortion of Space/Time Continuum on Runabout → refused B-13.8

story B-13.8: A card that stays may wait for its effect
P1 mission: Excavation
P1 ship: Runabout at Excavation
P1 hand: Metaphasic Shields
P1 plays Metaphasic Shields on Runabout
then on Runabout: Metaphasic Shields
then SHIELDS of Runabout: 5

story B-13.13, B-13.14: Equipment and the Non-Aligned report to any outpost of yours
P1 mission: Excavation
P1 mission: Krios Suppression
P1 outpost: Federation Outpost at Excavation
P1 outpost: Klingon Outpost at Krios Suppression
P2 outpost: Romulan Outpost at Excavation
P1 hand: Klingon PADD, Amarie, Zibalian Transport, Data
turn 1: P1, card play
then offered: P1 reports Klingon PADD to Federation Outpost; P1 reports Klingon PADD to Klingon Outpost
then offered: P1 reports Amarie to Federation Outpost; P1 reports Amarie to Klingon Outpost
then offered: P1 reports Zibalian Transport to Federation Outpost; P1 reports Zibalian Transport to Klingon Outpost
then not offered: P1 reports Klingon PADD to Romulan Outpost; P1 reports Amarie to Romulan Outpost
P1 reports Data to Klingon Outpost → refused B-13.11
P1 reports Klingon PADD to Federation Outpost
then aboard Federation Outpost: Klingon PADD

story B-13.16: What has reported may act in the same turn
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost at Excavation aboard Calloway
P1 hand: Runabout
P1 reports Runabout
P1 walks Calloway to Runabout
P1 undocks Runabout
P1 flies Runabout to First Contact
then space First Contact: Runabout

story B-13.17: Each report of a group can be answered, and the rest goes on
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Data, Taurik, Worf
P2 hand: Energy Vortex
turn 1: P1, card play
P1 uses Red Alert!
P1 reports Data
P2 responds with Energy Vortex
P1 reports Taurik
P1 reports Worf
P1 passes
then aboard Federation Outpost: Taurik, Worf
then P1 hand: Data

story B-13.18: Without an outpost nobody reports
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Data, Tricorder, U.S.S. Hood
turn 1: P1, card play
then not offered: P1 reports Data; P1 reports Tricorder; P1 reports U.S.S. Hood
P1 reports Data to Runabout → refused B-13.10

story B-13.20: An outpost is built without an icon, but not beside your own
P1 mission: Krios Suppression
P1 mission: Study Nebula
P1 mission: Excavation
P1 planet Krios Suppression: Taurik
P1 ship: Runabout at Study Nebula aboard Linda Larson
P1 outpost: Federation Outpost at Excavation aboard Reginald Barclay
P1 hand: Federation Outpost
turn 1: P1, card play
then offered: P1 builds Federation Outpost at Krios Suppression; P1 builds Federation Outpost at Study Nebula
P1 builds Federation Outpost #2 at Excavation → refused B-8.37

story B-13.21: The ENGINEER gets along with what is built
P1 mission: Krios Suppression
P1 planet: Roga Danar
P1 hand: Klingon Outpost, Federation Outpost
turn 1: P1, card play
P1 builds Klingon Outpost at Krios Suppression → refused B-13.19
P1 builds Federation Outpost at Krios Suppression → refused B-13.19

story B-13.22: Building moves and stops nobody
P1 mission: Krios Suppression
P1 mission: First Contact
P1 ship: Runabout at Krios Suppression aboard Taurik
P1 hand: Federation Outpost
P1 builds Federation Outpost at Krios Suppression
then aboard Runabout: Taurik
then not stopped: Taurik, Runabout
then not docked: Runabout
P1 flies Runabout to First Contact
