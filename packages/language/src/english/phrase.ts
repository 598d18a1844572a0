import { list, noun, numberWord, withArticle } from './words.ts';
import type { Count, Noun } from './words.ts';

/** What follows a noun and must agree with it: "who is not male", "that are not yours". */
export type Clause = (count: Count, person: boolean) => string;

/** The parts of one noun phrase, kept apart until number and determiner are known. */
export interface Phrase {
  readonly owner?: 'your' | "your opponent's";
  /** How a card is just now, as adjectives of equal standing: "an empty, uncloaked ship". */
  readonly states: readonly string[];
  readonly before: readonly string[];
  /** Affiliations: "a Klingon ship", but "a personnel of Klingon affiliation", since "Klingon" alone may be a species. */
  readonly allied: readonly string[];
  readonly noun?: Noun;
  /** A people, any of them: "a Klingon with Honor", but "a Klingon ship". */
  readonly peoples?: readonly string[];
  /** Titles, any of them. */
  readonly names?: readonly string[];
  /** The title is a kind of card: "a Treaty". */
  readonly several?: true;
  /** Where it is, said before what it has: "a ship in orbit with a Tractor Beam". */
  readonly places: readonly string[];
  readonly having: readonly string[];
  readonly lacking: readonly string[];
  readonly after: readonly Clause[];
}

export const empty: Phrase = { states: [], before: [], allied: [], places: [], having: [], lacking: [], after: [] };
export const before = (word: string): Phrase => ({ ...empty, before: [word] });
/** "docked", "uncloaked" */
export const stated = (word: string): Phrase => ({ ...empty, states: [word] });
export const having = (word: string): Phrase => ({ ...empty, having: [word] });
export const lacking = (word: string): Phrase => ({ ...empty, lacking: [word] });
export const after = (clause: Clause): Phrase => ({ ...empty, after: [clause] });
export const named = (...names: readonly string[]): Phrase => ({ ...empty, names });
export const placed = (where: string): Phrase => ({ ...empty, places: [where] });

export const card = noun('card');
export const personnel = noun('personnel', 'personnel');
export const member = noun('member');
export const teamMember = noun('team member');
export const crewMember = noun('crew member');
export const android = noun('android');
export const group = noun('group');
export const afflicted = noun('afflicted personnel', 'afflicted personnel');

const people: readonly Noun[] = [personnel, member, teamMember, crewMember, afflicted, android];
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
  const person = isPerson(of) && phrase.names === undefined;
  return [
    ...(mayBeSpecies(of) ? phrase.allied.map((name) => `of ${name} affiliation`) : []),
    owning.join(' and '),
    ...phrase.after.map((clause) => clause(count, person)),
  ]
    .filter(Boolean)
    .join(' ');
};

/** A bare people's name is a noun of people: "Klingons". */
const peopled = (phrase: Phrase, of: Noun): Noun => {
  const { peoples } = phrase;
  if (!peoples) return of;
  const one = list(peoples, 'or');
  if (!isPerson(of) || of === afflicted) return noun(`${one} ${of.one}`, `${one} ${of.many}`);
  return noun(
    one,
    list(
      peoples.map((name) => `${name}s`),
      'or',
    ),
  );
};

/** The phrase without determiner and owner. `place` stands between the noun and what follows: "aboard". */
export const bare = (phrase: Phrase, count: Count, usual: Noun, place = '', either: 'and' | 'or' = 'or'): string => {
  const of = nounOf(phrase, usual);
  const name = phrase.names ? [list(phrase.names, either)] : [];
  const core = phrase.names && !phrase.noun ? (count === 'one' ? [] : [card.many]) : [peopled(phrase, of)[count]];
  const allied = mayBeSpecies(of) ? [] : phrase.allied;
  return [
    phrase.states.join(', '),
    ...phrase.before,
    ...allied,
    ...name,
    ...core,
    ...phrase.places,
    place,
    tail(phrase, count, of),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Whether more is said after the noun. */
export const hasTail = (phrase: Phrase): boolean => tail(phrase, 'one', personnel) !== '';

const isBareName = (phrase: Phrase): boolean =>
  phrase.names !== undefined && !phrase.noun && phrase.before.length === 0 && phrase.states.length === 0;

export type Determiner = 'a' | 'any' | 'all' | 'each' | 'no' | number;

export const determined = (phrase: Phrase, by: Determiner, usual: Noun, place = ''): string => {
  const { owner } = phrase;
  const one = bare(phrase, 'one', usual, place);
  const many = bare(phrase, 'many', usual, place);
  if (by === 'all') {
    const every = bare(phrase, 'many', usual, place, 'and');
    return owner ? `all ${owner} ${every}` : `all ${every}`;
  }
  if (by === 'each') return owner ? `each of ${owner} ${many}` : `each ${one}`;
  if (by === 'no') return owner ? `none of ${owner} ${many}` : `no ${one}`;
  if (typeof by === 'number') {
    if (owner) return `${numberWord(by)} of ${owner} ${many}`;
    return `${numberWord(by)} ${by === 1 ? one : many}`;
  }
  if (owner) return `${owner} ${one}`;
  if (isBareName(phrase)) return phrase.several ? withArticle(one) : one;
  return by === 'a' ? withArticle(one) : `any ${one}`;
};
