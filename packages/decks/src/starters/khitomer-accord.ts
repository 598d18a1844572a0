/** Federation and Klingons under a treaty: every skill there is, once the treaty is signed. */
export const khitomerAccord = `Title: Khitomer Accord

Missions
Explore Dyson Sphere
Repair Mission
Study "Hole in Space"
Cultural Observation
Diplomacy Mission
New Contact

Seed deck
Federation Outpost
Klingon Outpost
Varon-T Disruptor
Betazoid Gift Box
REM Fatigue Hallucinations
Shaka, When the Walls Fell
Temporal Causality Loop
Tsiolkovsky Infection
Two-Dimensional Creatures
Ancient Computer
Birth of "Junior"
Cosmic String Fragment
Nitrium Metal Parasites
Wind Dancer
Anaphasic Organism
Archer
Armus - Skin of Evil
Chalnoth
Hologram Ruse
Impassable Door
Male's Love Interest
Matriarchal Society
Microvirus

Draw deck
Geordi La Forge
Data
Jean-Luc Picard
Beverly Crusher
2x Taurik
Reginald Barclay
William T. Riker
Leah Brahms
Worf
Dr. Selar
K'Ehleyr
Deanna Troi
Calloway
Christopher Hobson
Darian Wallace
Dr. La Forge
Dr. Leah Brahms
Giusti
Hannah Bates
Linda Larson
Mendon
Mot the Barber
Norah Satie
Sirna Kolrami
Soren
Toby Russell
B'Etor
Gowron
Kurak
Lursa
Koroth
Nu'Daq
Lwaxana Troi
Tam Elbrun
U.S.S. Oberth
U.S.S. Phoenix
U.S.S. Sutherland
U.S.S. Yamato
I.K.C. Vor'Cha
Federation PADD
Starfleet Type II Phaser
Tricorder
Espionage: Federation on Klingon
Holo-Projectors
Plasma Fire
Tetryon Field
Disruptor Overload
Incoming Message - Klingon
Loss of Orbital Stability
Subspace Interference
Kivas Fajo - Collector
Emergency Transporter Armbands
4x Treaty: Federation/Klingon
The Traveler: Transcendence
`;
