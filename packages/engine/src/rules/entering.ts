import { cardOf } from '../asking/cards.ts';
import { reports } from '../asking/kinds.ts';
import type { CardId } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';

/** How the types of cards come from the hand into play. */

const neverPlayed = ground('dilemma-in-hand', 'B-3.13', 'a dilemma is seeded and met, never played from the hand');
const notAcquired = ground('not-acquired', 'B-3.14', 'an artifact is played only after it has been acquired');
const notAgain = ground(
  'artifact-not-reported',
  ['B-13.26', 'B-13.9'],
  'a regained artifact is played only as an Event or Interrupt card, if its text says so',
);
const reportsOnly = ground('report-it', 'B-13.9', 'Personnel, Ship and Equipment cards report for duty');
const builtOnly = ground('build-it', 'B-13.19', 'an outpost is built, where an ENGINEER of its affiliation is');
const notReporting = ground('not-reporting', 'B-13.9', 'only Personnel, Ship and Equipment cards report for duty');
const notBuilt = ground('not-built', 'B-13.19', 'only outposts are built');
/** Of the ways that its text has. */
const noSuchWay = ground('no-such-way', 'B-12.10', 'the card is not played that way');

/** B-3.13, B-3.14: some are not played from a hand at all. */
export const whyNeverPlayed = (s: State, card: CardId): Ground | undefined => {
  const { type } = cardOf(s, card);
  if (type === 'Dilemma') return neverPlayed;
  return type === 'Artifact' && !s.acquired.includes(card) ? notAcquired : undefined;
};

type Entering = 'report' | 'build' | 'play';

/** Why a card of a hand does not come into play by that word. */
export const whyNotEnter = (s: State, card: CardId, how: Entering): Ground => {
  const never = whyNeverPlayed(s, card);
  if (never) return never;
  const { type } = cardOf(s, card).def;
  if (type === 'Artifact' && cardOf(s, card).plays.length === 0) return notAgain;
  if (how !== 'report' && reports(s, card)) return reportsOnly;
  if (how !== 'build' && type === 'Facility') return builtOnly;
  return how === 'report' ? notReporting : how === 'build' ? notBuilt : noSuchWay;
};
