/** Romulans and Klingons under a treaty: Treachery in numbers, and WEAPONS to match. */
export const darkAlliance = `Title: Dark Alliance

Missions
Explore Typhon Expanse
Test Mission
Pegasus Search
Strategic Diversion
Relief Mission
Covert Installation

Seed deck
Romulan Outpost
Klingon Outpost
Horga'hn
Tox Uthat
Kurlan Naiskos
Null Space
Q
Tarellian Plague Ship
Barclay's Protomorphosis Disease
Borg Ship
Crystalline Entity
Cytherians
Gravitic Mine
Iconian Computer Weapon
Nausicaans
Alien Abduction
Alien Parasites
El-Adrel Creature
Female's Love Interest
Firestorm
Hyper-Aging
Nagilum
Armus - Skin of Evil
Archer
Anaphasic Organism
Microvirus
Radioactive Garbage Scow
Time Travel Pod

Draw deck
Jera
Movar
Taul
Neral
Thei
Kromm
Roga Danar
Dr. Reyga
Jo'Bril
Tomalak
Mendak
Sela
Galathon
Mirok
N'Vek
Pardek
Taibak
Tebok
Toreth
Varel
Alidar Jarok
Bochra
Jaron
B'Etor
Duras
Gowron
Kurak
Kurn
Lursa
Koroth
Nu'Daq
Toq
Ba'el
Khazara
Science Vessel
I.K.C. Qu'Vat
I.K.C. Vor'Cha
Romulan PADD
Klingon PADD
Medical Tricorder
4x Treaty: Romulan/Klingon
Espionage: Klingon on Federation
Lore Returns
Anti-Time Anomaly
Q-Net
The Traveler: Transcendence
Distortion of Space/Time Continuum
Near-Warp Transport
Subspace Schism
2x Rogue Borg Mercenaries
Crosis
Red Alert!
Kahless
Etana Jol
Supernova
`;
