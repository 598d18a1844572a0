import type { Reach } from '../reach.ts';
import type { Say } from '../say.ts';
import type { Who } from '../who/index.generated.ts';
import { kindOf } from './combine.ts';
import type { Frame } from './frame.ts';
import { determined } from './phrase.ts';
import type { Noun } from './words.ts';
import { unspoken } from './words.ts';

/** Whom a rule is about: "each of your personnel present", "that ship". `usual` is what such a card is called. */
export const reached = (reach: Reach, who: Who, usual: Noun, frame: Frame, say: Say): string => {
  const phrase = say.phrase(who);
  const owned = { ...phrase, owner: phrase.owner ?? ('your' as const) };
  switch (reach) {
    case 'present':
      return determined(owned, 'each', usual, 'present');
    case 'yours':
      return determined(owned, 'each', usual);
    case 'aboard':
      return determined(phrase, 'each', usual, 'aboard');
    case 'here':
      return determined(phrase, 'each', usual, 'here');
    case 'everyone':
      return determined(phrase, 'each', usual);
    case 'met':
      return frame.everyone;
    case 'host':
      if (who.who === 'anyone') return frame.hosted;
      return `if ${frame.hosted} is ${kindOf(phrase, 'one', frame.host)}, it`;
    default:
      return unspoken(reach);
  }
};
