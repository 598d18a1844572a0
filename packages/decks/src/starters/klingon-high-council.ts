/** The Empire's best for tournaments: honor, hired scholars, and ships that need few hands. */
export const klingonHighCouncil = `Title: Klingon High Council

Missions
Investigate Disturbance
Medical Relief
Fever Emergency
Seek Life-form
Investigate Alien Probe
Explore Black Cluster

Seed deck
Klingon Outpost
Betazoid Gift Box
Interphase Generator
Varon-T Disruptor
Alien Parasites
Anaphasic Organism
Archer
Armus - Skin of Evil
El-Adrel Creature
Female's Love Interest
Rebel Encounter
Hyper-Aging
Male's Love Interest
Portal Guard
Chalnoth
Gravitic Mine
Cosmic String Fragment
Null Space
Ktarian Game
Microbiotic Colony
Nagilum
Nitrium Metal Parasites
Tsiolkovsky Infection
Barclay's Protomorphosis Disease
Crystalline Entity
REM Fatigue Hallucinations

Draw deck
Gowron
Kahless
K'mpec
Kurn
K'Vada
Kargan
Korris
Nu'Daq
Koroth
Kurak
Lursa
B'Etor
Duras
L'Kor
Toq
Vagh
2x Divok
2x Vekma
2x Kromm
2x J'Ddan
Torin
K'Tesh
Batrell
Dr. Reyga
Roga Danar
Ocett
I.K.C. Bortas
I.K.C. Qu'Vat
I.K.C. Hegh'ta
I.K.C. Buruk
2x I.K.C. K'Vort
Klingon Disruptor
Klingon PADD
Medical Kit
2x Kivas Fajo - Collector
Res-Q
The Traveler: Transcendence
Asteroid Sanctuary
Emergency Transporter Armbands
Escape Pod
Incoming Message - Federation
2x Klingon Death Yell
Near-Warp Transport
`;
