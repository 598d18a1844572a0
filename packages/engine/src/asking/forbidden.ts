import type { CardDeed } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import { usableAt } from './groups.ts';
import { speakersOf } from '../state/memory.ts';
import { rulesOn } from '../state/topics.ts';
import type { State } from '../state/state.ts';
import type { Topic } from '../state/topics.ts';
import { holds } from './condition.ts';
import { countedTeam } from './counted-team.ts';
import { isReached } from './groups.ts';
import { cardOf } from './cards.ts';

const topics = {
  move: 'forbids move',
  cloak: 'forbids cloak',
  'be attacked': 'forbids be attacked',
  'leave the planet': 'forbids leave the planet',
  leave: 'forbids leave',
} as const satisfies { [K in CardDeed]: Topic };

/**
 * Whether a card in play forbids that to another (B-1.5). What a crew must have for it is known to its own player alone
 * (B-13.34): unless it is `known`, such a rule does not count.
 */
export const isForbidden = (s: State, what: CardDeed, id: CardId, known = true): boolean => {
  const topic = topics[what];
  for (const source of speakersOf(s, topic))
    for (const rule of rulesOn(cardOf(s, source), topic)) {
      if (!isReached(s, source, rule.reach, id)) continue;
      if (!rule.while) return true;
      if (!known) continue;
      const { controller } = s.cards[id];
      if (holds(s, rule.while, countedTeam(s, controller, usableAt(s, id, controller), id))) return true;
    }
  return false;
};
