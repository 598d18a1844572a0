/** Great houses and their feuds: Treachery and Honor side by side, cloaked ships, hard fighters. */
export const klingonHouses = `Title: Klingon Houses

Missions
Explore Black Cluster
Survey Mission
Secret Salvage
Cloaked Mission
Investigate Disturbance
Krios Suppression

Seed deck
Klingon Outpost
Kurlan Naiskos
Thought Maker
Nagilum
Nanites
Radioactive Garbage Scow
REM Fatigue Hallucinations
Shaka, When the Walls Fell
Temporal Causality Loop
Tsiolkovsky Infection
Two-Dimensional Creatures
Ancient Computer
Rebel Encounter
Sarjenka
Wind Dancer
Anaphasic Organism
Archer
Armus - Skin of Evil
Chalnoth
Hologram Ruse
Crystalline Entity
Gravitic Mine
Cosmic String Fragment
Firestorm

Draw deck
Kurak
Kurn
Nu'Daq
Vekma
Kargan
Dr. Reyga
Ocett
Baran
Roga Danar
Koroth
Lursa
2x Divok
Batrell
Duras
Toq
Ba'el
Koral
L'Kor
Morag
Vagh
Dukath
K'Tesh
Korris
B'Etor
Gowron
I.K.C. Bortas
I.K.C. Buruk
I.K.C. Hegh'ta
I.K.C. K'Vort
I.K.C. Pagh
I.K.C. Qu'Vat
I.K.C. Vor'Cha
I.K.C. Vorn
Klingon PADD
Klingon Disruptor
Engineering Kit
Medical Kit
Kivas Fajo - Collector
Asteroid Sanctuary
Klingon Right of Vengeance
Klingon Death Yell
Emergency Transporter Armbands
The Traveler: Transcendence
Kahless
K'Vada
K'mpec
Kromm
`;
