/** The grammar every family needs: lists, numbers, articles, sentences. */

export interface Noun {
  readonly one: string;
  readonly many: string;
}
export type Count = 'one' | 'many';

export const noun = (one: string, many = `${one}s`): Noun => ({ one, many });

/** "A", "A or B", "A, B, or C". */
export const list = (items: readonly string[], word: 'and' | 'or'): string => {
  if (items.length <= 2) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items[items.length - 1]}`;
};

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (n: number): string => numberWords[n] ?? String(n);

/** "three cards", "one card". */
export const howMany = (n: number, of: Noun): string => `${numberWord(n)} ${n === 1 ? of.one : of.many}`;

/** "1 point", "5 points": points are read as figures. */
export const points = (n: number): string => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

// The sound decides: "a universal ship", "a U.S.S.", "a one", but "an Honor", "an hour".
const startsWithVowel = /^(?:hono|hour|[aeio](?!u|ne\b)|o(?!ne\b)|u(?!ni|se|\.))/i;
export const withArticle = (words: string): string => `${startsWithVowel.test(words) ? 'an' : 'a'} ${words}`;

const ordinals = ['', 'next', 'second full', 'third full', 'fourth full', 'fifth full'];
/** "your next turn", "your third full turn": the turn in which it is said does not count. */
export const yourTurn = (n: number): string => `your ${ordinals[n] ?? `${n}th full`} turn`;

export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const sentence = (words: string): string => {
  const begun = capital(words);
  return /\.\)?$/.test(begun) ? begun : `${begun}.`;
};

/** A sentence in brackets, as cards have it for their limits: "(Cumulative.)". */
export const aside = (words: string): string => `(${sentence(words)})`;

/** "it" has a possessive of its own. */
export const possessive = (words: string): string => (words === 'it' ? 'its' : `${words}'s`);

/** Sentences in reading order; the absent ones are left out. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => sentence(part as string))
    .join(' ');

/** Reached only by a node that the types do not know. */
export const unspoken = (node: never): never => {
  throw new Error(`No English for ${JSON.stringify(node)}`);
};
