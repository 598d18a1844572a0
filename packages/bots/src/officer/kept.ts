import type { Member, Vessel } from './team.ts';

/** So many answers are kept at the most. */
const most = 2000;

/** Questions are asked again and again while a turn goes on: what hangs on its key alone is thought out once. */
export const keptIn = <T>(kept: Map<string, T>, key: string, think: () => T | undefined): T | undefined => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = think();
  if (kept.size >= most) kept.clear();
  if (found !== undefined) kept.set(key, found);
  return found;
};

/** All that counts of somebody who may go along. */
const keyOf = ({ id, def, affiliation, integrity, cunning, strength }: Member): string =>
  `${id} ${def} ${affiliation} ${integrity} ${cunning} ${strength}`;

export const keyOfPeople = (people: readonly Member[]): string => {
  let key = '';
  for (const one of people) key += `${keyOf(one)};`;
  return key;
};

export const keyOfVessel = (vessel: Vessel | undefined): string =>
  vessel ? `${vessel.def} ${vessel.range} ${vessel.weapons} ${vessel.shields} ${vessel.lessSkilled ?? false}` : '';
