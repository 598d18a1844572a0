import type { CardId } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { isGear } from '../../asking/where.ts';

/** Equipment of the teams and crews these cards belong to: it is stopped with them (B-19.12). */
export const gearOf = (s: State, members: readonly CardId[]): CardId[] =>
  s.play.filter((id) => {
    if (!isGear(s, id)) return false;
    const gear = s.cards[id];
    return members.some((member) => {
      const m = s.cards[member];
      return (
        m.zone === gear.zone &&
        m.host === gear.host &&
        m.loc === gear.loc &&
        m.team === gear.team &&
        m.controller === gear.controller
      );
    });
  });
