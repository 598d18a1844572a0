/** Something in a card's program that cannot be meant. */
export interface Problem {
  readonly card: string;
  readonly what: string;
  readonly why: string;
}

/** A problem before it is known whose it is. */
export type Finding = Omit<Problem, 'card'>;
