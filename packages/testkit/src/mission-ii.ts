import type { Affiliation, Skill } from '@spaceline/language';
import { personnel, printedIn } from '@spaceline/language';
import { given } from './given.ts';

/** Somebody with these skills alone, strong and honest enough for any requirement: made up for tests of Mission IIs. */
export const expert = (affiliation: Affiliation, skills: readonly (Skill | readonly [Skill, number])[]) =>
  personnel('Test Expert', {
    affiliation,
    classification: 'CIVILIAN',
    skills,
    integrity: 29,
    cunning: 5,
    strength: 36,
    species: ['Human'],
    staffing: 'Stf',
    printed: [printedIn('enhanced-premiere')(902, 'P')],
  });

/** A Mission II with the side up that has no outpost, and an expert aboard a ship there. */
export const unbuilt = (title: string, affiliation: Affiliation, skills: readonly Skill[], ship: string, more = '') =>
  given(
    `
    P1 mission: ${title} [other side]
    P1 ship: ${ship} at ${title} aboard Test Expert
    P1 draw deck: 3x Klag
    ${more}
    `,
    { cards: [expert(affiliation, skills)] },
  );
