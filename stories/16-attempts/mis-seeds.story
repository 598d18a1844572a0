story B-16.37, B-16.38: A space dilemma under a planet mission is passed over; a dual one is met
P1 mission: Excavation / Cosmic String Fragment by P2, Shaka, When the Walls Fell by P2
P1 planet: Richard Galen
P1 attempts Excavation
then happened:
  Cosmic String Fragment mis-seed
  Cosmic String Fragment out of play
  Shaka, When the Walls Fell encountered
  Shaka, When the Walls Fell conditions failed
then did not happen: Cosmic String Fragment encountered

story B-16.38: The attempt goes on and the mission can be completed by the player who did not seed it
P1 mission: Excavation / Cosmic String Fragment by P2
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Cosmic String Fragment mis-seed; Excavation mission completed
then P1 score: 25
then P2 out of play: Cosmic String Fragment

story B-16.41: A player's second artifact under one mission is a mis-seed; the other player's first is not
P1 mission: Excavation / Varon-T Disruptor by P2, Tox Uthat by P2, Horga'hn by P1
P1 planet: Richard Galen
P1 attempts Excavation
then happened:
  Varon-T Disruptor artifact found
  Tox Uthat mis-seed
  Horga'hn artifact found
  Excavation mission completed
then P2 out of play: Tox Uthat
then P1 table: Horga'hn

story B-16.39: A mis-seed of one's own bars completing, and the end of the attempt says so
P1 mission: Excavation / Cosmic String Fragment by P1
P1 planet: Richard Galen
P1 attempts Excavation
then happened:
  Cosmic String Fragment mis-seed
  Excavation attempt failed
  Excavation attempt ended: barred by B-16.39
then did not happen: Excavation attempt ended: the requirements are not met

story B-16.39: Later attempts end by it as well, with or without the skills
P1 mission: Excavation / barred: P1
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Excavation attempt ended: barred by B-16.39

story B-16.39: Opposite: the other player completes the mission
turn 2: P2, orders
P1 mission: Excavation / barred: P1
P2 planet: Richard Galen
P2 attempts Excavation
then happened: Excavation mission completed

story B-16.21: Near miss: whoever only lacks the skills is told that
P1 mission: Excavation / Cosmic String Fragment by P2
P1 planet: Calloway
P1 attempts Excavation
then happened: Excavation attempt ended: the requirements are not met
