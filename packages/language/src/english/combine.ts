import { bare, being, card, determined, empty, named } from './phrase.ts';
import type { Clause, Phrase } from './phrase.ts';
import { list, noun } from './words.ts';
import type { Count, Noun } from './words.ts';

const possessed = (owner: string): string => (owner === 'your' ? 'yours' : owner);

const classed = (phrase: Phrase, count: Count, usual: Noun): string =>
  count === 'one' ? determined(phrase, 'a', usual) : bare(phrase, 'many', usual);

const wordsIn = (phrase: Phrase): number =>
  [phrase.states, phrase.before, phrase.allied, phrase.places, phrase.having, phrase.lacking, phrase.after].reduce(
    (n, part) => n + part.length,
    0,
  ) +
  (phrase.noun ? 1 : 0) +
  (phrase.peoples ? 1 : 0) +
  (phrase.names ? 1 : 0) +
  (phrase.owner ? 1 : 0);

/** What something may be said to be: "yours", "an interrupt", "a card with Honor". */
export const kindOf = (phrase: Phrase, count: Count, usual: Noun = card): string => {
  const { owner, ...rest } = phrase;
  if (!owner) return classed(rest, count, usual);
  return wordsIn(rest) === 0 ? possessed(owner) : `${classed(rest, count, usual)} of ${possessed(owner)}`;
};

const alsoA = (part: Phrase): Clause => being((count) => `also ${kindOf(part, count)}`);

const differ = (some: readonly string[], others: readonly string[]): boolean => some.join() !== others.join();

/** Everything at once. What a phrase has room for only once goes into a clause: "an event that is also a ship". */
export const joined = (parts: readonly Phrase[]): Phrase => {
  const whole: { -readonly [K in keyof Phrase]: Phrase[K] } = {
    states: parts.flatMap((part) => part.states),
    before: parts.flatMap((part) => part.before),
    allied: parts.flatMap((part) => part.allied),
    places: parts.flatMap((part) => part.places),
    having: parts.flatMap((part) => part.having),
    lacking: parts.flatMap((part) => part.lacking),
    after: parts.flatMap((part) => part.after),
  };
  const also: Clause[] = [];
  for (const { owner, noun: kind, names, peoples, several } of parts) {
    if (several) whole.several = several;
    if (owner && owner !== (whole.owner ??= owner)) also.push(alsoA({ ...empty, owner }));
    if (kind && kind !== (whole.noun ??= kind)) also.push(alsoA({ ...empty, noun: kind }));
    if (names && differ(names, (whole.names ??= names))) also.push(alsoA({ ...empty, names }));
    if (peoples && differ(peoples, (whole.peoples ??= peoples))) also.push(alsoA({ ...empty, peoples }));
  }
  return { ...whole, after: [...whole.after, ...also] };
};

/** Alternatives that differ in one word are said as one phrase: "with Youth, Music, or STRENGTH over 9". */
const oneWordApart = (parts: readonly Phrase[]): Phrase | undefined => {
  if (parts.some((part) => wordsIn(part) !== 1)) return undefined;
  for (const slot of ['states', 'before', 'allied', 'places', 'having'] as const) {
    const words = parts.flatMap((part) => part[slot]);
    if (words.length === parts.length) return { ...empty, [slot]: [list(words, 'or')] };
  }
  const titles = parts.filter((part) => part.names && !part.several);
  if (titles.length === parts.length) return named(...titles.flatMap((part) => part.names ?? []));
  const peoples = parts.flatMap((part) => (part.peoples ? [part.peoples] : []));
  if (peoples.length === parts.length) return { ...empty, peoples: peoples.flat() };
  const nouns = parts.flatMap((part): readonly Noun[] => (part.noun ? [part.noun] : []));
  if (nouns.length < parts.length) return undefined;
  const either = (count: Count): string =>
    list(
      nouns.map((of) => of[count]),
      'or',
    );
  return { ...empty, noun: noun(either('one'), either('many')) };
};

/** One of several phrases, as one phrase. */
export const anyOf = (parts: readonly Phrase[]): Phrase => {
  const [first, ...others] = parts;
  if (!first) return { ...empty, after: [being(() => 'of no kind')] };
  if (others.length === 0) return first;
  const clause = being((count) =>
    list(
      parts.map((part) => kindOf(part, count)),
      'or',
    ),
  );
  return oneWordApart(parts) ?? { ...empty, after: [clause] };
};
