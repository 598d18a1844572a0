story B-5.1: A classification is one level of the skill of its name
P1 mission: Excavation / Archer by P2
P1 planet: Jenna D'Sora, Alyssa Ogawa, Jean-Luc Picard
P1 hand: Runabout
P1 attempts Excavation
then happened: Archer conditions met; Excavation mission completed

story B-5.2: Text about a classification means the printed one, not the skill
P1 mission: Repair Mission
P1 ship: Runabout at Repair Mission aboard Reginald Barclay, Giusti, McKnight, Engineering Kit
P1 hand: Runabout
P1 attempts Repair Mission
then happened: Repair Mission mission completed

story B-5.2: The kit helps no ENGINEER and nobody else
P1 mission: Repair Mission
P1 ship: Runabout at Repair Mission aboard Reginald Barclay, Giusti, Jenna D'Sora, Engineering Kit
P1 hand: Runabout
P1 attempts Repair Mission
then happened: Repair Mission attempt failed

story B-5.3: Geordi La Forge is two ENGINEERs, by classification and by skill
P1 mission: Repair Mission
P1 ship: Runabout at Repair Mission aboard Geordi La Forge, Taurik
P1 hand: Runabout
P1 attempts Repair Mission
then happened: Repair Mission mission completed

story B-5.3: Jean-Luc Picard has two levels of Diplomacy, and those are not three
P1 mission: Evacuation
P1 planet: Jean-Luc Picard, Data, Worf, Roga Danar
P1 hand: Runabout
P1 attempts Evacuation
then happened: Evacuation mission completed

story B-5.4: Two levels are not three
P1 mission: Evacuation
P1 planet: Jean-Luc Picard, Data, Roga Danar, Tasha Yar
P1 hand: Runabout
P1 attempts Evacuation
then happened: Evacuation attempt failed

story B-5.4: Beverly Crusher and one more MEDICAL make three levels
P1 mission: Fever Emergency
P2 table: Treaty: Federation/Klingon
P1 table: Treaty: Federation/Klingon
P1 planet: Beverly Crusher, Vekma
P1 hand: Runabout
P1 attempts Fever Emergency
then happened: Fever Emergency mission completed

story B-5.4: Beverly Crusher and a Klingon without MEDICAL make two
P1 mission: Fever Emergency
P1 table: Treaty: Federation/Klingon
P1 planet: Beverly Crusher, Kle'eg
P1 hand: Runabout
P1 attempts Fever Emergency
then happened: Fever Emergency attempt failed

story B-5.5: One personnel who has both meets "SCIENCE and MEDICAL" alone
P1 mission: First Contact
P1 planet: Deanna Troi
P1 hand: Runabout
P1 attempts First Contact
then happened: First Contact mission completed

story B-5.5: Both parts of a requirement must be there
P1 mission: First Contact
P1 planet: Jean-Luc Picard
P1 hand: Runabout
P1 attempts First Contact
then happened: First Contact attempt failed

story B-5.6: Either side of an "OR" is enough
P1 mission: Secret Salvage
P1 ship: Science Vessel at Secret Salvage aboard Bochra, Tebok, Palteth
P1 hand: Runabout
P1 attempts Secret Salvage
then happened: Secret Salvage mission completed

story B-5.6: The other side alone is enough, too
P1 mission: Secret Salvage
P1 ship: Science Vessel at Secret Salvage aboard Mendak, Movar, Neral, Parem
P1 hand: Runabout
P1 attempts Secret Salvage
then happened: Secret Salvage mission completed

story B-5.6: Half of each side is not enough
P1 mission: Secret Salvage
P1 ship: Science Vessel at Secret Salvage aboard Bochra, Palteth, Mendak, Movar, Neral
P1 hand: Runabout
P1 attempts Secret Salvage
then happened: Secret Salvage attempt failed

story B-5.7: A personnel who gets a skill once more has one more level of it
P1 mission: Repair Mission
P1 ship: Runabout at Repair Mission aboard Data, Wesley Crusher, Engineering Kit
P1 hand: Runabout
P1 attempts Repair Mission
then happened: Repair Mission mission completed

story B-5.7: Without the kit they have two levels
P1 mission: Repair Mission
P1 ship: Runabout at Repair Mission aboard Data, Wesley Crusher
P1 hand: Runabout
P1 attempts Repair Mission
then happened: Repair Mission attempt failed

story B-5.8, B-5.9: An infection takes the first-listed skill with all its levels, not the classification
turn 3: P1, orders
P1 mission: Wormhole Negotiations
P1 ship: Runabout (Tsiolkovsky Infection by P2) at Wormhole Negotiations aboard Sarek, Riva
P1 hand: Runabout
P1 attempts Wormhole Negotiations
then happened: Wormhole Negotiations attempt failed

story B-5.8: Without the infection their Diplomacy suffices
turn 3: P1, orders
P1 mission: Wormhole Negotiations
P1 ship: Runabout at Wormhole Negotiations aboard Sarek, Riva
P1 hand: Runabout
P1 attempts Wormhole Negotiations
then happened: Wormhole Negotiations mission completed

story B-5.9: Beverly Crusher loses her first-listed MEDICAL and keeps her classification
turn 3: P1, orders
P1 mission: Study Nebula / Menthar Booby Trap by P2
P1 ship: Runabout (Tsiolkovsky Infection by P2) at Study Nebula aboard Beverly Crusher
P1 hand: Runabout
P1 attempts Study Nebula
then happened: Menthar Booby Trap conditions met
then on Runabout: Tsiolkovsky Infection, Menthar Booby Trap

story B-5.8: A skill given by equipment is not the first-listed one
turn 3: P1, orders
P1 mission: Study Nebula / Menthar Booby Trap by P2
P1 ship: Runabout (Tsiolkovsky Infection by P2) at Study Nebula aboard Giusti, Medical Kit
P1 hand: Runabout
P1 attempts Study Nebula
then happened: Menthar Booby Trap conditions met

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
