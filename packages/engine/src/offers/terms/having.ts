import { fits } from '../../asking/fits.ts';
import { couldBeFit } from '../../asking/meant.ts';
import { ground } from '../../contract/refusal.ts';
import type { TermKeeper } from './word.ts';

const tooFew = ground('too-few-in-play', 'B-12.11', 'you do not have in play what the card asks for');

export const having: TermKeeper<'having'> = {
  why: (s, player, { who, atLeast }) => {
    let n = 0;
    for (const id of couldBeFit(s, who)) if (s.cards[id].controller === player && fits(s, who, id, player)) n += 1;
    return n < atLeast ? tooFew : undefined;
  },
};
