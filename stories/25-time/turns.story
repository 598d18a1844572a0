story B-25.1: A turn goes from its start to the end of its draw
turn 1: P1, orders
P1 mission: Excavation
P1 draw deck: Data, Worf
P1 ends turn
then happened:
  P1 segment begun end
  P1 segment begun draw
  P1 drew Data
  P1 turn ended 1
  P2 turn begun 2
  P2 segment begun card play

story B-25.3: The owner's next turn is that player's own
P1 mission: Excavation
P1 ship: Runabout at Excavation
P1 planet: Worf (Alien Groupie by P2 [new])
P1 ends turn
P2 ends turn
P1 beams Worf to Runabout → refused B-1.5
P1 ends turn
then happened: Alien Groupie discarded

story B-25.5, B-25.6, B-25.7, B-25.13: Three full turns of the player who met it, a countdown of 4 from one's own turn
P1 mission: Excavation / Hyper-Aging by P2
P1 planet: Worf
P1 attempts Excavation
then countdown of Hyper-Aging: 4
P1 ends turn
P2 ends turn
P1 ends turn
P2 ends turn
P1 ends turn
P2 ends turn
then in play: Worf
then countdown of Hyper-Aging: 1
P1 ends turn
then happened: P1 segment begun end; Hyper-Aging expired; Worf killed; P1 segment begun draw

story B-25.8: A delayed effect comes at the end of the turn, and a cure is in time right before it
P1 mission: Study Stellar Collision
P1 outpost: Federation Outpost at Study Stellar Collision aboard Leah Brahms
P1 ship: Runabout (Nitrium Metal Parasites by P2 [countdown 1]) at Study Stellar Collision aboard Taurik
P1 beams Leah Brahms to Runabout
then happened: Nitrium Metal Parasites cured
P1 ends turn
then in play: Runabout

story B-25.8: Without the cure it comes before the draw
P1 mission: Study Stellar Collision
P1 ship: Runabout (Nitrium Metal Parasites by P2 [countdown 1]) at Study Stellar Collision aboard Taurik
P1 ends turn
then happened: P1 segment begun end; Runabout destroyed; P1 segment begun draw

story B-25.9: Now and at the start of each of your turns
P1 mission: Study Stellar Collision / Ktarian Game by P2
P1 ship: Runabout at Study Stellar Collision aboard Mot the Barber, Calloway, Giusti
chance: Mot the Barber, Calloway
P1 attempts Study Stellar Collision
then disabled: Mot the Barber
then not disabled: Calloway
P1 ends turn
then not disabled: Calloway
P2 ends turn
then disabled: Calloway
then not disabled: Giusti

story B-25.14: A return after so many turns counts those of both players
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Time Travel Pod
acquired: Time Travel Pod
P1 plays Time Travel Pod on Runabout
P1 names 3
then not in play: Runabout
P1 ends turn
P2 ends turn
then not in play: Runabout
P1 ends turn
then happened: Runabout reappeared
