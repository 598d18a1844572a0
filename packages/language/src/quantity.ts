import type { Who } from './who/index.generated.ts';

/** A number that may depend on the table. */
export type Quantity =
  | number
  /** So much for each count kept on the card. */
  | { readonly per: 'count'; readonly times: number }
  /** So much for every personnel aboard the card's host who fits. */
  | { readonly per: 'aboard'; readonly who: Who; readonly times: number };
