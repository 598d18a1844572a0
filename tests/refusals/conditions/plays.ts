import type { Conditions } from './condition.ts';

/** What cards are played on, and when (B-12.8 to B-12.11, B-13.5 to B-13.8). */

const space = `
  P1 mission: Excavation
  P1 mission: Study Nebula
  P1 mission: Krios Suppression, completed by P1
  P1 gap: Gaps in Normal Space
  P1 mission: Evacuation
  P1 outpost: Federation Outpost at Excavation
  P1 ship: U.S.S. Hood [docked] at Excavation aboard Giusti
  P1 ship: Runabout at Excavation aboard Data
  P1 ship: I.K.C. K'Vort [cloaked] at Excavation aboard Gowron
  P1 ship: Yridian Shuttle at Evacuation
  P2 ship: U.S.S. Miranda at Excavation aboard Taurik
  P2 planet Excavation: Mendon`;

export const plays: readonly Conditions[] = [
  {
    about: 'playing what is not played',
    position: `
      turn 3: P1, card play
      ${space}
      P1 hand: Archer, Tox Uthat, Data, Klingon Outpost, Amanda Rogers, Varon-T Disruptor
      P1 discard pile: Red Alert!
      not acquired: Tox Uthat, Varon-T Disruptor`,
    legal: [],
    refused: [
      ['P1 plays Archer', 'B-3.13', 'dilemma-in-hand'],
      ['P1 plays Archer on Excavation', 'B-3.13', 'dilemma-in-hand'],
      ['P1 plays Tox Uthat', 'B-3.14', 'not-acquired'],
      ['P1 plays Varon-T Disruptor', 'B-3.14', 'not-acquired'],
      ['P1 plays Data #2', 'B-13.9', 'report-it'],
      ['P1 plays Klingon Outpost', 'B-13.19', 'build-it'],
      ['P1 plays Amanda Rogers', 'B-12.9', 'response-only'],
      ['P1 plays Red Alert!', 'B-13.1', 'not-in-hand'],
    ],
  },
  {
    about: 'playing on a ship',
    position: `
      turn 3: P1, card play
      ${space}
      P1 hand: Asteroid Sanctuary, Rogue Borg Mercenaries, Plasma Fire, Ship Seizure, Metaphasic Shields, Incoming Message - Klingon, Loss of Orbital Stability, Near-Warp Transport, Alien Probe, Transwarp Conduit, Kevin Uxbridge, Crosis, Neural Servo Device
      P1 table: Treaty: Federation/Klingon
      P1 discard pile: Runabout`,
    legal: ['P1 plays Plasma Fire on U.S.S. Hood', 'P1 plays Rogue Borg Mercenaries on Runabout'],
    refused: [
      ['P1 plays Asteroid Sanctuary on U.S.S. Hood', 'B-14.29', 'target-docked'],
      ['P1 plays Near-Warp Transport on U.S.S. Hood', 'B-14.29', 'target-docked'],
      ['P1 plays Near-Warp Transport on U.S.S. Miranda', 'B-13.6', 'target-not-yours'],
      ['P1 plays Rogue Borg Mercenaries on Yridian Shuttle', 'B-10.15', 'target-empty'],
      ['P1 plays Rogue Borg Mercenaries on Federation Outpost', 'B-13.5', 'target-type'],
      ['P1 plays Ship Seizure on Runabout', 'B-10.15', 'target-occupied'],
      ['P1 plays Loss of Orbital Stability on U.S.S. Hood', 'B-10.13', 'target-not-in-orbit'],
      ['P1 plays Plasma Fire on Mendon', 'B-13.5', 'target-not-in-play'],
      ['P1 plays Plasma Fire on Runabout #2', 'B-13.5', 'target-not-in-play'],
      ['P1 plays Incoming Message - Klingon on Runabout', 'B-6.10', 'target-affiliation'],
      ["P1 plays Incoming Message - Klingon on I.K.C. K'Vort", 'B-22.6', 'no-destination'],
      ['P1 plays Alien Probe on Runabout', 'B-13.5', 'not-on-anything'],
      ['P1 plays Kevin Uxbridge on Treaty: Federation/Klingon', 'B-24.6', 'immune'],
      ['P1 plays Plasma Fire on P2', 'B-12.11', 'no-target'],
      ['P1 plays Crosis on Runabout', 'B-13.5', 'target-unnamed'],
      ['P1 plays Crosis', 'B-12.11', 'nothing-to-play-on'],
      ['P1 plays Neural Servo Device on Yridian Shuttle', 'B-13.6', 'target-yours'],
      ['P1 plays Ship Seizure on Yridian Shuttle', 'B-12.11', 'nothing-beside'],
    ],
  },
  {
    about: 'playing on a self-controlling ship',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 ship: Runabout at Excavation aboard Data
      P2 ship: Borg Ship at Excavation
      P1 hand: Asteroid Sanctuary, Long-Range Scan, Ship Seizure, Rogue Borg Mercenaries, Temporal Rift, Transwarp Conduit, Incoming Message - Klingon`,
    legal: ['P1 plays Transwarp Conduit on Borg Ship', 'P1 plays Long-Range Scan on Runabout'],
    refused: [
      ['P1 plays Asteroid Sanctuary on Borg Ship', 'B-22.10', 'target-self-controlling'],
      ['P1 plays Long-Range Scan on Borg Ship', 'B-22.10', 'target-self-controlling'],
      ['P1 plays Rogue Borg Mercenaries on Borg Ship', 'B-22.10', 'target-self-controlling'],
      ['P1 plays Temporal Rift on Borg Ship', 'B-13.6', 'target-not-yours'],
      ['P1 plays Incoming Message - Klingon on Borg Ship', 'B-6.10', 'target-affiliation'],
    ],
  },
  {
    about: 'playing on a location',
    position: `
      turn 3: P1, card play
      ${space}
      P1 hand: Atmospheric Ionization, Espionage: Romulan on Klingon, Q-Net, The Juggler, Vulcan Stone of Gol`,
    legal: ['P1 plays Atmospheric Ionization on Excavation', 'P1 plays Q-Net between Excavation and Study Nebula'],
    refused: [
      ['P1 plays Atmospheric Ionization on Study Nebula', 'B-13.5', 'target-other-kind'],
      ['P1 plays Atmospheric Ionization on Gaps in Normal Space', 'B-13.5', 'target-no-mission'],
      ['P1 plays Atmospheric Ionization on Runabout', 'B-13.5', 'target-no-location'],
      ['P1 plays Espionage: Romulan on Klingon on Excavation', 'B-6.11', 'target-other-icon'],
      ['P1 plays Espionage: Romulan on Klingon on Krios Suppression', 'B-13.8', 'target-completed'],
      ['P1 plays Q-Net between Excavation and Evacuation', 'B-9.3', 'not-neighbours'],
      ['P1 plays The Juggler on Runabout', 'B-13.6', 'not-on-a-player'],
      ['P1 plays Vulcan Stone of Gol on Federation Outpost', 'B-13.5', 'not-on-a-group'],
    ],
  },
  {
    about: 'taking a card out of an empty discard pile',
    position: `
      turn 3: P1, card play
      ${space}
      P1 hand: Res-Q, Palor Toff - Alien Trader
      P2 discard pile: Red Alert!`,
    legal: [],
    refused: [
      ['P1 plays Res-Q', 'B-12.11', 'discard-pile-empty'],
      ['P1 plays Res-Q on Runabout', 'B-12.11', 'discard-pile-empty'],
      ['P1 plays Palor Toff - Alien Trader', 'B-12.11', 'discard-pile-empty'],
    ],
  },
  {
    about: 'taking a card out of the discard pile',
    position: `
      turn 3: P1, card play
      ${space}
      P1 hand: Res-Q, Palor Toff - Alien Trader
      P1 discard pile: Worf, Tricorder
      P2 discard pile: Red Alert!`,
    legal: ['P1 plays Res-Q on Worf', 'P1 plays Palor Toff - Alien Trader on Tricorder'],
    refused: [
      ['P1 plays Res-Q on Runabout', 'B-13.30', 'not-discarded'],
      ['P1 plays Res-Q on Red Alert!', 'B-13.31', 'discard-not-named'],
      ['P1 plays Palor Toff - Alien Trader on Worf', 'B-13.31', 'discard-not-named'],
    ],
  },
  {
    about: 'the state of a ship, and where a Wormhole leads',
    position: `
      turn 3: P1, orders
      ${space}
      P1 hand: Tachyon Detection Grid, Wormhole, Wormhole, Vulcan Stone of Gol`,
    legal: ["P1 plays Tachyon Detection Grid on I.K.C. K'Vort", 'P1 plays Wormhole on Runabout to Evacuation'],
    refused: [
      ['P1 plays Tachyon Detection Grid on Runabout', 'B-12.11', 'target-state'],
      ['P1 plays Wormhole on Runabout to Excavation', 'B-29.40', 'no-exit'],
      ['P1 plays Wormhole on U.S.S. Hood to Evacuation', 'B-14.29', 'target-docked'],
    ],
  },
  {
    about: 'terms of playing',
    position: `
      turn 3: P1, card play
      ${space}
      P1 table: Tox Uthat [new]
      P1 hand: Supernova, Tachyon Detection Grid, Wormhole, Life-form Scan`,
    legal: [],
    refused: [
      ['P1 plays Supernova on Excavation', 'B-12.11', 'not-on-table'],
      ['P1 plays Wormhole on Runabout to Evacuation', 'B-29.40', 'needs-two'],
    ],
  },
];
