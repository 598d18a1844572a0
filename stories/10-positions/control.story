story B-10.1, B-10.2, B-13.24: An artifact of the opponent is yours to use, and leaves to its owner
P1 mission: Excavation / Varon-T Disruptor by P2
P1 planet: Vash, Tasha Yar
P2 hand: Disruptor Overload
P1 attempts Excavation
then happened: Varon-T Disruptor acquired by P1
then STRENGTH of Tasha Yar: 16
P2 plays Disruptor Overload on Excavation of P1
then happened: Varon-T Disruptor destroyed
then P2 discard pile: Varon-T Disruptor, Disruptor Overload
then P1 discard pile: nothing

story B-10.2: Whoever plays an event controls it, whatever it is on
P1 mission: Excavation
P2 ship: Runabout at Excavation aboard Calloway
P1 hand: Bynars Weapon Enhancement
P1 plays Bynars Weapon Enhancement on Runabout
then WEAPONS of Runabout: 7
then P2 ship: Runabout (Bynars Weapon Enhancement by P1 [new]) at Excavation aboard Calloway

story B-10.3: A ship under your control is your ship
P1 mission: Excavation
P1 mission: Study Nebula
P2 ship: Zibalian Transport at Excavation aboard Narik
P2 ship: Runabout at Excavation aboard Calloway
P1 hand: Neural Servo Device, 2x Wormhole
P1 plays Neural Servo Device on Zibalian Transport
P1 plays Wormhole on Runabout to Study Nebula → refused B-12.11
P1 plays Wormhole on Zibalian Transport to Study Nebula
then space Study Nebula: Zibalian Transport

story B-10.3, B-4.2: For uniqueness the owner counts
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P2 ship: Zibalian Transport at Excavation aboard Baran
P1 table: Horga'hn
P1 hand: Neural Servo Device, Baran
turn 3: P1, card play
P1 plays Neural Servo Device on Zibalian Transport
P1 reports P1's Baran to Federation Outpost
then aboard Federation Outpost: P1's Baran

story B-10.4: The controller gives the orders, the owner does not
P1 mission: Excavation
P1 mission: First Contact
P2 ship: Zibalian Transport at Excavation aboard Narik
P1 hand: Neural Servo Device
P1 plays Neural Servo Device on Zibalian Transport
P1 beams Narik to Excavation
P1 flies Zibalian Transport to First Contact → refused B-14.18
P1 beams Narik to Zibalian Transport
P1 flies Zibalian Transport to First Contact
then space First Contact: Zibalian Transport

story B-10.6: Only the cards of the new controller are asked whether they get along
P1 mission: Excavation
P2 ship: Zibalian Transport at Excavation aboard Data, Klag
P2 table: Treaty: Federation/Klingon
P1 hand: Neural Servo Device
P1 plays Neural Servo Device on Zibalian Transport
P1 chooses Klag
then under house arrest: Data
then not under house arrest: Klag
P1 ends turn
then happened: Zibalian Transport control changed; Data released

story B-10.6: With a treaty of the new controller they serve on
P1 mission: Excavation
P2 ship: Zibalian Transport at Excavation aboard Data, Klag
P2 table: Treaty: Federation/Klingon
P1 table: Treaty: Federation/Klingon
P1 hand: Neural Servo Device
P1 plays Neural Servo Device on Zibalian Transport
then not under house arrest: Data, Klag

story B-10.7: It goes back where it stands, as it is
P1 mission: Excavation
P1 mission: First Contact
P2 ship: Zibalian Transport [damaged] at Excavation aboard Narik
P2 hand: Kevin Uxbridge
P1 hand: Neural Servo Device
P1 plays Neural Servo Device on Zibalian Transport
P1 flies Zibalian Transport to First Contact
P2 plays Kevin Uxbridge on Neural Servo Device
then happened: Zibalian Transport control changed
then damaged: Zibalian Transport
then range left of Zibalian Transport: 3
then space First Contact: Zibalian Transport
P1 flies Zibalian Transport to Excavation → refused B-10.4

story B-10.8: Points scored with borrowed personnel are the controller's
P1 mission: Relief Mission
P2 ship: Zibalian Transport at Relief Mission aboard Torak
P1 hand: Neural Servo Device
P1 plays Neural Servo Device on Zibalian Transport
P1 beams Torak to Relief Mission
P1 attempts Relief Mission
then P1 score: 20
then P2 score: 0

story B-10.9: The turns of whoever met a lasting dilemma are counted
P1 mission: Secret Salvage / Nitrium Metal Parasites by P2
P1 ship: I.K.C. K'Vort at Secret Salvage aboard Klag
P1 attempts Secret Salvage
then countdown of Nitrium Metal Parasites: 3
P1 ends turn
then happened: Nitrium Metal Parasites countdown reduced to 2
P2 ends turn
then did not happen: Nitrium Metal Parasites countdown reduced
then countdown of Nitrium Metal Parasites: 2
P1 ends turn
then happened: Nitrium Metal Parasites countdown reduced to 1

story B-10.10: A mission belongs to nobody: the other player completes it
P1 mission: Excavation
P2 planet Excavation: Vash
turn 2: P2, orders
P2 attempts Excavation
then happened: Excavation mission completed by P2
then P2 score: 25

story B-10.10, B-8.16: At a shared location each reads the mission they seeded
P1 mission: Excavation
P2 mission: Excavation
P2 planet Excavation: Vash
turn 2: P2, orders
P2 attempts Excavation
then P2 completed: P2's Excavation
then P1 completed: nothing
