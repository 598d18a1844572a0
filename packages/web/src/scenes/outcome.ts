import type { IconName } from '@spaceline/art';
import type { EventName, SeenEvent } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import { callingOf, cardList, eventWords } from '../i18n/table-words.ts';
import type { Names } from '../words.ts';
import type { Act } from './act.ts';
import { many, t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** What came of an act, in a few sentences. */
export interface Sentence {
  readonly sign: IconName;
  readonly tone: 'bad' | 'warn' | 'good' | 'gold' | 'plain';
  readonly words: string;
}

const kinds: Readonly<Partial<Record<EventName, Pick<Sentence, 'sign' | 'tone'> & { readonly weight: number }>>> = {
  'mission completed': { sign: 'points', tone: 'gold', weight: 0 },
  nullified: { sign: 'nullify', tone: 'good', weight: 0 },
  'battle won': { sign: 'points', tone: 'gold', weight: 0 },
  'battle undecided': { sign: 'battle', tone: 'plain', weight: 0 },
  'battle cancelled': { sign: 'nullify', tone: 'plain', weight: 0 },
  destroyed: { sign: 'killed', tone: 'bad', weight: 1 },
  killed: { sign: 'killed', tone: 'bad', weight: 1 },
  'location destroyed': { sign: 'killed', tone: 'bad', weight: 1 },
  saved: { sign: 'met', tone: 'good', weight: 2 },
  scored: { sign: 'points', tone: 'gold', weight: 2 },
  acquired: { sign: 'artifact', tone: 'gold', weight: 2 },
  damaged: { sign: 'damage', tone: 'bad', weight: 2 },
  held: { sign: 'hold', tone: 'warn', weight: 2 },
  'under house arrest': { sign: 'hold', tone: 'warn', weight: 2 },
  'control changed': { sign: 'respond', tone: 'warn', weight: 2 },
  relocated: { sign: 'beam', tone: 'warn', weight: 2 },
  disappeared: { sign: 'cloak', tone: 'warn', weight: 2 },
  disabled: { sign: 'disabled', tone: 'warn', weight: 2 },
  stopped: { sign: 'stop', tone: 'plain', weight: 3 },
  'placed in play': { sign: 'dilemma', tone: 'warn', weight: 3 },
  'placed on': { sign: 'play', tone: 'plain', weight: 3 },
  'returned to hand': { sign: 'hand', tone: 'plain', weight: 3 },
  reappeared: { sign: 'ship', tone: 'plain', weight: 3 },
  cured: { sign: 'met', tone: 'good', weight: 3 },
  expired: { sign: 'countdown', tone: 'plain', weight: 3 },
  'returned under mission': { sign: 'seeds', tone: 'warn', weight: 4 },
  'artifact found': { sign: 'artifact', tone: 'gold', weight: 4 },
  'conditions met': { sign: 'met', tone: 'good', weight: 5 },
  'trigger absent': { sign: 'met', tone: 'plain', weight: 5 },
  'attempt ended': { sign: 'attempt', tone: 'warn', weight: 6 },
};

const most = 3;

type JoinedMessage = '{cards} were killed.' | '{cards} were disabled.' | '{cards} were destroyed.';
/** Several of one fate are told in one sentence. */
const joinedWords: Readonly<Partial<Record<EventName, JoinedMessage>>> = {
  killed: '{cards} were killed.',
  disabled: '{cards} were disabled.',
  destroyed: '{cards} were destroyed.',
};
const joined = { has: (e: EventName): boolean => joinedWords[e] !== undefined };

const ends: Readonly<Record<string, Label>> = {
  'ended by a dilemma': 'The attempt is over.',
  'nobody takes part any more': 'Nobody is left to go on: the attempt is over.',
  'the ship cannot go on': 'The ship cannot go on: the attempt is over.',
  'nobody matches the mission any more': 'Nobody is left who may attempt this mission: it is over.',
  'nobody matches the ship any more': 'Nobody is left who matches the ship: the attempt is over.',
  'the requirements are not met': 'The mission stays unsolved. Nobody is stopped by that.',
  nullified: 'The attempt was nullified.',
};

function endWords(event: Extract<SeenEvent, { e: 'attempt ended' }>, names: Names): string {
  const end = ends[event.word];
  return end ? t(end) : eventWords(event, names);
}

function sentenceOf(event: SeenEvent, all: readonly SeenEvent[], names: Names): string {
  if (event.e === 'attempt ended') return endWords(event, names);
  if (!joined.has(event.e)) return eventWords(event, names);
  const cards = all.filter(({ e }) => e === event.e).map(({ card }) => card);
  if (cards.length < 2) return eventWords(event, names);
  return t(joinedWords[event.e] ?? '{cards} were destroyed.', { cards: upper(cardList(cards, names)) });
}

/** What lies ahead, where an attempt goes on. */
function aheadOf(act: Act): readonly Sentence[] {
  if (act.kind !== 'encounter' && act.kind !== 'find') return [];
  const { left } = act.steps;
  if (left === undefined || act.isOpen || act.events.some(({ e }) => e === 'attempt ended')) return [];
  const words =
    left === 0
      ? t('Nothing lies before the mission any more.')
      : many(left, 'One more card lies before the mission.', '{n} more cards lie before the mission.');
  return [{ sign: left === 0 ? 'points' : 'seeds', tone: 'plain', words }];
}

/** The most telling sentences, in the order in which it happened. */
export function outcomeOf(act: Act, names: Names): readonly Sentence[] {
  const told = act.events.filter((event, at) => {
    if (!kinds[event.e]) return false;
    if (event.e === 'attempt ended' && event.word === 'completed') return false;
    return !joined.has(event.e) || act.events.findIndex(({ e }) => e === event.e) === at;
  });
  const kept = new Set(told.toSorted((a, b) => (kinds[a.e]?.weight ?? 9) - (kinds[b.e]?.weight ?? 9)).slice(0, most));
  const sentences = told
    .filter((event) => kept.has(event))
    .map((event): Sentence => {
      const { sign, tone } = kinds[event.e] ?? { sign: 'log', tone: 'plain' };
      return { sign, tone, words: sentenceOf(event, act.events, names) };
    });
  return [...sentences, ...aheadOf(act)].slice(0, most);
}

/** "You", "Your opponent" or a name, for a heading. */
export const doer = (player: number, names: Names): string => (player < 0 ? '' : callingOf(player as 0 | 1, names));
