/** Warriors and hired hands: few skills each, strong teams, cloaked ships. */
export const klingonStarter = `Title: Klingon Warriors

Missions
Krios Suppression
Fever Emergency
Investigate Disturbance
Plunder Site
Seek Life-form
Study Plasma Streamer

Seed deck
Klingon Outpost
Varon-T Disruptor
Interphase Generator
Anaphasic Organism
Archer
Armus - Skin of Evil
Chalnoth
Impassable Door
Male's Love Interest
Microvirus
Q
Ancient Computer
Cosmic String Fragment
Null Space
Tarellian Plague Ship
Birth of "Junior"

Draw deck
Gowron
Kahless
Kurn
K'mpec
K'Vada
Kargan
Nu'Daq
Koroth
Kurak
Lursa
B'Etor
Batrell
2x Divok
Vekma
2x Kromm
Torin
Gorath
J'Ddan
Fek'lhr
Roga Danar
Ocett
Vekor
I.K.C. Bortas
I.K.C. Vor'Cha
2x I.K.C. K'Vort
Yridian Shuttle
Klingon Disruptor
Engineering Kit
Medical Kit
Red Alert!
Kivas Fajo - Collector
Bynars Weapon Enhancement
Amanda Rogers
Kevin Uxbridge
Escape Pod
Emergency Transporter Armbands
Palor Toff - Alien Trader
`;
