import { cards } from '../made-up.ts';
import type { Conditions } from './condition.ts';

/** Reporting, building, flipping and using (chapters 11, 13 and 27d). */

const home = `
  P1 mission: Excavation
  P1 mission: Krios Suppression
  P2 mission: Study Nebula
  P1 outpost: Federation Outpost at Excavation
  P1 outpost: Klingon Outpost at Krios Suppression
  P1 ship: Runabout at Excavation aboard Taurik`;

export const cardPlays: readonly Conditions[] = [
  {
    about: 'reporting',
    position: `
      ${home}
      P1 planet Krios Suppression: Worf
      P1 hand: Data, Gowron, I.K.C. Pagh, U.S.S. Hood, Tricorder, Amarie, Red Alert!, Worf, Archer, Varon-T Disruptor, Federation Outpost
      P1 discard pile: Mendon
      not acquired: Varon-T Disruptor
      P2 outpost: Romulan Outpost at Study Nebula`,
    legal: [
      'P1 reports Data to Federation Outpost',
      'P1 reports I.K.C. Pagh to Klingon Outpost',
      'P1 reports Tricorder to Klingon Outpost',
      'P1 reports Amarie to Klingon Outpost',
    ],
    refused: [
      ['P1 reports Gowron to Federation Outpost', 'B-13.11', 'report-incompatible'],
      ['P1 reports I.K.C. Pagh to Federation Outpost', 'B-13.12', 'ship-report-incompatible'],
      ['P1 reports U.S.S. Hood to Klingon Outpost', 'B-13.12', 'ship-report-incompatible'],
      ['P1 reports Data to Runabout', 'B-13.10', 'not-a-place-to-report'],
      ['P1 reports Data to Romulan Outpost', 'B-13.10', 'not-a-place-to-report'],
      ['P1 reports Worf #2 to Federation Outpost', 'B-4.2', 'unique-in-play'],
      ['P1 reports Red Alert! to Federation Outpost', 'B-13.9', 'not-reporting'],
      ['P1 reports Archer to Federation Outpost', 'B-3.13', 'dilemma-in-hand'],
      ['P1 reports Varon-T Disruptor to Federation Outpost', 'B-3.14', 'not-acquired'],
      ['P1 reports Federation Outpost #2 to Klingon Outpost', 'B-13.19', 'build-it'],
      ['P1 reports Mendon to Federation Outpost', 'B-13.1', 'not-in-hand'],
    ],
  },
  {
    about: 'reporting beside others',
    position: `
      P1 mission: Krios Suppression
      P1 table: Treaty: Federation/Klingon, Treaty: Romulan/Klingon
      P1 outpost: Klingon Outpost at Krios Suppression aboard Data
      P1 hand: Tallus, Gowron, Varon-T Disruptor
      acquired: Varon-T Disruptor`,
    legal: ['P1 reports Gowron to Klingon Outpost'],
    refused: [
      ['P1 reports Tallus to Klingon Outpost', 'B-13.11', 'report-company'],
      ['P1 reports Varon-T Disruptor to Klingon Outpost', 'B-13.26', 'artifact-not-reported'],
      ['P1 plays Varon-T Disruptor', 'B-13.26', 'artifact-not-reported'],
    ],
  },
  {
    about: 'reporting without an outpost',
    position: `
      P1 mission: Krios Suppression
      P1 ship: Runabout at Krios Suppression aboard Taurik
      P2 outpost: Klingon Outpost at Krios Suppression
      P1 hand: Data, Gowron`,
    legal: [],
    refused: [
      ['P1 reports Data to Runabout', 'B-13.18', 'nowhere-to-report'],
      ['P1 reports Gowron to Klingon Outpost', 'B-13.18', 'nowhere-to-report'],
    ],
  },
  {
    about: 'reporting in its time',
    position: `
      turn 3: P1, card play
      ${home}
      P1 card plays used: 1
      P1 hand: Data, Red Alert!, Federation Outpost`,
    legal: [],
    refused: [
      ['P1 reports Data to Federation Outpost', 'B-11.6', 'card-play-used'],
      ['P1 plays Red Alert!', 'B-11.6', 'card-play-used'],
      ['P1 builds Federation Outpost #2 at Krios Suppression', 'B-8.37', 'facility-here'],
    ],
  },
  {
    about: 'card plays in execute orders',
    position: `
      turn 3: P1, orders
      ${home}
      P1 table: Red Alert!
      P1 hand: Data, Treaty: Federation/Klingon`,
    legal: [],
    refused: [
      ['P1 reports Data to Federation Outpost', 'B-11.5', 'wrong-segment'],
      ['P1 plays Treaty: Federation/Klingon', 'B-11.5', 'card-play-segment'],
      ['P1 uses Red Alert!', 'B-11.5', 'use-segment'],
    ],
  },
  {
    about: "card plays on the opponent's turn",
    position: `
      turn 4: P2, card play, P1 next
      ${home}
      P1 table: Red Alert!
      P1 hand: Data, Treaty: Federation/Klingon, Full Planet Scan, Life-form Scan`,
    legal: [],
    refused: [
      ['P1 reports Data to Federation Outpost', 'B-12.7', 'not-your-turn'],
      ['P1 plays Treaty: Federation/Klingon', 'B-12.7', 'play-other-turn'],
      ['P1 uses Red Alert!', 'B-12.7', 'use-turn'],
      ['P1 flies Runabout to Krios Suppression', 'B-12.7', 'not-your-turn'],
      ['P1 plays Full Planet Scan on Runabout', 'B-11.4', 'start-of-turn'],
    ],
  },
  {
    about: 'building',
    position: `
      P1 mission: Excavation
      P1 mission: Krios Suppression
      P1 gap: Gaps in Normal Space
      P1 mission: Cloaked Mission
      P1 mission: First Contact, burnt out
      P1 mission: Evacuation
      P1 mission: Study Nebula
      P1 mission: Survey Mission
      P1 outpost: Klingon Outpost at Krios Suppression
      P1 planet Krios Suppression: Taurik
      P1 ship: Runabout at Gaps in Normal Space aboard Reginald Barclay
      P1 ship: U.S.S. Hood at Cloaked Mission aboard Leah Brahms
      P1 ship: U.S.S. Miranda at First Contact aboard Geordi La Forge
      P1 planet Evacuation: Kromm
      P1 ship: I.K.C. K'Vort at Study Nebula aboard Linda Larson [under house arrest]
      P1 planet Survey Mission: Test Engineer
      P1 planet Excavation: Taurik
      P1 hand: Federation Outpost, Klingon Outpost, Data, Red Alert!, Archer`,
    options: { cards },
    legal: ['P1 builds Federation Outpost at Excavation', 'P1 builds Federation Outpost at Survey Mission'],
    refused: [
      ['P1 builds Federation Outpost at Gaps in Normal Space', 'B-13.20', 'build-nowhere'],
      ['P1 builds Federation Outpost at Runabout', 'B-13.20', 'build-nowhere'],
      ['P1 builds Federation Outpost at Cloaked Mission', 'B-8.36', 'homeworld'],
      ['P1 builds Federation Outpost at First Contact', 'B-9.5', 'no-mission-here'],
      ['P1 builds Federation Outpost at Krios Suppression', 'B-8.37', 'facility-here'],
      ['P1 builds Federation Outpost at Evacuation', 'B-13.19', 'no-engineer'],
      ['P1 builds Federation Outpost at Study Nebula', 'B-13.19', 'engineer-unusable'],
      ['P1 builds Klingon Outpost #2 at Survey Mission', 'B-13.21', 'engineer-incompatible'],
      ['P1 builds Data at Excavation', 'B-13.9', 'report-it'],
      ['P1 builds Red Alert! at Excavation', 'B-13.19', 'not-built'],
      ['P1 builds Archer at Excavation', 'B-3.13', 'dilemma-in-hand'],
    ],
  },
  {
    about: 'flipping a mission',
    position: `
      P1 mission: Test Station [other side]
      P2 mission: Excavation
      P1 ship: Runabout at Test Station aboard Taurik`,
    options: { cards },
    legal: ['P1 flips Test Station'],
    refused: [['P1 flips Excavation', 'B-27.36', 'not-double-sided']],
  },
  {
    about: 'flipping the mission of the other player',
    position: `
      P2 mission: Test Station [other side]
      P1 mission: Excavation
      P1 ship: Runabout at Test Station aboard Taurik`,
    options: { cards },
    legal: [],
    refused: [['P1 flips Test Station', 'B-27.32', 'flip-not-yours']],
  },
  {
    about: 'flipping a mission whose outpost is up',
    position: `
      P1 mission: Test Station
      P1 ship: Runabout at Test Station aboard Taurik`,
    options: { cards },
    legal: [],
    refused: [['P1 flips Test Station', 'B-27.36', 'outpost-side-up']],
  },
  {
    about: 'using a text',
    position: `
      ${home}
      P1 table: Red Alert!, Treaty: Federation/Klingon
      P2 table: Red Alert!
      P2 planet Excavation: Giusti
      P1 hand: Data
      P1 discard pile: Alien Probe`,
    legal: ["P1 uses P1's Red Alert!"],
    refused: [
      ["P1 uses P2's Red Alert!", 'B-1.1', 'not-your-text-to-use'],
      ['P1 uses Treaty: Federation/Klingon', 'B-12.1', 'nothing-to-use'],
      ['P1 uses Alien Probe', 'B-23.16', 'text-not-in-play'],
      ['P1 uses Giusti', 'B-23.16', 'text-not-in-play'],
    ],
  },
  {
    about: 'using a text in place of a card play that is used, or with nothing to report',
    position: `
      turn 3: P1, card play
      ${home}
      P1 card plays used: 1
      P1 table: Red Alert!
      P1 hand: Data`,
    legal: [],
    refused: [['P1 uses Red Alert!', 'B-11.7', 'use-play-used']],
  },
  {
    about: 'using Red Alert! with nothing to report',
    position: `
      turn 3: P1, card play
      ${home}
      P1 table: Red Alert!
      P1 hand: Archer`,
    legal: [],
    refused: [['P1 uses Red Alert!', 'B-13.17', 'nothing-to-report']],
  },
  {
    about: 'changing an affiliation',
    position: `
      turn 3: P1, card play
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard Test Envoy, Data
      P1 planet: Taurik
      P2 planet: Giusti`,
    options: { cards },
    legal: [],
    refused: [
      ['P1 switches Test Envoy to Ferengi', 'B-6.14', 'switch-incompatible'],
      ['P1 switches Test Envoy to Federation', 'B-6.13', 'switch-same'],
      ['P1 switches Giusti to Federation', 'B-6.13', 'switch-not-yours'],
      ['P1 switches Data to Federation', 'B-6.13', 'one-affiliation'],
    ],
  },
];
