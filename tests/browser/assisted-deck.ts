/** A deck whose unwritten titles are of every common type; the rest brings a first turn about. */
export const assistedDeck = `Missions
Excavation
First Contact
Study Nebula
Restore Errant Moon
Aid Clone Colony
Warped Space

Seed deck
Federation Outpost
Bajoran Outpost
Alternate Universe Door
Alien Labyrinth
Cardassian Trap
Edo Probe
Ressikan Flute
Kobayashi Maru Scenario
Commandeer Ship

Draw deck
4x Simon Tarses
4x Taurik
4x Runabout
4x Gideon Seyetik
8x U.S.S. Bellerophon
8x Captain's Log
2x Lower Decks
Hail
2x Environmental Suit
Explore Gamma Quadrant
`;

/** The same without a title that has no program. */
export const writtenDeck = `Missions
Excavation
First Contact
Study Nebula
Restore Errant Moon
Evaluate Terraforming
Study Plasma Streamer

Seed deck
Federation Outpost
Archer

Draw deck
14x Simon Tarses
12x Taurik
6x Runabout
`;
