import { typeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { englishCondition } from '@spaceline/language';
import { skillLevels } from '../sealed/pool.ts';
import type { Title } from './titles.ts';

/** Seeking among titles: by words anywhere on a card, and by facets whose values say how many they would leave. */

export const facetNames = ['type', 'affiliation', 'skill', 'status', 'set'] as const;
export type FacetName = (typeof facetNames)[number];

export type Query = { readonly words: string } & Readonly<Record<FacetName, readonly string[]>>;

export const noQuery: Query = { words: '', type: [], affiliation: [], skill: [], status: [], set: [] };

export const isAsking = (query: Query): boolean =>
  query.words.trim() !== '' || facetNames.some((name) => query[name].length > 0);

/** Letters, digits and spaces only, so that nobody has to type dots, marks and apostrophes. */
export const plainWords = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();

const valuesOf: Readonly<Record<FacetName, (title: Title) => readonly string[]>> = {
  type: ({ face }) => [typeOf(face)],
  affiliation: ({ face }) => (face.type === 'Mission' ? face.attemptedBy : face.affiliations),
  skill: ({ face }) => [...skillLevels(face).keys()],
  status: ({ status }) => [status],
  set: ({ sets }) => sets,
};

/** Everything that is written on a card and could be sought. */
const sayings = (face: Face, { sets, version = '' }: Title): string => {
  const { people, halves = [], shipClass = '', location = '', region = '', quadrant = '', requires } = face;
  return [
    version,
    typeOf(face),
    face.text,
    shipClass,
    location,
    region,
    quadrant,
    face.where ?? '',
    face.commander ?? '',
    ...face.affiliations,
    ...face.icons,
    ...face.equipment,
    ...face.characteristics,
    ...halves.flatMap(({ title, text }) => [title, text]),
    ...people.flatMap(({ name, classification, species, gender = '', skills }) => [
      name,
      classification,
      gender,
      ...species,
      ...skills.map(([skill]) => skill),
    ]),
    requires ? englishCondition(requires) : '',
    ...sets,
  ].join(' ');
};

/** A title made ready to be sought in. */
export interface Sought {
  readonly title: Title;
  readonly name: string;
  readonly said: string;
  readonly values: Readonly<Record<FacetName, ReadonlySet<string>>>;
}

export const soughtOf = (titles: readonly Title[]): readonly Sought[] =>
  titles.map((title) => ({
    title,
    name: plainWords(title.face.title),
    said: plainWords(sayings(title.face, title)),
    values: {
      type: new Set(valuesOf.type(title)),
      affiliation: new Set(valuesOf.affiliation(title)),
      skill: new Set(valuesOf.skill(title)),
      status: new Set(valuesOf.status(title)),
      set: new Set(valuesOf.set(title)),
    },
  }));

/** How well the words fit: 0 not at all, more the nearer they are to the title. */
const fitOf = ({ name, said }: Sought, words: string): number => {
  if (words === '') return 1;
  if (name === words) return 5;
  if (name.startsWith(words)) return 4;
  if (name.includes(words)) return 3;
  const all = words.split(' ');
  if (all.every((word) => name.includes(word))) return 2;
  return all.every((word) => name.includes(word) || said.includes(word)) ? 1 : 0;
};

/** Of one facet any of the chosen values will do, except of skills: who is sought has all of them. */
const passes = ({ values }: Sought, query: Query, name: FacetName): boolean => {
  const chosen = query[name];
  const has = (value: string): boolean => values[name].has(value);
  return chosen.length === 0 || (name === 'skill' ? chosen.every(has) : chosen.some(has));
};

export interface FacetValue {
  readonly value: string;
  /** How many titles it would leave. */
  readonly count: number;
  readonly chosen: boolean;
}

export interface Found {
  readonly titles: readonly Title[];
  readonly facets: Readonly<Record<FacetName, readonly FacetValue[]>>;
}

const counted = (fitting: readonly Sought[], query: Query, name: FacetName): readonly FacetValue[] => {
  const counts = new Map<string, number>(query[name].map((value) => [value, 0]));
  const others = facetNames.filter((other) => other !== name || name === 'skill');
  for (const sought of fitting)
    if (others.every((other) => passes(sought, query, other)))
      for (const value of sought.values[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count, chosen: query[name].includes(value) }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};

/** The titles a query means, the nearest first, and what each facet would leave of them. */
export const find = (all: readonly Sought[], query: Query): Found => {
  const words = plainWords(query.words);
  const fits = all
    .map((sought) => ({ sought, fit: fitOf(sought, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const fitting = fits.map(({ sought }) => sought);
  return {
    titles: fitting
      .filter((sought) => facetNames.every((name) => passes(sought, query, name)))
      .map(({ title }) => title),
    facets: {
      type: counted(fitting, query, 'type'),
      affiliation: counted(fitting, query, 'affiliation'),
      skill: counted(fitting, query, 'skill'),
      status: counted(fitting, query, 'status'),
      set: counted(fitting, query, 'set'),
    },
  };
};

export const toggledIn = (query: Query, name: FacetName, value: string): Query => ({
  ...query,
  [name]: query[name].includes(value) ? query[name].filter((one) => one !== value) : [...query[name], value],
});
