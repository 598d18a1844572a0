story B-23.3: Additions come before multiplications
P1 mission: Excavation
P1 planet: Taurik, Starfleet Type II Phaser, Varon-T Disruptor by P2
P1 planet: Giusti
then STRENGTH of Taurik: 20
then STRENGTH of Giusti: 12

story B-23.3: A damaged ship's limit comes last
P1 mission: Excavation
P1 ship: U.S.S. Enterprise [damaged] at Excavation aboard Calloway
P1 hand: Transwarp Conduit
then RANGE of U.S.S. Enterprise: 5
P1 plays Transwarp Conduit on U.S.S. Enterprise
then RANGE of U.S.S. Enterprise: 5

story B-23.3, B-23.9: Transwarp Conduit doubles the RANGE of a whole ship until the end of the turn
P1 mission: Excavation
P1 ship: U.S.S. Enterprise at Excavation aboard Calloway
P1 hand: Transwarp Conduit
P1 plays Transwarp Conduit on U.S.S. Enterprise
then RANGE of U.S.S. Enterprise: 18
P1 ends turn
then RANGE of U.S.S. Enterprise: 9

story B-23.4: Copies of one card do not add up
P1 mission: Excavation
P1 ship: U.S.S. Galaxy (Metaphasic Shields, Metaphasic Shields) at Excavation aboard Taitt, Mendon
then SHIELDS of U.S.S. Galaxy: 13

story B-23.5: Cumulative copies do
P1 mission: Excavation
P1 ship: U.S.S. Galaxy (Bynars Weapon Enhancement, Bynars Weapon Enhancement) at Excavation
then WEAPONS of U.S.S. Galaxy: 11

story B-23.6: Effects of different cards add up
P1 mission: Excavation
P1 ship: U.S.S. Galaxy (Metaphasic Shields, Nutational Shields) at Excavation aboard Taitt, Taurik
then SHIELDS of U.S.S. Galaxy: 13

story B-23.8: A continuous effect follows the situation
P1 mission: Excavation
P1 ship: U.S.S. Galaxy (Metaphasic Shields) at Excavation aboard Taitt, Mendon
P1 beams Mendon to Excavation
then SHIELDS of U.S.S. Galaxy: 11

story B-6.30: Equipment for some only
P1 mission: Excavation
P1 planet: Worf, Roga Danar, Federation PADD, Starfleet Type II Phaser
then CUNNING of Worf: 8
then CUNNING of Roga Danar: 9
then STRENGTH of Worf: 12
then STRENGTH of Roga Danar: 14

story B-10.26: Equipment helps only the team it is with
P1 mission: Excavation
P1 planet: Worf, Data [stopped], Starfleet Type II Phaser
then STRENGTH of Worf: 12
then STRENGTH of Data: 12

story B-5.14: An attribute is never below 0
P1 mission: Excavation
P1 ship: Runabout (Birth of "Junior" by P2 [counter 9]) at Excavation
then RANGE of Runabout: 0

story B-23.4, P17: Two Birth of "Junior" do not add up: the greater loss counts
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: Runabout (2x Birth of "Junior" by P2 [counter 2]) at Study Nebula aboard Data
then RANGE of Runabout: 5
P1 ends turn
P1 chooses Birth of "Junior"
then RANGE of Runabout: 4

story B-23.4, P17: A younger one beside it is not felt before it has grown
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: Runabout (Birth of "Junior" by P2 [counter 3], Birth of "Junior" by P2 [counter 1]) at Study Nebula aboard Data
then RANGE of Runabout: 4

story B-23.6, P17: Near miss: what other cards take off RANGE is felt beside it
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: Runabout (Birth of "Junior" by P2 [counter 2], Transwarp Conduit) at Study Nebula aboard Data
then RANGE of Runabout: 10

story B-23.4, P17: The ship is lost when the greater loss has eaten its RANGE
turn 3: P1, orders
P1 mission: Study Nebula
P1 ship: Runabout (Birth of "Junior" by P2 [counter 6], Birth of "Junior" by P2 [counter 2]) at Study Nebula aboard Data
P1 ends turn
P1 chooses Birth of "Junior"
then happened: Runabout destroyed
