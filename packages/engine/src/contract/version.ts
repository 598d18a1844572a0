/** Grows with every change after which the same choices may lead to another table: replays name it. */
export const engineVersion = '4';
