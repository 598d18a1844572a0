import { list } from '../english/words.ts';
import type { RuleWord } from './word.ts';

export type Suppressed =
  /** Nowhere they do anything (B-24.3). */
  | 'everywhere'
  /** Dilemmas met by those with whom this card is present (B-17.5). */
  | 'present'
  /** They do not hinder the beaming of its player's cards. */
  | 'your beaming';

/** Cards of these titles do nothing there. */
export interface Suppresses {
  readonly rule: 'suppresses';
  readonly where: Suppressed;
  readonly titles: readonly string[];
}

export const suppresses = (where: Suppressed, ...titles: readonly string[]): Suppresses => ({
  rule: 'suppresses',
  where,
  titles,
});

const words = {
  everywhere: (titles) => `${list(titles, 'and')} ${titles.length === 1 ? 'has' : 'have'} no effect`,
  present: (titles) => `while with the team, nullifies ${list(titles, 'and')}`,
  'your beaming': (titles) => `${list(titles, 'and')} do not hinder your beaming`,
} satisfies { [K in Suppressed]: (titles: readonly string[]) => string };

export const suppressesWord: RuleWord<Suppresses> = {
  says: ({ where, titles }) => words[where](titles),
  names: ({ where, titles }) =>
    titles.map((title) => ({ title, where: where === 'present' ? 'nullifies' : 'suppresses' })),
  sample: (any) => ({
    rule: 'suppresses',
    where: any.oneOf<Suppressed>('everywhere', 'present', 'your beaming'),
    titles: any.several(any.title, 1),
  }),
};
