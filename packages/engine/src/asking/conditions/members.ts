import type { Who } from '@spaceline/language';
import type { CardId, Player } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../cards.ts';
import { fitsIndividual } from '../fits.ts';
import { atLeast, shares } from '../shares.ts';
import type { ConditionRunner } from './word.ts';

/** Individuals of a card who fit: a dual card may count twice. */
const fitting = (s: State, who: Who, id: CardId, you: Player): number => {
  const { persons } = cardOf(s, id);
  let n = 0;
  for (let i = 0; i < persons; i++) if (fitsIndividual(s, who, id, i, you)) n++;
  return n;
};

export const members: ConditionRunner<'members'> = {
  holds: (s, condition, c) => {
    let n = 0;
    for (const id of c.members) n += fitting(s, condition.who, id, c.you);
    return n >= condition.atLeast;
  },
  judge: (s, condition, c) =>
    atLeast(
      condition.atLeast,
      shares(c.members, (id) => fitting(s, condition.who, id, c.you)),
    ),
};
