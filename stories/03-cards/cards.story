story B-3.3: A dilemma with a point box scores it when it is overcome
P1 mission: Excavation / Microvirus by P2
P1 planet: Alyssa Ogawa, Darian Wallace, Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then happened: P1 scored 5 for Microvirus; P1 scored 25 for Excavation
then P1 bonus: Microvirus
then P1 score: 30

story B-3.3: One without a point box scores nothing
P1 mission: Excavation / Archer by P2
P1 planet: Alyssa Ogawa, Darian Wallace, Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then P1 bonus: nothing
then P1 score: 25

story B-3.4: A card with a countdown expires
turn 3: P1, card play
P1 mission: Excavation
P1 hand: Goddess of Empathy
P1 plays Goddess of Empathy
then countdown of Goddess of Empathy: 2
P1 ends turn
then countdown of Goddess of Empathy: 1
P2 ends turn
then in play: Goddess of Empathy
P1 ends turn
then happened: Goddess of Empathy expired; Goddess of Empathy discarded

story B-3.5: The referee icon changes nothing in the base game
P1 mission: Excavation
P1 hand: The Juggler
P1 plays The Juggler on P2
then happened: P2 shuffled
then P1 discard pile: The Juggler
then P1 removed: nothing

story B-3.6: Nobody controls the Borg Ship
turn 3: P1, orders
P1 mission: Study Nebula / Borg Ship by P2
P1 mission: Excavation
P1 ship: Runabout at Study Nebula aboard Neela Daren
P1 attempts Study Nebula
then in play: Borg Ship
then not offered: P1 flies Borg Ship to Excavation; P2 flies Borg Ship to Excavation
P1 beams Neela Daren from Runabout to Borg Ship → refused B-14.1

story B-3.7, B-29.15: An artifact used as equipment is an Equipment card once it is acquired
turn 3: P1, orders, P2 next
P1 mission: Excavation
P1 planet: Jean-Luc Picard, Varon-T Disruptor
P2 hand: Disruptor Overload
P2 plays Disruptor Overload on Excavation of P1
then happened: Varon-T Disruptor discarded

story B-3.7: An artifact played as an Interrupt card is nullified like one
turn 3: P1, card play
P1 mission: Excavation
P1 hand: Thought Maker
P2 hand: Amanda Rogers
P1 plays Thought Maker
P2 responds with Amanda Rogers
then happened: Thought Maker nullified
then P1 discard pile: Thought Maker

story B-3.7: An artifact played as an Event card is not
turn 3: P1, card play
P1 mission: Excavation
P1 ship: Runabout at Excavation
P1 hand: Kurlan Naiskos
P2 hand: Amanda Rogers
P1 plays Kurlan Naiskos on Runabout
then not offered: P2 responds with Amanda Rogers
then on Runabout: Kurlan Naiskos

story B-3.9: Both players read the same span, points and icons
P1 mission: Excavation
P2 mission: Study Nebula
P1 mission: Evacuation
P2 planet Excavation: Jean-Luc Picard
P2 hand: Runabout
turn 2: P2, orders
P2 attempts Excavation
then P2 score: 25

story B-3.9: Whoever matches no icon of a mission cannot attempt it
P1 mission: Excavation
P1 planet: Klag
P1 hand: Runabout
P1 attempts Excavation → refused B-16.4

story B-3.13: A dilemma is not played from the hand
P1 mission: Excavation
P1 planet: Taurik
P1 hand: Archer
P1 plays Archer → refused B-3.13
then not offered: P1 plays Archer on Excavation

story B-3.14: An artifact is found in the attempt and acquired when the mission is completed
P1 mission: Excavation / Horga'hn by P2, Archer by P2
P1 planet: Jean-Luc Picard, Calloway
P1 hand: Runabout
P1 attempts Excavation
then happened: Horga'hn artifact found; Archer encountered; Jean-Luc Picard killed; Excavation attempt ended
then did not happen: Horga'hn acquired
then found at Excavation: Horga'hn
then not in play: Horga'hn

story B-3.14: An artifact that was never acquired is not played
turn 3: P1, card play
P1 mission: Excavation
P1 hand: Tox Uthat
not acquired: Tox Uthat
P1 plays Tox Uthat → refused B-3.14

story B-3.14: An acquired one is
turn 3: P1, card play
P1 mission: Excavation
P1 hand: Tox Uthat
P1 plays Tox Uthat
then P1 table: Tox Uthat

story B-3.15: An event uses the card play and stays where it was played
turn 3: P1, card play
P1 mission: Excavation
P1 hand: 2x Red Alert!
P1 plays Red Alert!
then happened: P1 card play used
then P1 table: Red Alert!
P1 plays Red Alert! #2 → refused B-11.6

story B-3.16: An event whose effect happens once is discarded
P1 mission: Excavation
P1 hand: Kivas Fajo - Collector
P1 plays Kivas Fajo - Collector on P1
then not in play: Kivas Fajo - Collector
then P1 discard pile: Kivas Fajo - Collector

story B-3.17: An interrupt uses no card play and is discarded after its result
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Palor Toff - Alien Trader, Taurik
P1 discard pile: Red Alert!
P1 plays Palor Toff - Alien Trader on Red Alert!
then did not happen: P1 card play used
then P1 discard pile: Palor Toff - Alien Trader
P1 reports Taurik to Federation Outpost
then happened: P1 card play used

story B-3.17: An interrupt that plays on a ship until something happens stays there
turn 3: P1, card play
P1 mission: Excavation
P2 mission: Evacuation
P2 outpost: Federation Outpost at Evacuation
P2 ship: Runabout at Excavation aboard Taurik
P1 hand: Incoming Message - Federation
P1 plays Incoming Message - Federation on Runabout
then on Runabout: Incoming Message - Federation
then P1 discard pile: nothing

story B-3.21: A personnel of two species is of each of them
turn 3: P1, orders
P1 mission: Excavation / Archer by P2
P1 planet: K'Ehleyr, Calloway
P1 hand: Klingon Death Yell
P1 attempts Excavation
P1 responds with Klingon Death Yell
then happened: K'Ehleyr killed; P1 scored 5

story B-3.22: Soren is not female
P1 mission: Excavation / Matriarchal Society by P2
P1 planet: Soren, Calloway
P1 hand: Runabout
P1 attempts Excavation
then happened: Matriarchal Society conditions failed

story B-3.22: Soren is not male either
P1 mission: Excavation / Male's Love Interest by P2
P1 mission: Evacuation
P1 planet Excavation: Soren
P1 hand: Runabout
P1 attempts Excavation
then happened: Male's Love Interest trigger absent

story B-3.23: Exocomp is an android, but no Soong-type android
P1 mission: Excavation / Barclay's Protomorphosis Disease by P2
P1 planet: Exocomp, Data, Taurik
P1 hand: Runabout
P1 attempts Excavation
then happened: Taurik killed
then planet Excavation: Exocomp, Data

story B-3.26: Every ship and every facility has transporters
P1 mission: Excavation
P1 ship: Type VI Shuttlecraft at Excavation aboard Taurik
P1 outpost: Federation Outpost at Excavation aboard Data
P1 hand: Runabout
P1 beams Taurik from Type VI Shuttlecraft to Excavation
P1 beams Data from Federation Outpost to Excavation
then planet Excavation: Taurik, Data

story B-3.27: An outpost has SHIELDS and nothing to fire or fly with
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 outpost: Federation Outpost at Excavation aboard Jean-Luc Picard
P2 ship: I.K.C. K'Vort at Excavation aboard Klag
then SHIELDS of Federation Outpost: 30
then WEAPONS of Federation Outpost: 0
then RANGE of Federation Outpost: 0
then not offered: P1 flies Federation Outpost to Study Nebula

story B-3.28: An outpost at a planet is in space; nobody aboard is on the surface
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Jean-Luc Picard
P1 hand: Runabout
then space Excavation: Federation Outpost
P1 attempts Excavation → refused B-16.2
P1 beams Jean-Luc Picard from Federation Outpost to Excavation
P1 attempts Excavation
then happened: Excavation mission completed
