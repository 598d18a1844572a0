/** A physical card: a number that stays with it for the whole game (B-2.16). */
export type CardId = number;
export type Player = 0 | 1;

/** The absent card, host, location or number. */
export const none = -1;

export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);
