story B-24.4: A card nullified as it is played never takes effect
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Palor Toff - Alien Trader
P1 discard pile: Tricorder
P2 hand: Amanda Rogers
P1 plays Palor Toff - Alien Trader on Tricorder
P2 responds with Amanda Rogers
then happened: Amanda Rogers played by P2; Palor Toff - Alien Trader nullified; Palor Toff - Alien Trader discarded
then P1 hand: nothing
then P1 discard pile: Tricorder, Palor Toff - Alien Trader

story B-24.4: Without a response the card works
P1 mission: Excavation
P1 hand: Palor Toff - Alien Trader
P1 discard pile: Tricorder
P2 hand: Amanda Rogers
P1 plays Palor Toff - Alien Trader on Tricorder
then happened: Tricorder returned to hand of P1
then P2 hand: Amanda Rogers

story B-24.8: Amanda Rogers is played in the response step only
P1 mission: Excavation
P1 hand: Amanda Rogers
P1 plays Amanda Rogers → refused B-12.9

story B-24.9, B-24.1: Kevin Uxbridge on an event in play
P1 mission: Excavation
P1 table: Red Alert!
P2 hand: Kevin Uxbridge
P2 plays Kevin Uxbridge on Red Alert!
then happened: Red Alert! nullified; Red Alert! discarded
then P1 table: nothing
then P1 discard pile: Red Alert!

story B-24.9: Kevin Uxbridge as an event is being played; the card play is lost
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Kevin Uxbridge
turn: P1, card play
P1 plays Red Alert!
P2 responds with Kevin Uxbridge
then happened: Red Alert! nullified; Red Alert! discarded
then P1 table: nothing
then P1 card plays used: 1

story B-24.6: A treaty is immune to Kevin Uxbridge
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P2 hand: Kevin Uxbridge
P2 plays Kevin Uxbridge on Treaty: Federation/Klingon → refused B-24.6

story B-24.10: The Devil destroys what is immune to Kevin Uxbridge
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P2 hand: The Devil
P2 plays The Devil on Treaty: Federation/Klingon
then P1 discard pile: Treaty: Federation/Klingon

story B-24.13: Last in, first out: Q2 saves what Kevin Uxbridge would nullify
P1 mission: Excavation
P1 hand: Red Alert!, Q2
P2 hand: Kevin Uxbridge
P1 plays Red Alert!
P2 responds with Kevin Uxbridge
P1 responds with Q2
then happened: Kevin Uxbridge nullified; Red Alert! result begun
then P1 table: Red Alert!

story B-24.12: A nullifying card must take part in the attempt
P1 mission: Excavation / Archer by P2
P1 planet: Worf, Data [stopped], Interphase Generator [stopped]
P1 attempts Excavation
then happened: Archer conditions failed; Worf killed
then did not happen: Archer nullified

story B-12.7: In the opponent's turn one reports nobody
P1 mission: Excavation
P2 outpost: Federation Outpost at Excavation
P2 hand: Data, Kevin Uxbridge
turn: P1, card play
P2 reports Data → refused B-12.7

story B-12.20, B-16.25: Inside an attempt nothing unrelated is played
P1 mission: Excavation / Microvirus by P2
P1 planet: Worf, Taitt
P1 hand: The Juggler
P1 attempts Excavation
then asked: P2 opponent chooses
P1 plays The Juggler on P2 → refused B-12.5
P2 chooses Worf
