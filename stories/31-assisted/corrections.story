# A-2: what can be done to the table by agreement.

story A-2: Stopping and unstopping touch those who are named, and nobody beside them
assisted
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Simon Tarses
P1 planet: Data, Worf [stopped], Taurik [stopped]
P1 proposes to stop Data, U.S.S. Hood
P2 agrees
P1 proposes to unstop Worf
P2 agrees
then stopped: Data, U.S.S. Hood, Taurik
then not stopped: Worf, Simon Tarses

story A-2: Only personnel are killed, only ships and facilities destroyed
assisted
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Simon Tarses
P1 planet: Data, Tricorder
P1 proposes to kill U.S.S. Hood → refused A-2
P1 proposes to kill Tricorder → refused A-2
P1 proposes to destroy Data → refused A-2
P1 proposes to destroy Excavation → refused A-2
P1 proposes to kill Data, Tricorder → refused A-2
P1 proposes to kill Data
P2 agrees
then P1 discard pile: Data
then planet Excavation: Tricorder

story A-2: A ship is damaged, repaired, and destroyed with everybody aboard
assisted
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Simon Tarses
P1 ship: Runabout at Excavation aboard Calloway
P1 proposes to damage U.S.S. Hood
P2 agrees
then damaged: U.S.S. Hood
then not damaged: Runabout
P1 proposes to repair U.S.S. Hood
P2 agrees
then not damaged: U.S.S. Hood
P1 proposes to destroy U.S.S. Hood
P2 agrees
then P1 discard pile: Simon Tarses, U.S.S. Hood
then in play: Runabout, Calloway

story A-2: A player draws by agreement, and only that player
assisted
P1 mission: Excavation
P1 draw deck: Data, Worf, Taurik
P2 draw deck: Kurn
P1 proposes to let P1 draw 2 cards
P2 agrees
then P1 hand: Data, Worf
then P1 draw deck: Taurik
then P2 draw deck: Kurn
then P2 does not see: Data

story A-2: One more card play, and then no more
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Data, Worf, Taurik
P1 reports Data to Federation Outpost
P1 reports Worf to Federation Outpost → refused B-11.6
P1 proposes to give P1 1 card play
P2 agrees
P1 reports Worf to Federation Outpost
P1 reports Taurik to Federation Outpost → refused B-11.6

story A-2: A card is fetched from the own draw deck, which is shuffled; the other player learns which it was
assisted
P1 mission: Excavation
P1 draw deck: Data, Deanna Troi, Taurik
P2 draw deck: Kurn
P1 proposes to fetch Kurn into the hand → refused A-2
P1 proposes to fetch Deanna Troi into the hand
P2 agrees
then happened:
  P1 proposed to take Deanna Troi from the draw deck and put it into its owner's hand
  Deanna Troi returned to hand of P1
  P1 shuffled
then P1 hand: Deanna Troi

story A-2: Whoever gives a ship away no longer commands it; those aboard stay with their player
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: U.S.S. Hood at Excavation aboard Giusti, Data
P1 ship: Runabout at Excavation aboard Worf
P1 proposes to give U.S.S. Hood to P2
P2 agrees
then happened: U.S.S. Hood control changed
then not offered: P1 flies U.S.S. Hood to Study Nebula
then offered: P1 flies Runabout to Study Nebula

story A-2: Whoever gives an outpost away leaves its docks; a ship that is given with it stays in them
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 ship: U.S.S. Hood [docked] at Excavation aboard Giusti
P1 ship: Runabout [docked] at Excavation aboard Worf
P1 proposes to give Federation Outpost, Runabout to P2
P2 agrees
then docked: Runabout
then not docked: U.S.S. Hood

story A-2: What is shuffled or shown is told to everybody
assisted
P1 mission: Excavation
P1 hand: Data, Worf
P1 proposes to shuffle the draw deck of P2
P2 agrees
then happened: P2 shuffled
P1 proposes to reveal Data
P2 agrees
then happened: Data revealed
then P1 hand: Data, Worf

story A-2: Damaged twice, a ship is destroyed as by any other damage
assisted
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Worf
P1 proposes to damage U.S.S. Hood
P2 agrees
then did not happen: U.S.S. Hood destroyed
P1 proposes to damage U.S.S. Hood
P2 agrees
then happened: U.S.S. Hood destroyed; Worf killed

story A-2: A look at nothing shows nothing
assisted
P1 mission: Excavation
P2 draw deck: nothing
P1 proposes to let P1 look at the top 3 cards of the draw deck of P2
P2 agrees
P1 acknowledges
P1 proposes to let P1 look at the hand
P2 agrees
P1 acknowledges

story A-2: A look at the other hand is one player's alone, and lasts until it is acknowledged
assisted
P1 mission: Excavation
P2 hand: Kurn, Gowron
P1 proposes to let P1 look at the hand
P2 agrees
then asked: P1 acknowledge
then P1 sees: Kurn, Gowron
P1 acknowledges
then P1 does not see: Kurn, Gowron

story A-2: A look at the top of a draw deck shows so many cards and not the next one
assisted
P1 mission: Excavation
P2 draw deck: Kurn, Gowron, Klag
P2 proposes to let P1 look at the top 2 cards of the draw deck of P2
P1 agrees
then P1 sees: Kurn, Gowron
then P1 does not see: Klag
then P2 does not see: Kurn
P1 acknowledges
then P2 draw deck: Kurn, Gowron, Klag

story A-2: A look under one mission shows nothing of what lies under another
assisted
P1 mission: Excavation / Archer by P2, Q by P2
P1 mission: Krios Suppression / Microvirus by P2
P1 proposes to let P1 look under Excavation
P2 agrees
then P1 sees: Archer, Q
then P1 does not see: Microvirus
P1 acknowledges
then under Excavation: Archer, Q
