# A-5: a card may be put wherever a card of its type can be. Missions and other places stay where they are, unique cards
# stay unique, and a card whose text is written comes into play only as that text says.

story A-5: Personnel are put on a planet, aboard, into a pile, but not onto the table or into space
assisted
P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: U.S.S. Hood at Study Nebula aboard Simon Tarses
P1 planet Excavation: Data, Worf
P1 proposes to put Data aboard U.S.S. Hood
P2 agrees
then aboard U.S.S. Hood: Simon Tarses, Data
P1 proposes to put Data to Study Nebula → refused A-5
P1 proposes to put Data onto the table → refused A-5
P1 proposes to put Data on Worf → refused A-5
P1 proposes to put Data under Excavation → refused A-5
P1 proposes to put Data aboard Excavation → refused A-5
P1 proposes to put Data to Excavation
P2 agrees
then planet Excavation: Data, Worf

story A-5: A card goes into the hand of its owner, onto or under the owner's draw deck
assisted
P1 mission: Excavation
P1 planet: Data, Worf, Taurik
P1 draw deck: Calloway
P1 proposes to put Data onto the draw deck
P2 agrees
P1 proposes to put Worf under the draw deck
P2 agrees
P1 proposes to put Taurik into the hand
P2 agrees
then P1 draw deck: Data, Calloway, Worf
then P1 hand: Taurik

story A-5: Out of play and out of the game are two different places
assisted
P1 mission: Excavation
P1 planet: Data, Worf, Taurik
P1 proposes to put Data out of play
P2 agrees
P1 proposes to put Worf out of the game
P2 agrees
then P1 out of play: Data
then P1 removed: Worf
then planet Excavation: Taurik

story A-5: Whoever lies in the discard pile comes back, aboard and ready
assisted
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Simon Tarses
P1 discard pile: Calloway, Data
P1 proposes to put Calloway aboard U.S.S. Hood
P2 agrees
then aboard U.S.S. Hood: Simon Tarses, Calloway
then not stopped: Calloway
then P1 discard pile: Data

story A-5: A ship is moved with everybody aboard, and leaves its dock
assisted
P1 mission: Excavation
P1 mission: Study Nebula
P1 outpost: Federation Outpost at Excavation aboard Worf
P1 ship: U.S.S. Hood [docked] at Excavation aboard Simon Tarses
P1 proposes to put U.S.S. Hood to Study Nebula
P2 agrees
then happened: U.S.S. Hood relocated to Study Nebula
then not docked: U.S.S. Hood
then aboard U.S.S. Hood: Simon Tarses
then space Study Nebula: U.S.S. Hood
then space Excavation: Federation Outpost

story A-5: Missions stay where they are
assisted
P1 mission: Excavation
P1 mission: Study Nebula
P1 proposes to put Excavation into the discard pile → refused A-5
P1 proposes to put Excavation to Study Nebula → refused A-5
then spaceline: Excavation, Study Nebula

story B-4.2, A-5: Unique cards stay unique: a second one does not come into play, another card does
assisted
P1 mission: Excavation
P1 planet: Data
P1 hand: Data, Taurik
P1 proposes to put Data #2 to Excavation → refused B-4.2
P1 proposes to put Taurik to Excavation
P2 agrees
then planet Excavation: Data, Taurik
then P1 hand: Data

story B-4.2, A-5: The other player's copy is no hindrance
assisted
P1 mission: Excavation
P1 planet: Data
P2 hand: P2's Data
P2 proposes to put P2's Data to Excavation
P1 agrees
then planet Excavation: P1's Data, P2's Data

story A-5: A written event comes into play only as it says; into a pile it may be put
assisted
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Data
P1 hand: Plasma Fire, Red Alert!
P1 proposes to put Plasma Fire on U.S.S. Hood → refused A-5
P1 proposes to put Red Alert! onto the table → refused A-5
P1 proposes to put Plasma Fire into the discard pile
P2 agrees
then P1 discard pile: Plasma Fire

story A-5: An unwritten event is put on a card, a location or the table
assisted
P1 mission: Excavation
P1 ship: U.S.S. Hood at Excavation aboard Data
P1 hand: Security Drills
P1 proposes to put Security Drills on U.S.S. Hood
P2 agrees
then on U.S.S. Hood: Security Drills
P1 proposes to put Security Drills on Security Drills → refused A-5
P1 proposes to put Security Drills aboard U.S.S. Hood → refused A-5
P1 proposes to put Security Drills onto the table
P2 agrees
then P1 table: Security Drills
then on U.S.S. Hood: nothing

story A-5: Dilemmas and artifacts go under a mission, to be met first
assisted
P1 mission: Excavation / Archer by P2
P1 discard pile: Trabe Grenade by P1
P1 proposes to put Trabe Grenade under Excavation
P2 agrees
then under Excavation: Trabe Grenade, Archer
