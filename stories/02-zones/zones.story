story B-2.1: Every pile belongs to one player
P1 mission: Excavation
P1 hand: Taurik
P1 discard pile: Data
P1 out of play: Worf
P1 removed: Archer
P1 bonus: Chalnoth
P1 table: Red Alert!
P1 seed deck: Nausicaans
P1 mission pile: Evacuation
P2 hand: Klag
then P1 hand: Taurik
then P1 discard pile: Data
then P1 out of play: Worf
then P1 removed: Archer
then P1 bonus: Chalnoth
then P1 table: Red Alert!
then P1 seed deck: Nausicaans
then P1 mission pile: Evacuation
then P2 hand: Klag
then P2 discard pile: nothing

story B-2.2: A draw deck has an order, and nobody looks into it
P1 mission: Excavation
P1 draw deck: Taurik, Data, Worf
P1 hand: Kivas Fajo - Collector
then P1 does not see: Taurik, Data, Worf
then P2 does not see: Taurik, Data, Worf
P1 plays Kivas Fajo - Collector on P1
then happened: P1 drew Taurik; P1 drew Data; P1 drew Worf
then P1 sees: Taurik, Data, Worf
then P2 does not see: Taurik, Data, Worf

story B-2.3: A hand is seen by its owner alone, until a card opens it
P1 mission: Excavation
P1 hand: Alien Probe, Taurik
P2 hand: Klag
then P1 sees: Taurik
then P1 does not see: Klag
then P2 sees: Klag
then P2 does not see: Taurik
P1 plays Alien Probe
then P1 sees: Klag
then P2 sees: Taurik

story B-2.4: A discard pile is open, and the last card lies on top
P1 mission: Excavation
P1 discard pile: Data
P1 hand: Kivas Fajo - Collector
then P2 sees: Data
P1 plays Kivas Fajo - Collector on P2
then P1 discard pile: Data, Kivas Fajo - Collector
then P2 sees: Data, Kivas Fajo - Collector

story B-2.5: Cards out of play and removed cards are open and do not come back
P1 mission: Excavation
P1 discard pile: Red Alert!
P1 out of play: Data
P1 removed: Taurik
P1 hand: Res-Q
then P2 sees: Data, Taurik
then offered: P1 plays Res-Q on Red Alert!
then not offered: P1 plays Res-Q on Data; P1 plays Res-Q on Taurik

story B-2.6: A card goes to its owner's pile, whoever controlled it
P1 mission: Excavation
P1 planet: Jean-Luc Picard, Varon-T Disruptor by P2
P2 hand: Disruptor Overload
turn 2: P1, orders, P2 next
P2 plays Disruptor Overload on Excavation of P1
then P2 discard pile: Varon-T Disruptor, Disruptor Overload
then P1 discard pile: nothing

story B-2.8: What a location holds
P1 mission: Excavation / Archer by P2, Nausicaans by P1 / found: Horga'hn by P2
P1 planet: Taurik
P1 ship: Runabout at Excavation
P2 outpost: Romulan Outpost at Excavation
P1 on Excavation: Holo-Projectors
then under Excavation: Archer, Nausicaans
then found at Excavation: Horga'hn
then planet Excavation: Taurik
then space Excavation: Runabout, Romulan Outpost
then on Excavation: Holo-Projectors

story B-2.9, B-29.3: Q-Net lies between two locations and belongs to neither
P1 mission: Excavation
P1 mission: Study Nebula
P1 hand: Q-Net
P1 ship: Runabout at Excavation aboard Taurik
P1 plays Q-Net between Excavation and Study Nebula
then spaceline: Excavation, Study Nebula
then on Excavation: nothing
then on Study Nebula: nothing
then in play: Q-Net

story B-2.9: Gaps in Normal Space becomes a location
P1 mission: Excavation
P1 mission: Study Nebula
P1 hand: Gaps in Normal Space
P1 plays Gaps in Normal Space between Excavation and Study Nebula
then spaceline: Excavation, Gaps in Normal Space, Study Nebula

story B-2.10: Cards are aboard ships and facilities, and ships dock at facilities
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 ship: Runabout [docked] at Excavation aboard Data, Tricorder
then aboard Federation Outpost: Taurik
then aboard Runabout: Data, Tricorder
then docked: Runabout
P1 undocks Runabout
then not docked: Runabout

story B-2.11, B-29.4: A card on a ship moves with it
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: Runabout (Plasma Fire by P2) at Excavation aboard Taurik, Tricorder
P1 flies Runabout to Study Nebula
then on Runabout: Plasma Fire
then space Study Nebula: Runabout
then aboard Runabout: Taurik, Tricorder

story B-2.12: With a ship everything on it and aboard it is discarded, to its owner's pile each
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout [damaged] (Plasma Fire by P2) at Excavation aboard Taurik, Tricorder
P1 ends turn
then happened: Runabout destroyed; Taurik killed
then P1 discard pile: Taurik, Tricorder, Runabout
then P2 discard pile: Plasma Fire

story B-2.13: Cards on a personnel who returns to hand are discarded
turn 3: P1, orders
P1 mission: Excavation / Archer by P2
P1 table: Genetronic Replicator
P1 planet: Satelk (Neural Servo Device by P2), 2x Calloway
P1 hand: Runabout
P1 attempts Excavation
P1 saves Satelk with Calloway, Calloway #2
then happened: Neural Servo Device discarded; Satelk returned to hand
then P2 discard pile: Neural Servo Device, Archer

story B-2.14, B-2.15: What is in play and what is not
P1 mission: Excavation / Archer by P2
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 table: Red Alert!
P1 hand: Data
P1 discard pile: Worf
P1 bonus: Chalnoth
P1 ship: Runabout (Plasma Fire by P2) at Excavation
then in play: Excavation, Federation Outpost, Taurik, Red Alert!, Runabout, Plasma Fire
then not in play: Archer, Data, Worf, Chalnoth

story B-2.14: A dilemma that stays on a ship is in play, an artifact put into the hand is not
P1 mission: Excavation / Tox Uthat by P2
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then happened: Tox Uthat acquired by P1
then P1 hand: Runabout, Tox Uthat
then not in play: Tox Uthat

story B-2.14: Horga'hn is in play as soon as it is acquired
P1 mission: Excavation / Horga'hn by P2
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then in play: Horga'hn

story B-2.17: A ship that comes back is as new
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 discard pile: Runabout
P1 hand: Palor Toff - Alien Trader
P1 plays Palor Toff - Alien Trader on Runabout
P1 reports Runabout to Federation Outpost
then not stopped: Runabout
then not damaged: Runabout
then range left of Runabout: 7
