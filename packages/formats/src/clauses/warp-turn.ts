import type { Clause } from '@spaceline/engine/format';
import { clause, discardPileOf, ground, reports, seededBy, titleOf } from '@spaceline/engine/format';

/** The turn in Warp Speed: WS-4. */

export const ws41: Clause = clause(
  'WS-4.1',
  'two card plays',
  'You may make two normal card plays at the start of each of your turns.',
  { settles: ['normal card plays', 'two'], answers: { cardPlays: (_s, before) => before + 1 } },
);
export const ws42: Clause = clause(
  'WS-4.2',
  'affiliations mix',
  'All affiliations mix and cooperate as if a treaty held between all of them. Matching personnel are still needed, for attempts and staffing for example.',
  { settles: ['mixing affiliations', 'all may'], answers: { mayMix: () => true } },
);
export const ws43: Clause = clause('WS-4.3', 'no attack restrictions', 'No affiliation keeps you from attacking.', {
  settles: ['attack restrictions', 'none'],
  answers: { attackRestricted: () => undefined },
});
export const ws44: Clause = clause(
  'WS-4.4',
  'no holograms',
  'The holographic icon is disregarded: holograms are people like others.',
  { settles: ['holograms', 'as other personnel'], answers: { isHologram: () => false } },
);

const theirs = ground('mission-stealing', 'WS-4.5', "it is your opponent's mission", 'you seeded it');
export const ws45: Clause = clause(
  'WS-4.5',
  "opponent's missions",
  'You may never attempt a mission of your opponent.',
  {
    settles: ['missions you did not seed', 'no attempt'],
    answers: { mayAttempt: (s, player, location) => (seededBy(s, location, player) ? undefined : theirs) },
  },
);
export const ws46: Clause = clause(
  'WS-4.6',
  'Red Alert! for both',
  'While a Red Alert! is in play, whoever played it, both players have its effect.',
  {
    settles: ['Red Alert!', 'for both players'],
    answers: { worksFor: (s, before, card) => before || titleOf(s, card) === 'Red Alert!' },
  },
);
export const ws47: Clause = clause(
  'WS-4.7',
  'evening up',
  'At the end of your turn you must draw, and then bring your hand to exactly seven cards by drawing or discarding, as far as that is possible.',
  { settles: ['the end of the turn', 'a hand of seven'], answers: { evenUpTo: () => 7 } },
);
export const ws48: Clause = clause(
  'WS-4.8',
  'regenerating',
  'Once in a game, the first time you have to draw and cannot, the personnel, ships and equipment of your discard pile are shuffled into a new draw deck; the rest stays.',
  {
    settles: ['an empty draw deck', 'made anew once'],
    answers: { regenerates: (s, _before, player) => discardPileOf(s, player).filter((id) => reports(s, id)) },
  },
);
