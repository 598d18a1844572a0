story B-29.1: "Plays on table" stays in its player's table area
P1 mission: Excavation
P1 hand: Red Alert!
P1 plays Red Alert!
then P1 table: Red Alert!
then P2 table: nothing

story B-29.2: A card on a location affects that location only
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Evacuation
P1 on Excavation: Distortion Field
P1 ship: Runabout at Excavation aboard Taurik
P1 ship: Runabout at Evacuation aboard Data
P1 beams Taurik from Runabout to Excavation → refused B-1.5
P1 beams Data from Runabout #2 to Evacuation
then planet Evacuation: Data

story B-29.4: "Place on ship" puts a lasting dilemma on the ship
P1 mission: Study Nebula / Tsiolkovsky Infection by P2
P1 ship: Runabout at Study Nebula aboard Neela Daren
P1 hand: Runabout
P1 attempts Study Nebula
then happened: Tsiolkovsky Infection placed in play on Runabout
then on Runabout: Tsiolkovsky Infection

story B-29.13: An artifact placed in the hand waits there until it is played
P1 mission: Excavation / Kurlan Naiskos by P2
P1 planet: Jean-Luc Picard
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 hand: Runabout
P1 attempts Excavation
then P1 hand: Kurlan Naiskos, Runabout
then P2 does not see: Runabout
P1 ends turn
P2 ends turn
P1 plays Kurlan Naiskos on U.S.S. Hood
then happened: P1 card play used
then on U.S.S. Hood: Kurlan Naiskos

story B-29.14: "Immediately play on table" needs no card play
P1 mission: Excavation / Horga'hn by P2
P1 planet: Jean-Luc Picard
P1 card plays used: 1
P1 hand: Runabout
P1 attempts Excavation
then P1 table: Horga'hn
then did not happen: P1 card play used

story B-29.15: "Use as Equipment card" joins those who acquired it
P1 mission: Excavation / Varon-T Disruptor by P2
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then planet Excavation: Jean-Luc Picard, Varon-T Disruptor

story B-29.16: "Where present" reaches those of your team and nobody else
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Taurik, Federation PADD
P1 ship: Runabout at Excavation aboard Data
P2 planet Excavation: Taurik
then CUNNING of P1's Taurik: 9
then CUNNING of Data: 12
then CUNNING of P2's Taurik: 7

story B-29.22: A ship without Navigation must stop at a Tetryon Field
turn 3: P1, orders
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Evacuation
P2 on First Contact: Tetryon Field
P1 ship: U.S.S. Brittain at Excavation aboard Taurik
P1 flies U.S.S. Brittain to Evacuation → refused B-14.35
P1 flies U.S.S. Brittain to First Contact
then space First Contact: U.S.S. Brittain
P1 flies U.S.S. Brittain to Evacuation → refused B-14.35

story B-29.22: Passing over a Subspace Warp Rift damages a ship, stopping there does not
turn 3: P1, orders
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Evacuation
P2 on First Contact: Subspace Warp Rift
P1 ship: Runabout at Excavation aboard Taurik
P1 ship: Runabout at Excavation aboard Data
P1 flies Runabout to Evacuation
then damaged: Runabout
P1 flies Runabout #2 to First Contact
then not damaged: Runabout #2

story B-29.23: An empty ship has no personnel aboard, an occupied one has
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P2 ship: I.K.C. K'Vort at Excavation aboard Klingon Disruptor
P2 ship: I.K.C. Pagh at Excavation aboard Klag [stopped]
P1 hand: Ship Seizure, Rogue Borg Mercenaries
then offered: P1 plays Ship Seizure on I.K.C. K'Vort; P1 plays Rogue Borg Mercenaries on I.K.C. Pagh
then not offered: P1 plays Ship Seizure on I.K.C. Pagh; P1 plays Rogue Borg Mercenaries on I.K.C. K'Vort

story B-29.24: In the same orbit: undocked, at the same planet
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: Krios Suppression
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 ship: U.S.S. Miranda at Study Nebula aboard Data
P2 outpost: Romulan Outpost at Excavation
P2 ship: D'deridex [docked] at Excavation
P2 ship: Scout Vessel at Excavation
P2 ship: Scout Vessel at Study Nebula
P2 ship: Pi at Krios Suppression
P1 hand: Ship Seizure
then offered: P1 plays Ship Seizure on Scout Vessel
then not offered: P1 plays Ship Seizure on D'deridex; P1 plays Ship Seizure on Scout Vessel #2; P1 plays Ship Seizure on Pi

story B-29.35: "Tow away (discard)" discards the ship
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P2 ship: Scout Vessel at Excavation
P1 hand: Ship Seizure
P1 plays Ship Seizure on Scout Vessel
then happened: Scout Vessel discarded
then did not happen: Scout Vessel destroyed
then P2 discard pile: Scout Vessel

story B-29.35: A tractor beam tows the scow along
turn 3: P1, orders
P1 mission: Study Nebula
P1 mission: Test Mission
P2 on Study Nebula: Radioactive Garbage Scow
P1 ship: U.S.S. Oberth at Study Nebula aboard Geordi La Forge
P1 ship: Runabout at Study Nebula aboard Data, Taurik
P1 hand: Runabout
then not offered: P1 flies Runabout to Test Mission towing Radioactive Garbage Scow
P1 flies U.S.S. Oberth to Test Mission towing Radioactive Garbage Scow
then on Test Mission: Radioactive Garbage Scow
then on Study Nebula: nothing

story B-29.36: A scan shows the next card of the stack, and only to who scans
turn 2: P2, orders
P1 mission: Study Nebula / Null Space by P2, Nanites by P2
P1 ship: U.S.S. Hood at Study Nebula aboard Data, Neela Daren
P1 hand: Scan
P2 ends turn
P1 plays Scan on U.S.S. Hood
then asked: P1 acknowledge
then P1 sees: Null Space
then P1 does not see: Nanites
P1 acknowledges
then P1 does not see: Null Space
then under Study Nebula: Null Space, Nanites

story B-29.37: "Any ship" is either player's
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Taurik
P2 ship: Scout Vessel at Excavation aboard Tallus
P1 hand: Transwarp Conduit
then offered: P1 plays Transwarp Conduit on Runabout; P1 plays Transwarp Conduit on Scout Vessel
