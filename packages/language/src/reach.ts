/** Which cards a continuous rule reaches from where its card is. */
export type Reach =
  /** "Where present": your personnel in the same crew or Away Team (B-10.26, B-29.16). */
  | 'present'
  /** The card this one is on. */
  | 'host'
  /** Whoever is aboard the card this one is on, both players' (B-23.8). */
  | 'aboard'
  /** Everything at the location of the card. */
  | 'here'
  /** The personnel who met the card. */
  | 'met'
  /** All your cards in play. */
  | 'yours'
  /** Both players' cards in play. */
  | 'everyone';
