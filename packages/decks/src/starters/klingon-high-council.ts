/** The Empire's best for tournaments: honor, hired scholars, and ships that need few hands. */
export const klingonHighCouncil = `Title: Klingon High Council

Missions
Medical Relief
Seek Life-form
Investigate Alien Probe
Explore Black Cluster
Khitomer Research
Sarthong Plunder

Seed deck
Klingon Outpost
Betazoid Gift Box
Interphase Generator
Varon-T Disruptor
Alien Parasites
Anaphasic Organism
Archer
El-Adrel Creature
Female's Love Interest
Rebel Encounter
Hyper-Aging
Male's Love Interest
Portal Guard
Chalnoth
Gravitic Mine
Null Space
Ktarian Game
Microbiotic Colony
Nagilum
Nitrium Metal Parasites
Tsiolkovsky Infection
Barclay's Protomorphosis Disease
REM Fatigue Hallucinations

Draw deck
Gowron
K'mpec
Kurn
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
J'Ddan
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
Kivas Fajo - Collector
Res-Q
The Traveler: Transcendence
Asteroid Sanctuary
Emergency Transporter Armbands
Escape Pod
Incoming Message - Federation
2x Klingon Death Yell
Near-Warp Transport
Kell
K'Tal
Toral
B'iJik
Torak
Kle'eg
Gaps in Normal Space
Subspace Warp Rift
Neural Servo Device
The Devil
Honor Challenge
Klag
Konmel
`;
