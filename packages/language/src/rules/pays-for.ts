import type { RuleWord } from './word.ts';

/**
 * Single card: on its player's table since an earlier turn it may be used up to play a card of that title. That card asks
 * for it and takes it (B-12.11); here it is said, so that the text of this one has its purpose.
 */
export interface PaysFor {
  readonly rule: 'pays for';
  readonly title: string;
}

export const paysFor = (title: string): PaysFor => ({ rule: 'pays for', title });

export const paysForWord: RuleWord<PaysFor> = {
  says: ({ title }) => `on a later turn, you may discard it to play ${title}`,
  names: ({ title }) => [{ title, where: 'pays for' }],
  sample: (any) => paysFor(any.title()),
};
