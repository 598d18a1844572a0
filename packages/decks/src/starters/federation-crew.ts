/** The rest of Starfleet: diplomats, healers and engineers for long missions in both kinds of space. */
export const federationCrew = `Title: Federation Crew

Missions
Wormhole Negotiations
Investigate Disappearance
Investigate Sighting
Investigate Massacre
Diplomacy Mission
Evacuation

Seed deck
Federation Outpost
Betazoid Gift Box
Horga'hn
Barclay's Protomorphosis Disease
Borg Ship
Crystalline Entity
Cytherians
Gravitic Mine
Iconian Computer Weapon
Ktarian Game
Menthar Booby Trap
Microbiotic Colony
Alien Abduction
Alien Parasites
El-Adrel Creature
Female's Love Interest
Firestorm
Hyper-Aging
Phased Matter
Portal Guard
Armus - Skin of Evil
Archer
Anaphasic Organism

Draw deck
Jean-Luc Picard
Geordi La Forge
Worf
Vekor
Beverly Crusher
Deanna Troi
Tasha Yar
Sarek
Thomas Riker
Vash
McKnight
Nikolai Rozhenko
Ro Laren
Satelk
Tam Elbrun
Alexander Rozhenko
Alynna Nechayev
Eric Pressman
Fleet Admiral Shanthi
Jenna D'Sora
K'Ehleyr
Kareel Odan
Lwaxana Troi
Morgan Bateson
Riva
Shelby
Sir Isaac Newton
T'Pan
Benjamin Maxwell
Runabout
Type VI Shuttlecraft
U.S.S. Brittain
U.S.S. Enterprise
U.S.S. Excelsior
U.S.S. Galaxy
U.S.S. Hood
U.S.S. Miranda
U.S.S. Nebula
Federation PADD
Starfleet Type II Phaser
Medical Tricorder
Engineering PADD
Alien Probe
Espionage: Romulan on Klingon
Masaka Transformations
Static Warp Bubble
Genetronic Replicator
Nutational Shields
Where No One Has Gone Before
Alien Groupie
Full Planet Scan
Scan
Q2
Temporal Rift
2x Wormhole
Red Alert!
Raise the Stakes
Telepathic Alien Kidnappers
`;
