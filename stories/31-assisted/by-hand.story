# A-3: an unwritten text is carried out by the players, with corrections; then its player says how it ended, and the
# game goes on if the other agrees.

story A-3: An unwritten dilemma waits for those who met it; overcome, it is discarded and the attempt goes on
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 planet: Richard Galen, Data
P1 attempts Excavation
then asked: P1 by hand
then happened: Trabe Grenade encountered
then P2 sees: Trabe Grenade
P1 settles Trabe Grenade: overcome
P2 agrees
then happened:
  Trabe Grenade carried out by hand: overcome
  Trabe Grenade discarded
  Excavation mission completed by P1
then P1 score: 25

story A-3: Meanwhile its text is carried out, by proposals of either player
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 planet: Richard Galen, Data, Worf
P1 attempts Excavation
P2 proposes to kill Worf → refused A-2
P1 proposes to kill Data
P2 agrees
P2 proposes to give 5 points to P1
P1 agrees
P1 settles Trabe Grenade: overcome
P2 agrees
then happened: Data killed; P1 scored 5; Trabe Grenade discarded; Excavation mission completed
then planet Excavation: Richard Galen, Worf
then P1 score: 30

story A-3: Not overcome, those who met it are stopped and it is discarded
assisted
P1 mission: Excavation / Trabe Grenade by P2, Archer by P2
P1 planet: Richard Galen, Data
P1 ship: U.S.S. Hood at Excavation aboard Calloway
P1 attempts Excavation
P1 settles Trabe Grenade: stopped
P2 agrees
then happened: Richard Galen stopped; Excavation attempt ended
then did not happen: Archer encountered
then stopped: Richard Galen, Data
then not stopped: Calloway
then P2 discard pile: Trabe Grenade
then under Excavation: Archer

story A-3: To be met again, it lies under the mission once more, before the others
assisted
P1 mission: Excavation / Trabe Grenade by P2, Archer by P2
P1 planet: Richard Galen, Data
P1 attempts Excavation
P1 settles Trabe Grenade: stopped and met again
P2 agrees
then happened: Trabe Grenade returned under mission Excavation
then under Excavation: Trabe Grenade, Archer
then stopped: Richard Galen, Data
P1 attempts Excavation → refused B-19.3

story A-3: The other player does not agree: the text waits on
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 planet: Richard Galen, Data
P1 attempts Excavation
P1 settles Trabe Grenade: overcome
P2 declines
then asked: P1 by hand
P1 settles Trabe Grenade: stopped
P2 agrees
then stopped: Richard Galen, Data

story A-3: How it ended is said by the player who met it, not by the one who seeded it
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 planet: Richard Galen
P1 attempts Excavation
P2 settles Trabe Grenade: stopped → refused A-3
P1 settles Trabe Grenade: overcome
P2 agrees
then P1 score: 25

story A-3: A text that waits for nobody is not settled, neither before nor afterwards
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 planet: Richard Galen
P1 hand: Security Drills
P1 settles Security Drills: discarded → refused A-3
P1 attempts Excavation
P1 settles Security Drills: discarded → refused A-3
P1 settles Trabe Grenade: stays in play → refused A-3
P1 settles Trabe Grenade: overcome
P2 agrees
P1 settles Trabe Grenade: overcome → refused A-3

story A-3: If everybody who met it is dead, nobody goes on, whatever was agreed
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 planet: Richard Galen, Data
P1 attempts Excavation
P1 proposes to kill Richard Galen, Data
P2 agrees
P1 settles Trabe Grenade: overcome
P2 agrees
then happened: Excavation attempt ended
then P1 score: 0

story A-3: A dilemma that enters play is put there by agreement, and stays
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 planet: Richard Galen
P1 attempts Excavation
P1 proposes to put Trabe Grenade to Excavation
P2 agrees
P1 settles Trabe Grenade: overcome
P2 agrees
then in play: Trabe Grenade
then P1 on Excavation: Trabe Grenade by P2 [new]
then P1 score: 25

story A-3: Written dilemmas beside an unwritten one are met as they say, without a question
assisted
P1 mission: Excavation / Impassable Door by P2, Trabe Grenade by P2
P1 planet: Richard Galen, Data
P1 attempts Excavation
then asked: P1 by hand
then happened: Impassable Door encountered; Impassable Door discarded; Trabe Grenade encountered
P1 settles Trabe Grenade: overcome
P2 agrees
then P1 score: 25

story A-3: An unwritten event is played, carried out, and stays in play
assisted
P1 mission: Excavation
P1 hand: Security Drills
P1 plays Security Drills
then asked: P1 by hand
then P2 sees: Security Drills
P1 settles Security Drills: stays in play
P2 agrees
then P1 table: Security Drills
then P1 hand: nothing

story A-3: Or it is carried out and discarded; the card play is used either way
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Security Drills, Data
P1 plays Security Drills
P1 settles Security Drills: discarded
P2 agrees
then P1 discard pile: Security Drills
P1 reports Data to Federation Outpost → refused B-11.6

story A-3: An unwritten interrupt takes no card play, and is played on the other player's turn as well
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Escape, Data
P2 hand: Escape, Kurn
P1 plays Escape
P1 settles Escape: discarded
P2 agrees
P1 reports Data to Federation Outpost
P2 plays P2's Escape
then asked: P2 by hand
P2 settles P2's Escape: discarded
P1 agrees
then P1 discard pile: Escape
then P2 discard pile: Escape

story A-3: Whoever plays a written card is asked nothing
assisted
P1 mission: Excavation
P1 hand: Red Alert!, Security Drills
P1 plays Red Alert!
then happened: Red Alert! played
then did not happen: Red Alert! carried out by hand
then P1 table: Red Alert!

story A-3: A written interrupt answers an unwritten one, and then there is nothing to carry out
assisted
P1 mission: Excavation
P1 hand: Escape
P2 hand: Amanda Rogers
P1 plays Escape
P2 responds with Amanda Rogers
then happened: Escape nullified
then did not happen: Escape carried out by hand
then P1 discard pile: Escape

story A-3: An artifact is acquired and waits for its text
assisted
P1 mission: Excavation / Iconian Gateway by P1
P1 planet: Richard Galen
P1 attempts Excavation
then happened: Iconian Gateway acquired by P1
then asked: P1 by hand
P1 proposes to put Iconian Gateway into the hand
P2 agrees
P1 settles Iconian Gateway: discarded
P2 agrees
then P1 hand: Iconian Gateway

story A-3: Whether the requirements of an unwritten mission are met, the players say
assisted
described Changeling Research: points 40, span 3, planet
P1 mission: Changeling Research
P1 planet: Alidar Jarok
P1 attempts Changeling Research
then asked: P1 by hand
P1 settles Changeling Research: requirements met
P2 agrees
then happened: Changeling Research mission completed by P1
then P1 score: 40

story A-3: If they are not, the attempt is over and nobody scores
assisted
described Changeling Research: points 40, span 3, planet
P1 mission: Changeling Research
P1 planet: Alidar Jarok
P1 attempts Changeling Research
P1 settles Changeling Research: requirements not met
P2 agrees
then did not happen: Changeling Research mission completed
then P1 score: 0

story A-3: Whoever was moved away meanwhile takes no part any more
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 ship: U.S.S. Hood at Excavation aboard Worf
P1 planet: Richard Galen, Data
P1 attempts Excavation
P1 proposes to put Richard Galen, Data aboard U.S.S. Hood
P2 agrees
P1 settles Trabe Grenade: overcome
P2 agrees
then happened: Excavation attempt ended: nobody takes part any more
then P1 score: 0

story A-3: What the players have put elsewhere stays there, however its text ended
assisted
P1 mission: Excavation
P1 hand: Security Drills
P1 draw deck: Data
P1 plays Security Drills
P1 proposes to put Security Drills onto the draw deck
P2 agrees
P1 settles Security Drills: stays in play
P2 agrees
then P1 draw deck: Security Drills, Data
then P1 table: nothing

story A-3: Personnel, ships and equipment wait for nobody: they have no text to carry out
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Environmental Suit
P1 reports Environmental Suit to Federation Outpost
then did not happen: Environmental Suit carried out by hand
then aboard Federation Outpost: Environmental Suit

story A-3: An objective takes the card play of the turn
assisted
P1 mission: Excavation
P1 hand: Seek Hidden Reliquary, Security Drills
P1 plays Seek Hidden Reliquary
P1 settles Seek Hidden Reliquary: stays in play
P2 agrees
then P1 table: Seek Hidden Reliquary
P1 plays Security Drills → refused B-11.6
