# A-1: titles that are not written are played at tables that were opened as assisted, and only there is the table
# corrected by agreement.

story A-1: A table that was opened as assisted may be corrected, even with none but written cards on it
assisted
P1 mission: Excavation
P1 planet: Data, Worf
P1 proposes to stop Data
P2 agrees
then happened:
  P1 proposed to stop Data
  corrected by agreement: stop Data
  Data stopped
then stopped: Data
then not stopped: Worf

story A-1: Any other table is not corrected, whoever asks for it
P1 mission: Excavation
P1 planet: Data
P2 planet: Gowron
P1 proposes to stop Data → refused A-1
P2 proposes to give 5 points to P1 → refused A-1
P1 proposes to let P1 look under Excavation → refused A-1
then not stopped: Data
then P1 score: 0

story A-1: At an assisted table the rules are enforced as everywhere
assisted
P1 mission: Excavation
P1 mission: Study Nebula
P1 outpost: Federation Outpost at Excavation
P1 planet Excavation: Calloway
P1 hand: Data, Kurn
P1 reports Kurn to Federation Outpost → refused B-13.11
P1 attempts Study Nebula → refused B-16.2
P1 reports Data to Federation Outpost
then aboard Federation Outpost: Data

story A-1: Unwritten personnel and ships report where cards of their affiliation may
assisted
P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 hand: U.S.S. Defiant, Baraka, Kira Nerys
P1 reports Baraka to Federation Outpost → refused B-13.12
P1 reports Kira Nerys to Federation Outpost → refused B-13.11
P1 reports U.S.S. Defiant to Federation Outpost
then happened: U.S.S. Defiant reported to Federation Outpost

story A-1: The format is played as well: an assisted table of a sheet is bound by its clauses
format otf
assisted
turn 3: P1, orders
P2 mission: Excavation
P1 planet: Richard Galen
P1 attempts Excavation → refused OTF-4.1
P1 proposes to put Richard Galen into the hand
P2 agrees
then P1 hand: Richard Galen
