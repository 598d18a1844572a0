story B-11.1: The segments of a turn come in their order, turn after turn
P1 mission: Excavation
P1 hand: Taurik
P2 hand: Taurik
turn 1: P1, card play
P1 ends card play
P1 ends turn
then happened:
  P1 segment begun orders
  P1 segment begun end
  P1 segment begun draw
  P1 turn ended 1
  P2 turn begun 2
  P2 segment begun card play
then turn 2: P2, card play

story B-11.1: A segment left behind does not come back
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Taurik
turn 1: P1, card play
P1 ends card play
P1 reports Taurik → refused B-11.5

story B-11.2: At the start of your turn your cards are unstopped, all RANGE is back and the card play is new
P1 mission: Excavation
P1 ship: Runabout [stopped, range used 4] at Excavation aboard Calloway [stopped]
P1 card plays used: 1
P1 outpost: Federation Outpost at Excavation
P1 hand: Taurik
P2 planet Excavation: Klag [stopped]
P2 ship: I.K.C. K'Vort [range used 5] at Excavation
turn 1: P1, orders
P1 ends turn
then not stopped: Klag
then stopped: Runabout, Calloway
then range left of Runabout: 7
then range left of I.K.C. K'Vort: 8
P2 ends card play
P2 ends turn
then not stopped: Runabout, Calloway
P1 reports Taurik

story B-11.4: At the start of a turn only cards that say so are played
P1 mission: Excavation / Archer by P2
P1 ship: U.S.S. Nebula at Excavation aboard Christopher Hobson, Taitt
P1 hand: Full Planet Scan, Wormhole, Wormhole
turn 2: P2, orders
P2 ends turn
then offered: P1 plays Full Planet Scan on U.S.S. Nebula
P1 plays Wormhole on U.S.S. Nebula to Excavation → refused B-12.8
P1 flies U.S.S. Nebula to Excavation → refused B-11.4
P1 passes
P1 plays Full Planet Scan on U.S.S. Nebula → refused B-11.4

story B-11.5: One normal card play, and interrupts besides, in any order
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Taurik, Data, Transwarp Conduit, Palor Toff - Alien Trader
P1 discard pile: Tricorder
P1 ship: Runabout at Excavation aboard Calloway
turn 1: P1, card play
P1 plays Transwarp Conduit on Runabout
P1 reports Taurik
P1 plays Palor Toff - Alien Trader on Tricorder
P1 reports Data → refused B-11.6

story B-11.5: Card plays wait for their segment
P1 mission: Excavation
P1 hand: Red Alert!
turn 1: P1, orders
P1 plays Red Alert! → refused B-11.5

story B-11.6: An unused card play is not saved
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Taurik, Data
turn 1: P1, card play
P1 ends card play
P1 ends turn
P2 ends card play
P2 ends turn
P1 reports Taurik
P1 reports Data → refused B-11.6

story B-11.7: In place of the card play only in its segment
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Taurik
turn 1: P1, orders
P1 uses Red Alert! → refused B-11.5

story B-11.8: Orders in any number and order
P1 mission: Excavation
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort at Excavation aboard Klag, Gorath
P1 outpost: Klingon Outpost at Krios Suppression
turn 1: P1, orders
P1 beams Gorath to Excavation
P1 beams Gorath to I.K.C. K'Vort
P1 flies I.K.C. K'Vort to Krios Suppression
P1 docks I.K.C. K'Vort
P1 walks Gorath to Klingon Outpost
P1 walks Gorath to I.K.C. K'Vort
P1 undocks I.K.C. K'Vort
P1 cloaks I.K.C. K'Vort
P1 flies I.K.C. K'Vort to Excavation
then cloaked: I.K.C. K'Vort

story B-11.8: No order in the card play segment
P1 mission: Excavation
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort at Excavation aboard Klag, Gorath
turn 1: P1, card play
P1 flies I.K.C. K'Vort to Krios Suppression → refused B-11.8
P1 beams Klag to Excavation → refused B-11.8
P1 cloaks I.K.C. K'Vort → refused B-11.8

story B-11.9, B-25.11: End-of-turn effects come before countdowns and before the draw
P1 mission: Excavation
P1 mission: Secret Salvage / Nitrium Metal Parasites by P2
P1 ship: I.K.C. K'Vort at Secret Salvage aboard Klag
P2 table: Static Warp Bubble
P1 hand: Tricorder
P1 draw deck: Medical Kit
turn 1: P1, orders
P1 attempts Secret Salvage
P1 ends turn
then happened:
  Tricorder discarded
  Nitrium Metal Parasites countdown reduced to 2
  P1 drew Medical Kit

story B-11.10: The draw ends the turn
P1 mission: Excavation
P1 draw deck: Taurik, Data
turn 1: P1, orders
P1 ends turn
then happened: P1 drew Taurik; P1 turn ended 1
then did not happen: P1 drew Data
then P1 hand: Taurik
then P1 draw deck: Data

story B-11.11: Extra draws follow the normal one
P1 mission: Excavation
P1 hand: The Traveler: Transcendence
P1 draw deck: Taurik, Data, Worf
P1 plays The Traveler: Transcendence on P1
P1 ends turn
then happened: P1 drew Taurik; P1 drew Data
then did not happen: P1 drew Worf

story B-11.11: Each of them is a draw by itself
P1 mission: Excavation
P1 hand: The Traveler: Transcendence
P2 hand: Subspace Schism
P1 draw deck: Taurik, Data, Worf
turn 1: P1, card play
P1 plays The Traveler: Transcendence on P1
P1 ends card play
P1 passes
P2 passes
P2 passes
P2 responds with Subspace Schism
then happened: P1 drew Taurik; P1 drew Data; Data discarded; P1 drew Worf
then P1 hand: Taurik, Worf

story B-11.13, B-12.6: A segment ends when both pass, the opponent after the turn player
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P2 hand: Temporal Rift, Transwarp Conduit
turn 1: P1, card play
P1 passes
then turn 1: P1, card play, P2 next, P1 passed
P2 plays Transwarp Conduit on Runabout
then turn 1: P1, card play
P1 passes
P2 passes
then turn 1: P1, orders

story B-11.14: The turn ends at once, and the draw is made
P1 mission: Study Stellar Collision / Temporal Causality Loop by P2
P1 mission: First Contact
P1 ship: Runabout at Study Stellar Collision aboard Calloway
P1 ship: U.S.S. Miranda at Study Stellar Collision aboard Giusti
P1 draw deck: Taurik, Data
P2 hand: Tricorder
turn 1: P1, orders
P1 attempts Study Stellar Collision with Runabout
then happened: P1 segment begun end; P1 drew Taurik; P1 turn ended 1; P2 turn begun 2
P1 flies U.S.S. Miranda to First Contact → refused B-12.7

story B-11.15: A hand may be of any size
P1 mission: Excavation
P1 hand: 9x Tricorder
P1 draw deck: Medical Kit
turn 1: P1, orders
P1 ends turn
then P1 hand: Tricorder, Tricorder, Tricorder, Tricorder, Tricorder, Tricorder, Tricorder, Tricorder, Tricorder, Medical Kit

story B-11.16: A second card play or an extra card, and then it is the opponent's turn
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Horga'hn
P1 hand: Taurik, Data, Worf
P1 draw deck: Tricorder, Medical Kit
turn 1: P1, card play
P1 reports Taurik
P1 reports Data
P1 reports Worf → refused B-11.6
P1 ends card play
P1 ends turn
then happened: P1 drew Tricorder; P2 turn begun 2
then did not happen: P1 drew Medical Kit

story B-11.16: The extra card for a card play not made
P1 mission: Excavation
P1 table: Horga'hn
P1 draw deck: Tricorder, Medical Kit
turn 1: P1, card play
P1 ends card play
P1 ends turn
P1 draws
then happened: P1 drew Tricorder; P1 drew Medical Kit; P2 turn begun 2

story B-11.3: Your start-of-turn effects in the order you choose, then what you may play
P1 mission: Excavation / Archer by P2
P1 ship: U.S.S. Nebula (Ktarian Game by P2) at Excavation aboard Christopher Hobson, Taitt, Giusti
P1 ship: U.S.S. Phoenix (Ktarian Game by P2) at Excavation aboard Taurik, Linda Larson
P1 hand: Full Planet Scan
chance: Taurik, Giusti
turn 2: P2, orders
P2 ends turn
then asked: P1 order effects
P1 chooses Ktarian Game #2
then happened: Taurik disabled; Giusti disabled
then offered: P1 plays Full Planet Scan on U.S.S. Nebula

story B-11.3: One effect alone is not asked about
P1 mission: Excavation
P1 ship: U.S.S. Nebula (Ktarian Game by P2) at Excavation aboard Christopher Hobson, Taitt
chance: Taitt
turn 2: P2, orders
P2 ends turn
then happened: Taitt disabled; P1 segment begun card play

story B-11.12: Whoever draws no cards that turn has no end draw, and draws again the next
P1 mission: Excavation
P1 draws none
P1 hand: Kivas Fajo - Collector
P1 draw deck: Taurik, Data, Worf
P2 draw deck: Gowron
turn 1: P1, card play
P1 plays Kivas Fajo - Collector on P1
then did not happen: P1 drew Taurik
P1 ends card play
P1 ends turn
then did not happen: P1 drew Taurik
P2 ends card play
P2 ends turn
then happened: P2 drew Gowron
P1 ends card play
P1 ends turn
then happened: P1 drew Taurik
