import { cards } from '../made-up.ts';
import type { Conditions } from './condition.ts';

/** Beaming and walking (B-14.1 to B-14.15). */

const walls = `
  turn 3: P1, orders
  P1 mission: Excavation
  P2 mission: Study Nebula
  P1 ship: Runabout at Excavation aboard Data, Worf [stopped], Tricorder, Medical Kit [stopped], Albert Einstein
  P1 ship: U.S.S. Hood at Excavation
  P1 ship: I.K.C. K'Vort at Excavation aboard Gowron
  P1 ship: I.K.C. Pagh [cloaked] at Excavation aboard Klag
  P1 ship: Combat Vessel at Excavation aboard Kurn
  P1 ship: Yridian Shuttle at Excavation
  P1 ship: U.S.S. Oberth at Study Nebula aboard Mendon
  P2 ship: U.S.S. Miranda at Excavation aboard Taurik
  P1 planet Excavation: Jean-Luc Picard, Vekor [team 1], Korris [team 2]
  P2 planet Excavation: Mot the Barber, Engineering Kit
  P1 hand: Giusti`;

export const moving: readonly Conditions[] = [
  {
    about: 'beaming',
    position: walls,
    legal: [
      'P1 beams Data from Runabout to U.S.S. Hood',
      'P1 beams Tricorder from Runabout to Excavation',
      'P1 beams Vekor from Excavation to Combat Vessel',
      'P1 beams Korris from Excavation to Combat Vessel',
      'P1 beams Jean-Luc Picard, Vekor from Excavation to Yridian Shuttle',
    ],
    refused: [
      ['P1 beams Worf from Runabout to U.S.S. Hood', 'B-14.7', 'stopped-stays'],
      ['P1 beams Medical Kit from Runabout to U.S.S. Hood', 'B-14.7', 'stopped-stays'],
      ['P1 beams Data, Worf from Runabout to U.S.S. Hood', 'B-14.7', 'stopped-stays'],
      ["P1 beams Data from Runabout to I.K.C. K'Vort", 'B-14.11', 'incompatible-there'],
      ['P1 beams Data from Runabout to Combat Vessel', 'B-14.11', 'incompatible-company'],
      ['P1 beams Jean-Luc Picard, Korris from Excavation to Yridian Shuttle', 'B-14.11', 'incompatible'],
      ['P1 beams Albert Einstein from Runabout to Excavation', 'B-27.5', 'no-projectors'],
      ['P1 beams Engineering Kit from Excavation to Runabout', 'B-14.1', 'not-your-card'],
      ['P1 beams Mot the Barber from Excavation to Runabout', 'B-14.1', 'not-your-card'],
      ['P1 beams Data from U.S.S. Hood to Excavation', 'B-14.1', 'card-elsewhere'],
      ['P1 beams Giusti from Runabout to U.S.S. Hood', 'B-14.1', 'card-elsewhere'],
      ['P1 beams Data from Runabout to U.S.S. Oberth', 'B-14.1', 'not-here'],
      ['P1 beams Data from Runabout to U.S.S. Miranda', 'B-14.3', 'shields-up'],
      ['P1 beams Data from Runabout to Study Nebula', 'B-14.4', 'no-surface'],
      ['P1 beams Mendon from U.S.S. Oberth to Study Nebula', 'B-14.4', 'no-surface'],
      ['P1 beams Gowron to I.K.C. Pagh', 'B-14.9', 'cloaked'],
      ['P1 beams Klag to Excavation', 'B-14.9', 'cloaked'],
      ['P1 beams Data from Runabout to Runabout', 'B-14.2', 'same-place'],
      ['P1 beams Jean-Luc Picard from Excavation to Excavation', 'B-14.1', 'no-transporter'],
    ],
  },
  {
    about: 'what is no place to go to or from',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 gap: Gaps in Normal Space
      P1 mission: Study Nebula
      P1 away: U.S.S. Galaxy aboard Taurik
      P1 on Excavation: Escape Pod (Vash [held])
      P1 ship: Runabout at Excavation aboard Data
      P1 ship: U.S.S. Hood at Gaps in Normal Space aboard Giusti
      P2 ship: Borg Ship at Excavation`,
    legal: ['P1 beams Data from Runabout to Excavation'],
    refused: [
      ['P1 beams Giusti from U.S.S. Hood to Gaps in Normal Space', 'B-14.4', 'no-surface'],
      ['P1 beams Data from Runabout to U.S.S. Galaxy', 'B-19.29', 'ship-is-away'],
      ['P1 beams Taurik from U.S.S. Galaxy to Runabout', 'B-19.29', 'ship-is-away'],
      ['P1 beams Taurik to Runabout', 'B-19.29', 'ship-is-away'],
      ['P1 flies U.S.S. Galaxy to Excavation', 'B-19.29', 'ship-is-away'],
      ['P1 undocks U.S.S. Galaxy', 'B-19.29', 'ship-is-away'],
      ['P1 attempts Study Nebula with U.S.S. Galaxy', 'B-19.29', 'ship-is-away'],
      ['P1 cloaks U.S.S. Galaxy', 'B-19.29', 'ship-is-away'],
      ['P1 beams Vash to Runabout', 'B-19.17', 'in-escape-pod'],
      ['P1 beams Data from Runabout to Escape Pod', 'B-14.2', 'no-beam-place'],
      ['P1 beams Data from Runabout to Borg Ship', 'B-14.2', 'no-beam-place'],
    ],
  },
  {
    about: 'beaming with nobody to beam',
    position: walls,
    legal: [],
    refused: [['P1 beams everyone from U.S.S. Hood to Excavation', 'B-14.1', 'nothing-there']],
  },
  {
    about: 'the held, the disabled, the quarantined',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 on Excavation: Alien Abduction by P2
      P1 with team: Hyper-Aging by P2 [met by Vash]
      P1 ship: Runabout (Ktarian Game by P2) at Excavation aboard Taitt [disabled by Ktarian Game]
      P1 ship: U.S.S. Hood at Excavation aboard Giusti
      P1 planet: Data [held by Alien Abduction], Vash, Calloway, Worf (Alien Groupie by P2)`,
    legal: ['P1 beams Calloway to Runabout', 'P1 beams Giusti to Runabout'],
    refused: [
      ['P1 beams Data to Runabout', 'B-14.7', 'held-stays'],
      ['P1 beams Vash to Runabout', 'B-14.7', 'quarantined-stays'],
      ['P1 beams Taitt to U.S.S. Hood', 'B-14.7', 'disabled-stays'],
      ['P1 beams everyone from Runabout to U.S.S. Hood', 'B-14.7', 'disabled-stays'],
      ['P1 beams Worf to Runabout', 'B-1.5', 'kept-on-planet'],
    ],
  },
  {
    about: 'walking',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 mission: Krios Suppression
      P1 outpost: Federation Outpost at Excavation aboard Data [stopped], Worf, Amarie, Tricorder, Vekor
      P1 ship: Zibalian Transport [docked] at Excavation aboard Gowron
      P1 ship: U.S.S. Hood [docked] at Excavation aboard Mendon
      P1 ship: U.S.S. Miranda at Excavation
      P1 outpost: Klingon Outpost at Krios Suppression
      P2 planet Excavation: Taurik`,
    legal: [
      'P1 walks Amarie to Zibalian Transport',
      'P1 walks Tricorder from Federation Outpost to Zibalian Transport',
      'P1 walks Mendon to Federation Outpost',
      'P1 walks Worf to U.S.S. Hood',
      'P1 beams Worf to U.S.S. Miranda',
    ],
    refused: [
      ['P1 walks Data to U.S.S. Hood', 'B-14.15', 'stopped-stays'],
      ['P1 walks Worf to Zibalian Transport', 'B-14.15', 'incompatible-company'],
      ['P1 walks Gowron to U.S.S. Hood', 'B-14.15', 'incompatible-there'],
      ['P1 walks Worf to U.S.S. Miranda', 'B-14.14', 'not-docked'],
      ['P1 walks Taurik from Federation Outpost to U.S.S. Hood', 'B-14.1', 'not-your-card'],
      ['P1 walks Worf to Klingon Outpost', 'B-14.1', 'not-here'],
      ['P1 beams Worf to U.S.S. Hood', 'B-14.14', 'walk-instead'],
      ['P1 beams Mendon to Federation Outpost', 'B-14.14', 'walk-instead'],
      ['P1 beams Mendon to Zibalian Transport', 'B-14.14', 'walk-instead'],
    ],
  },
  {
    about: 'walking where the other player commands',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard Mendon
      P1 ship: U.S.S. Hood [docked] at Excavation
      P1 ship: Runabout [docked, controlled by P2] at Excavation aboard Taurik [controlled by P2]`,
    legal: ['P1 walks Mendon to U.S.S. Hood'],
    refused: [
      ['P1 walks Mendon to Runabout', 'B-14.14', 'walk-not-yours'],
      ['P1 beams Mendon to Runabout', 'B-14.3', 'shields-up'],
    ],
  },
  {
    about: 'walking by those who cannot',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 on Excavation: Phased Matter by P2
      P1 with team: Hyper-Aging by P2 [met by Vash]
      P1 outpost: Federation Outpost at Excavation aboard Data [held by Phased Matter], Vash
      P1 ship: U.S.S. Hood [docked] (Ktarian Game by P2) at Excavation aboard Taitt [disabled by Ktarian Game]
      P1 ship: Yridian Shuttle [docked] at Excavation aboard Calloway
      P1 ship: Combat Vessel [docked] at Excavation aboard Giusti, Kurn [under house arrest]`,
    legal: ['P1 walks Calloway to Federation Outpost'],
    refused: [
      ['P1 walks Data to Yridian Shuttle', 'B-14.15', 'held-stays'],
      ['P1 walks Vash to Yridian Shuttle', 'B-14.15', 'quarantined-stays'],
      ['P1 walks Taitt to Yridian Shuttle', 'B-14.15', 'disabled-stays'],
      ['P1 walks Giusti, Kurn to Yridian Shuttle', 'B-14.15', 'incompatible-company'],
    ],
  },
  {
    about: 'walking together',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation
      P1 ship: Yridian Shuttle [docked] at Excavation
      P1 ship: Combat Vessel [docked] at Excavation aboard Giusti, Kurn [under house arrest]`,
    legal: ['P1 walks Giusti to Yridian Shuttle', 'P1 walks Kurn to Yridian Shuttle'],
    refused: [['P1 walks Giusti, Kurn to Yridian Shuttle', 'B-14.15', 'incompatible']],
  },
  {
    about: 'what a card hinders',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 mission: Evacuation
      P1 on Excavation: Atmospheric Ionization
      P1 on Evacuation: Distortion Field
      P1 ship: Runabout at Excavation aboard Data, Worf, Taurik, Mendon, Tricorder
      P1 ship: U.S.S. Hood at Evacuation aboard Giusti`,
    legal: ['P1 beams Data, Worf, Taurik, Tricorder to Excavation'],
    refused: [
      ['P1 beams Data, Worf, Taurik, Mendon to Excavation', 'B-1.5', 'beam-limit'],
      ['P1 beams everyone from Runabout to Excavation', 'B-1.5', 'beam-limit'],
      ['P1 beams Giusti to Evacuation', 'B-1.5', 'beaming-prevented'],
    ],
  },
  {
    about: 'beaming by a card',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 mission: Evacuation
      P1 ship: Runabout at Excavation aboard Giusti
      P1 outpost: Federation Outpost at Excavation aboard Mendon
      P1 ship: U.S.S. Hood [docked] at Excavation
      P2 ship: I.K.C. Pagh at Excavation aboard Klag
      P1 planet Excavation: Data, Worf [stopped], Tricorder
      P1 hand: Emergency Transporter Armbands`,
    after: ['P1 plays Emergency Transporter Armbands'],
    legal: ['P1 beams Data to Runabout'],
    refused: [
      ['P1 beams Data from Excavation to I.K.C. Pagh', 'B-14.3', 'shields-up'],
      ['P1 beams Data from Excavation to Evacuation', 'B-14.1', 'no-transporter'],
      ['P1 beams Mendon from Federation Outpost to U.S.S. Hood', 'B-14.14', 'walk-instead'],
      ['P1 beams Mendon from Federation Outpost to Runabout', 'B-14.12', 'not-up-or-down'],
      ['P1 beams Tricorder to Runabout', 'B-12.4', 'only-beaming'],
      ['P1 beams Worf to Runabout', 'B-14.7', 'stopped-stays'],
      ['P1 flies Runabout to Excavation', 'B-12.4', 'only-beaming'],
    ],
  },
  {
    about: 'beaming out of a battle',
    position: `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 planet Investigate Disturbance: Kurn, Klag
      P2 planet Investigate Disturbance: Tomalak
      P1 ship: I.K.C. Pagh at Investigate Disturbance
      P1 hand: Emergency Transporter Armbands
      chance: Kurn, Klag, Tomalak`,
    after: ['P1 battles on Investigate Disturbance', 'P1 responds with Emergency Transporter Armbands'],
    legal: ['P1 beams Klag to I.K.C. Pagh'],
    refused: [['P1 beams Kurn to I.K.C. Pagh', 'B-20.37', 'adversary-stays']],
  },
  {
    about: 'a phased ship',
    position: `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 ship: I.K.C. Pagh (Phase Shift) at Krios Suppression aboard Klag
      P1 ship: I.K.C. K'Vort at Krios Suppression aboard Kurn`,
    options: { cards },
    legal: ['P1 beams Kurn to Krios Suppression'],
    refused: [
      ['P1 beams Klag to Krios Suppression', 'B-15.14', 'phased'],
      ['P1 beams Kurn to I.K.C. Pagh', 'B-15.14', 'phased'],
    ],
  },
];
