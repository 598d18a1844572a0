/** Explorers: personnel with many skills, ships that need few hands. */
export const federationStarter = `Title: Federation Explorers

Missions
Excavation
First Contact
Restore Errant Moon
Evaluate Terraforming
Study Nebula
Study Plasma Streamer

Seed deck
Federation Outpost
Interphase Generator
Varon-T Disruptor
Archer
Armus - Skin of Evil
Hologram Ruse
Impassable Door
Male's Love Interest
Matriarchal Society
Nausicaans
Q
Birth of "Junior"
Cosmic String Fragment
Nitrium Metal Parasites
Tarellian Plague Ship
Ancient Computer

Draw deck
Jean-Luc Picard
William T. Riker
Data
Geordi La Forge
Worf
Beverly Crusher
Deanna Troi
Wesley Crusher
Tasha Yar
Leah Brahms
Reginald Barclay
Dr. Selar
Alyssa Ogawa
Neela Daren
Richard Galen
Albert Einstein
Taitt
2x Sito Jaxa
Simon Tarses
2x Taurik
U.S.S. Enterprise
U.S.S. Nebula
U.S.S. Oberth
2x Runabout
Federation PADD
Starfleet Type II Phaser
Tricorder
Red Alert!
Kivas Fajo - Collector
Metaphasic Shields
Res-Q
Amanda Rogers
Kevin Uxbridge
Escape Pod
Emergency Transporter Armbands
The Juggler
`;
