import type { CardId, EventName, GameEvent } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { correctionWords } from '@spaceline/protocol';
import type { CardNames } from './names.ts';

/**
 * What stories call the happenings of chapter 32. `{each}` says the sentence once for every card of the event; a story
 * may leave out the end of a sentence, so what matters most stands first.
 */
const sentences: Readonly<Partial<Record<EventName, string>>> = {
  'first player chosen': 'first player chosen {player}',
  'phase begun': 'phase begun {word}',
  'game won': '{player} game won by {word}',
  'game drawn': 'game drawn by {word}',
  conceded: '{player} conceded',
  shuffled: '{player} shuffled',
  drew: '{player} drew {card}',
  'draw impossible': '{player} draw impossible',
  'mission placed': '{card} mission placed {word} {on}',
  seeded: '{card} seeded under {on}',
  'facility seeded': '{card} facility seeded at {on}',
  passed: '{player} passed',
  'leftover seeds removed': '{player} leftover seeds removed {n}',
  'turn begun': '{player} turn begun {n}',
  'segment begun': '{player} segment begun {word}',
  'card play used': '{player} card play used',
  'turn ended': '{player} turn ended {n}',
  played: '{card} played by {player} on {on}',
  reported: '{card} reported to {on}',
  'placed on': '{card} placed on {on}',
  beamed: '{each} beamed to {on}',
  walked: '{each} walked to {on}',
  discarded: '{card} discarded',
  'removed from game': '{card} removed from game',
  'returned to hand': '{card} returned to hand of {player}',
  stopped: '{each} stopped',
  unstopped: '{each} unstopped',
  saved: '{card} saved by {on}',
  relocated: '{card} relocated to {on}',
  released: '{card} released',
  docked: '{card} docked at {on}',
  undocked: '{card} undocked from {on}',
  flew: '{card} flew to {on} using {n}',
  damaged: '{card} damaged to {n}',
  built: '{card} built at {on}',
  'attempt begun': '{on} attempt begun by {player}',
  'seed card revealed': '{card} seed card revealed at {on}',
  'artifact found': '{card} artifact found at {on}',
  'mission completed': '{card} mission completed by {player}',
  'attempt failed': '{on} attempt failed',
  'attempt ended': '{on} attempt ended: {word}',
  encountered: '{card} encountered by {player}',
  'placed in play': '{card} placed in play on {on}',
  'returned under mission': '{card} returned under mission {on}',
  'mis-seed': '{card} mis-seed at {on}',
  'half spent': '{card} first half spent',
  acquired: '{card} acquired by {player}',
  'battle initiated': '{on} battle initiated by {player}',
  'battle cancelled': '{on} battle cancelled',
  fired: '{each} fired at {on} with {n}',
  hit: '{on} hit against {n}',
  'direct hit': '{on} direct hit against {n}',
  missed: '{on} missed against {n}',
  'pair revealed': '{each} pair revealed',
  'strength totaled': '{player} strength totaled {n}',
  'battle won': '{player} battle won at {on}',
  'battle undecided': '{on} battle undecided',
  'battle ended': '{on} battle ended',
  'journey begun': '{card} journey begun to {on}',
  'journey ended': '{card} journey ended at {on}',
  scored: '{player} scored {n} for {card}',
  selected: '{each} selected for {card} by {word}',
  'affiliation changed': '{card} affiliation changed to {word}',
  'countdown reduced': '{card} countdown reduced to {n}',
  'correction proposed': '{player} proposed to {correction}',
  corrected: 'corrected by agreement: {correction}',
  'correction declined': '{player} declined to {correction}',
  'carried out by hand': '{card} carried out by hand: {word}',
};

/** Happenings without a sentence of their own: who or what, then the name of the event, then the rest. */
const usual = (event: GameEvent): string => {
  const subject = event.cards.length > 0 ? '{each}' : event.card >= 0 ? '{card}' : event.player >= 0 ? '{player}' : '';
  const tail = [event.on >= 0 ? ' on {on}' : '', event.n >= 0 ? ' {n}' : '', event.word ? ' {word}' : ''].join('');
  return `${subject} ${event.e}${tail}`.trim();
};

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

/** What an event comes to in the words of stories: one sentence, or one for each of its cards. */
export const eventWords = (event: GameEvent, names: CardNames): string[] => {
  const template = sentences[event.e] ?? usual(event);
  const fill = (each: CardId): string =>
    template
      .replace('{each}', names.of(each))
      .replace('{card}', names.of(event.card))
      .replace('{on}', event.e === 'played' ? names.target(event.card, event.on) : names.of(event.on))
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
