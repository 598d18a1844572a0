/** Whether two parts of card texts are the same: they are plain data, and a builder sets the parts of its node in one order. */
export const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
