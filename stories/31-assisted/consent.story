# A-2: between actions, or while an unwritten text waits, either player may propose one correction. It names only cards
# its proposer can see, and shows them. It is carried out if the other player agrees.

story A-2: A proposal changes nothing until the other player answers
assisted
P1 mission: Excavation
P1 planet: Data, Worf
P1 proposes to kill Data
then asked: P2 consent
then offered: P2 agrees; P2 declines
then in play: Data
P1 agrees → refused B-12.5
P2 agrees
then happened: Data killed; Data discarded
then P1 discard pile: Data
then planet Excavation: Worf

story A-2: Declined, the table is as it was, and the same player goes on
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data
P1 hand: Taurik
P1 proposes to kill Data
P2 declines
then happened:
  P1 proposed to kill Data
  P2 declined to kill Data
then did not happen: Data killed
then aboard Federation Outpost: Data
P1 reports Taurik to Federation Outpost
then aboard Federation Outpost: Data, Taurik

story A-2: The player whose turn it is not may propose, too, and then the first one is asked
assisted
P1 mission: Excavation
P1 planet: Data
P2 proposes to give 5 points to P1
then asked: P1 consent
P1 agrees
then happened: P1 scored 5
then P1 score: 5
then P2 score: 0

story A-2: What was declined may be proposed again; every time the other player is free to decline
assisted
P1 mission: Excavation
P1 planet: Data
P1 proposes to take 5 points from P2
P2 declines
P1 proposes to take 5 points from P2
P2 declines
then P2 score: 0

story A-2: One correction at a time, from either player
assisted
P1 mission: Excavation
P1 planet: Data
P1 proposes to give 5 points to P1
P1 proposes to give 10 points to P1 → refused A-2
P2 proposes to give 5 points to P2 → refused A-2
P2 agrees
then P1 score: 5
P2 proposes to give 5 points to P2
P1 agrees
then P2 score: 5

story A-2: In the middle of an action nothing is corrected, before and after it is
assisted
P1 mission: Excavation / Microvirus by P2
P1 planet: Data, Richard Galen, Worf
P1 proposes to stop Data
P2 agrees
P1 proposes to unstop Data
P2 agrees
P1 attempts Excavation
then asked: P2 opponent chooses
P1 proposes to give 5 points to P1 → refused A-2
P2 proposes to give 5 points to P2 → refused A-2
P2 chooses Worf
then happened: Worf killed
P1 proposes to give 5 points to P1
P2 agrees
then P1 score: 5

story A-2: A player names no card that lies hidden: not the other's hand, crew, or Away Team, nor what was seeded
assisted
P1 mission: Excavation / Archer by P2
P1 planet: Data
P2 mission: Krios Suppression
P2 ship: I.K.C. K'Vort at Krios Suppression aboard Klag
P2 planet Krios Suppression: Gowron
P2 hand: Kurn
P1 proposes to reveal Kurn → refused A-2
P1 proposes to kill Klag → refused A-2
P1 proposes to kill Gowron → refused A-2
P1 proposes to put Archer into the discard pile → refused A-2
P1 proposes to damage I.K.C. K'Vort
P2 agrees
then damaged: I.K.C. K'Vort

story A-2: Whoever names a card of the own hand shows it to the other player
assisted
P1 mission: Excavation
P1 hand: Geordi La Forge, Taurik
then P2 does not see: Geordi La Forge
P1 proposes to put Geordi La Forge into the discard pile
then P2 sees: Geordi La Forge
then P2 does not see: Taurik
P2 declines
then P2 does not see: Geordi La Forge
then P1 hand: Geordi La Forge, Taurik

story A-2: Each card is named once, and at least one
assisted
P1 mission: Excavation
P1 planet: Data, Worf
P1 proposes to stop nobody → refused A-2
P1 proposes to stop Data, Worf, Data → refused A-2
P1 proposes to stop Data, Worf
P2 agrees
then stopped: Data, Worf

story A-2: Numbers are those people have a use for
assisted
P1 mission: Excavation
P1 planet: Data
P1 proposes to give 0 points to P1 → refused A-2
P1 proposes to give 501 points to P1 → refused A-2
P1 proposes to let P1 draw 0 cards → refused A-2
P1 proposes to let P1 draw 61 cards → refused A-2
P1 proposes to give P1 0 card plays → refused A-2
P1 proposes to let P2 draw 1 card
P2 agrees
then happened: P2 drew

story A-2: A hundred points by agreement win the game
assisted
P1 mission: Excavation
P1 planet: Data
P1 proposes to give 99 points to P2
P2 agrees
then winner: nobody yet
P1 proposes to give 1 point to P2
P2 agrees
then winner: P2

story A-2: While the game is being seeded nothing is corrected
assisted
phase: dilemmas, P1 next
P1 mission: Excavation
P1 seed deck: Trabe Grenade
P1 proposes to give 5 points to P1 → refused A-2
P2 proposes to give 5 points to P2 → refused A-2
P1 seeds Trabe Grenade under Excavation

story A-2: After the end of the game nothing is corrected
assisted
P1 mission: Excavation
P1 concedes
P1 proposes to give 5 points to P1 → refused B-26.6
then winner: P2
