story B-29.17: "Just killed" is answered at that moment and not later
turn 3: P1, orders
P1 mission: Excavation / Archer by P2
P1 planet: Worf, Linda Larson
P1 hand: Klingon Death Yell
P1 plays Klingon Death Yell → refused B-12.9
P1 attempts Excavation
P1 responds with Klingon Death Yell
then happened: Worf killed; P1 scored 5

story B-29.18: "At any time" is any of your opportunities, in either player's turn
turn 3: P2, orders, P1 next
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on Runabout
then RANGE of Runabout: 14

story B-29.19: "In place of your normal card play" uses it up
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Taurik, Kivas Fajo - Collector
P1 uses Red Alert!
P1 reports Taurik to Federation Outpost
then happened: P1 card play used
P1 plays Kivas Fajo - Collector on P1 → refused B-11.6

story B-29.19: And it is gone if the card play is
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 card plays used: 1
P1 hand: Taurik
P1 uses Red Alert! → refused B-11.6

story B-29.20: "For one turn" ends with the turn
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on Runabout
then RANGE of Runabout: 14
P1 ends turn
then RANGE of Runabout: 7
then P1 discard pile: Transwarp Conduit

story B-29.21: A full turn begins after the card was played
turn 3: P1, card play
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Taurik
P2 hand: Runabout
P1 hand: Plasma Fire
P1 plays Plasma Fire on Runabout
P1 ends turn
then not damaged: Runabout
P2 ends turn
then not damaged: Runabout
P1 ends turn
then damaged: Runabout

story B-29.21: "Each turn" is each of your turns
turn 3: P1, card play
P1 mission: Excavation
P1 table: The Traveler: Transcendence
P1 draw deck: Taurik, Data, Worf, Riva
P1 ends turn
P1 chooses option 1
then asked: P2 action

story B-29.25: "Regenerates", "exchange": the chosen card comes to the hand, the played one is discarded
turn 3: P1, card play
P1 mission: Excavation
P1 hand: Res-Q
P1 discard pile: Taurik, Red Alert!
P1 plays Res-Q on Taurik
then P1 hand: Taurik
then P1 discard pile: Red Alert!, Res-Q

story B-29.25: The card that is exchanged cannot be chosen itself
turn 3: P1, card play
P1 mission: Excavation
P1 hand: Res-Q, Palor Toff - Alien Trader
P1 discard pile: Taurik
then not offered: P1 plays Res-Q on Res-Q; P1 plays Palor Toff - Alien Trader on Palor Toff - Alien Trader
then not offered: P1 plays Palor Toff - Alien Trader on Taurik

story B-29.27: "Destroys" ends what is immune to Kevin Uxbridge, too
turn 3: P1, card play
P1 mission: Excavation
P2 table: Treaty: Federation/Klingon
P1 hand: The Devil, Kevin Uxbridge
P1 plays Kevin Uxbridge on Treaty: Federation/Klingon → refused B-24.6
P1 plays The Devil on Treaty: Federation/Klingon
then happened: Treaty: Federation/Klingon nullified
then P2 discard pile: Treaty: Federation/Klingon

story B-29.28: A nullified play has no result
turn 3: P1, card play
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P2 hand: Amanda Rogers
P1 plays Transwarp Conduit on Runabout
P2 responds with Amanda Rogers
then happened: Transwarp Conduit nullified
then RANGE of Runabout: 7

story B-29.28: Whoever is immune is not touched
turn 3: P1, card play
P1 mission: Excavation
P2 table: Red Alert!
P1 hand: Kevin Uxbridge
P2 hand: Amanda Rogers
P1 plays Kevin Uxbridge on Red Alert!
then not offered: P2 responds with Amanda Rogers
then P2 discard pile: Red Alert!

story B-29.40: A Wormhole takes two copies
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Evacuation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: Wormhole
P1 plays Wormhole on Runabout to Evacuation → refused B-29.40

story B-29.40: Both copies are played together
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Evacuation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: 2x Wormhole
P1 plays Wormhole on Runabout to Evacuation
then space Evacuation: Runabout
then P1 hand: nothing

story B-29.40: If one of them is nullified nothing happens
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Evacuation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: 2x Wormhole
P2 hand: Amanda Rogers
P1 plays Wormhole on Runabout to Evacuation
P2 responds with Amanda Rogers
then space Excavation: Runabout
then P1 hand: nothing

story B-29.38: Not cumulative: two tricorders give no more than one
P1 mission: Study Stellar Collision / Ancient Computer by P2
P1 ship: Runabout at Study Stellar Collision aboard Taurik, Linda Larson, 2x Tricorder
P1 hand: Runabout
P1 attempts Study Stellar Collision
then happened: Ancient Computer conditions failed

story B-29.38: Cumulative: two PADDs give more than one
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Taurik, 2x Federation PADD
then CUNNING of Taurik: 11
