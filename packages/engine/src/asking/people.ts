import type { Affiliation } from '@spaceline/language';
import { isPeople as isPeoplesName } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import type { Prepared } from '../state/pool.ts';
import type { State } from '../state/state.ts';

export const hasSpecies = (card: Prepared, species: string): boolean =>
  card.personnel?.individuals.some((person) => person.species.includes(species)) ?? false;

/**
 * The card's affiliation is this one now, whatever its species (B-6.29); a resting card counts as each of its
 * affiliations (B-6.15).
 */
export const hasAffiliation = (s: State, id: CardId, affiliation: Affiliation): boolean => {
  const current = s.cards[id].affiliation;
  if (current !== '') return current === affiliation;
  return s.fixed.cards[id].affiliations?.includes(affiliation) ?? false;
};

/** Affiliation or, if the word means a people, species (B-6.9, B-6.10); cards with neither may stand for one. */
export const isPeople = (s: State, id: CardId, people: Affiliation): boolean =>
  hasAffiliation(s, id, people) ||
  s.fixed.cards[id].def.people === people ||
  (isPeoplesName(people) && hasSpecies(s.fixed.cards[id], people));
