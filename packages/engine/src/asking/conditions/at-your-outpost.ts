import type { CardId } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../cards.ts';
import type { ConditionRunner, Counted } from './word.ts';

/** The outpost they are aboard, or at which their ship is docked. */
const outpostOf = (s: State, { you, aboard }: Counted): CardId => {
  if (aboard === undefined) return none;
  const facility = s.cards[aboard].docked === none ? aboard : s.cards[aboard].docked;
  const { def } = cardOf(s, facility);
  const isOne = def.type === 'Facility' && def.kind === 'Outpost' && s.cards[facility].controller === you;
  return isOne ? facility : none;
};

export const atYourOutpost: ConditionRunner<'at your outpost'> = {
  holds: (s, _condition, c) => outpostOf(s, c) !== none,
  judge: (s, _condition, c) => {
    const card = outpostOf(s, c);
    return { met: card !== none, by: card === none ? [] : [{ card, n: 1 }], parts: [] };
  },
};
