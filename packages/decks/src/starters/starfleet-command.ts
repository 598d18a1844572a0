/** Starfleet's best for tournaments: three planets and three regions of space, any three of which win. */
export const starfleetCommand = `Title: Starfleet Command

Missions
Avert Disaster
Evaluate Terraforming
First Contact
Study Nebula
Repair Mission
Study "Hole in Space"

Seed deck
Federation Outpost
Betazoid Gift Box
Interphase Generator
Varon-T Disruptor
Anaphasic Organism
Archer
Armus - Skin of Evil
Chalnoth
Firestorm
Impassable Door
Matriarchal Society
Microvirus
Nausicaans
Rebel Encounter
Female's Love Interest
Birth of "Junior"
Cosmic String Fragment
Gravitic Mine
Nagilum
Null Space
Radioactive Garbage Scow
Tarellian Plague Ship
Two-Dimensional Creatures
Barclay's Protomorphosis Disease
Crystalline Entity
Shaka, When the Walls Fell

Draw deck
Jean-Luc Picard
William T. Riker
Data
Geordi La Forge
Worf
Beverly Crusher
Deanna Troi
Tasha Yar
Thomas Riker
Neela Daren
Dr. Selar
Alyssa Ogawa
Leah Brahms
Reginald Barclay
Benjamin Maxwell
Satelk
K'Ehleyr
Kareel Odan
Shelby
Wesley Crusher
2x Taitt
2x Taurik
2x Sito Jaxa
Simon Tarses
U.S.S. Enterprise
U.S.S. Galaxy
U.S.S. Nebula
U.S.S. Hood
2x Runabout
Federation PADD
Starfleet Type II Phaser
Tricorder
2x Kivas Fajo - Collector
Res-Q
Spacedock
The Traveler: Transcendence
Emergency Transporter Armbands
Escape Pod
Incoming Message - Klingon
Incoming Message - Romulan
2x Particle Fountain
`;
