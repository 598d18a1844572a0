import { type GivenOptions, given } from '@spaceline/testkit';
import { assisted } from './assisted.ts';
import { bare } from './bare.ts';
import { conditions } from './conditions/index.ts';
import * as made from './made-up.ts';
import { sheets } from './sheets.ts';
import { type Case, leave, tries } from './trying.ts';
import { warpSpeedCases } from './warp-speed.ts';

/** Refusals that no card of the pool leads to: tables with made-up cards, and choices no story has words for. */

/** Does what the lines say and keeps what was refused. */
const table = (about: string, picture: string, options: GivenOptions, ...lines: readonly string[]): Case => ({
  where: about,
  meets: () => {
    const at = given(picture.replaceAll(/\n */g, '\n'), options);
    const met = lines.flatMap((line) => {
      const refusal = tries(at, line);
      return refusal ? [{ tried: line, refusal }] : [];
    });
    leave(at);
    return met;
  },
});

const { cards } = made;

const versions = (about: string, lines: string, ...tried: readonly string[]): Case =>
  table(
    about,
    `turn 2: P2, orders\nP1 mission: Excavation\n${lines}\nP2 hand: Runabout`,
    { cards },
    'P2 ends turn',
    ...tried,
  );

const wormholes = `
  P1 mission: Excavation II
  P1 mission: Study Nebula
  P2 mission: Test Gate
  P1 ship: Runabout at Excavation II aboard Data
  P1 ship: U.S.S. Hood at Study Nebula aboard Worf
`;

const downloads = (hand: string, marks = ''): string => `
  turn 3: P1, orders
  P1 mission: Excavation
  P1 outpost: Federation Outpost at Excavation aboard Test Pilot${marks}, Taurik
  P1 hand: ${hand}
`;

const withCards: readonly Case[] = [
  table(
    'with texts that are used so often',
    `turn 3: P1, orders
    P1 mission: Excavation
    P1 table: Daily Library, Grand Library, Grand Library, Guarded Library
    P1 hand: Daily Library
    P2 hand: Runabout`,
    { cards },
    'P1 uses Daily Library #2',
    'P1 uses Guarded Library',
    'P1 uses Daily Library',
    'P1 uses Daily Library',
    'P1 uses Grand Library',
    'P1 uses Grand Library #2',
  ),
  table(
    "with such a text on the opponent's turn",
    'turn 4: P2, orders, P1 next\nP1 mission: Excavation\nP1 table: Daily Library\nP1 hand: Life-form Scan',
    { cards },
    'P1 uses Daily Library',
  ),
  table(
    'with a second card of Data',
    'P1 mission: Excavation\nP1 outpost: Federation Outpost at Excavation aboard Data\nP1 hand: Commander Data',
    { cards },
    'P1 reports Commander Data to Federation Outpost',
  ),
  table(
    'with an outpost beyond the Alpha Quadrant',
    'P1 mission: Beyond\nP1 outpost: Federation Outpost at Beyond\nP1 hand: Taurik',
    { cards },
    'P1 reports Taurik to Federation Outpost',
  ),
  table(
    'with a mission beyond the Alpha Quadrant',
    'turn 3: P1, orders\nP1 mission: Excavation\nP1 mission: Beyond\nP1 ship: Runabout at Excavation aboard Data',
    { cards },
    'P1 flies Runabout to Beyond',
  ),
  table(
    'with a double-sided mission',
    'turn 3: P1, card play\nP1 mission: Test Station\nP1 ship: Runabout at Test Station aboard Geordi La Forge',
    { cards },
    'P1 flips Test Station',
  ),
  table(
    'with wormhole missions',
    `turn 3: P1, orders\n${wormholes}`,
    { cards },
    'P1 travels Runabout through Test Gate to Study Nebula',
    'P1 travels Runabout through Excavation II to Study Nebula',
    'P1 travels Runabout through Excavation II to Excavation II',
  ),
  table(
    'with a mission without icons',
    'turn 3: P1, orders\nP1 mission: Test Emptiness\nP1 planet: Data',
    { cards },
    'P1 attempts Test Emptiness',
  ),
  table(
    'with a special download',
    downloads('Tricorder, Tricorder, Medical Tricorder'),
    { cards },
    'P1 downloads Tricorder with Taurik',
    'P1 downloads Medical Tricorder with Test Pilot',
    'P1 downloads Tricorder with Test Pilot',
    'P1 downloads Tricorder #2 with Test Pilot',
  ),
  table(
    'with a special download',
    `${downloads('Data')}\nP1 discard pile: Tricorder`,
    { cards },
    'P1 downloads Tricorder with Test Pilot',
  ),
  table(
    'with a special download of a disabled personnel',
    downloads('Tricorder', ' [disabled by Excavation]'),
    { cards },
    'P1 downloads Tricorder with Test Pilot',
  ),
  table('with a special download of a Klingon', downloads('Kurn'), { cards }, 'P1 downloads Kurn with Test Pilot'),
  table(
    'with a phased ship',
    `turn 3: P1, orders
    P1 mission: Krios Suppression
    P1 ship: I.K.C. K'Vort (Phase Shift) at Krios Suppression aboard Klag
    P1 ship: I.K.C. Pagh at Krios Suppression aboard Konmel, Kurn
    P2 ship: I.K.C. Vorn (Phase Shift) at Krios Suppression aboard Batrell
    P2 ship: U.S.S. Hood (Test Veil) at Krios Suppression aboard Data`,
    { cards },
    'P1 beams Klag to Krios Suppression',
    'P1 attacks I.K.C. Vorn with I.K.C. Pagh',
    'P1 attacks U.S.S. Hood with I.K.C. Pagh',
  ),
  table(
    'with an unarmed ship',
    `turn 3: P1, orders
    P1 mission: Krios Suppression
    P1 ship: Test Barge at Krios Suppression aboard Kurn
    P2 ship: U.S.S. Hood at Krios Suppression aboard Data`,
    { cards },
    'P1 attacks U.S.S. Hood with Test Barge',
  ),
  table(
    'with a card of two affiliations',
    'turn 3: P1, orders\nP1 mission: Excavation\nP1 ship: Runabout at Excavation aboard Test Envoy',
    { cards },
    'P1 switches Test Envoy to Ferengi',
  ),
  table(
    'with a doorway',
    'turn 3: P1, orders, P2 next\nP1 mission: Excavation\nP2 hand: Test Door',
    { cards },
    'P2 plays Test Door',
  ),
  table(
    'with a doorway',
    'phase: dilemmas\nP2 mission: Excavation\nP1 seed deck: Test Door, Archer\nP2 seed deck: Archer',
    { cards },
    'P1 seeds Test Door on the table',
  ),
  versions('at the start of the turn', 'P1 planet: Data\nP1 hand: Worf, Commander Data', 'P1 exchanges Data for Worf'),
  versions(
    'at the start of the turn',
    'P1 planet: Taurik, Captain Data\nP1 hand: Commander Data\nP1 discard pile: Data',
    'P1 exchanges Data for Commander Data',
  ),
  versions(
    'at the start of the turn',
    'P1 planet: Data, Taurik\nP1 hand: Data the Defector',
    'P1 exchanges Data for Data the Defector',
  ),
  versions(
    'at the start of the turn',
    'P1 planet: Data, Captain Data\nP1 hand: Commander Data',
    'P1 exchanges Data for Commander Data',
  ),
];

/** Every single condition is an example of its ground. */
const each = conditions.flatMap(({ about, position, options = {}, after = [], refused }) =>
  refused.map(([line]) => table(`on ${about}`, position.trim(), options, ...after, line)),
);

export const cases: readonly Case[] = [...withCards, ...sheets, ...warpSpeedCases, ...assisted, ...bare, ...each];
