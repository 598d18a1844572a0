import type { EventName } from '@spaceline/engine';
import { affiliations } from '@spaceline/language';
import type { CardNames } from './names.ts';
import { outcomeWords } from './read-correction.ts';
import { sentences } from './sentences.ts';

/** Whether a phrase speaks of anything that could happen at a table at all: a slip of the pen never does. */

/** The words an event may carry; of events that are not named here, any. */
const wordsOf: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  'game won': ['points', 'missions', 'decks', 'conceded'],
  'game drawn': ['points', 'missions', 'decks', 'conceded'],
  'top mission told': ['double-sided', 'one-sided'],
  'mission placed': ['left', 'right', 'shared'],
  'segment begun': ['start', 'card play', 'orders', 'end', 'draw'],
  flipped: ['face down', 'face up'],
  revealed: ['hand'],
  selected: ['random', 'choice'],
  'affiliation changed': affiliations,
  'carried out by hand': outcomeWords,
};

/** Where the words at the start of a text end, if one of them stands there. */
const endOf = (text: string, words: Iterable<string>): number => {
  let end = 0;
  for (const word of words)
    if (word.length > end && text.startsWith(word) && !/\w/.test(text[word.length] ?? '')) end = word.length;
  return end;
};

const players = ['P1', 'P2', 'nobody'];

/** How much of the text one part of a sentence takes up; 0 where it does not stand there. */
const taken = (text: string, slot: string, event: EventName, names: CardNames): number => {
  if (slot === '{card}' || slot === '{each}') return endOf(text, names.for(event));
  // A card may be played on a player.
  if (slot === '{on}') return endOf(text, [...names.all(), ...players]);
  if (slot === '{player}') return endOf(text, players);
  if (slot === '{n}') return /^-?\d+(?!\w)/.exec(text)?.[0].length ?? 0;
  const words = slot === '{word}' ? wordsOf[event] : undefined;
  return words ? endOf(text, words) : text.length;
};

/** A phrase may end where a word ends. */
const isBeginning = (phrase: string, words: string): boolean =>
  words.startsWith(phrase) && /^($|[ :])/.test(words.slice(phrase.length));

const begins = (phrase: string, shape: string, event: EventName, names: CardNames): boolean => {
  let rest = phrase;
  for (const part of shape.split(/(\{\w+\})/)) {
    if (rest === '') return true;
    if (part.startsWith('{')) {
      const end = taken(rest, part, event, names);
      if (end === 0) return false;
      rest = rest.slice(end);
    } else {
      if (!rest.startsWith(part)) return isBeginning(rest, part);
      rest = rest.slice(part.length);
    }
  }
  return rest === '';
};

/** The shape with and without its brackets. */
const variants = (shape: string): readonly string[] =>
  shape.includes('[') ? [shape.replace(/[[\]]/g, ''), shape.replace(/\[[^\]]*\]/g, '')] : [shape];

const shapes = (Object.entries(sentences) as [EventName, readonly string[]][]).flatMap(([event, list]) =>
  list.flatMap(variants).map((shape) => ({ event, shape })),
);

export const couldHappen = (phrase: string, names: CardNames): boolean =>
  shapes.some(({ event, shape }) => begins(phrase, shape, event, names));

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** Sentences somebody may have meant: those that share a word with the phrase. */
export const alike = (phrase: string): readonly string[] => {
  const said = new Set(wordsIn(phrase));
  return shapes
    .filter(({ event }) => wordsIn(event).some((word) => said.has(word)))
    .map(({ shape }) => shape.replace('{each}', '{card}').replace(/[{}]/g, ''))
    .slice(0, 5);
};
