story B-13.23: Used as equipment it joins the team
P1 mission: Excavation / Varon-T Disruptor by P1
P1 planet: Vash
P1 attempts Excavation
then planet Excavation: Vash, Varon-T Disruptor

story B-13.23: Immediately means at once
P1 mission: Excavation / Betazoid Gift Box by P1
P1 planet: Vash
P1 draw deck: Data, Taurik, Worf, Tricorder
P1 attempts Excavation
P1 chooses Data, Taurik, Worf
then P1 hand: Data, Taurik, Worf

story B-13.23: Kept in the hand until played
P1 mission: Excavation / Thought Maker by P2
P1 planet: Vash
P1 attempts Excavation
then P1 hand: Thought Maker

story B-13.24: It goes to the pile of its owner
P1 mission: Excavation / Tox Uthat by P2
P1 planet: Vash
P2 hand: Kevin Uxbridge
P1 attempts Excavation
P1 ends turn
P2 ends turn
P1 plays Tox Uthat
P2 responds with Kevin Uxbridge
then P2 discard pile: Kevin Uxbridge, Tox Uthat

story B-13.25: As an event it uses the card play and is one
P1 mission: Excavation / Tox Uthat by P1
P1 planet: Vash
P1 outpost: Federation Outpost at Excavation
P2 hand: Kevin Uxbridge, Amanda Rogers
P1 attempts Excavation
P1 ends turn
P2 ends turn
P1 plays Tox Uthat
then offered: P2 responds with Kevin Uxbridge
then not offered: P2 responds with Amanda Rogers
then happened: P1 card play used
then P1 table: Tox Uthat

story B-13.25: As an interrupt it is played in the other turn, and Amanda Rogers answers it
P1 mission: Excavation / Thought Maker by P1
P1 planet: Vash
P2 hand: Amanda Rogers
P1 attempts Excavation
P1 ends turn
P1 plays Thought Maker
P2 responds with Amanda Rogers
then happened: Thought Maker nullified
then did not happen: P1 card play used

story B-13.26: Acquired once, an artifact that comes back is played again
P1 mission: Excavation / Tox Uthat by P1
P1 planet: Vash
P2 hand: Kevin Uxbridge
P1 hand: Res-Q
P1 attempts Excavation
P1 ends turn
P2 ends turn
P1 plays Tox Uthat
P2 responds with Kevin Uxbridge
P1 ends turn
P2 ends turn
P1 plays Res-Q on Tox Uthat
P1 ends turn
P2 ends turn
P1 plays Tox Uthat
then P1 table: Tox Uthat

story B-13.26: Equipment artifacts do not report
P1 mission: Excavation / Varon-T Disruptor by P1
P1 outpost: Federation Outpost at Excavation
P1 planet: Vash
P2 hand: Disruptor Overload
P1 hand: Res-Q
P1 attempts Excavation
P2 plays Disruptor Overload on Excavation of P1
P1 ends turn
P2 ends turn
P1 plays Res-Q on Varon-T Disruptor
P1 ends turn
P2 ends turn
P1 reports Varon-T Disruptor → refused B-13.9

story B-13.27: Killing discards to the owner's pile
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Vash
P1 attempts Excavation
then happened: Vash killed; Vash discarded
then P1 discard pile: Vash

story B-13.27: Destroying a ship discards it and all that is aboard
P1 mission: Excavation
P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Calloway, Tricorder
turn 3: P1, orders
P1 ends turn
then happened: Runabout destroyed; Calloway killed; Calloway discarded; Tricorder discarded; Runabout discarded
then P1 discard pile: Calloway, Auto-Destruct Sequence, Tricorder, Runabout

story B-13.28: To resign is not to be killed
P1 mission: Relief Mission / Anaphasic Organism by P2
P1 planet: Lursa, Torak
P2 hand: Klingon Death Yell
P1 attempts Relief Mission
then happened: Lursa discarded
then did not happen: Lursa killed

story B-13.29: Returned to hand is the owner's hand
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 table: Genetronic Replicator
P1 planet: Worf, Beverly Crusher
chance: Worf
P1 attempts Excavation
P1 saves Worf with Beverly Crusher
then happened: Worf returned to hand
then P1 hand: Worf

story B-13.29: Mis-seeds go out of play
P1 mission: Excavation / Null Space by P2
P1 planet: Vash
P1 attempts Excavation
then happened: Null Space mis-seed
then P2 out of play: Null Space

story B-13.30, B-13.31: Res-Q goes to the pile, the chosen card to the hand
P1 mission: Excavation
P1 hand: Res-Q
P1 discard pile: Data, Red Alert!
P1 plays Res-Q on Data
then P1 hand: Data
then P1 discard pile: Red Alert!, Res-Q

story B-13.30: It is not exchanged for itself
P1 mission: Excavation
P1 hand: Res-Q
turn 1: P1, card play
P1 plays Res-Q on Res-Q → refused B-12.11
then P1 hand: Res-Q

story B-13.31: Palor Toff the same, without personnel
P1 mission: Excavation
P1 hand: Palor Toff - Alien Trader
P1 discard pile: Data, Red Alert!
P1 plays Palor Toff - Alien Trader on Data → refused B-12.11
P1 plays Palor Toff - Alien Trader on Red Alert!
then P1 hand: Red Alert!
then P1 discard pile: Data, Palor Toff - Alien Trader

story B-13.32: The top card is drawn
P1 mission: Excavation
P1 draw deck: Data, Taurik
turn 1: P1, orders
P1 ends turn
then P1 hand: Data
then P1 draw deck: Taurik

story B-13.32: Drawing from an empty deck does nothing
P1 mission: Excavation
P1 draw deck: Data
P1 hand: Kivas Fajo - Collector
P1 plays Kivas Fajo - Collector on P1
then happened: P1 drew Data; P1 draw impossible
then P1 hand: Data
then P1 draw deck: nothing

story B-13.33: After a shuffle the same cards are there
P1 mission: Excavation
P1 hand: The Juggler
P2 draw deck: Data, Taurik, Worf
P1 plays The Juggler on P2
then happened: P2 shuffled
then P1 does not see: Data, Taurik, Worf
then P2 does not see: Data, Taurik, Worf
