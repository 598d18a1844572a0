import { list, noun, numberWord, withArticle } from './words.ts';
import type { Count, Noun } from './words.ts';

/** What follows a noun and must agree with it: "who is not male", "that are not yours". */
export type Clause = (count: Count, person: boolean) => string;

/** The parts of one noun phrase, kept apart until number and determiner are known. */
export interface Phrase {
  readonly owner?: 'your' | "your opponent's";
  readonly before: readonly string[];
  /** Affiliations: "a Klingon ship", but "a personnel of Klingon affiliation", since "Klingon" alone may be a species. */
  readonly allied: readonly string[];
  readonly noun?: Noun;
  readonly name?: string;
  readonly having: readonly string[];
  readonly lacking: readonly string[];
  readonly after: readonly Clause[];
}

export const empty: Phrase = { before: [], allied: [], having: [], lacking: [], after: [] };
export const before = (word: string): Phrase => ({ ...empty, before: [word] });
export const having = (word: string): Phrase => ({ ...empty, having: [word] });
export const lacking = (word: string): Phrase => ({ ...empty, lacking: [word] });
export const after = (clause: Clause): Phrase => ({ ...empty, after: [clause] });
export const named = (name: string): Phrase => ({ ...empty, name });

export const card = noun('card');
export const personnel = noun('personnel', 'personnel');
export const member = noun('member');
export const teamMember = noun('team member');
export const crewMember = noun('crew member');
export const afflicted = noun('afflicted personnel', 'afflicted personnel');

const people: readonly Noun[] = [personnel, member, teamMember, crewMember, afflicted];
const isPerson = (of: Noun): boolean => people.includes(of);

/** "who is …" of people, "that is …" of cards. */
export const being =
  (what: (count: Count) => string): Clause =>
  (count, person) =>
    `${person ? 'who' : 'that'} ${count === 'one' ? 'is' : 'are'} ${what(count)}`;

/** The noun a phrase comes down to. A type narrows it, except that a person stays the person the text speaks of. */
export const nounOf = (phrase: Phrase, usual: Noun): Noun => {
  if (!phrase.noun) return usual;
  return phrase.noun === personnel && isPerson(usual) ? usual : phrase.noun;
};

const mayBeSpecies = (of: Noun): boolean => isPerson(of) || of === card;

const tail = (phrase: Phrase, count: Count, of: Noun): string => {
  const owning = [
    phrase.having.length > 0 ? `with ${list(phrase.having, 'and')}` : '',
    phrase.lacking.length > 0 ? `without ${list(phrase.lacking, 'or')}` : '',
  ].filter(Boolean);
  const person = isPerson(of) && phrase.name === undefined;
  return [
    ...(mayBeSpecies(of) ? phrase.allied.map((name) => `of ${name} affiliation`) : []),
    owning.join(' and '),
    ...phrase.after.map((clause) => clause(count, person)),
  ]
    .filter(Boolean)
    .join(' ');
};

/** The phrase without determiner and owner. `place` stands between the noun and what follows: "aboard". */
export const bare = (phrase: Phrase, count: Count, usual: Noun, place = ''): string => {
  const of = nounOf(phrase, usual);
  const name = phrase.name === undefined ? [] : [phrase.name];
  const core = name.length > 0 && !phrase.noun ? (count === 'one' ? [] : [card.many]) : [of[count]];
  const allied = mayBeSpecies(of) ? [] : phrase.allied;
  return [...phrase.before, ...allied, ...name, ...core, place, tail(phrase, count, of)].filter(Boolean).join(' ');
};

/** Whether more is said after the noun. */
export const hasTail = (phrase: Phrase): boolean => tail(phrase, 'one', personnel) !== '';

const isBareName = (phrase: Phrase): boolean => phrase.name !== undefined && !phrase.noun && phrase.before.length === 0;

export type Determiner = 'a' | 'any' | 'all' | 'each' | 'no' | number;

export const determined = (phrase: Phrase, by: Determiner, usual: Noun, place = ''): string => {
  const { owner } = phrase;
  const one = bare(phrase, 'one', usual, place);
  const many = bare(phrase, 'many', usual, place);
  if (by === 'all') return owner ? `all ${owner} ${many}` : `all ${many}`;
  if (by === 'each') return owner ? `each of ${owner} ${many}` : `each ${one}`;
  if (by === 'no') return owner ? `none of ${owner} ${many}` : `no ${one}`;
  if (typeof by === 'number') {
    if (owner) return `${numberWord(by)} of ${owner} ${many}`;
    return `${numberWord(by)} ${by === 1 ? one : many}`;
  }
  if (owner) return `${owner} ${one}`;
  if (isBareName(phrase)) return one;
  return by === 'a' ? withArticle(one) : `any ${one}`;
};
