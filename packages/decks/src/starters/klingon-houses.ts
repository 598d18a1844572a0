/** Great houses and their feuds: Treachery and Honor side by side, cloaked ships, hard fighters. */
export const klingonHouses = `Title: Klingon Houses

Missions
Explore Black Cluster
Survey Mission
Secret Salvage
Khitomer Research
Sarthong Plunder
Cloaked Mission

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
Divok
Batrell
Duras
Toq
Ba'el
Koral
L'Kor
Morag
Torak
Vagh
Toral
B'iJik
Dukath
K'Tal
K'Tesh
Kell
Klag
Kle'eg
Konmel
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
Gaps in Normal Space
Neural Servo Device
Subspace Warp Rift
Asteroid Sanctuary
Honor Challenge
Klingon Right of Vengeance
The Devil
Klingon Death Yell
Emergency Transporter Armbands
The Traveler: Transcendence
`;
