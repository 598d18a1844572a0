/** Non-Aligned traders and mercenaries with Starfleet friends: they fit in anywhere. */
export const freeTraders = `Title: Free Traders

Missions
Investigate Rogue Comet
Study Stellar Collision
Investigate Massacre
Hunt for DNA Program
Investigate Time Continuum
Restore Errant Moon

Seed deck
Federation Outpost
Thought Maker
Interphase Generator
Ktarian Game
Menthar Booby Trap
Microbiotic Colony
Nagilum
Nanites
Radioactive Garbage Scow
REM Fatigue Hallucinations
Shaka, When the Walls Fell
Temporal Causality Loop
Phased Matter
Portal Guard
Rebel Encounter
Sarjenka
Wind Dancer
Anaphasic Organism
Archer
Armus - Skin of Evil
Firestorm

Draw deck
Beverly Crusher
K'Ehleyr
Neela Daren
Morgan Bateson
Deanna Troi
Leah Brahms
Exocomp
Jean-Luc Picard
Data
Wesley Crusher
William T. Riker
Geordi La Forge
Richard Galen
Sarek
Thomas Riker
Vash
Worf
Albert Einstein
Amarie
Baran
Bok
Devinoni Ral
Dr. Farek
Dr. Reyga
Etana Jol
Evek
Gorta
Ishara Yar
Jo'Bril
Narik
Ocett
Roga Danar
Vekor
Combat Vessel
Husnock Ship
Mercenary Ship
Yridian Shuttle
Zibalian Transport
Runabout
Type VI Shuttlecraft
U.S.S. Brittain
Federation PADD
Starfleet Type II Phaser
Medical Tricorder
Tricorder
Lore's Fingernail
Spacedock
Energy Vortex
Jaglom Shrek - Information Broker
Particle Fountain
The Traveler: Transcendence
Kivas Fajo - Collector
Holo-Projectors
Subspace Interference
`;
