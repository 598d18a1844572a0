story B-12.10, B-13.4: A card being played has left the hand and both see it
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Kevin Uxbridge
turn 1: P1, card play
P1 plays Red Alert!
then P2 sees: Red Alert!
then P1 hand: nothing
then happened: P1 card play used; Red Alert! played by P1; Red Alert! result begun

story B-12.11: Without a legal target nothing is begun
P1 mission: Study Nebula
P1 hand: Atmospheric Ionization, 2x Wormhole, Res-Q
turn 1: P1, card play
P1 plays Atmospheric Ionization on Study Nebula → refused B-12.11
P1 plays Res-Q → refused B-12.11
then P1 hand: Atmospheric Ionization, Wormhole, Wormhole, Res-Q
then did not happen: P1 card play used

story B-12.11: A cost that cannot be paid
P1 mission: Excavation
P1 hand: Supernova
turn 3: P1, card play
P1 plays Supernova on Excavation → refused B-12.11
then P1 hand: Supernova

story B-12.12: The opponent responds first, then the player
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Transwarp Conduit, Amanda Rogers
P2 hand: Amanda Rogers
turn 1: P1, orders
P1 plays Transwarp Conduit on Runabout
then offered: P2 responds with Amanda Rogers
P2 passes
P1 responds with Amanda Rogers
then happened: Transwarp Conduit nullified
then RANGE of Runabout: 7
then P2 hand: Amanda Rogers

story B-12.12: When both have passed the result comes
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Transwarp Conduit, Amanda Rogers
P2 hand: Amanda Rogers
turn 1: P1, orders
P1 plays Transwarp Conduit on Runabout
P2 passes
P1 passes
then RANGE of Runabout: 14

story B-12.13: A response to a response is finished first
P1 mission: Excavation
P1 hand: Red Alert!, Q2
P2 hand: Kevin Uxbridge, Amanda Rogers
turn 1: P1, card play
P1 plays Red Alert!
P2 responds with Kevin Uxbridge
P1 responds with Q2
P2 responds with Amanda Rogers
then happened: Q2 nullified; Red Alert! nullified
then P1 table: nothing

story B-12.13, B-12.14: Q2 unanswered, the event works
P1 mission: Excavation
P1 hand: Red Alert!, Q2
P2 hand: Kevin Uxbridge
turn 1: P1, card play
P1 plays Red Alert!
P2 responds with Kevin Uxbridge
P1 responds with Q2
then happened: Kevin Uxbridge nullified; Red Alert! result begun
then P1 table: Red Alert!

story B-12.16: Cancelled, the card is discarded and the card play is spent
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Red Alert!, Taurik
P2 hand: Kevin Uxbridge
turn 1: P1, card play
P1 plays Red Alert!
P2 responds with Kevin Uxbridge
then P1 discard pile: Red Alert!
then P1 table: nothing
P1 reports Taurik → refused B-11.6

story B-12.16: Unless the cancelling card says otherwise
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Red Alert!, Taurik
P2 hand: Energy Vortex
turn 1: P1, card play
P1 plays Red Alert!
P2 responds with Energy Vortex
P1 reports Taurik
then P1 hand: Red Alert!
then aboard Federation Outpost: Taurik

story B-12.17: Hugh answers the attack of the Borg Ship, Temporal Rift does not
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway
P1 ship: Borg Ship by P2 [counter 1] at Excavation
P1 hand: Temporal Rift, Hugh
turn 1: P1, orders
P1 passes
then offered: P1 responds with Hugh
then not offered: P1 responds with Temporal Rift
P1 responds with Hugh
then in play: Runabout

story B-12.21: As many responses as one likes
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Transwarp Conduit
P2 hand: Amanda Rogers, Kevin Uxbridge
P1 table: Red Alert!
turn 1: P1, orders
P1 plays Transwarp Conduit on Runabout
P2 responds with Amanda Rogers
then P2 discard pile: Amanda Rogers
P2 plays Kevin Uxbridge on Red Alert!

story B-12.21: Two yells for two dead
P1 mission: Relief Mission / Armus - Skin of Evil by P2, Armus - Skin of Evil by P1
P1 planet: Kurn, Gorath, Torak
chance: Kurn, Gorath
P2 hand: 2x Klingon Death Yell
P1 attempts Relief Mission
P2 responds with Klingon Death Yell
P2 responds with Klingon Death Yell #2
then P2 score: 10

story B-12.25, B-12.26: What follows by itself follows before anything else
P1 mission: Excavation
P1 ship: Zibalian Transport at Excavation aboard Worf, Gorath
P1 planet Excavation: Taurik, Kromm
P1 table: Treaty: Federation/Klingon
P2 hand: The Devil
turn 1: P1, orders
P2 plays The Devil on Treaty: Federation/Klingon
P1 chooses Worf
then happened: Treaty: Federation/Klingon discarded; Gorath under house arrest
then team of Taurik: 2
then team of Kromm: 1

story B-12.26: A cure comes before the loss
P1 mission: Excavation
P1 ship: U.S.S. Miranda (Warp Core Breach by P2) at Excavation aboard Giusti
P1 planet: Taurik
turn 3: P1, orders
P1 beams Taurik to U.S.S. Miranda
then happened: Warp Core Breach cured
then in play: U.S.S. Miranda

story B-12.27: The turn player's effects come first, in the order they choose, then the opponent's
P1 mission: Excavation
P1 ship: U.S.S. Nebula (Auto-Destruct Sequence) at Excavation aboard Christopher Hobson
P1 table: Telepathic Alien Kidnappers
P2 table: Static Warp Bubble
P1 hand: 2x Tricorder
P2 hand: Tricorder
turn 5: P1, orders
P1 ends turn
then asked: P1 order effects
P1 chooses Auto-Destruct Sequence
then happened: U.S.S. Nebula destroyed
then asked: P1 guess card
P1 guesses Ship
then asked: P1 choose cards
P1 chooses Tricorder
then happened: P2 turn begun 6

story B-12.28: An effect looks at the table when its turn comes
P1 mission: Excavation
P1 ship: U.S.S. Nebula (Auto-Destruct Sequence) at Excavation aboard Christopher Hobson
P1 ship: U.S.S. Miranda [damaged] (Auto-Destruct Sequence) at Excavation aboard Giusti
P1 ship: Runabout at Excavation aboard Calloway
turn 5: P1, orders
P1 ends turn
P1 chooses Auto-Destruct Sequence
then happened: U.S.S. Nebula destroyed; U.S.S. Miranda destroyed
then in play: Runabout
then hull of Runabout: 50

story B-12.28: In the other order both explode
P1 mission: Excavation
P1 ship: U.S.S. Nebula (Auto-Destruct Sequence) at Excavation aboard Christopher Hobson
P1 ship: U.S.S. Miranda [damaged] (Auto-Destruct Sequence) at Excavation aboard Giusti
P1 ship: Runabout at Excavation aboard Calloway
turn 5: P1, orders
P1 ends turn
P1 chooses Auto-Destruct Sequence #2
then happened: U.S.S. Miranda destroyed; U.S.S. Nebula destroyed; Runabout destroyed
