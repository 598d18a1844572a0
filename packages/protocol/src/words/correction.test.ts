import type { Correction, Fix } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type Names, correctionWords } from '../words.ts';

const titles = ['Data', 'U.S.S. Hood', 'Excavation'];
const [data, hood, excavation] = titles.keys();
const names: Names = {
  reader: 0,
  card: (id) => titles[id],
  titleOf: (def) => (def === 'kira-nerys' ? 'Kira Nerys' : def),
  facts: () => undefined,
  players: ['Kira', 'Quark'],
};

/** One of each kind at least; the compiler asks for those that are missing. */
const examples: { readonly [F in Fix]: readonly (readonly [Correction, string])[] } = {
  move: [
    [{ fix: 'move', cards: [data], to: { to: 'hand' } }, "put Data into its owner's hand"],
    [{ fix: 'move', cards: [data], to: { to: 'top of draw deck' } }, "put Data onto its owner's draw deck"],
    [{ fix: 'move', cards: [data], to: { to: 'bottom of draw deck' } }, "put Data under its owner's draw deck"],
    [{ fix: 'move', cards: [data], to: { to: 'discard pile' } }, 'put Data into the discard pile'],
    [{ fix: 'move', cards: [data], to: { to: 'out of play' } }, 'put Data out of play'],
    [{ fix: 'move', cards: [data], to: { to: 'removed' } }, 'put Data out of the game'],
    [{ fix: 'move', cards: [data], to: { to: 'table' } }, 'put Data onto the table'],
    [
      { fix: 'move', cards: [data, hood], to: { to: 'location', on: excavation } },
      'put Data and U.S.S. Hood to Excavation',
    ],
    [{ fix: 'move', cards: [data], to: { to: 'under mission', on: excavation } }, 'put Data under Excavation'],
    [{ fix: 'move', cards: [data], to: { to: 'aboard', on: hood } }, 'put Data aboard U.S.S. Hood'],
    [{ fix: 'move', cards: [data], to: { to: 'on card', on: hood } }, 'put Data on U.S.S. Hood'],
  ],
  fetch: [
    [
      { fix: 'fetch', card: 'kira-nerys', to: { to: 'hand' } },
      "take Kira Nerys from the draw deck and put it into its owner's hand",
    ],
  ],
  score: [
    [{ fix: 'score', player: 1, points: 1 }, 'give 1 bonus point to your opponent'],
    [{ fix: 'score', player: 0, points: -10 }, 'take 10 bonus points from you'],
  ],
  stop: [[{ fix: 'stop', cards: [data] }, 'stop Data']],
  unstop: [[{ fix: 'unstop', cards: [data, hood] }, 'unstop Data and U.S.S. Hood']],
  kill: [[{ fix: 'kill', cards: [data] }, 'kill Data']],
  destroy: [[{ fix: 'destroy', cards: [hood] }, 'destroy U.S.S. Hood']],
  damage: [[{ fix: 'damage', cards: [hood] }, 'damage U.S.S. Hood']],
  repair: [[{ fix: 'repair', cards: [hood] }, 'repair U.S.S. Hood']],
  reveal: [[{ fix: 'reveal', cards: [data] }, 'reveal Data']],
  draw: [[{ fix: 'draw', player: 1, count: 2 }, 'let your opponent draw 2 cards']],
  shuffle: [[{ fix: 'shuffle', player: 0 }, 'shuffle your draw deck']],
  'card plays': [[{ fix: 'card plays', player: 0, count: 1 }, 'give you 1 more card play this turn']],
  control: [[{ fix: 'control', cards: [hood], player: 1 }, 'give U.S.S. Hood to your opponent']],
  'look at hand': [[{ fix: 'look at hand', by: 0 }, "let you look at your opponent's hand"]],
  'look at deck': [
    [
      { fix: 'look at deck', by: 1, player: 1, count: 3 },
      "let your opponent look at the top 3 cards of your opponent's draw deck",
    ],
  ],
  'look at seeds': [[{ fix: 'look at seeds', by: 0, on: excavation }, 'let you look at the cards under Excavation']],
  describe: [
    [
      {
        fix: 'describe',
        card: 'kira-nerys',
        facts: { cunning: 7, skills: [{ skill: 'Honor', levels: 2 }], affiliations: ['Bajoran', 'Federation'] },
      },
      'describe Kira Nerys: cunning 7, Honor x2 and affiliations Bajoran/Federation',
    ],
    [{ fix: 'describe', card: 'kira-nerys', facts: { kind: 'planet' } }, 'describe Kira Nerys: planet'],
    [{ fix: 'describe', card: 'kira-nerys', facts: { responds: true } }, 'describe Kira Nerys: responds'],
    [{ fix: 'describe', card: 'kira-nerys', facts: { responds: false } }, 'describe Kira Nerys: never responds'],
  ],
  settle: [
    [
      { fix: 'settle', card: excavation, outcome: 'requirements met' },
      'agree that the requirements of Excavation are met',
    ],
  ],
};

describe('corrections in English', () => {
  test.each(Object.values(examples).flat())('%j', (correction, words) => {
    expect(correctionWords(correction, names)).toBe(words);
  });
});
