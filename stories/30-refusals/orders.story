story B-15.1: A ship that is cloaked does not cloak
turn 3: P1, orders
P1 mission: Excavation
P1 ship: I.K.C. K'Vort [cloaked] at Excavation aboard Klag
P1 ship: I.K.C. Pagh at Excavation aboard Konmel
P1 cloaks I.K.C. K'Vort → refused B-15.1
P1 decloaks I.K.C. Pagh → refused B-15.1

story B-16.2: A ship attempts no mission of another location
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: Runabout at Excavation aboard Data
P1 attempts Study Nebula with Runabout → refused B-16.2

story B-16.1: Where there is no mission there is no attempt
turn 3: P1, orders
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 mission: Study Nebula
P1 ship: Runabout at Gaps in Normal Space aboard Data
P1 attempts Gaps in Normal Space with Runabout → refused B-16.1

story B-20.2: Ships attack what flies in space, where they are, and with ships of their own
turn 3: P1, orders
P1 mission: Krios Suppression
P2 mission: Study Nebula
P1 ship: I.K.C. K'Vort at Krios Suppression aboard Klag, Kurn
P1 ship: I.K.C. Pagh at Study Nebula aboard Konmel
P2 ship: U.S.S. Hood at Krios Suppression aboard Data
P2 ship: Runabout at Krios Suppression aboard Taurik
P2 planet Krios Suppression: Worf
P1 attacks Worf with I.K.C. K'Vort → refused B-20.2
P1 attacks U.S.S. Hood with I.K.C. Pagh → refused B-20.2
P1 attacks U.S.S. Hood with Runabout → refused B-20.2

story B-1.5: Ionization lets three personnel through in a turn
turn 3: P1, orders
P1 mission: Excavation
P1 on Excavation: Atmospheric Ionization
P1 ship: Runabout at Excavation aboard Data, Taurik, Worf, Mendon
P1 beams Data, Taurik, Worf, Mendon to Excavation → refused B-1.5

story B-20.3: Personnel fight where personnel of both players are
turn 3: P1, orders
P1 mission: Krios Suppression
P1 mission: Study Nebula
P1 ship: I.K.C. K'Vort at Study Nebula aboard Klag
P1 planet Krios Suppression: Kurn
P1 battles on Study Nebula → refused B-20.3
P1 battles on Krios Suppression → refused B-20.3

story B-20.4: Without a leader an Away Team begins no battle
turn 3: P1, orders
P1 mission: Krios Suppression
P1 planet: Kurak
P2 planet: Taurik
P1 battles on Krios Suppression → refused B-20.4

story B-20.17: A battle against a card that is nobody is off, and is not begun again
turn 3: P1, orders
P1 mission: Krios Suppression
P1 planet: Kurn
P2 planet: Tricorder
P1 battles on Krios Suppression
P1 battles on Krios Suppression → refused B-20.17

story B-27.4: Only a hologram is activated
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Enterprise at Excavation aboard Data, Sir Isaac Newton
P1 activates Sir Isaac Newton aboard U.S.S. Enterprise → refused B-27.4

story B-19.17: Whoever waits in a pod is picked up there, and nobody waits where no pod is
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 on Excavation: Escape Pod (Data [held])
P1 ship: Runabout at Study Nebula aboard Taurik
P1 ship: U.S.S. Hood at Excavation aboard Worf
P1 rescues Escape Pod with Runabout → refused B-19.17
P1 rescues Worf with U.S.S. Hood → refused B-19.17

story B-4.11: Versions change places at the start of a turn alone
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Data
P1 hand: Taurik
P1 exchanges Data for Taurik → refused B-4.11

story B-12.11: The Grid asks for four ships
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data
P2 ship: I.K.C. K'Vort [cloaked] at Excavation aboard Klag
P1 hand: Tachyon Detection Grid
P1 plays Tachyon Detection Grid on I.K.C. K'Vort → refused B-12.11

story B-13.20: An outpost is built at a location, not aboard a ship
turn 3: P1, card play
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Geordi La Forge
P1 hand: Federation Outpost
P1 builds Federation Outpost at Runabout → refused B-13.20

story B-13.20: Nothing is built in a gap
turn 3: P1, card play
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 mission: Study Nebula
P1 ship: Runabout at Gaps in Normal Space aboard Geordi La Forge
P1 hand: Federation Outpost
P1 builds Federation Outpost at Gaps in Normal Space → refused B-13.20

story B-12.11: Scan needs somebody to stop
turn 2: P2, orders
P1 mission: Study Nebula / Q by P2
P1 ship: U.S.S. Hood at Study Nebula aboard Worf, Taurik
P1 hand: Scan
P2 hand: Runabout
P2 ends turn
P1 plays Scan on U.S.S. Hood → refused B-12.11

story B-22.31: Rogue Borg beam within their location
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Evacuation
P2 ship: Runabout (Lore Returns by P1) at Excavation aboard Rogue Borg Mercenaries by P1
P1 beams Rogue Borg Mercenaries from Runabout to Evacuation → refused B-22.31

story B-12.7: No text takes the place of a card play on the opponent's turn
turn 4: P2, card play, P1 next
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P1 hand: Data
P1 uses Red Alert! → refused B-12.7

story B-14.4: Nobody is beamed into a gap, out of a pod, or to the Borg Ship
turn 3: P1, orders
P1 mission: Excavation
P1 gap: Gaps in Normal Space
P1 on Excavation: Escape Pod (Vash [held])
P1 ship: Runabout at Gaps in Normal Space aboard Data
P1 ship: U.S.S. Hood at Excavation aboard Giusti
P2 ship: Borg Ship at Excavation
P1 beams Data to Gaps in Normal Space → refused B-14.4
P1 beams Vash to U.S.S. Hood → refused B-19.17
P1 beams Giusti to Borg Ship → refused B-14.2

story B-8.2: Nothing is seeded once the first turn has begun
P1 mission: Excavation
P1 hand: Archer, Federation Outpost
P1 seeds Archer under Excavation → refused B-8.2
P1 seeds Federation Outpost at Excavation → refused B-8.2

story B-24.6: A treaty is immune to Kevin Uxbridge as it is played, too
P1 mission: Excavation
P1 hand: Treaty: Federation/Klingon
P2 hand: Kevin Uxbridge
P1 plays Treaty: Federation/Klingon
P2 responds with Kevin Uxbridge → refused B-24.6
then P1 table: Treaty: Federation/Klingon
