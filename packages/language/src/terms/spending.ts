import type { TermWord } from './word.ts';

/** Single card: a card of that title on its player's table since an earlier turn is used up. */
export interface Spending {
  readonly term: 'spending';
  readonly title: string;
}

export const spending = (title: string): Spending => ({ term: 'spending', title });

export const spendingWord: TermWord<Spending> = {
  says: ({ title }) => `; discard your ${title} (on your table since an earlier turn) to play it`,
  apart: true,
  sample: (any) => ({ term: 'spending', title: any.title() }),
};
