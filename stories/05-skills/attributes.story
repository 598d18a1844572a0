story B-5.11: Attributes of a requirement are added up, with what changes them
P1 mission: Excavation
P1 planet: Hannah Bates, Neela Daren, Beverly Crusher, Mendon, Federation PADD
P1 hand: Runabout
P1 attempts Excavation
then happened: Excavation mission completed

story B-5.11: Without the PADD their 29 is too little
P1 mission: Excavation
P1 planet: Hannah Bates, Neela Daren, Beverly Crusher, Mendon
P1 hand: Runabout
P1 attempts Excavation
then happened: Excavation attempt failed

story B-5.12: A member with STRENGTH over 9 is one personnel, not a sum
P1 mission: Excavation / Wind Dancer by P2
P1 planet: Tasha Yar, Taurik, Ro Laren
P1 hand: Runabout
P1 attempts Excavation
then happened: Wind Dancer conditions failed

story B-5.12: Worf alone has it
P1 mission: Excavation / Wind Dancer by P2
P1 planet: Worf, Ro Laren
P1 hand: Runabout
P1 attempts Excavation
then happened: Wind Dancer conditions met

story B-5.12: Each member with INTEGRITY under 5 is looked at
P1 mission: Excavation / Firestorm by P2
P1 planet: Ro Laren, Vash, Eric Pressman
P1 hand: Runabout
P1 attempts Excavation
then happened: Ro Laren killed; Vash killed
then did not happen: Eric Pressman killed

story B-5.13: The highest total is INTEGRITY, CUNNING and STRENGTH together
P1 mission: Excavation / Archer by P2
P1 planet: Roga Danar, Benjamin Maxwell, Sarek
P1 hand: Runabout
P1 attempts Excavation
then happened: Roga Danar killed
then did not happen: Sarek killed; Benjamin Maxwell killed

story B-5.13: Modifiers count in the total
P1 mission: Excavation / Archer by P2
P1 planet: Roga Danar, Worf, 2x Federation PADD
P1 hand: Runabout
P1 attempts Excavation
then happened: Worf killed
then did not happen: Roga Danar killed

story B-5.15: A player cannot hold back what meets a requirement
P1 mission: Excavation / Archer by P2
P1 planet: Jenna D'Sora, Alyssa Ogawa, Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then asked: P1 action
then happened: Archer conditions met

story B-5.16: "Female" is asked of the characteristic, not of a skill
P1 mission: Excavation / Matriarchal Society by P2
P1 planet: Calloway, Vash
P1 hand: Runabout
P1 attempts Excavation
then happened: Matriarchal Society conditions met; Excavation mission completed

story B-5.16: Two men do not help
P1 mission: Excavation / Matriarchal Society by P2
P1 planet: Jean-Luc Picard, Calloway, Data
P1 hand: Runabout
P1 attempts Excavation
then happened: Matriarchal Society conditions failed

story B-5.17: A named personnel must be there
P1 mission: Investigate Time Continuum
P1 planet: Data
P1 hand: Runabout
P1 attempts Investigate Time Continuum
then happened: Investigate Time Continuum mission completed

story B-5.17: Data elsewhere does not help
P1 mission: Investigate Time Continuum
P1 planet: Taurik
P1 outpost: Federation Outpost at Investigate Time Continuum aboard Data
P1 hand: Runabout
P1 attempts Investigate Time Continuum
then happened: Investigate Time Continuum attempt failed

story B-5.17: A named equipment is what the team has with it
turn 3: P1, orders
P1 mission: Pegasus Search
P1 ship: Runabout at Pegasus Search aboard Taurik, Interphase Generator
P1 hand: Runabout
P1 attempts Pegasus Search
then happened: Pegasus Search mission completed

story B-5.17: A Time Travel Pod is shown from the hand and stays there
P1 mission: Investigate Time Continuum
P1 planet: Taurik
P1 hand: Time Travel Pod
then P2 does not see: Time Travel Pod
P1 attempts Investigate Time Continuum
then happened: Time Travel Pod revealed; Investigate Time Continuum mission completed
then P1 hand: Time Travel Pod

story B-5.17: The opponent's pod is of no use
P1 mission: Investigate Time Continuum
P1 planet: Taurik
P1 hand: Runabout
P2 hand: Time Travel Pod
P1 attempts Investigate Time Continuum
then happened: Investigate Time Continuum attempt failed

story B-5.17: Other equipment in the hand is of no use
P1 mission: Pegasus Search
P1 ship: Runabout at Pegasus Search aboard Taurik
P1 hand: Interphase Generator
P1 attempts Pegasus Search
then happened: Pegasus Search attempt failed

story B-5.18: All seven personnel types aboard triple what the Kurlan Naiskos touches
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Hood (Kurlan Naiskos) at Excavation aboard Giusti, Taurik, Calloway, Mendon, Jenna D'Sora, Riva, Mot the Barber
then RANGE of U.S.S. Hood: 21
then WEAPONS of U.S.S. Hood: 18

story B-5.18: A skill in place of a classification does not count, nor do six types
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Hood (Kurlan Naiskos) at Excavation aboard Giusti, Data, Calloway, Mendon, Jenna D'Sora, Riva, Mot the Barber
then RANGE of U.S.S. Hood: 7

story B-3.14, B-5.17: A Time Travel Pod that was never acquired is not shown
turn 3: P1, orders
P1 mission: Investigate Time Continuum
P1 planet: Taurik
P1 hand: Time Travel Pod
not acquired: Time Travel Pod
P1 attempts Investigate Time Continuum
then happened: Investigate Time Continuum attempt failed
then did not happen: Time Travel Pod revealed

story B-3.14, B-5.17: Drawn from the draw deck it was not acquired
turn 3: P1, orders
P1 mission: Investigate Time Continuum
P1 planet: Taurik
P1 draw deck: Time Travel Pod, 4x Tricorder
P1 ends turn
P2 ends turn
P1 ends card play
P1 attempts Investigate Time Continuum
then happened: Investigate Time Continuum attempt failed
