import type { Scope } from '@spaceline/language';
import type { CardId, Player } from '../../contract/ids.ts';
import { usableAt } from '../groups.ts';
import { none } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { countedTeam } from '../counted-team.ts';
import { isPersonnel, unusable } from '../where.ts';
import { locationOf } from '../../state/locations.ts';
import type { ConditionRunner, Counted } from './word.ts';

const here = (s: State, you: Player, loc: CardId): CardId[] =>
  s.play.filter(
    (id) => s.cards[id].controller === you && isPersonnel(s, id) && !unusable(s.cards[id]) && locationOf(s, id) === loc,
  );

const rescoped = (s: State, c: Counted, scope: Scope): Counted => {
  switch (scope) {
    case 'team':
    case 'present':
      return c;
    case 'aboard':
      return c.ship === none ? c : countedTeam(s, c.you, usableAt(s, c.ship, c.you), c.ship);
    case 'those':
      return { ...c, members: c.those ?? [] };
    case 'here': {
      const at = c.ship !== none ? locationOf(s, c.ship) : c.members.length > 0 ? locationOf(s, c.members[0]) : none;
      return countedTeam(s, c.you, here(s, c.you, at), c.ship);
    }
  }
};

export const counted: ConditionRunner<'counted'> = {
  holds: (s, { scope, of }, c, holds) => holds(s, of, rescoped(s, c, scope)),
  judge: (s, { scope, of }, c, judge) => {
    const part = judge(s, of, rescoped(s, c, scope));
    return { met: part.met, by: [], parts: [part] };
  },
};
