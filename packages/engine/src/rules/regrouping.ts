import { option } from '../contract/decision.ts';
import { freeAboard, teamMembers } from '../asking/groups.ts';
import type { RegroupFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import { locationId, none } from '../contract/ids.ts';
import { pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { groupsAmong, leaveTogether, putUnderArrest, quarrelAboard } from './teams.ts';

/** Who stays crew when personnel stop being compatible, and who forms another team. */

export const beginRegroup = (s: State, given: Given['regroup']): void => push(s, { kind: 'regroup', ...given });

const quarrelling = (s: State, f: RegroupFrame): CardId[] =>
  f.team === none ? freeAboard(s, f.host, f.player) : teamMembers(s, locationId(f.host), f.player, f.team);

const isTorn = (s: State, f: RegroupFrame): boolean =>
  f.team === none ? quarrelAboard(s, f.player) === f.host : groupsAmong(s, quarrelling(s, f)).length > 1;

/** One group stays the crew, the others are under house arrest (B-6.19); or one stays an Away Team (B-6.17). */
export const regroupHandler: Handler<RegroupFrame> = {
  run: (s, f) => {
    if (isTorn(s, f)) return true;
    pop(s);
    s.unsettled = true;
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'choose cards', source: f.host }],
  options: (s, f) => groupsAmong(s, quarrelling(s, f)).map((group, i) => option('take', group[0], f.host, none, i)),
  answer: (s, f, c) => {
    const all = quarrelling(s, f);
    if (c.do !== 'take') return;
    const group = groupsAmong(s, all)[c.way];
    if (f.team !== none) {
      leaveTogether(s, locationId(f.host), f.player, f.team, group);
      pop(s);
      s.unsettled = true;
      return;
    }
    putUnderArrest(
      s,
      all.filter((id) => !group.includes(id)),
    );
  },
};
