# Cards of later sets that say nothing beyond their facts play by the rules, without a program.

story B-13.9: A plain personnel reports and attempts like any other
P1 mission: Excavation
P1 outpost: Bajoran Outpost at Excavation
P1 hand: Weld Ram
P1 reports Weld Ram to Bajoran Outpost
then aboard Bajoran Outpost: Weld Ram
P1 beams Weld Ram to Excavation
P1 attempts Excavation → refused B-16.4

story B-13.11: A Bajoran reports to no outpost of the Federation
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Weld Ram
P1 reports Weld Ram to Federation Outpost → refused B-13.11

story B-16.4, B-5.4: Plain personnel complete a plain mission with skills that Premiere does not have
turn 3: P1, orders
P1 mission: Acquire Illicit Explosives
P1 ship: Bajoran Freighter at Acquire Illicit Explosives aboard Anara, Razka Karn
P1 attempts Acquire Illicit Explosives with Bajoran Freighter
then happened: Acquire Illicit Explosives mission completed by P1

story B-16.21: near miss: without them they do not
turn 3: P1, orders
P1 mission: Acquire Illicit Explosives
P1 ship: Bajoran Freighter at Acquire Illicit Explosives aboard Anara, Weld Ram
P1 attempts Acquire Illicit Explosives with Bajoran Freighter
then did not happen: Acquire Illicit Explosives mission completed

story B-16.4: A mission that any crew may attempt is attempted by whoever comes
turn 3: P1, orders
P1 mission: Mine Gallicite
P1 planet: Baran
P1 attempts Mine Gallicite
then happened: Mine Gallicite attempt begun

story B-8.35: It shows no icon, so no outpost is seeded there
phase: facilities
P1 mission: Study Badlands
P1 mission: Excavation
P1 seed deck: Federation Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 seeds Federation Outpost at Study Badlands → refused B-8.35

story B-8.35: A Bajoran outpost is seeded at a Bajoran mission
phase: facilities
P1 mission: Relocate Settlers
P1 mission: Excavation
P1 seed deck: Bajoran Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 seeds Bajoran Outpost at Excavation → refused B-8.35
P1 seeds Bajoran Outpost at Relocate Settlers
then space Relocate Settlers: Bajoran Outpost

story B-8.35: The Dominion Outpost is native to the Gamma Quadrant
phase: facilities
P1 mission: Destroy Iconian Gateway
P1 mission: Protect Shipment
P1 seed deck: Dominion Outpost
P1 draw deck: 20x Taurik
P2 draw deck: 20x Taurik
P1 seeds Dominion Outpost at Protect Shipment → refused B-13.9
P1 seeds Dominion Outpost at Destroy Iconian Gateway
then space Destroy Iconian Gateway: Dominion Outpost

story B-13.9: A card of the Gamma Quadrant reports there, and nowhere else
P1 mission: Destroy Iconian Gateway
P1 mission: Excavation
P1 outpost: Dominion Outpost at Destroy Iconian Gateway
P1 outpost: Bajoran Outpost at Excavation
P1 hand: Weyoun, Weld Ram, Karemman Vessel
P1 reports Karemman Vessel to Dominion Outpost
then docked: Karemman Vessel

story B-13.9: near miss: a card of the Alpha Quadrant does not report in the Gamma Quadrant
P1 mission: Destroy Iconian Gateway
P1 outpost: Federation Outpost at Destroy Iconian Gateway
P1 hand: Data
P1 reports Data to Federation Outpost → refused B-13.9

story B-13.9: near miss: nor the other way round
P1 mission: Excavation
P1 outpost: Dominion Outpost at Excavation
P1 hand: Weyoun
P1 reports Weyoun to Dominion Outpost → refused B-13.9

story B-13.19: A Bajoran ENGINEER builds a Bajoran outpost
P1 mission: Excavation
P1 planet: Anara
P1 hand: Bajoran Outpost
P1 builds Bajoran Outpost at Excavation
then space Excavation: Bajoran Outpost

story B-13.19: near miss: any other ENGINEER does not
P1 mission: Excavation
P1 planet: Geordi La Forge
P1 hand: Bajoran Outpost
P1 builds Bajoran Outpost at Excavation → refused B-13.19

story B-14.16: A ship that asks for another icon than command and staff needs somebody who shows it
turn 3: P1, orders
P1 mission: Enlistment Drive
P1 mission: Secure Supply Lines
P1 ship: Alliance Vor'Cha at Enlistment Drive aboard Kurn, Gorath, Gowron
P1 flies Alliance Vor'Cha to Secure Supply Lines → refused B-14.16

story B-14.16: With such a personnel, another with the command icon and a third it flies
turn 3: P1, orders
P1 mission: Enlistment Drive
P1 mission: Secure Supply Lines
P1 ship: Alliance Vor'Cha at Enlistment Drive aboard Korvek, Gowron, Gorath
P1 flies Alliance Vor'Cha to Secure Supply Lines
then space Secure Supply Lines: Alliance Vor'Cha

story B-14.17: One person does not stand for two icons
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: Decius at Excavation aboard Commander Tomalak, Mirok
P1 flies Decius to Study Nebula → refused B-14.16

story B-13.40: A card with the alternate universe icon does not enter play: nothing lets it in
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Rachel Garrett, Data
P1 reports Rachel Garrett to Federation Outpost → refused B-13.40
P1 reports Data to Federation Outpost

story B-13.40: near miss: at an assisted table the players see to the door, and what is in play acts
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Richard Castillo
P1 hand: Rachel Garrett
P1 reports Rachel Garrett to Federation Outpost
then aboard Federation Outpost: Rachel Garrett, Richard Castillo

story B-20.14: Cardassians do not attack Cardassians, nor Bajorans Bajorans
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Bajoran Freighter at Excavation aboard General Krim
P2 ship: Bajoran Scout Vessel at Excavation
P2 ship: Galor at Excavation
P1 attacks Bajoran Scout Vessel → refused B-20.14
P1 attacks Galor
then happened: Galor battle initiated by P1

story B-20.15: Kazon attack Kazon
turn 3: P1, orders
P1 mission: Hunt Alien
P1 planet: Surat
P2 planet: Lagren
then offered: P1 battles on Hunt Alien
