import { ground } from '../contract/refusal.ts';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { present } from '../asking/groups.ts';
import { gearWith } from '../asking/groups.ts';
import { isPersonnel, separated } from '../asking/where.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { stop as halt, stopTeam } from '../rules/states.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';
import { holdersAboard } from './parts/skilled.ts';

const cannotPay = ground('cannot-pay', 'B-12.11', 'the personnel it asks for are not there');

/** Somebody beside the equipment is left to keep it: it stays with the unstopped (B-10.23). */
const isKept = (s: State, gear: CardId, stopped: readonly CardId[]): boolean =>
  s.play.some((id) => isPersonnel(s, id) && !stopped.includes(id) && !separated(s.cards[id]) && present(s, gear, id));

/** Equipment is stopped with the team it belongs to (B-19.12); those who pay with a skill leave it to the others. */
export const stop: ActRunner<'stop'> = {
  run: withSelected((s, _f, cards, { what }) => {
    if (what.select === 'team') {
      const { members, ship } = currentTeam(s);
      stopTeam(s, members, ship);
      return;
    }
    if (what.select === 'between them') {
      halt(s, cards);
      return;
    }
    const gear = [...new Set(cards.flatMap((id) => gearWith(s, [id])))].filter((id) => !isKept(s, id, cards));
    halt(s, [...cards, ...gear]);
  }),
  pointless: (s, player, { what }, on) =>
    what.select !== 'between them' || what.skills.every((skill) => holdersAboard(s, player, on, skill).length > 0)
      ? undefined
      : cannotPay,
};
