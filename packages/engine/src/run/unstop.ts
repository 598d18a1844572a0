import { isShip } from '../asking/where.ts';
import { unstop as release } from '../rules/states.ts';
import { nothingToDo } from './parts/grounds.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';
import { companyOf } from './parts/ship-company.ts';

export const unstop: ActRunner<'unstop'> = {
  run: withSelected((s, _f, cards, { range }) => {
    release(s, cards);
    if (!range) return;
    for (const id of cards) if (isShip(s, id)) s.cards[id].rangeUsed = 0;
    s.unsettled = true;
  }),
  pointless: (s, _player, { what, range }, on) => {
    if (what.select !== 'ship') return undefined;
    if (range && s.cards[on].rangeUsed > 0) return undefined;
    return companyOf(s, on, what.with).some((id) => s.cards[id].stopped) ? undefined : nothingToDo;
  },
};
