# The same interrupts, under every format: where they go, and how often one text is used.

story B-28.13: under open an interrupt that is done goes to the discard pile of its owner
format open
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on U.S.S. Hood
P1 ends turn
then P1 discard pile: Transwarp Conduit
then P1 removed: nothing

story B-28.13: under otf-beta an interrupt that is done goes to the discard pile of its owner
format otf-beta
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on U.S.S. Hood
P1 ends turn
then P1 discard pile: Transwarp Conduit
then P1 removed: nothing

story B-28.13: under otf an interrupt that is done goes to the discard pile of its owner
format otf
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on U.S.S. Hood
P1 ends turn
then P1 discard pile: Transwarp Conduit
then P1 removed: nothing

story B-28.13: under modern an interrupt that is done goes to the discard pile of its owner
format modern
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on U.S.S. Hood
P1 ends turn
then P1 discard pile: Transwarp Conduit
then P1 removed: nothing

story R4-5.1: under rule-of-four an interrupt that is done goes to the removed pile of its owner
format rule-of-four
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on U.S.S. Hood
P1 ends turn
then P1 removed: Transwarp Conduit
then P1 discard pile: nothing

story R4-5.1: near miss: under rule-of-four an interrupt with the Referee icon goes to the discard pile
format rule-of-four
P1 mission: Excavation
P1 hand: The Juggler
P1 plays The Juggler on P2
then P1 discard pile: The Juggler
then P1 removed: nothing

story B-28.11: under open the text of a title is used as often as there are copies
format open
P1 mission: Excavation
P1 hand: 5x The Juggler
P1 plays The Juggler on P2
P1 plays The Juggler #2 on P2
P1 plays The Juggler #3 on P2
P1 plays The Juggler #4 on P2
P1 plays The Juggler #5 on P2
then P1 hand: nothing

story B-28.11: under otf-beta the text of a title is used as often as there are copies
format otf-beta
P1 mission: Excavation
P1 hand: 5x The Juggler
P1 plays The Juggler on P2
P1 plays The Juggler #2 on P2
P1 plays The Juggler #3 on P2
P1 plays The Juggler #4 on P2
P1 plays The Juggler #5 on P2
then P1 hand: nothing

story B-28.11: under otf the text of a title is used as often as there are copies
format otf
P1 mission: Excavation
P1 hand: 5x The Juggler
P1 plays The Juggler on P2
P1 plays The Juggler #2 on P2
P1 plays The Juggler #3 on P2
P1 plays The Juggler #4 on P2
P1 plays The Juggler #5 on P2
then P1 hand: nothing

story B-28.11: under modern the text of a title is used as often as there are copies
format modern
P1 mission: Excavation
P1 hand: 5x The Juggler
P1 plays The Juggler on P2
P1 plays The Juggler #2 on P2
P1 plays The Juggler #3 on P2
P1 plays The Juggler #4 on P2
P1 plays The Juggler #5 on P2
then P1 hand: nothing

story R4-1.2: under rule-of-four a fifth use of one text in a turn is refused
format rule-of-four
P1 mission: Excavation
P1 hand: 5x The Juggler
P1 plays The Juggler on P2
P1 plays The Juggler #2 on P2
P1 plays The Juggler #3 on P2
P1 plays The Juggler #4 on P2
P1 plays The Juggler #5 on P2 → refused R4-1.2
then P1 hand: The Juggler

story B-28.13: under open an artifact that was played as an interrupt goes to the discard pile of its owner
format open
P1 mission: Excavation
P1 hand: Thought Maker
P2 draw deck: Taurik
P1 plays Thought Maker
P1 arranges Taurik
then P1 discard pile: Thought Maker

story R4-5.1: under rule-of-four an artifact that was played as an interrupt goes to the removed pile of its owner
format rule-of-four
P1 mission: Excavation
P1 hand: Thought Maker
P2 draw deck: Taurik
P1 plays Thought Maker
P1 arranges Taurik
then P1 removed: Thought Maker
then P1 discard pile: nothing

story R4-5.1: under rule-of-four an interrupt that is played on its own draw goes to the removed pile of its owner
format rule-of-four
turn 1: P1, orders
P1 mission: Excavation
P1 draw deck: Subspace Schism, Data, Worf
P1 passes
P1 responds with Subspace Schism
then happened: P1 drew Data
then P1 removed: Subspace Schism
then P1 discard pile: nothing
