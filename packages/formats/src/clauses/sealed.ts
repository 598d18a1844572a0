import type { Clause } from '@spaceline/engine/format';
import { clause } from '@spaceline/engine/format';

/** Decks from a box: WS-1, WS-2. */

export const ws11: Clause = clause(
  'WS-1.1',
  'sealed decks',
  'You build your deck from the cards of one box, within 30 minutes. A deck that is not legal when the time is up is completed from the box for you.',
  { settles: ['where decks come from', 'one box each'], deck: { sealed: { minutes: 30 } } },
);
export const ws12: Clause = clause(
  'WS-1.2',
  'distributing boxes',
  'Boxes are handed out at random and closed. A box that a player brings is mixed in with the others.',
  { settles: ['who gets which box', 'by chance'] },
);
export const ws21: Clause = clause('WS-2.1', 'three missions', 'You have at most three missions.', {
  settles: ['the number of missions', 'at most 3'],
  sizes: { missions: 3, fewestMissions: 1 },
});
export const ws22: Clause = clause(
  'WS-2.2',
  'ten seed cards',
  'The seed deck has at most 10 cards; missions are not counted.',
  { settles: ['the seed deck', 'at most 10'], sizes: { seedMaximum: 10 } },
);
export const ws23: Clause = clause('WS-2.3', 'twenty cards to draw', 'The draw deck has at least 20 cards.', {
  settles: ['the draw deck', 'at least 20'],
  sizes: { drawMinimum: 20 },
});
export const ws24: Clause = clause(
  'WS-2.4',
  'one reporting card among the seeds',
  'One of the seed cards may be a personnel, ship or equipment card, to be seeded face up aboard your outpost.',
  { settles: ['reporting cards among the seeds', 'one'], deck: { seededAboard: 1 } },
);
