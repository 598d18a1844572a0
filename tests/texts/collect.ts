import { readFileSync } from 'node:fs';
import { allCards } from '@spaceline/cards';
import { type CardDef, english } from '@spaceline/language';

/** How long the text of a card is, as it is generated and as it is printed. */
export interface Length {
  readonly card: CardDef;
  readonly text: string;
  readonly words: number;
  readonly printed: number;
}

/** Words are what stands between spaces, in both texts: "CUNNING>7" is one where "CUNNING over 7" is three. */
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The lengths of the printed texts, newest wording, as numbers: the wording itself is not ours to keep. */
const printed: ReadonlyMap<string, number> = new Map(
  readFileSync(new URL('../../packages/cards/facts/printed-words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([, title = '', words]) => [title, Number(words)]),
);

export const lengths: readonly Length[] = allCards.map((card) => {
  const text = english(card);
  return { card, text, words: wordsIn(text), printed: printed.get(card.title) ?? Number.NaN };
});

export interface Total {
  readonly cards: number;
  readonly words: number;
  readonly printed: number;
  /** How many times as long the generated texts are. */
  readonly times: number;
}

export const totalOf = (...types: readonly CardDef['type'][]): Total => {
  const of = lengths.filter(({ card }) => types.includes(card.type));
  const words = of.reduce((sum, length) => sum + length.words, 0);
  const long = of.reduce((sum, length) => sum + length.printed, 0);
  return { cards: of.length, words, printed: long, times: words / long };
};

/** Types in the order in which a player meets them, with how the page calls them. */
const groups: readonly (readonly [string, CardDef['type']])[] = [
  ['Missions', 'Mission'],
  ['Dilemmas', 'Dilemma'],
  ['Artifacts', 'Artifact'],
  ['Facilities', 'Facility'],
  ['Events', 'Event'],
  ['Interrupts', 'Interrupt'],
  ['Equipment', 'Equipment'],
  ['Personnel', 'Personnel'],
  ['Ships', 'Ship'],
];

const totalRow = (name: string, { cards, words, printed: long, times }: Total): string =>
  `| ${name} | ${cards} | ${words} | ${long} | ${times.toFixed(2)} |`;

/** A line for each card: columns would be laid out anew for every longer text. */
const line = ({ card, text, words, printed: long }: Length): string =>
  `- **${card.title}** (${words}, printed ${long}): ${text}`;

const linesOf = (type: CardDef['type']): readonly string[] =>
  lengths.filter(({ card }) => card.type === type).map(line);

export const page = (): string =>
  [
    '# The texts of the cards',
    '',
    'Written by `node scripts/texts.mjs` from the programs of the cards. Behind each title stand the words of its text and of',
    'the printed one (its newest wording), of which only the number is kept. Personnel, ships, and facilities say here as well',
    'what the printed card shows outside its text: attributes, staffing, and class.',
    '',
    '| type | cards | words | printed | times |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...groups.map(([name, type]) => totalRow(name, totalOf(type))),
    totalRow('Dilemmas and artifacts', totalOf('Dilemma', 'Artifact')),
    totalRow('Events and interrupts', totalOf('Event', 'Interrupt')),
    ...groups.flatMap(([name, type]) => ['', `## ${name}`, '', ...linesOf(type)]),
    '',
  ].join('\n');
