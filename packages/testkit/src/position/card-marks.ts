import type { Card, Mark, Prepared } from '@spaceline/engine/arrange';
import { cleared, leftward, rightward, unmarked } from '@spaceline/engine/arrange';

/** `[counter 3]` and `[changed]`: what they mean depends on the card they are said of. */

const sendsAhead = (card: Prepared): boolean =>
  card.triggers.some(({ acts }) => acts.some((act) => act.act === 'reappear' && act.counting));

export const markFor = (card: Prepared | undefined, n: number): Mark => {
  if (!card || n === 0) return unmarked;
  if (card.selfShip) return n < 0 ? leftward : rightward;
  if (card.combatant) return cleared;
  if (card.topics.has('forbids beaming')) return { is: 'beamed', heads: n };
  return sendsAhead(card) ? { is: 'away', turns: n } : { is: 'count', n };
};

/** The number by which a mark is written; 0: it is not. */
export const counterOf = (mark: Mark): number => {
  switch (mark.is) {
    case 'none':
    case 'turned over':
      return 0;
    case 'count':
      return mark.n;
    case 'beamed':
      return mark.heads;
    case 'course':
      return mark.way;
    case 'cleared':
      return 1;
    case 'away':
      return mark.turns;
  }
};

export const changeFor = (card: Prepared | undefined): Card['thisTurn'] => {
  if (card?.selfShip) return 'pacified';
  if (card?.combatant) return 'fought';
  return card?.def.type === 'Ship' ? 'cloak switched' : 'switched off';
};
