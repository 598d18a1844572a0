import { otf, otfBeta } from '@spaceline/formats';
import { cards } from '../made-up.ts';
import type { Conditions } from './condition.ts';

/** Seeding with the wrong word, or in the wrong phase (chapter 8). */

const spaceline = `
  P1 mission: Excavation
  P2 mission: Study Nebula
  P1 mission: Krios Suppression
  P1 mission: Expose Covert Supply`;

const seeds = "Archer, Horga'hn, Federation Outpost, Data, Test Door, Red Alert!";

export const seeding: readonly Conditions[] = [
  {
    about: 'the dilemma phase',
    position: `
      phase: dilemmas
      ${spaceline}
      P1 seed deck: ${seeds}
      P2 seed deck: Archer
      P1 hand: Worf, Alien Probe`,
    options: { cards },
    legal: ['P1 seeds Archer under Excavation', "P1 seeds Horga'hn under Excavation"],
    refused: [
      ['P1 seeds Archer at Excavation', 'B-8.22', 'seeds-under'],
      ['P1 seeds Archer on the table', 'B-8.22', 'seeds-under'],
      ['P1 seeds Archer under Study Nebula', 'B-8.26', 'wrong-mission-kind'],
      ["P1 seeds Horga'hn under Study Nebula", 'B-8.27', 'artifact-in-space'],
      ['P1 seeds Federation Outpost at Excavation', 'B-8.33', 'facility-phase-only'],
      ['P1 seeds Federation Outpost under Excavation', 'B-8.33', 'facility-phase-only'],
      ['P1 seeds Data under Excavation', 'B-7.7', 'not-seedable'],
      ['P1 seeds Red Alert! on the table', 'B-7.7', 'not-seedable'],
      ['P1 seeds Test Door on the table', 'B-7.7', 'other-seed-phase'],
      ['P1 seeds Test Door under Excavation', 'B-7.7', 'seeds-on-table'],
      ['P1 seeds Worf under Excavation', 'B-8.22', 'not-your-seed'],
      ['P1 plays Alien Probe', 'B-8.3', 'only-seeding'],
      ['P1 reports Worf to Excavation', 'B-8.3', 'only-seeding'],
      ['P2 seeds Archer #2 under Excavation', 'B-8.4', 'seeding-alternates'],
    ],
  },
  {
    about: 'the dilemma phase after a pass',
    position: `
      phase: dilemmas, P2 next, P1 passed
      ${spaceline}
      P1 seed deck: Archer
      P2 seed deck: Archer, Q`,
    legal: ['P2 seeds Archer #2 under Excavation'],
    refused: [['P1 seeds Archer under Excavation', 'B-8.25', 'seeding-passed']],
  },
  {
    about: 'the facility phase',
    position: `
      phase: facilities
      ${spaceline}
      P1 outpost: Klingon Outpost at Krios Suppression
      P1 seed deck: ${seeds}, Klingon Outpost, Romulan Outpost
      P2 seed deck: Federation Outpost`,
    options: { cards },
    legal: ["P1 seeds P1's Federation Outpost at Excavation"],
    refused: [
      ['P1 seeds Archer under Excavation', 'B-7.7', 'dilemma-phase-only'],
      ['P1 seeds Archer at Excavation', 'B-7.7', 'dilemma-phase-only'],
      ["P1 seeds P1's Federation Outpost under Excavation", 'B-8.35', 'seeds-at'],
      ["P1 seeds P1's Federation Outpost on the table", 'B-8.35', 'seeds-at'],
      ["P1 seeds P1's Federation Outpost at Krios Suppression", 'B-8.35', 'no-mission-icon'],
      ['P1 seeds Klingon Outpost #2 at Krios Suppression', 'B-8.34', 'seed-one'],
      ['P1 seeds Romulan Outpost at Expose Covert Supply', 'B-8.36', 'homeworld'],
      ['P1 seeds Data at Excavation', 'B-7.7', 'not-seedable'],
      ['P1 places Excavation left', 'B-8.2', 'phase-over'],
    ],
  },
  {
    about: 'the mission phase',
    position: `
      phase: missions
      P1 mission: Excavation
      P1 mission pile: Evacuation
      P2 mission pile: Study Nebula
      P1 seed deck: Archer, Federation Outpost
      P1 hand: Alien Probe`,
    legal: ['P1 places Evacuation left'],
    refused: [
      ['P1 seeds Archer under Excavation', 'B-8.2', 'phase-over'],
      ['P1 seeds Federation Outpost at Excavation', 'B-8.2', 'phase-over'],
      ['P1 plays Alien Probe', 'B-8.3', 'only-seeding'],
      ['P1 passes', 'B-8.9', 'must-place'],
      ['P2 places Study Nebula left', 'B-8.9', 'missions-alternate'],
    ],
  },
  {
    about: 'a step of batch seeding',
    position: `
      phase: dilemmas
      ${spaceline}
      P1 seed deck: Archer, Q, Federation Outpost, Data, Archer, Q
      P2 seed deck: Archer`,
    options: { format: otf },
    legal: ['P1 stacks Q under Study Nebula'],
    refused: [
      ['P1 seeds Q under Study Nebula', 'OTF-1.3', 'in-stacks'],
      ['P1 stacks Archer under Study Nebula', 'B-8.26', 'wrong-mission-kind'],
      ['P1 stacks Archer under Excavation', 'OTF-1.3', 'other-step'],
      ['P1 stacks Federation Outpost at Excavation', 'B-8.33', 'facility-phase-only'],
      ['P1 stacks Archer on the table', 'B-8.22', 'seeds-under'],
      ['P1 passes', 'B-28.2', 'no-stacks'],
      ['P1 stacks Data under Study Nebula', 'B-7.7', 'not-seedable'],
      ['P1 stacks Federation Outpost under Study Nebula', 'B-8.33', 'facility-phase-only'],
      ['P1 plays Q', 'B-8.3', 'only-seeding'],
    ],
  },
  {
    about: 'left-over dilemmas in the facility phase of otf-beta',
    position: `
      phase: facilities
      ${spaceline}
      P1 seed deck: Archer, Federation Outpost
      P2 seed deck: Archer`,
    options: { format: otfBeta },
    legal: ['P1 stacks Federation Outpost at Excavation', 'P1 stacks nothing'],
    refused: [
      ['P1 stacks Archer under Excavation', 'B-7.7', 'dilemma-phase-only'],
      ['P1 seeds Archer under Excavation', 'BETA-1.7', 'in-stacks'],
    ],
  },
  {
    about: 'seeding after the first turn has begun',
    position: `
      turn 3: P1, card play
      ${spaceline}
      P1 ship: Runabout at Study Nebula aboard Geordi La Forge
      P1 hand: Archer, Federation Outpost, Red Alert!`,
    legal: ['P1 builds Federation Outpost at Study Nebula'],
    refused: [
      ['P1 seeds Archer under Excavation', 'B-8.2', 'seeding-is-over'],
      ['P1 seeds Federation Outpost at Excavation', 'B-8.2', 'seeding-is-over'],
      ['P1 seeds Red Alert! on the table', 'B-8.2', 'seeding-is-over'],
      ['P1 places Excavation left', 'B-8.2', 'seeding-is-over'],
      ['P1 returns fire at Runabout with Runabout', 'B-20.24', 'no-ship-battle'],
      ['P1 stuns Geordi La Forge', 'B-20.37', 'no-combat-pair'],
      ['P1 mortally wounds Geordi La Forge', 'B-20.37', 'no-combat-pair'],
    ],
  },
];
