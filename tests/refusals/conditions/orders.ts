import { cards } from '../made-up.ts';
import type { Conditions } from './condition.ts';

/** Docking, flying, towing, cloaking, attempting, rescuing (chapters 14 to 16). */

const ships = `
  turn 3: P1, orders
  P1 mission: Excavation
  P1 mission: Study Nebula
  P1 mission: Krios Suppression
  P1 outpost: Federation Outpost at Excavation
  P2 outpost: Klingon Outpost at Excavation
  P1 outpost: Romulan Outpost at Krios Suppression
  P1 ship: Runabout at Excavation aboard Data
  P1 ship: U.S.S. Hood [stopped] at Excavation aboard Worf
  P1 ship: U.S.S. Miranda [docked] at Excavation aboard Giusti
  P1 ship: I.K.C. K'Vort [cloaked] at Excavation aboard Gowron
  P1 ship: I.K.C. Pagh [stopped, cloaked] at Excavation aboard Klag
  P1 ship: I.K.C. Bortas [damaged] at Krios Suppression aboard Kurn, Korris
  P1 ship: U.S.S. Nebula at Excavation aboard Taurik
  P1 ship: U.S.S. Oberth at Excavation aboard Amarie
  P1 ship: U.S.S. Enterprise at Excavation
  P1 ship: Mercenary Ship (Menthar Booby Trap by P2) at Excavation aboard Vash, Vekor
  P2 ship: I.K.C. Vor'Cha at Excavation aboard Konmel`;

export const orders: readonly Conditions[] = [
  {
    about: 'docking',
    position: ships,
    legal: ['P1 docks Runabout at Federation Outpost'],
    refused: [
      ['P1 docks U.S.S. Hood at Federation Outpost', 'B-19.2', 'ship-stopped'],
      ['P1 docks U.S.S. Miranda at Federation Outpost', 'B-14.24', 'docked-already'],
      ["P1 docks I.K.C. K'Vort at Federation Outpost", 'B-15.8', 'dock-cloaked'],
      ['P1 docks Runabout at Klingon Outpost', 'B-14.25', 'not-your-facility'],
      ['P1 docks Runabout at U.S.S. Hood', 'B-14.24', 'not-a-facility'],
      ['P1 docks Runabout at Romulan Outpost', 'B-14.24', 'facility-elsewhere'],
      ['P1 docks I.K.C. Bortas at Romulan Outpost', 'B-6.6', 'dock-incompatible'],
      ['P1 docks U.S.S. Nebula at Federation Outpost', 'B-14.16', 'not-staffed'],
      ['P1 docks U.S.S. Oberth at Federation Outpost', 'B-14.16', 'no-matching-crew'],
      ['P1 docks U.S.S. Enterprise at Federation Outpost', 'B-14.18', 'no-crew'],
      ["P1 docks I.K.C. Vor'Cha at Federation Outpost", 'B-10.4', 'not-your-ship'],
      ['P1 docks Mercenary Ship at Federation Outpost', 'B-1.5', 'cannot-fly'],
    ],
  },
  {
    about: 'undocking and flying',
    position: ships,
    legal: ['P1 flies Runabout to Study Nebula', "P1 flies I.K.C. K'Vort to Study Nebula"],
    refused: [
      ['P1 undocks Runabout', 'B-14.24', 'undock-undocked'],
      ['P1 flies U.S.S. Hood to Study Nebula', 'B-19.2', 'ship-stopped'],
      ['P1 flies U.S.S. Miranda to Study Nebula', 'B-14.26', 'docked'],
      ['P1 flies U.S.S. Nebula to Study Nebula', 'B-14.16', 'not-staffed'],
      ['P1 flies U.S.S. Oberth to Study Nebula', 'B-14.16', 'no-matching-crew'],
      ['P1 flies U.S.S. Enterprise to Study Nebula', 'B-14.18', 'no-crew'],
      ["P1 flies I.K.C. Vor'Cha to Study Nebula", 'B-10.4', 'not-your-ship'],
      ['P1 flies Runabout to Excavation', 'B-14.31', 'already-here'],
      ['P1 flies Runabout to Federation Outpost', 'B-14.31', 'no-such-location'],
      ['P1 flies Mercenary Ship to Study Nebula', 'B-1.5', 'cannot-fly'],
    ],
  },
  {
    about: 'RANGE',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 mission: Study Nebula
      P1 ship: Runabout [range used 6] at Excavation aboard Data`,
    legal: [],
    refused: [['P1 flies Runabout to Study Nebula', 'B-14.32', 'no-range']],
  },
  {
    about: 'cloaking',
    position: ships,
    legal: ["P1 decloaks I.K.C. K'Vort"],
    refused: [
      ['P1 cloaks Runabout', 'B-15.1', 'no-cloaking-device'],
      ["P1 cloaks I.K.C. K'Vort", 'B-15.1', 'cloak-state'],
      ['P1 decloaks I.K.C. Pagh', 'B-15.3', 'cloak-stopped'],
      ['P1 cloaks I.K.C. Bortas', 'B-15.4', 'cloak-damaged'],
      ["P1 cloaks I.K.C. Vor'Cha", 'B-10.4', 'not-your-ship'],
    ],
  },
  {
    about: 'towing',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 mission: Study Nebula
      P1 on Excavation: Radioactive Garbage Scow by P2, Atmospheric Ionization
      P1 ship: U.S.S. Enterprise at Excavation aboard Geordi La Forge, Data, Worf, Jean-Luc Picard
      P1 ship: Runabout at Excavation aboard Leah Brahms, Taurik
      P1 ship: D'deridex [cloaked] at Excavation aboard Tomalak, Palteth, Mendak, Movar, Parem
      P1 ship: U.S.S. Nebula at Excavation aboard Shelby, Alynna Nechayev, Richard Galen, Giusti
      P1 ship: U.S.S. Galaxy at Study Nebula aboard Benjamin Maxwell, Sito Jaxa, Taitt, Linda Larson, Reginald Barclay`,
    legal: ['P1 flies U.S.S. Enterprise to Study Nebula towing Radioactive Garbage Scow'],
    refused: [
      ['P1 flies Runabout to Study Nebula towing Radioactive Garbage Scow', 'B-14.41', 'no-tractor-beam'],
      ["P1 flies D'deridex to Study Nebula towing Radioactive Garbage Scow", 'B-15.8', 'tow-cloaked'],
      ['P1 flies U.S.S. Galaxy to Excavation towing Radioactive Garbage Scow', 'B-14.41', 'tow-elsewhere'],
      ['P1 flies U.S.S. Enterprise to Study Nebula towing Atmospheric Ionization', 'B-14.41', 'not-towed'],
      ['P1 flies U.S.S. Nebula to Study Nebula towing Radioactive Garbage Scow', 'B-14.41', 'tow-crew'],
    ],
  },
  {
    about: 'attempting a planet',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 mission: Evacuation
      P1 mission: Krios Suppression
      P1 mission: First Contact, completed by P1
      P1 gap: Gaps in Normal Space
      P1 mission: Survey Mission, burnt out
      P1 mission: Hunt for DNA Program
      P1 mission: Cultural Observation
      P1 on Hunt for DNA Program: Alien Abduction by P2
      P1 ship: Runabout at Excavation aboard Data
      P1 planet Evacuation: Worf [stopped]
      P1 planet Krios Suppression: Taurik
      P1 planet First Contact: Giusti
      P1 planet Hunt for DNA Program: Mendon [held by Alien Abduction]
      P2 planet Cultural Observation: Gowron
      P1 ship: U.S.S. Hood at Gaps in Normal Space aboard Calloway`,
    legal: [],
    refused: [
      ['P1 attempts Excavation', 'B-16.2', 'no-away-team'],
      ['P1 attempts Excavation with Runabout', 'B-16.2', 'no-away-team'],
      ['P1 attempts Cultural Observation', 'B-16.2', 'no-away-team'],
      ['P1 attempts Evacuation', 'B-19.3', 'attempt-stopped'],
      ['P1 attempts Krios Suppression', 'B-16.4', 'no-matching-personnel'],
      ['P1 attempts First Contact', 'B-16.1', 'completed'],
      ['P1 attempts Gaps in Normal Space with U.S.S. Hood', 'B-16.1', 'nothing-to-attempt'],
      ['P1 attempts Survey Mission', 'B-16.11', 'attempt-barred'],
      ['P1 attempts Hunt for DNA Program', 'B-19.15', 'attempt-held'],
    ],
  },
  {
    about: 'attempting in space',
    position: `
      turn 3: P1, orders
      P1 mission: Study Nebula
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Study Nebula
      P1 ship: Runabout [stopped] at Study Nebula aboard Data
      P1 ship: U.S.S. Hood [docked] at Study Nebula aboard Worf
      P1 ship: I.K.C. K'Vort [cloaked] at Study Nebula aboard Gowron
      P1 ship: U.S.S. Miranda at Excavation aboard Taurik
      P1 ship: U.S.S. Oberth at Study Nebula aboard Amarie
      P1 ship: U.S.S. Enterprise at Study Nebula
      P1 ship: I.K.C. Pagh at Study Nebula aboard Linda Larson [under house arrest]
      P1 ship: U.S.S. Nebula at Study Nebula aboard Giusti
      P1 ship: Yridian Shuttle (Ktarian Game by P2) at Study Nebula aboard Taitt [disabled by Ktarian Game]
      P2 ship: I.K.C. Vor'Cha at Study Nebula aboard Konmel`,
    legal: ['P1 attempts Study Nebula with U.S.S. Nebula'],
    refused: [
      ['P1 attempts Study Nebula with Runabout', 'B-19.3', 'attempt-stopped'],
      ['P1 attempts Study Nebula with U.S.S. Hood', 'B-14.26', 'attempt-docked'],
      ["P1 attempts Study Nebula with I.K.C. K'Vort", 'B-15.9', 'attempt-cloaked'],
      ['P1 attempts Study Nebula with U.S.S. Miranda', 'B-16.2', 'ship-elsewhere'],
      ['P1 attempts Study Nebula with U.S.S. Oberth', 'B-16.4', 'no-matching-personnel'],
      ['P1 attempts Study Nebula with U.S.S. Enterprise', 'B-16.2', 'no-crew-to-attempt'],
      ['P1 attempts Study Nebula with I.K.C. Pagh', 'B-6.20', 'attempt-arrested'],
      ['P1 attempts Study Nebula with Yridian Shuttle', 'B-19.14', 'attempt-disabled'],
      ["P1 attempts Study Nebula with I.K.C. Vor'Cha", 'B-16.2', 'not-your-ship-there'],
      ['P1 attempts Study Nebula with Federation Outpost', 'B-16.2', 'not-your-ship-there'],
    ],
  },
  {
    about: 'attempting in space without a ship',
    position: `
      turn 3: P1, orders
      P1 mission: Study Nebula
      P1 mission: Test Emptiness
      P1 planet Test Emptiness: Data`,
    options: { cards },
    legal: [],
    refused: [
      ['P1 attempts Study Nebula', 'B-16.2', 'no-ship'],
      ['P1 attempts Test Emptiness', 'B-16.12', 'no-icons'],
    ],
  },
  {
    about: 'rescuing',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 mission: Study Nebula
      P1 on Excavation: Escape Pod (Data [held])
      P1 ship: Runabout at Study Nebula aboard Taurik
      P1 ship: U.S.S. Hood at Excavation aboard Worf
      P1 ship: U.S.S. Miranda [stopped] at Excavation
      P1 ship: I.K.C. K'Vort at Excavation aboard Gowron
      P1 ship: D'deridex [cloaked] at Excavation
      P2 ship: U.S.S. Oberth at Excavation`,
    legal: ['P1 rescues Escape Pod with U.S.S. Hood'],
    refused: [
      ['P1 rescues Escape Pod with Runabout', 'B-19.17', 'rescue-elsewhere'],
      ['P1 rescues Escape Pod with U.S.S. Miranda', 'B-19.17', 'rescue-stopped'],
      ["P1 rescues Escape Pod with I.K.C. K'Vort", 'B-6.6', 'rescue-incompatible'],
      ["P1 rescues Escape Pod with D'deridex", 'B-15.7', 'rescue-cloaked'],
      ['P1 rescues Escape Pod with U.S.S. Oberth', 'B-19.17', 'rescue-without-vessel'],
      ['P1 rescues Worf with U.S.S. Hood', 'B-19.17', 'nobody-to-rescue'],
    ],
  },
];
