/** Starfleet's best for tournaments: three planets and three regions of space, any three of which win. */
export const starfleetCommand = `Title: Starfleet Command

Missions
Evaluate Terraforming
Study Nebula
Study "Hole in Space"
Cultural Observation
Explore Dyson Sphere
Avert Disaster

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
Female's Love Interest
Birth of "Junior"
Cosmic String Fragment
Gravitic Mine
Nagilum
Null Space
Radioactive Garbage Scow
Two-Dimensional Creatures
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
K'Ehleyr
Shelby
Wesley Crusher
Taitt
2x Taurik
Sito Jaxa
Simon Tarses
U.S.S. Enterprise
U.S.S. Galaxy
U.S.S. Nebula
U.S.S. Hood
2x Runabout
Federation PADD
Starfleet Type II Phaser
Tricorder
Kivas Fajo - Collector
Res-Q
Spacedock
The Traveler: Transcendence
Emergency Transporter Armbands
Escape Pod
Incoming Message - Klingon
Incoming Message - Romulan
Particle Fountain
Calloway
Christopher Hobson
Darian Wallace
Giusti
Hannah Bates
Linda Larson
Mendon
Mot the Barber
U.S.S. Sutherland
Tachyon Detection Grid
Plasma Fire
Tetryon Field
Loss of Orbital Stability
Disruptor Overload
`;
