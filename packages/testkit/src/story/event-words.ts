import type { CardId, GameEvent } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { correctionWords } from '@spaceline/protocol';
import type { CardNames } from './names.ts';
import { sentences } from './sentences.ts';

const corrected = ({ correction }: GameEvent, names: CardNames): string =>
  correction
    ? correctionWords(correction, {
        reader: 'spectator',
        card: (id) => names.of(id),
        titleOf: (id) => names.called(id),
        facts: () => undefined,
        players: ['P1', 'P2'],
      })
    : '';

/** Whether the event has what a shape speaks of. */
const has = (event: GameEvent, slot: string): boolean => {
  if (slot === '{each}') return event.cards.length > 0;
  if (slot === '{card}') return event.card >= 0;
  if (slot === '{on}') return event.on >= 0;
  if (slot === '{player}') return event.player >= 0;
  if (slot === '{n}') return event.n >= 0;
  return slot === '{word}' ? event.word !== '' : true;
};

const slots = /\{\w+\}/g;

/** The shape in which the event is told: of several the first whose parts it has. */
const shapeOf = (event: GameEvent): string => {
  const fits = (words: string): boolean => words.match(slots)?.every((slot) => has(event, slot)) === true;
  const filled = (shape: string): string =>
    shape.replace(/\[([^\]]*)\]/g, (_, part: string) => (fits(part) ? part : ''));
  const [usual, ...others] = sentences[event.e];
  return [usual, ...others].map(filled).find(fits) ?? filled(usual);
};

/** What an event comes to in the words of stories: one sentence, or one for each of its cards. */
export const eventWords = (event: GameEvent, names: CardNames): string[] => {
  const template = shapeOf(event);
  const fill = (each: CardId): string =>
    template
      .replace('{each}', names.of(each))
      .replace('{card}', names.of(event.card))
      .replace('{on}', event.whom === undefined ? names.of(event.on) : `P${event.whom + 1}`)
      .replace('{player}', event.player >= 0 ? `P${event.player + 1}` : 'nobody')
      .replace('{n}', String(event.n))
      .replace('{word}', event.word)
      .replace('{correction}', () => corrected(event, names))
      .replace(/ (on|to|at|from|by|for) nothing$/, '')
      .trim();
  return template.includes('{each}') ? event.cards.map(fill) : [fill(none)];
};

/** Whether a story's phrase speaks of this happening: the same words from the start, as far as the phrase goes. */
export const says = (phrase: string, sentence: string): boolean =>
  [sentence, sentence.replace(/ #\d+/g, '')].some(
    (words) => words === phrase || (words.startsWith(phrase) && /^[ :]/.test(words.slice(phrase.length))),
  );
