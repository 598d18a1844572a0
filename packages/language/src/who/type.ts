import type { CardDef } from '../card.ts';
import { before, empty } from '../english/phrase.ts';
import { typeNouns } from '../english/terms.ts';
import type { CardType } from '../facts.ts';
import type { Verdict, WhoWord } from './word.ts';

export interface Type {
  readonly who: 'type';
  readonly is: CardType;
}

export const ofType = (is: CardType): Type => ({ who: 'type', is });

/** An artifact stays one, whatever else it is used or played as (B-3.7, B-13.25). */
const printedType = (is: CardType, card: CardDef): Verdict => {
  if (card.type === is) return true;
  if (card.type !== 'Artifact') return false;
  if (is === 'Equipment' && card.acquired === 'team') return undefined;
  return card.plays?.some((play) => play.as === is) ? undefined : false;
};

export const typeWord: WhoWord<Type> = {
  phrase: ({ is }) => ({ ...empty, noun: typeNouns[is] }),
  opposite: ({ is }) => before(`non-${is.toLowerCase()}`),
  printed: ({ is }, { card }) => printedType(is, card),
  sample: (any) => ofType(any.cardType()),
};
