# A-4: of an unwritten title the table knows what the tables of facts tell. Of a title without such facts it knows type,
# affiliation, uniqueness and icons: numbers are 0 and skills none until the players agree on them. What they agree on
# holds for all copies.

story A-4: A ship, a personnel and a mission without a program have the numbers and skills that are printed on them
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Restore Victims
P1 ship: U.S.S. Defiant at Excavation aboard Data, Kira Nerys
then RANGE of U.S.S. Defiant: 8
then WEAPONS of U.S.S. Defiant: 10
then SHIELDS of U.S.S. Defiant: 9
then CUNNING of Kira Nerys: 7
then STRENGTH of Kira Nerys: 8

story A-4: They count for requirements without being described
assisted
P1 mission: Restore Errant Moon
P1 planet: Kira Nerys, Geordi La Forge, Sarek
P1 attempts Restore Errant Moon
then did not happen: Restore Errant Moon mission completed

story A-4: The staffing that is printed on a ship without a program is asked for
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Avert Disaster
P1 ship: U.S.S. Defiant at Avert Disaster aboard Calloway
P1 flies U.S.S. Defiant to Excavation → refused B-14.16

story A-4: A ship of which nothing is known flies nowhere; described, it does
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Avert Disaster
P1 ship: U.S.S. Defiant {uss-defiant.2e.prototype-warship} at Avert Disaster aboard Data
then RANGE of U.S.S. Defiant {uss-defiant.2e.prototype-warship}: 0
P1 flies U.S.S. Defiant {uss-defiant.2e.prototype-warship} to Excavation → refused B-14.32
P1 proposes to describe U.S.S. Defiant {uss-defiant.2e.prototype-warship}: range 9, weapons 9, shields 8
P2 agrees
then RANGE of U.S.S. Defiant {uss-defiant.2e.prototype-warship}: 9
then WEAPONS of U.S.S. Defiant {uss-defiant.2e.prototype-warship}: 9
then SHIELDS of U.S.S. Defiant {uss-defiant.2e.prototype-warship}: 8
P1 flies U.S.S. Defiant {uss-defiant.2e.prototype-warship} to Excavation
then happened: U.S.S. Defiant {uss-defiant.2e.prototype-warship} flew to Excavation

story A-4: Without agreement it stays as it was
assisted
P1 mission: Excavation
P1 ship: U.S.S. Defiant {uss-defiant.2e.prototype-warship} at Excavation aboard Data
P1 proposes to describe U.S.S. Defiant {uss-defiant.2e.prototype-warship}: range 9
P2 declines
then RANGE of U.S.S. Defiant {uss-defiant.2e.prototype-warship}: 0

story A-4: Skills that are agreed on count for requirements
assisted
described Kira Nerys: Archaeology, Federation
P1 mission: Excavation
P1 planet: Kira Nerys, Calloway
P1 attempts Excavation
then happened: Excavation mission completed by P1

story A-4: Skills nobody has agreed on do not
assisted
described Kira Nerys: cunning 7, Federation
P1 mission: Excavation
P1 planet: Kira Nerys, Calloway
P1 attempts Excavation
then did not happen: Excavation mission completed
then P1 score: 0

story A-4: What is agreed on holds for all copies, whoever owns them
assisted
P1 mission: Excavation
P1 planet: Kira Nerys
P2 planet: P2's Kira Nerys
P1 proposes to describe Kira Nerys: integrity 7, strength 6
P2 agrees
then INTEGRITY of P1's Kira Nerys: 7
then INTEGRITY of P2's Kira Nerys: 7
then STRENGTH of P2's Kira Nerys: 6
then CUNNING of P1's Kira Nerys: 7

story A-4: Facts are added one after another, and put right
assisted
P1 mission: Excavation
P1 planet: Kira Nerys
P1 proposes to describe Kira Nerys: integrity 7, cunning 6
P2 agrees
P2 proposes to describe Kira Nerys: cunning 7
P1 agrees
then INTEGRITY of Kira Nerys: 7
then CUNNING of Kira Nerys: 7
then described Kira Nerys: cunning 7

story A-4: Written titles keep their facts
assisted
P1 mission: Excavation
P1 planet: Data, Kira Nerys
P1 proposes to describe Data: cunning 3 → refused A-4
P1 proposes to describe Excavation: points 100 → refused A-4
then CUNNING of Data: 12

story A-4: A card has only facts of its type
assisted
P1 mission: Excavation / Trabe Grenade by P2
P1 ship: U.S.S. Defiant at Excavation aboard Kira Nerys
P1 hand: Security Drills
P1 proposes to describe Kira Nerys: range 9 → refused A-4
P1 proposes to describe U.S.S. Defiant: Honor → refused A-4
P1 proposes to describe Security Drills: points 5 → refused A-4
P1 proposes to describe U.S.S. Defiant: range 100 → refused A-2
P1 proposes to describe U.S.S. Defiant: range 99
P2 agrees
then RANGE of U.S.S. Defiant: 99

story A-4: A mission without facts is a planet and space alike
assisted
P1 mission: Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms}
P1 ship: Runabout at Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms} aboard Alidar Jarok, Data
P1 beams Alidar Jarok to Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms}
then planet Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms}: Alidar Jarok
then offered:
  P1 attempts Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms} with Runabout
  P1 attempts Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms} with team 1

story A-4: Described as space, it has no surface
assisted
described Changeling Research: space
turn 3: P1, orders
P1 mission: Changeling Research
P1 ship: Runabout at Changeling Research aboard Alidar Jarok, Data
P1 beams Data to Changeling Research → refused B-14.4

story A-4: It does not become space under the feet of those who are on it
assisted
P1 mission: Changeling Research
P1 planet: Data
P1 proposes to describe Changeling Research: space → refused A-4
P1 proposes to describe Changeling Research: planet
P2 agrees
then planet Changeling Research: Data

story A-4: The title alone means the written card; another card of that title is named with its id
assisted
P1 mission: Excavation
P1 hand: Data, Data {data.2e.aspirer}
P1 proposes to describe Data {data.2e.aspirer}: cunning 6
P2 agrees
P1 proposes to describe Data: cunning 6 → refused A-4
then described Data {data.2e.aspirer}: cunning 6

story A-4: A card that has an affiliation keeps one
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: Kira Nerys
P1 proposes to describe Kira Nerys: no affiliations → refused A-4
P1 reports Kira Nerys to Federation Outpost → refused B-13.11
P1 proposes to describe Kira Nerys: Bajoran/Federation
P2 agrees
P1 reports Kira Nerys to Federation Outpost as Federation
then aboard Federation Outpost: Kira Nerys

story A-4: Points that are agreed on while the mission is attempted are scored; those agreed on afterwards are not
assisted
P1 mission: Changeling Research
P1 planet: Alidar Jarok
P1 attempts Changeling Research
P1 proposes to describe Changeling Research: points 40
P2 agrees
P1 settles Changeling Research: requirements met
P2 agrees
then P1 score: 40
P1 proposes to describe Changeling Research: points 50
P2 agrees
then P1 score: 40

story A-4: A mission that may be either is attempted from the surface and from orbit
assisted
turn 3: P1, orders
P1 mission: Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms}
P1 ship: Scout Vessel at Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms} aboard Tokath
P1 planet: Alidar Jarok
then offered:
  P1 attempts Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms} with Scout Vessel
  P1 attempts Clash at Chin'toka {clash-at-chintoka.2e.call-to-arms} with team 1

story A-2, A-4: Nobody learns by describing which titles the other player brought: the answer is the same for all
assisted
P1 mission: Excavation
P2 hand: Kira Nerys
P1 proposes to describe Kira Nerys: cunning 7 → refused A-2
P1 proposes to describe U.S.S. Defiant: range 9 → refused A-2
P2 proposes to describe Kira Nerys: cunning 7
P1 agrees
P1 proposes to describe Kira Nerys: integrity 6
P2 agrees
then described Kira Nerys: integrity 6
