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
