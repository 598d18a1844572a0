/** Warbirds and their officers: strong ships, spies and scientists for the Neutral Zone. */
export const romulanFleet = `Title: Romulan Fleet

Missions
Wormhole Negotiations
Secret Salvage
Investigate "Shattered Space"
Covert Installation
Extraction
Iconia Investigation

Seed deck
Romulan Outpost
Vulcan Stone of Gol
Interphase Generator
Birth of "Junior"
Cosmic String Fragment
Nitrium Metal Parasites
Null Space
Gravitic Mine
Tarellian Plague Ship
Barclay's Protomorphosis Disease
Nagilum
Crystalline Entity
Impassable Door
Male's Love Interest
Matriarchal Society
Microvirus
Nausicaans
Alien Abduction
Alien Parasites
Firestorm
Cytherians

Draw deck
Vekor
Etana Jol
Ocett
Narik
Tomalak
Mendak
Neral
Jaron
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
Jera
Movar
Taul
Tokath
Palteth
Selok
Tallus
Tomek
Bok
Roga Danar
Dr. Reyga
Jo'Bril
D'deridex
Devoras
Haakona
Khazara
Pi
Science Vessel
Scout Vessel
Romulan PADD
Romulan Disruptor
Medical Kit
Tricorder
Atmospheric Ionization
Kivas Fajo - Collector
Spacedock
Res-Q
Auto-Destruct Sequence
Hugh
Life-form Scan
Asteroid Sanctuary
Transwarp Conduit
The Traveler: Transcendence
`;
