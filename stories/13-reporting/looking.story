story B-13.34: Both see a card that reports, and then only how many there are
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Data
P2 hand: Energy Vortex
turn 1: P1, card play
P1 reports Data
then offered: P2 responds with Energy Vortex
then happened: Data reported to Federation Outpost
then P2 does not see: Data

story B-13.35: Who meets a requirement is shown, nobody else
P1 mission: Excavation
P1 planet: Calloway, Vash, Tricorder
P1 attempts Excavation
then happened: Vash revealed; Excavation mission completed
then did not happen: Calloway revealed; Tricorder revealed
then P2 does not see: Calloway

story B-13.35: Matching personnel are shown when the attempt begins
P1 mission: Krios Suppression
P1 planet: Amarie, Gorath
P1 attempts Krios Suppression
then happened: Krios Suppression attempt begun; Gorath revealed; Krios Suppression attempt failed
then did not happen: Amarie revealed

story B-13.35: Who meets the condition of a dilemma is shown, with what helped
P1 mission: Explore Dyson Sphere / Ancient Computer by P2
P1 ship: Runabout at Explore Dyson Sphere aboard Mendon, Taitt, Taurik, Tricorder, Federation PADD, Calloway
P1 attempts Explore Dyson Sphere
then happened: Mendon revealed; Taitt revealed; Taurik revealed; Tricorder revealed; Ancient Computer conditions met
then did not happen: Federation PADD revealed

story B-13.35: Staffing is shown when a ship moves, docks or undocks
P1 mission: Excavation
P1 mission: First Contact
P1 outpost: Federation Outpost at First Contact
P1 ship: U.S.S. Miranda at Excavation aboard Calloway, Giusti, Data
P1 flies U.S.S. Miranda to First Contact
then happened: Data revealed; U.S.S. Miranda flew to First Contact
then did not happen: Calloway revealed; Giusti revealed
P1 docks U.S.S. Miranda
then happened: Data revealed; U.S.S. Miranda docked
P1 undocks U.S.S. Miranda
then happened: Data revealed; U.S.S. Miranda undocked
then P2 does not see: Data

story B-13.35: The candidates of the opponent's choice are shown
P1 mission: Krios Suppression / Chalnoth by P2
P1 planet: Kahless, Gorath
P1 attempts Krios Suppression
then asked: P2 opponent chooses
then P2 sees: Kahless, Gorath
P2 chooses Gorath
then P2 does not see: Kahless

story B-13.36: Ships, facilities, events and lasting dilemmas are public, cloaked or not
P1 mission: Krios Suppression
P1 outpost: Klingon Outpost at Krios Suppression
P1 ship: I.K.C. K'Vort [cloaked] (Nitrium Metal Parasites by P2) at Krios Suppression aboard Gorath
P1 table: Red Alert!
then P2 sees: I.K.C. K'Vort, Klingon Outpost, Red Alert!, Nitrium Metal Parasites
then P2 does not see: Gorath

story B-13.37: A look shows cards to one player and changes nothing
P1 mission: Excavation
P1 hand: Life-form Scan
P2 hand: Data, Taurik
P1 plays Life-form Scan
then P1 sees: Data, Taurik
P1 acknowledges
then P1 does not see: Data, Taurik
then P2 hand: Data, Taurik

story B-13.38: Exposed hands are open to both while the card is there
P1 mission: Excavation
P1 table: Alien Probe
P1 hand: Data
P2 hand: Taurik, Kevin Uxbridge
turn 1: P1, orders
then P1 sees: Taurik
then P2 sees: Data
P2 plays Kevin Uxbridge on Alien Probe
then P1 does not see: Taurik
then P2 does not see: Data

story B-13.39: The new order of a deck is the secret of who made it
P1 mission: Excavation / Thought Maker by P1
P1 planet: Vash
P2 draw deck: Data, Taurik, Worf
P1 attempts Excavation
P1 plays Thought Maker
then P1 sees: Data, Taurik, Worf
then P2 does not see: Data, Taurik, Worf
P1 arranges Worf, Data, Taurik
then P2 does not see: Data, Taurik, Worf
then P2 draw deck: Worf, Data, Taurik
