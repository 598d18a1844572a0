# What is so while responses are still being made: a "then" that a response or a pass follows waits for nobody.

story B-12.12: An event that can still be answered has no result yet
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Kevin Uxbridge
turn 1: P1, card play
P1 plays Red Alert!
then asked: P2 respond
then happened: Red Alert! played by P1
then did not happen: Red Alert! result begun
then P1 table: nothing
P2 passes
then happened: Red Alert! result begun
then P1 table: Red Alert!

story B-12.12: Whoever passes gets no other occasion, and the other player is asked
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Transwarp Conduit, Amanda Rogers
P2 hand: Amanda Rogers
turn 1: P1, orders
P1 plays Transwarp Conduit on Runabout
then asked: P2 respond
then RANGE of Runabout: 7
P2 passes
then asked: P1 respond
then RANGE of Runabout: 7
P1 passes
then RANGE of Runabout: 14

story B-12.13, B-12.14: A response that is answered has done nothing yet
P1 mission: Excavation
P1 hand: Red Alert!, Q2
P2 hand: Kevin Uxbridge, Amanda Rogers
turn 1: P1, card play
P1 plays Red Alert!
P2 responds with Kevin Uxbridge
then asked: P1 respond
then did not happen: Red Alert! nullified
then P2 hand: Amanda Rogers
P1 responds with Q2
then asked: P2 respond
then did not happen: Kevin Uxbridge nullified; Red Alert! nullified
P2 responds with Amanda Rogers
then happened: Q2 nullified; Red Alert! nullified
then P1 table: nothing
