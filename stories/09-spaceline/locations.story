story B-9.1: A shared mission is one location, a card that says so is another
P1 mission: Excavation
P2 mission: Excavation
P1 mission: Study Nebula
P1 hand: Gaps in Normal Space
P1 ship: Runabout at Excavation aboard Calloway
then spaceline: Excavation, Study Nebula
P1 plays Gaps in Normal Space between Excavation and Study Nebula
then spaceline: Excavation, Gaps in Normal Space, Study Nebula

story B-9.1: A card on a location makes none
P1 mission: Excavation
P1 mission: Study Nebula
P1 hand: Tetryon Field
P1 plays Tetryon Field on Excavation
then spaceline: Excavation, Study Nebula

story B-9.3: Neighbors have no location between them
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Evacuation
P1 ship: Runabout at Excavation aboard Data
P1 hand: Near-Warp Transport
P1 plays Near-Warp Transport on Runabout
then not offered: P1 beams Data from Runabout to Evacuation
P1 beams Data from Runabout to First Contact
then planet First Contact: Data

story B-9.3: A location that comes between parts them
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Evacuation
P1 hand: Gaps in Normal Space, Near-Warp Transport
P1 ship: Runabout at First Contact aboard Data
P1 plays Gaps in Normal Space between First Contact and Evacuation
P1 plays Near-Warp Transport on Runabout
then not offered: P1 beams Data from Runabout to Evacuation
P1 beams Data from Runabout to Excavation

story B-9.3: A card on the boundary parts nobody
P1 mission: Excavation
P1 mission: First Contact
P1 hand: Q-Net, Near-Warp Transport
P1 ship: Runabout at Excavation aboard Data
P1 plays Q-Net between Excavation and First Contact
P1 plays Near-Warp Transport on Runabout
P1 beams Data from Runabout to First Contact

story B-9.4, B-9.2: A gap of span 4 lies on the way, and ships may stop there
P1 mission: Excavation
P1 mission: First Contact
P1 hand: Gaps in Normal Space
P1 ship: U.S.S. Miranda at Excavation aboard Giusti
P1 ship: Type VI Shuttlecraft at Excavation
P1 plays Gaps in Normal Space between Excavation and First Contact
P1 flies U.S.S. Miranda to First Contact
then happened: U.S.S. Miranda flew to First Contact using 6
then did not happen: Giusti killed

story B-9.4: There is neither mission nor surface in a gap
P1 mission: Excavation
P1 mission: First Contact
P1 hand: Gaps in Normal Space
P1 ship: U.S.S. Miranda at Excavation aboard Giusti, Data
chance: Giusti
P1 plays Gaps in Normal Space between Excavation and First Contact
P1 flies U.S.S. Miranda to Gaps in Normal Space
then happened: U.S.S. Miranda flew to Gaps in Normal Space using 4; Giusti killed
P1 attempts Gaps in Normal Space with U.S.S. Miranda → refused B-16.1

story B-9.4: Whoever closes the gap says where its ships go
P1 mission: Excavation
P1 mission: First Contact
P1 hand: Gaps in Normal Space
P2 hand: Kevin Uxbridge
P1 ship: U.S.S. Miranda at Excavation aboard Giusti, Data
chance: Giusti
P1 plays Gaps in Normal Space between Excavation and First Contact
P1 flies U.S.S. Miranda to Gaps in Normal Space
P2 plays Kevin Uxbridge on Gaps in Normal Space
then offered: P2 moves U.S.S. Miranda to Excavation; P2 moves U.S.S. Miranda to First Contact
P2 moves U.S.S. Miranda to First Contact
then spaceline: Excavation, First Contact
then space First Contact: U.S.S. Miranda

story B-9.5: A burnt-out location keeps span and place and nothing else
P1 mission: Excavation
P1 mission: First Contact
P1 mission: Study Nebula
P1 table: Tox Uthat
P1 hand: Supernova, Federation Outpost
P1 ship: U.S.S. Galaxy at Excavation aboard Jean-Luc Picard, Taurik, Giusti
turn 3: P1, card play
P1 plays Supernova on First Contact
then spaceline: Excavation, First Contact, Study Nebula
P1 ends card play
P1 flies U.S.S. Galaxy to Study Nebula
then happened: U.S.S. Galaxy flew to Study Nebula using 6

story B-9.5: Ships stop there, but nobody attempts, beams down or builds
P1 mission: Excavation
P1 mission: First Contact
P1 table: Tox Uthat
P1 hand: Supernova, Federation Outpost
P1 ship: Runabout at Excavation aboard Deanna Troi, Taurik
turn 3: P1, card play
P1 plays Supernova on First Contact
P1 ends card play
P1 flies Runabout to First Contact
then space First Contact: Runabout
P1 beams Taurik to First Contact → refused B-14.4
P1 attempts First Contact with Runabout → refused B-16.11
P1 ends turn
P2 ends card play
P2 ends turn
P1 builds Federation Outpost at First Contact → refused B-9.5

story B-9.6, B-9.9: The ends are the first and the last location
P1 mission: Excavation
P1 mission: Secret Salvage / Cytherians by P2
P1 mission: Plunder Site
P1 mission: Study Nebula
P1 ship: I.K.C. K'Vort at Secret Salvage aboard Klag, Gorath
P1 attempts Secret Salvage
then happened: I.K.C. K'Vort journey begun to Study Nebula
P1 flies I.K.C. K'Vort to Study Nebula
then happened: I.K.C. K'Vort journey ended at Study Nebula

story B-9.9: The far end is the one of the greater distance, not of more locations
P1 mission: Survey Mission
P1 mission: Hunt for DNA Program
P1 mission: Secret Salvage / Cytherians by P2
P1 mission: Relief Mission
P1 mission: Plunder Site
P1 mission: Krios Suppression
P1 ship: I.K.C. K'Vort at Secret Salvage aboard Klag, Gorath
P1 attempts Secret Salvage
then happened: I.K.C. K'Vort journey begun to Survey Mission

story B-9.9, B-18.6: Equally far ends leave the choice to the opponent
P1 mission: Relief Mission
P1 mission: Secret Salvage / Cytherians by P2
P1 mission: Plunder Site
P1 ship: I.K.C. K'Vort at Secret Salvage aboard Klag, Gorath
P1 attempts Secret Salvage
then asked: P2 opponent chooses
P2 chooses Plunder Site
then happened: I.K.C. K'Vort journey begun to Plunder Site

story B-9.7, B-18.6: Of equally far planets the opponent chooses
P1 mission: Relief Mission
P1 mission: Krios Suppression / Male's Love Interest by P2
P1 mission: Plunder Site
P1 planet Krios Suppression: Kurn, Kahless
chance: Kurn
P1 attempts Krios Suppression
then asked: P2 opponent chooses
P2 chooses Relief Mission
then planet Relief Mission: Kurn

story B-9.7: The nearer by span is the nearest
P1 mission: Relief Mission
P1 mission: Plunder Site
P1 mission: Excavation
P1 mission: Survey Mission
P1 mission: Study Nebula
P1 outpost: Klingon Outpost at Relief Mission
P1 outpost: Klingon Outpost at Study Nebula
P1 ship: I.K.C. K'Vort at Excavation aboard Klag, Gorath
P2 hand: Incoming Message - Klingon
turn 2: P1, orders
P2 plays Incoming Message - Klingon on I.K.C. K'Vort
P1 flies I.K.C. K'Vort to Survey Mission → refused B-22.2
P1 flies I.K.C. K'Vort to Relief Mission
then happened: I.K.C. K'Vort flew to Relief Mission using 4

story B-9.10: Over the ends for the span of the end moved to
P1 mission: Excavation
P1 mission: Survey Mission
P1 mission: First Contact
P1 table: Where No One Has Gone Before
P1 ship: Runabout at Excavation aboard Calloway
P1 flies Runabout to First Contact over the ends
then happened: Runabout flew to First Contact using 2
P1 flies Runabout to Excavation over the ends
then happened: Runabout flew to Excavation using 3

story B-9.10: Only for the ships of its controller
P1 mission: Excavation
P1 mission: Survey Mission
P1 mission: First Contact
P2 table: Where No One Has Gone Before
P1 ship: Runabout at Excavation aboard Calloway
P1 flies Runabout to First Contact over the ends → refused B-9.10

story B-9.12: Nobody moves when a location is put in between
P1 mission: Excavation
P1 mission: Study Nebula
P1 hand: Gaps in Normal Space
P1 ship: Runabout at Excavation aboard Calloway
P1 planet Excavation: Data
P2 ship: I.K.C. K'Vort at Study Nebula aboard Klag
P1 plays Gaps in Normal Space between Excavation and Study Nebula
then space Excavation: Runabout
then planet Excavation: Data
then space Study Nebula: I.K.C. K'Vort
then did not happen: Runabout relocated; Klag killed
