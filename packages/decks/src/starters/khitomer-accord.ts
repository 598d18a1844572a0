/** Federation and Klingons under a treaty: every skill there is, once the treaty is signed. */
export const khitomerAccord = `Title: Khitomer Accord

Missions
Repair Mission
Study "Hole in Space"
New Contact
First Contact
Explore Black Cluster
Evaluate Terraforming

Seed deck
Federation Outpost
Klingon Outpost
Varon-T Disruptor
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
Crystalline Entity
Nagilum
Firestorm
Rebel Encounter

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
Dr. La Forge
Dr. Leah Brahms
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
U.S.S. Yamato
I.K.C. Vor'Cha
Federation PADD
Starfleet Type II Phaser
Tricorder
Espionage: Federation on Klingon
Incoming Message - Klingon
Kivas Fajo - Collector
Emergency Transporter Armbands
4x Treaty: Federation/Klingon
The Traveler: Transcendence
Satelk
Kareel Odan
Vagh
K'mpec
Neela Daren
Wesley Crusher
Runabout
Tasha Yar
`;
