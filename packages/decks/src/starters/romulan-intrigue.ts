/** Senators and agents: covert missions, scans and events that upset the other side. */
export const romulanIntrigue = `Title: Romulan Intrigue

Missions
Study Lonka Pulsar
Explore Typhon Expanse
Investigate Anomaly
Investigate Raid
Covert Rescue
Expose Covert Supply

Seed deck
Romulan Outpost
Vulcan Stone of Gol
Interphase Generator
Cytherians
Gravitic Mine
Iconian Computer Weapon
Ktarian Game
Menthar Booby Trap
Microbiotic Colony
Nanites
El-Adrel Creature
Female's Love Interest
Hyper-Aging
Phased Matter
Portal Guard
Rebel Encounter
REM Fatigue Hallucinations
Sarjenka
Shaka, When the Walls Fell
Nagilum
Radioactive Garbage Scow

Draw deck
Dr. Reyga
Vekor
Evek
Baran
Roga Danar
Alidar Jarok
Jo'Bril
Varel
Bochra
Jera
Movar
Sela
Galathon
Mirok
N'Vek
Pardek
Taibak
Tebok
Toreth
Jaron
Mendak
Neral
Thei
Tomalak
Parem
Takket
Tarus
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
Engineering Kit
Distortion Field
Goddess of Empathy
Pattern Enhancers
Escape Pod
Incoming Message - Federation
Long-Range Scan
Ship Seizure
Vulcan Mindmeld
Emergency Transporter Armbands
Transwarp Conduit
The Traveler: Transcendence
Espionage: Romulan on Federation
Treaty: Federation/Romulan
Warp Core Breach
Kivas Fajo - Collector
`;
