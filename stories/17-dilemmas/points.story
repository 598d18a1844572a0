story B-17.14: A dilemma to be discarded still scores when its conditions are met
P1 mission: Excavation / Microvirus by P2
P1 planet: Richard Galen, Worf, Calloway
P1 attempts Excavation
then happened: Microvirus conditions met; P1 scored 5 for Microvirus; Excavation mission completed
then P1 bonus: Microvirus
then P2 discard pile: nothing

story B-17.14: Not met, it is discarded and scores nothing
P1 mission: Excavation / Microvirus by P2
P1 planet: Richard Galen, Worf
P1 attempts Excavation
P2 chooses Worf
then happened: Microvirus conditions failed; Microvirus discarded
then P1 score: 0
then P2 discard pile: Microvirus

story B-17.20, B-17.17: A cure scores the point box for the player who met the dilemma
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway, Taitt, Simon Tarses
P1 planet: Worf
P1 with team: Hyper-Aging by P2 [met by Worf, countdown 2]
P1 beams Calloway, Taitt to Excavation
then P1 score: 0
P1 beams Simon Tarses to Excavation
then happened: Hyper-Aging cured; P1 scored 5 for Hyper-Aging
then P1 bonus: Hyper-Aging

story B-17.20: Cytherians score when the journey is done
P1 mission: Excavation
P1 mission: First Contact
P1 ship: Runabout (Cytherians by P2 [bound for First Contact]) at Excavation aboard Calloway
P1 flies Runabout to First Contact
then happened: P1 scored 15 for Cytherians

story B-17.21: A nullified dilemma scores nothing
P1 mission: Excavation / Crystalline Entity by P2
P1 planet: Mot the Barber, Interphase Generator
P1 attempts Excavation
then happened: Crystalline Entity nullified; Crystalline Entity discarded
then P1 score: 0
then P1 bonus: nothing
then P2 discard pile: Crystalline Entity

story B-17.21: One whose time is up scores nothing
P1 mission: Excavation
P1 planet: Worf
P1 with team: Hyper-Aging by P2 [met by Worf, countdown 1]
P1 ends turn
then happened: Hyper-Aging expired; Worf killed
then P1 score: 0
then P2 discard pile: Hyper-Aging

story B-17.22: Who seeded a dilemma is not spared by it
P1 mission: Excavation / Impassable Door by P1
P1 planet: Worf
P1 attempts Excavation
then happened: Impassable Door conditions failed; Worf stopped
then under Excavation: Impassable Door

story B-17.22: And scores for it as anybody does
P1 mission: Excavation / Chalnoth by P1
P1 planet: Data, Worf, Roga Danar, Taurik
P1 attempts Excavation
then happened: Chalnoth conditions met; P1 scored 5 for Chalnoth

story B-17.29: The opponent is the opponent of whoever meets the dilemma, whoever seeded it
P1 mission: Excavation / Microvirus by P1
P1 planet: Worf, Richard Galen
P1 attempts Excavation
then asked: P2 opponent chooses
P2 chooses Worf
then happened: Worf killed

story B-17.30, B-19.19: The next card is met after all that the last one led to; the dead are discarded and answered
P1 mission: Excavation / Armus - Skin of Evil by P2, Impassable Door by P2
P1 planet: Worf, Calloway
P2 hand: Klingon Death Yell
chance: Worf
P1 attempts Excavation
P2 responds with Klingon Death Yell
then happened:
  Worf killed
  Klingon Death Yell played by P2
  P2 scored 5 for Klingon Death Yell
  Impassable Door encountered
then P1 discard pile: Worf

story B-19.19: Without Honor nobody yells
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Worf, Calloway
P2 hand: Klingon Death Yell
chance: Calloway
P1 attempts Excavation
then happened: Calloway killed
then P2 hand: Klingon Death Yell
then P1 discard pile: Calloway
