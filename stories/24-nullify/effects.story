story B-24.2: Hugh cancels the attack and leaves the Borg Ship
turn 2: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: Evacuation
P2 ship: Borg Ship [counter 1] at Excavation
P1 ship: U.S.S. Hood at Excavation aboard Worf
P1 hand: Hugh
P1 passes
P1 responds with Hugh
then happened: Borg Ship nullified; Borg Ship flew
then in play: Borg Ship, U.S.S. Hood
then not damaged: U.S.S. Hood

story B-24.2: Without him the ship is lost
turn 2: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: Evacuation
P2 ship: Borg Ship [counter 1] at Excavation
P1 ship: U.S.S. Hood at Excavation aboard Worf
P1 ends turn
P1 returns fire at Borg Ship with U.S.S. Hood
then not in play: U.S.S. Hood

story B-24.3: While The Traveler is in play, Static Warp Bubbles stay there and do nothing
P1 mission: Excavation
P1 hand: Data
P1 draw deck: Taitt, Calloway, Giusti, McKnight
P2 draw deck: Taitt, Calloway, Giusti, McKnight
P2 hand: Worf
P1 table: Static Warp Bubble
P2 table: Static Warp Bubble, The Traveler: Transcendence [chosen P2]
P1 ends turn
then P1 discard pile: nothing
then P1 hand: Data, Taitt
then in play: Static Warp Bubble
P2 ends turn
then P2 discard pile: nothing

story B-24.3: They work again when it is gone
P1 mission: Excavation
P1 hand: Data, Kevin Uxbridge
P1 draw deck: Taitt, Calloway
P2 table: Static Warp Bubble, The Traveler: Transcendence [chosen P2]
P1 plays Kevin Uxbridge on The Traveler: Transcendence
P1 ends turn
then P1 discard pile: Kevin Uxbridge, Data
then P1 hand: Taitt

story B-24.5: Nullifying an event undoes nothing that was done by it
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Data, Worf
P2 hand: Kevin Uxbridge
P1 uses Red Alert!
P1 reports Data
P1 reports Worf
P2 plays Kevin Uxbridge on Red Alert!
then P1 discard pile: Red Alert!
then aboard Federation Outpost: Data, Worf

story B-24.7: Kevin Uxbridge reaches an artifact played as an event, and Amanda Rogers does not
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Kurlan Naiskos
P2 hand: Kevin Uxbridge, Amanda Rogers
acquired: Kurlan Naiskos
P1 plays Kurlan Naiskos on Runabout
then not offered: P2 responds with Amanda Rogers
P2 responds with Kevin Uxbridge
then happened: Kurlan Naiskos nullified
then on Runabout: nothing

story B-24.7: Amanda Rogers reaches one played as an interrupt
P1 mission: Excavation
P1 hand: Thought Maker
P2 hand: Kevin Uxbridge, Amanda Rogers
P2 draw deck: Data, Worf
acquired: Thought Maker
P1 plays Thought Maker
then not offered: P2 responds with Kevin Uxbridge
P2 responds with Amanda Rogers
then happened: Thought Maker nullified

story B-24.11: A death that is prevented has not happened
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Worf, Beverly Crusher
P1 table: Genetronic Replicator
P2 hand: Klingon Death Yell
chance: Worf
P1 attempts Excavation
P1 saves Worf with Beverly Crusher
then did not happen: Worf killed
then P1 hand: Worf
then P2 hand: Klingon Death Yell

story B-24.11: Not prevented, it has
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Worf, Beverly Crusher
P1 table: Genetronic Replicator
P2 hand: Klingon Death Yell
chance: Worf
P1 attempts Excavation
P1 passes
P2 responds with Klingon Death Yell
then happened: Worf killed; P2 scored 5 for Klingon Death Yell
