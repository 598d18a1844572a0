# A-3.1: an unwritten interrupt, and any unwritten card that the players have described as one that responds, answers the
# other player's action while it happens; then its text waits, and its player may say that it nullified the action.

story A-3.1: An unwritten interrupt answers a play and nullifies it: the card is discarded, its card play is spent
assisted
P1 mission: Excavation
P1 hand: Red Alert!, Security Drills
P2 hand: Escape
P1 plays Red Alert!
P2 responds with Escape
then asked: P2 by hand
then happened: Red Alert! played; Escape played
then P1 sees: Escape
P2 settles Escape: nullifies and is discarded
P1 agrees
then happened:
  Escape carried out by hand: nullifies and is discarded
  Red Alert! nullified
  Red Alert! discarded
then P1 discard pile: Red Alert!
then P2 discard pile: Escape
then P1 table: nothing
P1 plays Security Drills → refused B-11.6

story A-3.1: It may answer a play without nullifying it: then the play goes on
assisted
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Escape
P1 plays Red Alert!
P2 responds with Escape
P2 proposes to give 5 points to P2
P1 agrees
P2 settles Escape: discarded
P1 agrees
then happened: P2 scored 5; Red Alert! result begun
then did not happen: Red Alert! nullified
then P1 table: Red Alert!

story A-3.1: If the other player does not agree that it nullifies, it waits on
assisted
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Escape
P1 plays Red Alert!
P2 responds with Escape
P2 settles Escape: nullifies and is discarded
P1 declines
then asked: P2 by hand
P2 settles Escape: discarded
P1 agrees
then P1 table: Red Alert!

story A-3.1: A personnel whose report is nullified never comes aboard
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taurik
P1 hand: Data
P2 hand: Escape
P1 reports Data to Federation Outpost
P2 responds with Escape
P2 settles Escape: nullifies and is discarded
P1 agrees
then P1 discard pile: Data
then aboard Federation Outpost: Taurik

story A-3.1: A response is answered in its turn, and the last one is carried out first
assisted
P1 mission: Excavation
P1 hand: Red Alert!, Hail
P2 hand: Escape
P1 plays Red Alert!
P2 responds with Escape
P1 responds with Hail
then asked: P1 by hand
P1 settles Hail: nullifies and is discarded
P2 agrees
then happened: Escape nullified; Escape discarded; Red Alert! result begun
then P1 table: Red Alert!
then P2 discard pile: Escape

story A-3.1: A written response to it nullifies it, and there is nothing to carry out
assisted
P1 mission: Excavation
P1 hand: Red Alert!, Amanda Rogers
P2 hand: Escape
P1 plays Red Alert!
P2 responds with Escape
P1 responds with Amanda Rogers
then happened: Escape nullified
then did not happen: Escape carried out by hand
then P1 table: Red Alert!

story A-3.1: Nobody answers the own play with an unwritten card
assisted
P1 mission: Excavation
P1 hand: Escape, Hail
P1 plays Escape
P1 responds with Hail → refused A-3.1
P1 settles Escape: discarded
P2 agrees
then P1 hand: Hail

story A-3.1: Whoever met a dilemma may nullify it, and so may the other player
assisted
P1 mission: Excavation / Archer by P2, Armus - Skin of Evil by P2
P1 planet: Richard Galen, Data
P1 hand: Escape
P2 hand: Hail
P1 attempts Excavation
P1 responds with Escape
P1 settles Escape: nullifies and is discarded
P2 agrees
P2 responds with Hail
P2 settles Hail: nullifies and is discarded
P1 agrees
then happened: Archer nullified; Archer discarded; Armus - Skin of Evil nullified; Excavation mission completed
then P1 score: 25
then in play: Richard Galen, Data

story A-3.1: An attempt that is nullified as it begins meets nothing and stops nobody
assisted
P1 mission: Excavation / Archer by P2
P1 planet: Richard Galen, Data
P2 hand: Escape
P1 attempts Excavation
P2 responds with Escape
P2 settles Escape: nullifies and is discarded
P1 agrees
then happened: Excavation attempt ended: nullified
then did not happen: Archer encountered
then not stopped: Richard Galen, Data
then under Excavation: Archer
then offered: P1 attempts Excavation

story A-3.1: A battle that is nullified as it begins harms nobody
assisted
turn 3: P1, orders
P1 mission: Investigate Disturbance
P1 planet: Kurn
P2 planet Investigate Disturbance: Taurik
P2 hand: Escape
P1 battles on Investigate Disturbance
P2 responds with Escape
P2 settles Escape: nullifies and is discarded
P1 agrees
then happened: Investigate Disturbance battle cancelled
then in play: Kurn, Taurik
then not stopped: Kurn, Taurik

story A-3.1: Who was just killed is dead: that is made good by a correction, not nullified
assisted
P1 mission: Excavation / Microvirus by P2
P1 planet: Data, Richard Galen, Worf
P1 hand: Escape
P1 attempts Excavation
P2 chooses Worf
P1 responds with Escape
P1 settles Escape: nullifies and is discarded → refused A-3.1
P1 proposes to put Worf into the hand
P2 agrees
P1 settles Escape: discarded
P2 agrees
then happened: Worf killed; Worf returned to hand; Escape discarded
then P1 hand: Worf

story A-3.1: A ship without HULL is not saved before it is repaired
assisted
P1 mission: Excavation
P1 ship: Runabout [damaged] at Excavation aboard Taurik
P1 hand: Escape
P2 proposes to damage Runabout
P1 agrees
P1 responds with Escape
P1 settles Escape: nullifies and is discarded → refused A-3.1
P1 proposes to put Runabout into the hand → refused A-3.1
P1 proposes to repair Runabout
P2 agrees
P1 settles Escape: nullifies and is discarded
P2 agrees
then happened: Runabout saved
then did not happen: Runabout destroyed; Taurik killed
then in play: Runabout, Taurik

story A-3.1: Outside a response nothing is nullified: a text that was played between actions answers nothing
assisted
P1 mission: Excavation
P1 hand: Escape
P1 plays Escape
P1 settles Escape: nullifies and is discarded → refused A-3.1
P1 settles Escape: discarded
P2 agrees

story A-3.1: Inside an action those who take part are stopped, killed and moved; whose they are and what they are stays
assisted
P1 mission: Excavation / Archer by P2
P1 ship: U.S.S. Hood at Excavation aboard Calloway
P1 planet: Richard Galen, Data, Kira Nerys
P1 hand: Escape
P1 attempts Excavation
P1 responds with Escape
P1 proposes to give Data to P2 → refused A-3.1
P1 proposes to describe Kira Nerys: cunning 7 → refused A-3.1
P1 proposes to put Kira Nerys aboard U.S.S. Hood
P2 agrees
P1 proposes to kill Data
P2 agrees
P1 settles Escape: nullifies and is discarded
P2 agrees
P1 proposes to describe Kira Nerys: cunning 7
P2 agrees
then P1 discard pile: Data, Escape
then aboard U.S.S. Hood: Calloway, Kira Nerys
then CUNNING of Kira Nerys: 7

story A-3.1: Events and incidents take a card play and do not answer from the hand, doorways only when described
assisted
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Security Drills, Intruder Alert!, Airlock, Kurn
P1 plays Red Alert!
then not offered: P2 responds with Security Drills; P2 responds with Intruder Alert!; P2 responds with Airlock
P2 responds with Security Drills → refused A-3.1
P2 responds with Intruder Alert! → refused A-3.1
P2 responds with Airlock → refused A-3.1

story A-3.1: Described as one that responds, a doorway answers from the hand, an incident only from play
assisted
described Airlock: responds
described Intruder Alert!: responds
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Intruder Alert!, Airlock
P2 table: Intruder Alert!
P1 plays Red Alert!
P2 responds with Airlock
P2 settles Airlock: stays in play
P1 agrees
P2 responds with Intruder Alert!
P2 settles Intruder Alert!: nullifies and stays in play
P1 agrees
then happened: Red Alert! nullified
then P2 table: Intruder Alert!, Airlock
then P2 hand: Intruder Alert!

story A-3.1: A card in play answers one action, and the next one again
assisted
described Intruder Alert!: responds
P1 mission: Excavation / Archer by P2
P1 planet: Richard Galen, Data
P1 table: Intruder Alert!
P1 hand: Kurn
P1 attempts Excavation
P1 responds with Intruder Alert!
P1 settles Intruder Alert!: stays in play
P2 agrees
P1 responds with Intruder Alert!
P1 settles Intruder Alert!: discarded
P2 agrees
then happened: Data killed; Intruder Alert! discarded

story A-3.1: An interrupt described as one that never responds answers nothing, and is played between actions as before
assisted
described Escape: never responds
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Escape
P1 plays Red Alert!
P2 responds with Escape → refused A-3.1
P2 plays Escape
P2 settles Escape: discarded
P1 agrees
then P1 table: Red Alert!

story A-3.1: Only the titles are asked about: written cards respond as their texts say, and to nothing else
assisted
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Amanda Rogers, Escape
P1 plays Red Alert!
then offered: P2 responds with Escape
then not offered: P2 responds with Amanda Rogers
P2 passes
then P1 table: Red Alert!
