story B-23.7: Two Plasma Fires on one ship each act
P1 mission: Excavation
P1 ship: Runabout (Plasma Fire by P2, Plasma Fire by P2) at Excavation aboard Calloway
P1 ends turn
P2 chooses Plasma Fire
then happened: Runabout damaged; Runabout destroyed

story B-23.7: One of them only damages
P1 mission: Excavation
P1 ship: Runabout (Plasma Fire by P2) at Excavation aboard Calloway
P1 ends turn
then happened: Runabout damaged
then in play: Runabout

story B-23.9, B-23.10: This turn is the current one, whoever's: until its end
P1 mission: Excavation
P2 ship: Runabout at Excavation aboard Calloway
P2 hand: Transwarp Conduit
P2 plays Transwarp Conduit on Runabout
then RANGE of Runabout: 14
P1 ends turn
then turn 2: P2, card play
then RANGE of Runabout: 7

story B-23.16: A card that is not in play does nothing
P1 mission: Excavation
P1 hand: Alien Probe, Treaty: Federation/Klingon
P1 discard pile: Starfleet Type II Phaser
P1 ship: Runabout at Excavation aboard Calloway
P1 outpost: Klingon Outpost at Excavation aboard Gowron
P1 planet: Worf
then STRENGTH of Worf: 10
then P2 does not see: Alien Probe
P1 beams Gowron to Runabout → refused B-14.11

story B-23.16: In play it does
P1 mission: Excavation
P1 table: Treaty: Federation/Klingon
P1 ship: Runabout at Excavation aboard Calloway
P1 outpost: Klingon Outpost at Excavation aboard Gowron
P1 beams Gowron to Runabout
then aboard Runabout: Calloway, Gowron

story B-23.17: Two Red Alerts give one group of reports
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Red Alert!, Red Alert!
P1 hand: Data, Worf, Taitt
P1 uses Red Alert!
P1 reports Data
P1 reports Worf
P1 passes
then not offered: P1 uses Red Alert!; P1 uses Red Alert! #2; P1 reports Taitt
P1 uses Red Alert! #2 → refused B-11.6

story B-23.17: Each Horga'hn beyond the first gives nothing more
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 table: Horga'hn, Horga'hn
P1 hand: Data, Worf, Taitt
P1 reports Data
P1 reports Worf
P1 reports Taitt → refused B-11.6
