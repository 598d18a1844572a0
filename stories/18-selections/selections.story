story B-18.1: A random selection is seen by both players
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Data, Worf, Richard Galen
chance: Data
P1 attempts Excavation
then happened: Data selected for Armus - Skin of Evil by random; Data killed

story B-18.2: The stopped are not in scope of an encounter
P1 mission: Excavation / Armus - Skin of Evil by P2
P1 planet: Data [stopped], Richard Galen
P1 attempts Excavation
then happened: Richard Galen killed
then in play: Data

story B-18.3: The opponent's choice
P1 mission: Excavation / Microvirus by P2
P1 planet: Worf, Richard Galen
P1 attempts Excavation
then asked: P2 opponent chooses
P2 chooses Richard Galen
then happened: Richard Galen selected for Microvirus by choice; Richard Galen killed; Worf stopped

story B-18.3: The opponent sees who may be chosen while choosing, and not afterwards
P1 mission: Excavation / Microvirus by P2
P1 planet: Worf, Richard Galen
P1 attempts Excavation
then asked: P2 opponent chooses
then P2 sees: Worf, Richard Galen
P2 chooses Richard Galen
then P2 does not see: Worf

story B-18.2: Neither androids nor holograms: an android is not eligible
P1 mission: Excavation / Microvirus by P2
P1 planet: Data, Richard Galen, Worf
P1 attempts Excavation
then asked: P2 opponent chooses
then not offered: P2 chooses Data
P2 chooses Worf
then happened: Worf killed; Data stopped

story B-18.5: The highest total is selected without asking
P1 mission: Excavation / Archer by P2
P1 planet: Data, Worf, Jean-Luc Picard
P1 attempts Excavation
then happened: Data killed; Worf stopped; Jean-Luc Picard stopped

story B-18.5: Current values count: a phaser does not help who may not use it
P1 mission: Excavation / Archer by P2
P1 planet: Tasha Yar, Jean-Luc Picard, Worf, Starfleet Type II Phaser
then STRENGTH of Worf: 12
P1 attempts Excavation
then happened: Worf killed

story B-18.6: A tie is decided by the opponent of the affected player
P1 mission: Excavation / Archer by P2
P1 planet: Tasha Yar, Jean-Luc Picard
P1 attempts Excavation
then asked: P2 opponent chooses
P2 chooses Tasha Yar
then happened: Tasha Yar killed; Jean-Luc Picard stopped

story B-18.8, B-18.7: Half of a group rounds down
P1 mission: Study Stellar Collision / Nagilum by P2
P1 ship: Runabout at Study Stellar Collision aboard Taitt, Calloway, Mendon, Giusti, McKnight
chance: Giusti, Taitt
P1 attempts Study Stellar Collision
then happened: Giusti killed; Taitt killed
then aboard Runabout: Calloway, Mendon, McKnight

story B-18.9: Where nobody is eligible nothing happens
P1 mission: Excavation / Microvirus by P2
P1 planet: Data
P1 attempts Excavation
then happened: Microvirus conditions failed; Data stopped; Microvirus discarded
then in play: Data

story B-18.10: A choice that must be made is not declined
P1 mission: Excavation / Microvirus by P2
P1 planet: Worf, Richard Galen
P1 attempts Excavation
P2 chooses nothing → refused B-18.10
P2 chooses Worf

story B-18.4: Your choice is made by the controller of those chosen from
P1 mission: Excavation / Alien Abduction by P2, Impassable Door by P2
P1 planet: T'Pan, Richard Galen, Calloway
P1 attempts Excavation
then asked: P1 choose cards
then not offered: P1 chooses Calloway
P1 chooses T'Pan
then held: T'Pan
then not held: Richard Galen

story B-18.4: Their own choice is not yours
P1 mission: Excavation
P1 hand: Data, Worf
P1 draw deck: Taitt, Calloway
P2 table: Static Warp Bubble
P1 ends turn
then asked: P1 choose cards
P1 chooses Worf
then P1 discard pile: Worf
then P1 hand: Data, Taitt
