story B-26.6: Reaching 100 points wins at once
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Richard Galen, Vash
P1 points: 75 mission, 0 bonus
chance: Vash
P1 attempts Excavation
then happened: P1 scored 25 for Excavation; P1 game won by points
then winner: P1

story B-26.6: 99 points are not 100
P1 mission: Excavation
P1 planet: Richard Galen
P1 points: 74 mission, 0 bonus
P1 attempts Excavation
then P1 score: 99
then winner: nobody yet

story B-26.12: Bonus and mission points count alike
P1 mission: Study Stellar Collision / Cosmic String Fragment by P2
P1 ship: Runabout at Study Stellar Collision aboard Neela Daren
P1 points: 60 mission, 35 bonus
P1 attempts Study Stellar Collision
then happened: P1 scored 5 for Cosmic String Fragment; P1 game won by points
then did not happen: Study Stellar Collision mission completed

story B-26.8: When both draw decks are empty the higher score wins
P1 mission: Excavation
P1 points: 20 mission, 0 bonus
P2 points: 15 mission, 0 bonus
P1 draw deck: Data
P2 draw deck: nothing
P1 ends turn
then happened: P1 drew Data; P1 game won by decks
then winner: P1

story B-26.8: Equal scores are a draw
P1 mission: Excavation
P1 draw deck: Data
P2 draw deck: nothing
P1 ends turn
then happened: game drawn by decks
then winner: nobody

story B-26.9: A player with an empty deck does not draw and plays on
P1 mission: Excavation
P1 draw deck: nothing
P2 draw deck: Worf, Data
P1 ends turn
then happened: P1 draw impossible; P2 turn begun
then winner: nobody yet

story B-26.10: Conceding is possible at any time
P1 mission: Excavation / Microvirus by P2
P1 planet: Worf, Taitt
P1 attempts Excavation
then asked: P2 opponent chooses
P1 concedes
then winner: P2

story B-26.3: A card that scored lies in the bonus area and is not in play
P1 mission: Excavation / Chalnoth by P2
P1 planet: Data, Worf, Roga Danar, Taurik
P1 attempts Excavation
then happened: Chalnoth conditions met; P1 scored 5 for Chalnoth
then P1 bonus: Chalnoth
then P2 discard pile: nothing
then not in play: Chalnoth

story B-26.1: The score is the sum of mission and bonus points
P1 mission: Excavation / Microvirus by P2
P1 planet: Richard Galen, Worf, Calloway
P1 points: 40 mission, 10 bonus
then P1 score: 50
P1 attempts Excavation
then P1 score: 80

story B-26.4: Points are kept whatever becomes of the card
P1 mission: Excavation
P1 planet: Richard Galen, Worf
P1 table: Tox Uthat
P1 hand: Supernova
P1 points: 25 mission, 5 bonus
P1 plays Supernova on Excavation
then not in play: Richard Galen
then P1 score: 30

story B-26.5: A card that has scored is out of reach and does not score again
P1 mission: Excavation
P1 hand: Res-Q
P1 bonus: Particle Fountain
P1 discard pile: Calloway
turn 3: P1, card play
P1 plays Res-Q on Particle Fountain → refused B-12.11
then P1 score: 5

story B-26.7: If both have 100 points, the higher score wins
P1 mission: Excavation
P1 points: 100 mission, 0 bonus
P2 points: 101 mission, 0 bonus
then winner: P2

story B-26.7: If both have as many, play goes on until one is ahead
P1 mission: Excavation
P1 planet: Richard Galen
P1 points: 100 mission, 0 bonus
P2 points: 90 mission, 10 bonus
then winner: nobody yet
P1 attempts Excavation
then happened: P1 scored 25 for Excavation; P1 game won by points
then winner: P1

story B-26.11: Forfeiting has the effect of conceding
P1 mission: Excavation
P1 hand: Raise the Stakes
P1 plays Raise the Stakes
P2 forfeits
then winner: P1

story B-26.11: The ante has no effect in the game
P1 mission: Excavation
P1 planet: Richard Galen
P1 hand: Raise the Stakes
P1 plays Raise the Stakes
P2 accepts Raise the Stakes
then winner: nobody yet
then P1 table: Raise the Stakes
P1 attempts Excavation
then P1 score: 25
