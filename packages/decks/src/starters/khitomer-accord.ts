/** Federation and Klingons under a treaty: every skill there is, once the treaty is signed. */
export const khitomerAccord = `Title: Khitomer Accord

Missions
Explore Dyson Sphere
Repair Mission
Study "Hole in Space"
Cultural Observation
Medical Relief
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
Duras
Gowron
Kurak
Kurn
Lursa
Koroth
Nu'Daq
Toq
Ba'el
Lwaxana Troi
Tam Elbrun
U.S.S. Oberth
U.S.S. Phoenix
U.S.S. Sutherland
U.S.S. Yamato
I.K.C. Pagh
I.K.C. Qu'Vat
I.K.C. Vor'Cha
I.K.C. Vorn
Federation PADD
Starfleet Type II Phaser
Klingon PADD
Klingon Disruptor
Tricorder
2x Treaty: Federation/Klingon
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
The Traveler: Transcendence
`;
