import { allCards } from '@spaceline/cards';
import { type CardDef, english } from '@spaceline/language';
import { readingOf, readingSays } from '@spaceline/bots/reading';

/** The page that shows what a computer player reads beside what the card says. */

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

/** Of people and ships the facts are the reading: their texts would only say them again. */
const saysItself = (card: CardDef): boolean =>
  card.type === 'Personnel' || card.type === 'Ship' || card.type === 'Facility';

const lineOf = (card: CardDef): string => {
  const reading = readingSays(readingOf(card));
  return saysItself(card)
    ? `- **${card.title}**: ${reading}`
    : `- **${card.title}**: ${english(card)}\n  - _read as_ ${reading}`;
};

export const page = (): string =>
  [
    '# What computer players read in the cards',
    '',
    'Written by `node scripts/readings.mjs` from the programs of the cards: no card is read by its title. First stands what the',
    'card says, below it what a player without a person makes of it. Of played cards: when, on what it is best aimed, what it',
    'gives or takes in the units of the value model, and what that is in points. Of dilemmas: what passes them, and what',
    'happens otherwise.',
    ...groups.flatMap(([name, type]) => [
      '',
      `## ${name}`,
      '',
      ...allCards.filter((card) => card.type === type).map(lineOf),
    ]),
    '',
  ].join('\n');
