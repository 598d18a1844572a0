story B-16.26: Equipment with the team counts, equipment left aboard does not
P1 mission: Restore Errant Moon
P1 ship: Runabout at Restore Errant Moon aboard Engineering Kit
P1 planet: Soren, Benjamin Maxwell
P1 attempts Restore Errant Moon
then happened: Restore Errant Moon attempt failed
P1 beams Engineering Kit to Restore Errant Moon
P1 attempts Restore Errant Moon
then happened: Restore Errant Moon mission completed
then P1 score: 30

story B-16.27: Requirements are met by the team together, in either of two ways
P1 mission: Evaluate Terraforming
P1 ship: Runabout at Evaluate Terraforming aboard Simon Tarses
P1 planet: Geordi La Forge, Calloway
P1 attempts Evaluate Terraforming
then happened: Evaluate Terraforming attempt failed
P1 beams Simon Tarses to Evaluate Terraforming
P1 attempts Evaluate Terraforming
then happened: Evaluate Terraforming mission completed

story B-16.27: One personnel may meet several of them
P1 mission: Evaluate Terraforming
P1 planet: Beverly Crusher
P1 attempts Evaluate Terraforming
then happened: Evaluate Terraforming mission completed

story B-16.29: A mission is just completed after its points and artifacts
P1 mission: Excavation / Varon-T Disruptor by P2
P1 planet: Richard Galen, Geordi La Forge
P1 hand: Particle Fountain
P1 attempts Excavation
P1 responds with Particle Fountain
then happened:
  Excavation mission completed
  P1 scored 25 for Excavation
  Varon-T Disruptor acquired by P1
  Particle Fountain played by P1
  P1 scored 5 for Particle Fountain
  Excavation attempt ended

story B-16.33, B-19.24: A Supernova takes found artifacts, seed cards and all that is there along
P1 mission: Excavation / Archer by P2 / found: Varon-T Disruptor by P2
P1 mission: First Contact
P1 ship: Runabout at Excavation aboard Calloway
P1 planet Excavation: Worf
P1 planet First Contact: Data
P1 table: Tox Uthat
P1 hand: Supernova
P1 plays Supernova on Excavation
then P2 discard pile: Archer, Varon-T Disruptor
then under Excavation: nothing
then found at Excavation: nothing
then not in play: Worf, Calloway, Runabout
then in play: Data

story B-16.34: A completed mission stays as a location with its span
P1 mission: Excavation, completed by P1
P1 mission: Study Stellar Collision
P1 ship: Runabout at Study Stellar Collision aboard Calloway
P1 flies Runabout to Excavation
then happened: Runabout flew to Excavation using 3
P1 beams Calloway to Excavation
then planet Excavation: Calloway

story B-16.35: The abducted is free when the mission is completed, and not before
P1 mission: Excavation / Alien Abduction by P2, Impassable Door by P2
P1 ship: Runabout at Excavation aboard Richard Galen, Christopher Hobson
P1 planet: Data, Worf
P1 attempts Excavation
then held: Data
P1 beams Richard Galen, Christopher Hobson to Excavation
P1 attempts Excavation
then happened: Impassable Door conditions met; Excavation mission completed
then not held: Data
then P2 discard pile: Impassable Door, Alien Abduction
