story B-17.32, B-17.11, B-17.26: Nausicaans against STRENGTH 40: one dies at random, the rest are stopped
P1 mission: Excavation / Nausicaans by P2
P1 planet: Data, Worf, Taurik, Jean-Luc Picard, Alyssa Ogawa
chance: Taurik
P1 attempts Excavation
then happened:
  Nausicaans encountered
  Nausicaans conditions failed
  Taurik selected for Nausicaans by random
  Taurik killed
  Data stopped
  Worf stopped
  Nausicaans discarded
then P2 discard pile: Nausicaans
then P1 discard pile: Taurik

story B-17.32: Nausicaans against STRENGTH 45: nothing happens
P1 mission: Excavation / Nausicaans by P2
P1 planet: Data, Worf, Roga Danar, Taurik, Mendon, Alynna Nechayev
then STRENGTH of Data: 12
P1 attempts Excavation
then happened: Nausicaans conditions met; Nausicaans discarded; Excavation mission completed
then did not happen: Data killed; Data stopped

story B-1.9: A number must be exceeded: STRENGTH 44 is not over 44
P1 mission: Excavation / Nausicaans by P2
P1 planet: Data, Worf, Roga Danar, Taurik, Mendon
chance: Mendon
P1 attempts Excavation
then happened: Nausicaans conditions failed; Mendon killed

story B-17.33, B-17.2: Impassable Door with Computer Skill
P1 mission: Excavation / Impassable Door by P2
P1 planet: Christopher Hobson, Calloway
P1 attempts Excavation
then happened: Impassable Door conditions met; Impassable Door discarded; Excavation attempt failed
then not stopped: Christopher Hobson

story B-17.33, B-17.11: The door waits for the next team
P1 mission: Excavation / Impassable Door by P2, Armus - Skin of Evil by P2
P1 ship: Runabout at Excavation aboard Christopher Hobson, Calloway
P1 planet: Worf
P1 attempts Excavation
then under Excavation: Impassable Door, Armus - Skin of Evil
then stopped: Worf
P1 beams Christopher Hobson, Calloway to Excavation
P1 attempts Excavation
then happened: Impassable Door conditions met; Armus - Skin of Evil encountered
then stopped: Worf

story B-17.34, B-17.3, B-17.12, B-17.13: Armus kills at random and the others go on
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Richard Galen, Worf, Calloway
chance: Worf
P1 attempts Excavation
then happened: Worf killed; Armus - Skin of Evil discarded; Excavation mission completed
then not stopped: Richard Galen, Calloway

story B-17.34, B-17.23: Whoever is alone meets Armus alone
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Richard Galen killed; Excavation attempt ended
then P1 score: 0

story B-17.35, B-17.4: Nitrium Metal Parasites are placed on the ship and nobody is stopped
P1 mission: Study Stellar Collision / Nitrium Metal Parasites by P2
P1 ship: Runabout at Study Stellar Collision aboard Morgan Bateson
P1 attempts Study Stellar Collision
then happened: Nitrium Metal Parasites placed in play on Runabout; Study Stellar Collision mission completed
then on Runabout: Nitrium Metal Parasites
then not stopped: Runabout, Morgan Bateson

story B-17.35, B-25.5: The ship is lost at the end of the second full turn
P1 mission: Study Stellar Collision / Nitrium Metal Parasites by P2
P1 ship: Runabout at Study Stellar Collision aboard Morgan Bateson
P1 attempts Study Stellar Collision
P1 ends turn
P2 ends turn
P1 ends turn
then in play: Runabout
P2 ends turn
P1 ends turn
then happened: Nitrium Metal Parasites expired; Runabout destroyed; Morgan Bateson killed

story B-17.19, B-17.17: The cure works as soon as it is aboard
P1 mission: Study Stellar Collision
P1 outpost: Federation Outpost at Study Stellar Collision aboard Taurik, Leah Brahms
P1 ship: Runabout (Nitrium Metal Parasites by P2 [countdown 1]) at Study Stellar Collision aboard Morgan Bateson
P1 beams Taurik to Runabout
then on Runabout: Nitrium Metal Parasites
P1 beams Leah Brahms to Runabout
then happened: Nitrium Metal Parasites cured; Nitrium Metal Parasites discarded
then on Runabout: nothing

story B-17.36, B-17.11: Menthar Booby Trap without MEDICAL: one dies, ship and crew are stopped, the card stays
P1 mission: Study Stellar Collision / Menthar Booby Trap by P2
P1 ship: Runabout at Study Stellar Collision aboard Morgan Bateson, Taitt
chance: Taitt
P1 attempts Study Stellar Collision
then happened: Menthar Booby Trap conditions failed; Taitt killed
then stopped: Runabout, Morgan Bateson
then on Runabout: Menthar Booby Trap

story B-17.36: With MEDICAL the attempt goes on, and the ship is held
P1 mission: Study Stellar Collision / Menthar Booby Trap by P2
P1 mission: Excavation
P1 ship: Runabout at Study Stellar Collision aboard Morgan Bateson, Calloway
P1 attempts Study Stellar Collision
then happened: Menthar Booby Trap conditions met; Study Stellar Collision mission completed
then on Runabout: Menthar Booby Trap
P1 flies Runabout to Excavation → refused B-1.5

story B-17.18: Birth of "Junior" is nullified before it is placed
P1 mission: Study Stellar Collision / Birth of "Junior" by P2
P1 ship: Runabout at Study Stellar Collision aboard Geordi La Forge, Taurik, Taitt
P1 attempts Study Stellar Collision
then happened: Birth of "Junior" nullified; Study Stellar Collision mission completed
then did not happen: Birth of "Junior" placed in play
then on Runabout: nothing

story B-17.18: Two ENGINEERs are not three
P1 mission: Study Stellar Collision / Birth of "Junior" by P2
P1 ship: Runabout at Study Stellar Collision aboard Geordi La Forge, Taitt
P1 attempts Study Stellar Collision
then happened: Birth of "Junior" placed in play on Runabout
then RANGE of Runabout: 7
P1 ends turn
then RANGE of Runabout: 6

story B-17.6: A nullifier that is present acts by itself
P1 mission: Excavation / Archer by P2
P1 planet: Richard Galen, Interphase Generator
P1 attempts Excavation
then happened: Archer nullified; Archer discarded; Excavation mission completed
then did not happen: Archer conditions failed

story B-17.7, B-17.1: Without its trigger a dilemma does nothing
P1 mission: Excavation / Anaphasic Organism by P2
P1 planet: Richard Galen, Worf
P1 attempts Excavation
then happened: Anaphasic Organism trigger absent; Anaphasic Organism discarded; Excavation mission completed

story B-17.9: Overcoming scores the point box
P1 mission: Study Stellar Collision / Cosmic String Fragment by P2
P1 ship: Runabout at Study Stellar Collision aboard Neela Daren
P1 attempts Study Stellar Collision
then happened: Cosmic String Fragment conditions met; P1 scored 5 for Cosmic String Fragment; P1 scored 25 for Study Stellar Collision
then P1 bonus: Cosmic String Fragment
then P1 score: 30

story B-17.8: A payment may be declined
P1 mission: Study Stellar Collision / Tarellian Plague Ship by P2
P1 ship: Runabout at Study Stellar Collision aboard Neela Daren, Calloway
P1 attempts Study Stellar Collision
then asked: P1 choose option
P1 chooses nothing
then happened: Tarellian Plague Ship conditions failed; Neela Daren killed; Calloway killed

story B-17.8: A payment overcomes the dilemma
P1 mission: Study Stellar Collision / Tarellian Plague Ship by P2
P1 ship: Runabout at Study Stellar Collision aboard Neela Daren, Calloway
P1 attempts Study Stellar Collision
P1 chooses Calloway
then happened: Calloway discarded; Tarellian Plague Ship conditions met; Study Stellar Collision mission completed
then did not happen: Calloway killed
then P1 score: 30
