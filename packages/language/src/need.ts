/** What must have been given to a text before a word of it can work. */
export type Need = 'target' | 'response' | 'player' | 'ship' | 'destroyed ship';
