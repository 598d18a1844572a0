story B-4.1, B-4.2: A unique personnel is reported once, a universal one any number of times
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data, Taurik
P1 hand: Data, Taurik
P1 reports Data #2 to Federation Outpost → refused B-4.2
P1 reports Taurik to Federation Outpost
then aboard Federation Outpost: Data, Taurik, Taurik

story B-4.2: The same holds for ships
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 ship: U.S.S. Hood at Excavation
P1 ship: Runabout at Excavation
P1 hand: U.S.S. Hood, Runabout
P1 reports U.S.S. Hood #2 to Federation Outpost → refused B-4.2
P1 reports Runabout to Federation Outpost
then docked: Runabout #2

story B-4.2: The other player may have the same
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P2 outpost: Federation Outpost at Excavation aboard Data
P1 hand: Data
P1 reports Data to P1's Federation Outpost
then in play: P1's Data, P2's Data

story B-4.2: Uniqueness counts by owner, not by controller
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P2 ship: Runabout at Excavation aboard Data by P2 [controlled by P1]
P1 hand: Data
P1 reports P1's Data to Federation Outpost
then in play: P1's Data

story B-4.3: Events and equipment lie in play in any number
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Tricorder
P1 table: Red Alert!, Horga'hn
P1 hand: Red Alert!, Tricorder
P1 reports Tricorder #2 to Federation Outpost
then aboard Federation Outpost: Tricorder, Tricorder
P1 plays Red Alert! #2
then P1 table: Red Alert!, Red Alert!, Horga'hn

story B-4.4, B-29.38: Of an event that says "(Unique.)" each player has one
turn 3: P1, card play
P1 mission: Excavation
P1 mission: Evacuation
P1 on Excavation: Atmospheric Ionization
P1 hand: Atmospheric Ionization
P1 plays Atmospheric Ionization #2 on Evacuation → refused B-4.4

story B-4.4: The opponent's copy does not matter
turn 3: P1, card play
P1 mission: Excavation
P1 mission: Evacuation
P2 on Excavation: Atmospheric Ionization
P1 hand: Atmospheric Ionization
P1 plays Atmospheric Ionization on Evacuation
then on Evacuation: P1's Atmospheric Ionization

story B-4.7: A hologram and the person it shows are different, and so are two Rikers
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Leah Brahms, William T. Riker, Dr. Leah Brahms
P1 table: Red Alert!
P1 hand: Dr. Leah Brahms, Thomas Riker, William T. Riker
P1 uses Red Alert!
P1 reports Dr. Leah Brahms #2 to Federation Outpost
P1 reports Thomas Riker to Federation Outpost
then aboard Federation Outpost: Leah Brahms, William T. Riker, Dr. Leah Brahms, Dr. Leah Brahms, Thomas Riker
then not offered: P1 reports William T. Riker #2 to Federation Outpost

story B-4.8: A unique card whose copy is in play cannot be brought into play in any way
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data
P1 table: Red Alert!
P1 hand: Data, Taurik
P1 uses Red Alert!
then offered: P1 reports Taurik to Federation Outpost
then not offered: P1 reports Data #2 to Federation Outpost
P1 passes

story B-4.9: Stopped, disabled and held personnel count
turn 3: P1, card play
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Data [stopped], Worf [under house arrest], Deanna Troi [disabled by Worf]
P1 hand: Data, Worf, Deanna Troi
P1 reports Data #2 to Federation Outpost → refused B-4.2
P1 reports Worf #2 to Federation Outpost → refused B-4.2
P1 reports Deanna Troi #2 to Federation Outpost → refused B-4.2

story B-4.9: What has gone from the spaceline for a while counts for uniqueness
turn 3: P1, card play
P1 mission: Excavation
P1 mission: Study Nebula
P1 outpost: Federation Outpost at Excavation
P1 ship: U.S.S. Hood at Study Nebula aboard Data
P1 hand: Temporal Rift, Data, U.S.S. Hood
P1 plays Temporal Rift on U.S.S. Hood
then space Study Nebula: nothing
P1 reports Data #2 to Federation Outpost → refused B-4.2
P1 reports U.S.S. Hood #2 to Federation Outpost → refused B-4.2
