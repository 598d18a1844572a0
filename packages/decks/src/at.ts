/** What lies at a place of a full table: the place was counted from the table itself. */
export const at = <T>(table: { readonly [place: number]: T }, place: number): T => {
  const found = table[place];
  if (found === undefined) throw new RangeError(`Nothing lies at ${place}.`);
  return found;
};
