import type { Correction, Fix } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { correctionLimits, correctionSchema } from './correction.ts';
import { choiceSchema } from './choice.ts';
import { readClientMessage } from './messages.ts';

/** One of each kind; the compiler asks for those that are missing. */
const examples: { readonly [F in Fix]: Correction } = {
  move: { fix: 'move', cards: [1, 2], to: { to: 'aboard', on: 7 } },
  fetch: { fix: 'fetch', card: 'kira-nerys', to: { to: 'hand' } },
  score: { fix: 'score', player: 1, points: -5 },
  stop: { fix: 'stop', cards: [0] },
  unstop: { fix: 'unstop', cards: [0] },
  kill: { fix: 'kill', cards: [0] },
  destroy: { fix: 'destroy', cards: [0] },
  damage: { fix: 'damage', cards: [0] },
  repair: { fix: 'repair', cards: [0] },
  reveal: { fix: 'reveal', cards: [0] },
  draw: { fix: 'draw', player: 0, count: 2 },
  shuffle: { fix: 'shuffle', player: 0 },
  'card plays': { fix: 'card plays', player: 0, count: 1 },
  control: { fix: 'control', cards: [3], player: 1 },
  'look at hand': { fix: 'look at hand', by: 0 },
  'look at deck': { fix: 'look at deck', by: 0, player: 1, count: 3 },
  'look at seeds': { fix: 'look at seeds', by: 1, on: 4 },
  describe: {
    fix: 'describe',
    card: 'kira-nerys',
    facts: { affiliations: ['Bajoran'], skills: [{ skill: 'Leadership', levels: 0.5 }], cunning: 7 },
  },
  settle: { fix: 'settle', card: 4, outcome: 'stopped and met again' },
};

const choose = (correction: unknown, verb = 'correct') =>
  JSON.stringify({
    t: 'choose',
    match: 'abc2',
    choice: { decision: 3, player: 0, do: verb, card: -1, on: -1, to: -1, way: -1, cards: [], correction },
  });
const errorOf = (text: string) => {
  const read = readClientMessage(text);
  return read.ok ? 'read' : `${read.error.code} ${read.error.what}: ${read.error.why}.`;
};

describe('A-2: a correction', () => {
  test.each(Object.values(examples))('is read as it was written: %j', (correction) => {
    expect(readClientMessage(choose(correction))).toMatchObject({ ok: true, message: { choice: { correction } } });
  });

  test('has its parts in one order, whatever order they came in', () => {
    const { describe: described, move } = examples;
    const mixed: unknown[] = [
      {
        facts: { cunning: 7, skills: [{ levels: 0.5, skill: 'Leadership' }], affiliations: ['Bajoran'] },
        card: 'kira-nerys',
        fix: 'describe',
      },
      { to: { on: 7, to: 'aboard' }, cards: [1, 2], fix: 'move' },
    ];
    expect(mixed.map((one) => JSON.stringify(correctionSchema.parse(one)))).toEqual(
      [described, move].map((one) => JSON.stringify(one)),
    );
  });

  test.each<readonly [unknown, string]>([
    [null, 'choice.correction: a correction is an object'],
    ['score', 'choice.correction: a correction is an object'],
    [{ fix: 'cheat' }, "choice.correction.fix: a correction's fix is one of: move, fetch, score"],
    [{ fix: '__proto__' }, "choice.correction.fix: a correction's fix is one of"],
    [{ fix: 'score', player: 2, points: 5 }, 'choice.correction.player: a player is 0 or 1'],
    [{ fix: 'score', player: 0, points: Number.NaN }, 'choice.correction.points: points is a whole number'],
    [{ fix: 'score', player: 0, points: 0.5 }, 'choice.correction.points: points is a whole number'],
    [{ fix: 'score', player: 0, points: 1e9 }, 'choice.correction.points: points is a whole number from -10000'],
    [{ fix: 'score', player: 0, points: '5' }, 'choice.correction.points: points is a whole number'],
    [{ fix: 'score', player: 0, points: 5, again: true }, 'choice.correction: unrecognized key: "again"'],
    [{ fix: 'kill', cards: [] }, 'choice.correction.cards: a correction names at least one card'],
    [{ fix: 'kill', cards: [-1] }, 'choice.correction.cards.0: a card is a whole number from 0'],
    [{ fix: 'kill', cards: 'all' }, 'choice.correction.cards: the cards are a list'],
    [
      { fix: 'kill', cards: Array(correctionLimits.cards + 1).fill(1) },
      'choice.correction.cards: a correction names at most 100 cards',
    ],
    [{ fix: 'move', cards: [1], to: { to: 'orbit' } }, 'choice.correction.to.to: a destination is one of: hand, top'],
    [{ fix: 'move', cards: [1], to: { to: 'aboard' } }, 'choice.correction.to.on: a card is a whole number'],
    [{ fix: 'move', cards: [1], to: { to: 'hand', on: 4 } }, 'choice.correction.to: unrecognized key: "on"'],
    [{ fix: 'fetch', card: '../etc', to: { to: 'hand' } }, 'choice.correction.card: a card id looks like simon-tarses'],
    [{ fix: 'draw', player: 0, count: -2 }, 'choice.correction.count: a count is a whole number from 1'],
    [{ fix: 'describe', card: 'kira-nerys', facts: {} }, 'choice.correction.facts: at least one fact is described'],
    [{ fix: 'describe', card: 'kira-nerys', facts: { luck: 3 } }, 'choice.correction.facts: unrecognized key: "luck"'],
    [
      { fix: 'describe', card: 'kira-nerys', facts: { cunning: -1 } },
      'choice.correction.facts.cunning: cunning is a whole number from 0',
    ],
    [
      { fix: 'describe', card: 'kira-nerys', facts: { affiliations: [] } },
      'choice.correction.facts.affiliations: a card has at least one affiliation',
    ],
    [
      { fix: 'describe', card: 'kira-nerys', facts: { affiliations: ['Gorn'] } },
      'choice.correction.facts.affiliations.0: an affiliation is one of: Federation',
    ],
    [
      { fix: 'describe', card: 'kira-nerys', facts: { affiliations: ['Bajoran', 'Bajoran'] } },
      'choice.correction.facts.affiliations: an affiliation stands there twice',
    ],
    [
      { fix: 'describe', card: 'kira-nerys', facts: { skills: [{ skill: 'Honor', levels: 0.3 }] } },
      'choice.correction.facts.skills.0.levels: levels are counted in halves',
    ],
    [
      { fix: 'describe', card: 'escape', facts: { responds: 'sometimes' } },
      'choice.correction.facts.responds: whether it responds is true or false',
    ],
    [{ fix: 'settle', card: 1, outcome: 'won' }, 'choice.correction.outcome: an outcome is one of: overcome'],
  ])('that is malformed says where and why: %j', (correction, why) => {
    expect(errorOf(choose(correction))).toContain(`message/malformed The message choose was not read: ${why}`);
  });

  test('belongs to the action correct, and to no other', () => {
    const only = 'choice.correction: a choice has a correction if its action is correct, and only then';
    expect(errorOf(choose(examples.shuffle, 'pass'))).toContain(only);
    expect(errorOf(choose(undefined))).toContain(only);
    expect(choiceSchema.safeParse(JSON.parse(choose(examples.shuffle)).choice).success).toBe(true);
  });
});
