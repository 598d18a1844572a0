import type { Face } from '@spaceline/art';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** The cards of an opened box, as the builder sorts and filters them. */

/** One card that lies in the box; copies are cards of their own. */
export interface PoolCard {
  readonly key: string;
  /** What it came out of. */
  readonly from: string;
  readonly face: Face;
}

export interface OpenedBox {
  readonly packs: readonly (readonly string[])[];
  readonly premium: readonly string[];
}

export const rarityWords: Readonly<Record<string, Label>> = {
  C: 'common',
  U: 'uncommon',
  R: 'rare',
  P: 'premium',
};

/** Empty where a card has none. */
export const rarityWord = (rarity = ''): string => {
  const word = rarityWords[rarity];
  return word ? t(word) : '';
};

/** What the wrappers of a box are called, in the order in which they are opened. */
export const wrappersOf = ({
  packs,
  premium,
}: OpenedBox): readonly (readonly [name: string, cards: readonly string[]])[] => [
  ...packs.map((cards, at) => [t('Pack {n}', { n: at + 1 }), cards] as const),
  [t('Premium cards'), premium],
];

export const poolCards = (box: OpenedBox, faceOf: (id: string) => Face): readonly PoolCard[] =>
  wrappersOf(box).flatMap(([from, cards]) => cards.map((id, at) => ({ key: `${from} ${at}`, from, face: faceOf(id) })));

export interface Filter {
  readonly words: string;
  readonly type: string;
  readonly affiliation: string;
  readonly rarity: string;
  readonly skill: string;
}

export const noFilter: Filter = { words: '', type: '', affiliation: '', rarity: '', skill: '' };

export const isFiltering = (filter: Filter): boolean => Object.values(filter).some((value) => value.trim() !== '');

/** Levels of each skill somebody has; a classification counts as one level of the skill of its name. */
export const skillLevels = ({ people }: Face): ReadonlyMap<string, number> => {
  const levels = new Map<string, number>();
  const add = (skill: string, more: number) => levels.set(skill, (levels.get(skill) ?? 0) + more);
  for (const { classification, skills } of people) {
    if (classification) add(classification, 1);
    for (const [skill, more] of skills) add(skill, more);
  }
  return levels;
};

/** Letters and digits only, so that nobody has to type dots and apostrophes. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim();

const belongsTo = (face: Face, affiliation: string): boolean =>
  face.affiliations.some((one) => one === affiliation) || face.attemptedBy.includes(affiliation);

const fits = (face: Face, filter: Filter): boolean =>
  (filter.words === '' || plain(face.title).includes(plain(filter.words))) &&
  (filter.type === '' || face.type === filter.type) &&
  (filter.affiliation === '' || belongsTo(face, filter.affiliation)) &&
  (filter.rarity === '' || face.rarity === filter.rarity) &&
  (filter.skill === '' || skillLevels(face).has(filter.skill));

export const filtered = (pool: readonly PoolCard[], filter: Filter): readonly PoolCard[] =>
  pool.filter(({ face }) => fits(face, filter));

export interface Group {
  readonly title: string;
  readonly cards: readonly PoolCard[];
}

export const sortings = ['kind', 'skill', 'rarity', 'pack'] as const;
export type Sorting = (typeof sortings)[number];

const sides: readonly string[] = ['Federation', 'Non-Aligned', 'Klingon', 'Romulan'];

/** Of several affiliations the first one of the box counts. */
const personnelOf =
  (affiliation: string) =>
  ({ type, affiliations }: Face): boolean =>
    type === 'Personnel' && affiliations.find((one) => sides.includes(one)) === affiliation;

const ofType =
  (...types: readonly string[]) =>
  ({ type }: Face): boolean =>
    types.includes(type);

const kindWords: readonly (readonly [Label, (face: Face) => boolean])[] = [
  ['Ships and outposts', ofType('Ship', 'Facility')],
  ['Missions', ofType('Mission')],
  ['Dilemmas', ofType('Dilemma')],
  ['Artifacts', ofType('Artifact')],
  ['Equipment', ofType('Equipment')],
  ['Events and interrupts', ofType('Event', 'Interrupt')],
];

const kinds = (): readonly (readonly [string, (face: Face) => boolean])[] => [
  ...sides.map((side) => [side, personnelOf(side)] as const),
  ...kindWords.map(([word, is]) => [t(word), is] as const),
];

const byTitle = (cards: readonly PoolCard[]): readonly PoolCard[] =>
  cards.toSorted((a, b) => (a.face.title < b.face.title ? -1 : a.face.title > b.face.title ? 1 : 0));

const kindOf = (face: Face): string => kinds().find(([, is]) => is(face))?.[0] ?? face.type;

const grouped = (
  pool: readonly PoolCard[],
  titles: readonly string[],
  groupOf: (card: PoolCard) => string,
): readonly Group[] =>
  titles
    .map((title) => ({ title, cards: pool.filter((card) => groupOf(card) === title) }))
    .filter(({ cards }) => cards.length > 0);

const byKind = (pool: readonly PoolCard[]): readonly Group[] => {
  const others = pool.map(({ face }) => kindOf(face)).filter((kind) => kinds().every(([title]) => title !== kind));
  return grouped(byTitle(pool), [...kinds().map(([title]) => title), ...new Set(others)], ({ face }) => kindOf(face));
};

/** The skills of a pool with the levels of all who have them, the commonest first. */
export const skillsIn = (pool: readonly PoolCard[]): readonly (readonly [skill: string, levels: number])[] => {
  const sums = new Map<string, number>();
  for (const { face } of pool)
    for (const [skill, levels] of skillLevels(face)) sums.set(skill, (sums.get(skill) ?? 0) + levels);
  return [...sums].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
};

/** Somebody with several skills is listed with each of them. */
const bySkill = (pool: readonly PoolCard[]): readonly Group[] => {
  const people = byTitle(pool.filter(({ face }) => face.people.length > 0));
  const skills = skillsIn(people).map(([title]) => ({
    title,
    cards: people.filter(({ face }) => skillLevels(face).has(title)),
  }));
  return [...skills, ...byKind(pool.filter(({ face }) => face.people.length === 0))];
};

const rarities = ['P', 'R', 'U', 'C'];
const rarityOf = ({ face }: PoolCard): string => rarityWord(face.rarity) || t('other::rarity');

const byRarity = (pool: readonly PoolCard[]): readonly Group[] =>
  grouped(byTitle(pool), [...rarities.map(rarityWord), t('other::rarity')], rarityOf);

const byPack = (pool: readonly PoolCard[]): readonly Group[] =>
  grouped(pool, [...new Set(pool.map(({ from }) => from))], ({ from }) => from);

const ways: Readonly<Record<Sorting, (pool: readonly PoolCard[]) => readonly Group[]>> = {
  kind: byKind,
  skill: bySkill,
  rarity: byRarity,
  pack: byPack,
};

export const sorted = (pool: readonly PoolCard[], sorting: Sorting): readonly Group[] => ways[sorting](pool);
