story B-12.4: A beam that a card allows is that beam and no other
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 mission: Evacuation
P1 mission: Cultural Observation
P1 ship: Runabout at Study Nebula aboard Data, Taurik, Tricorder, Worf [stopped], Giusti, Linda Larson, Mendon, Calloway
P1 hand: Near-Warp Transport
P1 plays Near-Warp Transport on Runabout
P1 flies Runabout to Excavation → refused B-12.4
P1 beams Data from Runabout to Cultural Observation → refused B-9.3
P1 beams Data, Taurik, Tricorder, Giusti, Linda Larson, Mendon, Calloway from Runabout to Evacuation → refused B-18.10
P1 beams Worf from Runabout to Evacuation → refused B-14.7
P1 beams Data from Runabout to Evacuation

story B-12.16: What was taken back is not played again at once
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Data, Taurik, The Juggler
P2 hand: Energy Vortex
P1 reports Data to Federation Outpost
P2 responds with Energy Vortex
P1 reports Data to Federation Outpost → refused B-12.16
P1 flies Data to Excavation → refused B-12.4
P1 reports Taurik to Federation Outpost

story B-29.33: Whoever borrows cards uses these alone
P1 mission: Evacuation / Alien Parasites by P2
P1 mission: Excavation
P1 planet Evacuation: Mendon
P1 ship: U.S.S. Oberth at Evacuation aboard Giusti
P2 ship: I.K.C. K'Vort at Evacuation aboard Klag
P2 outpost: Klingon Outpost at Evacuation
P2 hand: Gorath
P1 attempts Evacuation
P2 flies I.K.C. K'Vort to Excavation → refused B-29.33
P2 docks U.S.S. Oberth at Klingon Outpost → refused B-29.33
P2 passes

story B-12.4: Whoever beams by armbands does nothing else
turn 3: P1, orders
P1 mission: Excavation / Archer by P2
P1 ship: Runabout at Excavation aboard Giusti
P1 planet: Data, Taurik
P1 hand: Emergency Transporter Armbands
P1 plays Emergency Transporter Armbands
P1 flies Runabout to Excavation → refused B-12.4
P1 beams Data to Runabout

story B-18.2: Only a candidate is chosen
P1 mission: Excavation / Microvirus by P2
P1 planet: Data, Richard Galen, Worf
P1 attempts Excavation
P2 chooses Data → refused B-18.2
P2 chooses Worf
