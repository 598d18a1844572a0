story B-29.5: "To get past" is a condition and nothing more
P1 mission: Excavation / Impassable Door by P2
P1 planet: Jean-Luc Picard, Alyssa Ogawa
P1 hand: Runabout
P1 attempts Excavation
then happened: Impassable Door conditions failed; Jean-Luc Picard stopped; Alyssa Ogawa stopped
then did not happen: Jean-Luc Picard killed; Alyssa Ogawa killed; Impassable Door discarded

story B-29.5: Whoever has it gets past
P1 mission: Excavation / Impassable Door by P2
P1 planet: Jean-Luc Picard, Data
P1 hand: Runabout
P1 attempts Excavation
then happened: Impassable Door conditions met; Impassable Door discarded; Excavation mission completed

story B-29.6, B-29.8: "Unless" with an effect at once is a condition, and the dilemma is discarded
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Alyssa Ogawa
P1 hand: Runabout
P1 attempts Excavation
then happened: Archer conditions failed; Jean-Luc Picard killed; Alyssa Ogawa stopped; Archer discarded
then P2 discard pile: Archer

story B-29.7: "Cure with" ends a lasting dilemma as soon as it is there
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout (Tsiolkovsky Infection by P2) at Excavation aboard Beverly Crusher, Taurik
P1 planet: Dr. Selar, Alyssa Ogawa
P1 beams Alyssa Ogawa from Excavation to Runabout
then on Runabout: Tsiolkovsky Infection
P1 beams Dr. Selar from Excavation to Runabout
then happened: Tsiolkovsky Infection cured; Tsiolkovsky Infection discarded

story B-29.9: "Mission continues": nobody is stopped
P1 mission: Excavation / Male's Love Interest by P2
P1 mission: Evacuation
P1 planet Excavation: Data, Vash
P1 hand: Runabout
P1 attempts Excavation
then happened: Data relocated to Evacuation; Excavation mission completed
then not stopped: Vash

story B-29.10: Abort and beam up, all of them to one place
P1 mission: Excavation / Portal Guard by P2
P1 planet: Taurik, Giusti
P1 ship: Runabout at Excavation
P1 hand: Runabout
P1 attempts Excavation
P1 chooses Runabout
then aboard Runabout: Taurik, Giusti
then happened: Excavation attempt ended
then did not happen: Taurik killed; Giusti killed

story B-29.10: Or die, where there is nothing to beam up to
P1 mission: Excavation / Portal Guard by P2
P1 planet: Taurik, Giusti
P1 hand: Runabout
P1 attempts Excavation
then happened: Taurik killed; Giusti killed

story B-29.11: "Is discarded" is not killed
P1 mission: Excavation / Anaphasic Organism by P2
P1 planet: Deanna Troi, Calloway
P1 table: Genetronic Replicator
P1 hand: Runabout
P1 attempts Excavation
then happened: Deanna Troi discarded
then did not happen: Deanna Troi killed

story B-29.12: "Runs off to the furthest planet" is a relocation
P1 mission: Excavation / Female's Love Interest by P2
P1 mission: Study Nebula
P1 mission: Evacuation
P1 mission: Diplomacy Mission
P1 planet Excavation: Vash, Data
P1 hand: Runabout
P1 attempts Excavation
then happened: Vash relocated to Diplomacy Mission
then planet Diplomacy Mission: Vash

story B-29.26: A damaged ship
P1 mission: Study Nebula / Gravitic Mine by P2
P1 ship: U.S.S. Enterprise at Study Nebula aboard Jean-Luc Picard, Taurik, Linda Larson
P1 hand: Runabout
P1 attempts Study Nebula
then happened: U.S.S. Enterprise damaged
then damaged: U.S.S. Enterprise
then RANGE of U.S.S. Enterprise: 5

story B-29.29: Random selection, opponent's choice and your own choice
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Taurik, Giusti
P1 hand: Runabout
chance: Giusti
P1 attempts Excavation
then happened: Giusti selected for Armus - Skin of Evil by random; Giusti killed

story B-29.29: The opponent's choice is asked of the opponent
P1 mission: Excavation / Chalnoth by P2
P1 planet: Taurik, Giusti
P1 hand: Runabout
P1 attempts Excavation
then asked: P2 opponent chooses
P2 chooses Taurik
then happened: Taurik killed

story B-29.29: And where it is your choice, you are asked
P1 mission: Study Nebula / Tarellian Plague Ship by P2
P1 ship: Runabout at Study Nebula aboard Neela Daren, Calloway, Simon Tarses
P1 hand: Runabout
P1 attempts Study Nebula
P1 chooses Calloway
then happened: Calloway discarded
then aboard Runabout: Neela Daren, Simon Tarses

story B-29.30: Held is not stopped: whom the aliens have can do nothing
P1 mission: Excavation / Alien Abduction by P2
P1 planet: Data, Taurik
P1 ship: Runabout at Excavation
P1 hand: Runabout
P1 attempts Excavation
then held: Data
then not stopped: Taurik
P1 beams Data from Excavation to Runabout → refused B-14.7
P1 beams Taurik from Excavation to Runabout
then planet Excavation: Data

story B-29.30: Disabled personnel lend no skill
turn 3: P1, orders
P1 mission: First Contact
P1 ship: Runabout (Two-Dimensional Creatures by P2) at First Contact aboard Deanna Troi, Taurik
then disabled: Deanna Troi
then not disabled: Taurik

story B-29.30: The quarantined stay where they are
P1 mission: Excavation / Hyper-Aging by P2
P1 planet: Taurik, Vash
P1 ship: Runabout at Excavation aboard Data
P1 hand: Runabout
P1 attempts Excavation
then not stopped: Vash
P1 beams Vash from Excavation to Runabout → refused B-14.7
P1 beams Data from Runabout to Excavation
then planet Excavation: Taurik, Vash, Data

story B-29.31: Re-boot: all but personnel is discarded, and as many cards are drawn
P1 mission: Study Nebula / Iconian Computer Weapon by P2
P1 ship: Runabout at Study Nebula aboard Taurik
P1 hand: Data, Red Alert!, Runabout
P1 draw deck: Worf, Riva, Vash
P1 attempts Study Nebula
then P1 hand: Data, Worf, Riva
then P1 discard pile: Red Alert!, Runabout

story B-29.32: Taking back: who died in the attempt is aboard again, and the turn is over
P1 mission: Study Nebula / Menthar Booby Trap by P2, Temporal Causality Loop by P2
P1 ship: Runabout at Study Nebula aboard Giusti, Toby Russell
P1 hand: Runabout
P2 hand: Runabout
P1 attempts Study Nebula
then happened: Menthar Booby Trap conditions met; Temporal Causality Loop conditions failed; P1 turn ended
then stopped: Giusti, Toby Russell

story B-29.33: The opponent acts with the team inside the turn
P1 mission: Excavation / Alien Parasites by P2
P1 planet: Vash, Giusti
P1 hand: Runabout
P2 hand: Runabout
P1 attempts Excavation
then asked: P2 borrowed action
P2 passes
then stopped: Vash, Giusti

story B-29.39: What a nullifier does by being there
P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard, Interphase Generator
P1 hand: Runabout
P1 attempts Excavation
then happened: Archer nullified; Excavation mission completed

story B-29.39: A lasting dilemma is nullified later as well
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout (Birth of "Junior" by P2 [counter 1]) at Excavation aboard Taurik
P1 planet: Geordi La Forge
P1 beams Geordi La Forge from Excavation to Runabout
then happened: Birth of "Junior" nullified
then P2 discard pile: Birth of "Junior"
then P1 score: 0
