import type { Clause, Seeded, State } from '@spaceline/engine/format';
import { clause, copiesSeeded, ground, isSeeding, textUses } from '@spaceline/engine/format';

/** Copies in decks and among the seeds, and uses of a text: OTF-3, MOD-3, BETA-3, R4-1, R4-2. */

const seedLimit = (
  id: string,
  text: string,
  most: number,
  how: Seeded | 'any way',
  settles: NonNullable<Clause['settles']>,
  holds: (s: State) => boolean,
): Clause => {
  const tooMany = ground('seed-limit', id, `you have seeded ${most} copies of it`);
  return clause(id, 'seed limit', text, {
    settles,
    deck: { seeded: { most, how } },
    answers: {
      maySeed: (s, player, card, way, planned) => {
        if (!holds(s) || (how !== 'any way' && how !== way)) return undefined;
        return copiesSeeded(s, player, card, how, planned) >= most ? tooMany : undefined;
      },
    },
  });
};

const whileSeeding = (id: string): Clause =>
  seedLimit(
    id,
    'In the seed phase you may seed no more than 2 copies of a card like a dilemma. Copies seeded in another way do not count.',
    2,
    'like a dilemma',
    ['copies seeded like a dilemma', 'two in the seed phase'],
    isSeeding,
  );
export const otf31 = whileSeeding('OTF-3.1');
export const mod31 = whileSeeding('MOD-3.1');
export const beta31 = seedLimit(
  'BETA-3.1',
  'You may seed no more than 2 copies of a card like a dilemma in the whole game. Copies seeded in another way do not count.',
  2,
  'like a dilemma',
  ['copies seeded like a dilemma', 'two in the whole game'],
  () => true,
);
export const r421 = seedLimit(
  'R4-2.1',
  'In the seed phase you may seed no more than 2 copies of a card, however they seed.',
  2,
  'any way',
  ['copies seeded', 'two of any card'],
  isSeeding,
);

export const r411 = clause(
  'R4-1.1',
  'rule of four: decks',
  'Your missions, seed deck, draw deck and side decks together have no more than 4 copies of a card.',
  { settles: ['copies in a deck', 'four'], deck: { copies: 4 } },
);

const uses = 4;
const usedUp = ground('text-used-up', 'R4-1.2', `you have used the text of that title ${uses} times in this turn`);
export const r412 = clause(
  'R4-1.2',
  'rule of four: game text',
  'You may use the game text of one title no more than 4 times in a turn. What a card in play does all the time is no use of it.',
  {
    settles: ['uses of a text', 'four in a turn'],
    answers: { mayUseText: (s, player, card) => (textUses(s, player, card) >= uses ? usedUp : undefined) },
  },
);
