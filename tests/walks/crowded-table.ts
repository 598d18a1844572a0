// A table with 120 cards in play, for the browser to play on by itself.
import { allCards } from '@spaceline/cards';
import { makePool, serialize } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { readPosition } from '@spaceline/testkit';

const missions = {
  P1: [
    'Study Nebula',
    'Restore Errant Moon',
    'Evaluate Terraforming',
    'Avert Disaster',
    'Wormhole Negotiations',
    'First Contact',
  ],
  P2: [
    'Fever Emergency',
    'Krios Suppression',
    'Study "Hole in Space"',
    'Investigate Disturbance',
    'Seek Life-form',
    'Secret Salvage',
  ],
} as const;

/** Ships of both along the line, each with a crew of one title: who they are does not matter here. */
const ships = [
  ...missions.P1.map(
    (at, n) => `P1 ship: ${n === 0 ? 'U.S.S. Nebula' : 'Runabout'} at ${at} aboard 6x Taurik, Simon Tarses`,
  ),
  ...missions.P2.map((at) => `P2 ship: I.K.C. Pagh at ${at} aboard 6x Kromm`),
];

const text = [
  'turn 14: P1, orders',
  'first: P1',
  ...missions.P1.flatMap((mine, at) => [`P1 mission: ${mine}`, `P2 mission: ${missions.P2[at]}`]),
  'P1 outpost: Federation Outpost at Restore Errant Moon aboard 6x Calloway',
  'P2 outpost: Klingon Outpost at Investigate Disturbance aboard 5x Divok',
  ...ships,
  'P1 planet Avert Disaster: 4x Calloway, William T. Riker',
  'P1 draw deck: 6x Simon Tarses',
  'P2 draw deck: 6x Kromm',
].join('\n');

export function crowdedTable(): {
  readonly match: string;
  readonly cards: number;
  readonly kept: { name: string; value: string };
} {
  const { state, setup } = readPosition(text, makePool(allCards), open);
  const match = 'localcrowded';
  const game = {
    match,
    seed: setup.seed,
    format: 'open',
    decks: setup.decks,
    position: serialize(state),
    level: 'officer',
    names: ['You', 'Ansel'],
    choices: [],
  };
  return { match, cards: state.play.length, kept: { name: `spaceline.local.${match}`, value: JSON.stringify(game) } };
}
