story B-1.1: "You" is the controller of a card, not the other player
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Taurik, Data
P2 table: Red Alert!
P1 uses Red Alert! → refused B-1.1

story B-1.1: Your own Red Alert! works for you
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Taurik, Data
P1 table: Red Alert!
P1 uses Red Alert!
P1 reports Taurik to Federation Outpost
P1 reports Data to Federation Outpost
then aboard Federation Outpost: Taurik, Data

story B-1.1: Both players meet the opponent's text from its side
turn 3: P2, orders
P1 mission: Excavation
P1 table: Static Warp Bubble
P2 hand: Taurik
P1 hand: Data
P2 ends turn
then P2 discard pile: Taurik
then P1 hand: Data

story B-1.2: On a dilemma "opponent" is the other player, even if that player did not seed it
P1 mission: Excavation / Archer by P1
P1 planet: 2x Linda Larson
P1 hand: Runabout
P1 attempts Excavation
then asked: P2 opponent chooses
P2 chooses Linda Larson #2
then happened: Linda Larson #2 killed
then planet Excavation: Linda Larson

story B-1.2: On an artifact "you" is whoever acquires it, whoever seeded it
P1 mission: Excavation / Horga'hn by P2
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then happened: Horga'hn acquired by P1
then P1 table: P2's Horga'hn
then P2 table: nothing

story B-1.3, B-6.11: Espionage lets the Federation attempt a Klingon mission, against the rule of the icons
P1 mission: Krios Suppression
P1 planet: Jean-Luc Picard
P1 hand: Espionage: Federation on Klingon
P1 attempts Krios Suppression → refused B-16.4
P1 plays Espionage: Federation on Klingon on Krios Suppression
P1 attempts Krios Suppression
then happened: Krios Suppression attempt begun by P1

story B-1.5: What a card says cannot be done is not done, whatever another card allows
turn 3: P1, card play
P1 mission: Excavation
P1 table: Goddess of Empathy
P2 table: Red Alert!
P1 hand: Life-form Scan, Kevin Uxbridge
P1 plays Life-form Scan → refused B-1.5
P1 plays Kevin Uxbridge on Red Alert!
then P2 discard pile: Red Alert!

story B-1.5: Without the goddess the same interrupt is played
turn 3: P1, card play
P1 mission: Excavation
P2 ship: Runabout at Excavation aboard Taurik
P2 hand: Klag
P1 hand: Life-form Scan
then offered: P1 plays Life-form Scan

story B-1.6, B-27.8: The rule about holograms is more specific than the one about killing
P1 mission: Excavation / Archer by P2
P1 on Excavation: Holo-Projectors
P1 planet: Sir Isaac Newton, Calloway
P1 hand: Runabout
P1 attempts Excavation
then happened: Archer conditions failed; Sir Isaac Newton deactivated
then did not happen: Sir Isaac Newton killed; Calloway killed

story B-1.7: What a dilemma demands is mandatory
P1 mission: Excavation / Archer by P2
P1 planet: 2x Linda Larson
P1 hand: Runabout
P1 attempts Excavation
P2 chooses nothing → refused B-18.10
P2 chooses Linda Larson
then planet Excavation: Linda Larson #2

story B-1.7: What a card says you may do is up to you
P1 mission: Excavation / Sarjenka by P2
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
P1 chooses option 1
then happened: Excavation mission completed by P1
then P1 score: 25

story B-1.7: And whoever chooses otherwise gets what the text gives for it
P1 mission: Excavation / Sarjenka by P2
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
P1 chooses option 2
then P1 score: 5
then stopped: Jean-Luc Picard

story B-1.8: Of three cards to draw the two that there are are drawn
P1 mission: Excavation
P1 hand: Kivas Fajo - Collector
P1 draw deck: Taurik, Data
P1 plays Kivas Fajo - Collector on P1
then happened: P1 drew Taurik; P1 drew Data
then P1 hand: Taurik, Data

story B-1.9: CUNNING of 32 is not CUNNING over 32
P1 mission: Excavation
P1 planet: Hannah Bates, Neela Daren, Beverly Crusher, Dr. Selar
P1 hand: Runabout
P1 attempts Excavation
then happened: Excavation attempt failed

story B-1.9: CUNNING of 33 is
P1 mission: Excavation
P1 planet: Hannah Bates, Neela Daren, Beverly Crusher, Leah Brahms
P1 hand: Runabout
P1 attempts Excavation
then happened: Excavation mission completed

story B-1.12: A look lasts until it is acknowledged
P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: U.S.S. Oberth at Study Nebula aboard Data
P2 ship: Runabout at Excavation aboard Taurik
P1 hand: Long-Range Scan
then P1 does not see: Taurik
P1 plays Long-Range Scan on Runabout
then asked: P1 acknowledge
then P1 sees: Taurik
P1 acknowledges
then P1 does not see: Taurik
