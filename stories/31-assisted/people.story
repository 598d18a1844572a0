# A-4: gender and species are facts of a personnel; A-2: what is revealed by agreement is seen.

story A-4: Nobody knows the gender of a personnel without a program and without a table of facts
assisted
described Kira Nerys {kira-nerys.2e.outspoken-major}: Federation
P1 mission: Evacuation / Female's Love Interest by P2
P1 mission: Excavation
P1 planet Evacuation: Kira Nerys {kira-nerys.2e.outspoken-major}, Taurik
P1 attempts Evacuation
then happened: Female's Love Interest encountered; Female's Love Interest discarded
then planet Evacuation: Kira Nerys {kira-nerys.2e.outspoken-major}, Taurik

story A-4: Described as female, she is one
assisted
described Kira Nerys {kira-nerys.2e.outspoken-major}: Federation
P1 mission: Evacuation / Female's Love Interest by P2
P1 mission: Excavation
P1 planet Evacuation: Kira Nerys {kira-nerys.2e.outspoken-major}, Taurik
P1 proposes to describe Kira Nerys {kira-nerys.2e.outspoken-major}: female
P2 agrees
P1 attempts Evacuation
then planet Excavation: Kira Nerys {kira-nerys.2e.outspoken-major}

story A-4: Described as male, she is none
assisted
described Kira Nerys {kira-nerys.2e.outspoken-major}: Federation
P1 mission: Evacuation / Female's Love Interest by P2
P1 mission: Excavation
P1 planet Evacuation: Kira Nerys {kira-nerys.2e.outspoken-major}, Taurik
P1 proposes to describe Kira Nerys {kira-nerys.2e.outspoken-major}: gender male
P2 agrees
P1 attempts Evacuation
then planet Evacuation: Kira Nerys {kira-nerys.2e.outspoken-major}, Taurik

story A-4: A species that was described counts where a card asks for it
assisted
described Kira Nerys {kira-nerys.2e.outspoken-major}: Federation
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout (Ktarian Game by P2) at Excavation aboard Kira Nerys {kira-nerys.2e.outspoken-major}, Taurik
P1 proposes to describe Kira Nerys {kira-nerys.2e.outspoken-major}: species Bajoran/Android
P2 agrees
then happened: Ktarian Game cured

story A-4: Near miss: another species does not
assisted
described Kira Nerys {kira-nerys.2e.outspoken-major}: Federation
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout (Ktarian Game by P2) at Excavation aboard Kira Nerys {kira-nerys.2e.outspoken-major}, Taurik
P1 proposes to describe Kira Nerys {kira-nerys.2e.outspoken-major}: species Bajoran
P2 agrees
then on Runabout: Ktarian Game

story A-4: A position may say both
assisted
described Kira Nerys {kira-nerys.2e.outspoken-major}: female, species Bajoran
turn 3: P1, orders
P1 mission: Excavation
P1 planet: Kira Nerys {kira-nerys.2e.outspoken-major}
then described Kira Nerys {kira-nerys.2e.outspoken-major}: gender female and species Bajoran

story A-4: A ship has no gender
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 ship: U.S.S. Defiant {uss-defiant.2e.prototype-warship} at Excavation
P1 proposes to describe U.S.S. Defiant {uss-defiant.2e.prototype-warship}: female → refused A-4

story A-2: What is revealed by agreement is seen, and the rest of the hand is not
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 hand: Kurn, Data
P1 proposes to reveal Kurn
P2 agrees
then happened: Kurn revealed
then P2 sees: Kurn
then P2 does not see: Data

story A-2: So are those aboard and on a planet
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Data, Taurik
P1 planet: Worf
P1 proposes to reveal Worf, Data
P2 agrees
then P2 sees: Worf, Data
then P2 does not see: Taurik

story A-2: Until the turn is over
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 hand: Kurn, Data
P1 proposes to reveal Kurn
P2 agrees
P1 ends turn
then P2 does not see: Kurn

story A-2: What is declined is not shown
assisted
turn 3: P1, orders
P1 mission: Excavation
P1 hand: Kurn, Data
P1 proposes to reveal Kurn
P2 declines
then P2 does not see: Kurn
