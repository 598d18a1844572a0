import type { IconName } from '@spaceline/art';
import type { EventName, SeenEvent } from '@spaceline/engine';
import { cardList, counted } from './words.ts';
import type { Names } from '../words.ts';
import type { Act, Story } from './act.ts';

/** An act in two short lines, for a list of what was done. */
export interface Step {
  /** The act that is shown again when it is touched. */
  readonly at: number;
  readonly sign: IconName;
  readonly words: string;
  readonly small: string;
}

type Phrase = readonly [sign: IconName, words: (it: string) => string, preposition: string];

const phrases: Readonly<Partial<Record<EventName, Phrase>>> = {
  played: ['play', (it) => `Played ${it}`, 'on'],
  reported: ['report', (it) => `Reported ${it}`, 'at'],
  beamed: ['beam', (it) => `Beamed ${it}`, 'to'],
  walked: ['personnel', (it) => `${it} walked`, 'to'],
  flew: ['fly', (it) => `${it} flew`, 'to'],
  towed: ['fly', (it) => `Towed ${it}`, 'to'],
  docked: ['dock', (it) => `${it} docked`, 'at'],
  undocked: ['dock', (it) => `${it} undocked`, 'from'],
  cloaked: ['cloak', (it) => `${it} cloaked`, ''],
  decloaked: ['cloak', (it) => `${it} decloaked`, ''],
  built: ['facility', (it) => `Built ${it}`, 'at'],
  downloaded: ['draw', (it) => `Downloaded ${it}`, 'with'],
  looked: ['CUNNING', () => 'Looked at hidden cards', ''],
  'mission flipped': ['mission', (it) => `Turned ${it} over`, ''],
  nullified: ['nullify', (it) => `${it} was nullified`, ''],
  killed: ['killed', (it) => `${it} was killed`, ''],
  destroyed: ['killed', (it) => `${it} was destroyed`, ''],
  damaged: ['damage', (it) => `${it} was damaged`, ''],
  scored: ['points', (it) => `Scored${it ? ` with ${it}` : ''}`, ''],
  relocated: ['beam', (it) => `${it} was relocated`, 'to'],
  disabled: ['disabled', (it) => `${it} was disabled`, ''],
  cured: ['met', (it) => `${it} was cured`, ''],
  expired: ['countdown', (it) => `${it} expired`, ''],
};

const isRoster = ({ e }: SeenEvent): boolean => e === 'beamed' || e === 'walked';

function itOf(event: SeenEvent, names: Names): string {
  if (!isRoster(event)) return names.card(event.card) ?? (event.e === 'scored' ? '' : 'a card');
  const total = Math.max(event.n, event.cards.length);
  return total > 2 ? counted(total, 'card') : cardList(event.cards, total, names);
}

function deedStep(event: SeenEvent, names: Names): Omit<Step, 'at'> {
  const [sign, words, preposition] = phrases[event.e] ?? ['log', (it: string) => `${it}: ${event.e}`, ''];
  const place = event.on >= 0 ? names.card(event.on) : undefined;
  const said = words(itOf(event, names));
  const joining = event.e === 'played' && event.word ? event.word : preposition;
  return {
    sign,
    words: said.charAt(0).toUpperCase() + said.slice(1),
    small: preposition && place ? `${joining} ${place}` : '',
  };
}

const has = ({ events }: Act, e: EventName): boolean => events.some((event) => event.e === e);

/** What it came to, in a word or two. */
function cameTo(act: Act): string {
  const dead = act.events.filter(({ e }) => e === 'killed').length;
  const killed = dead > 0 ? `${dead} killed` : '';
  if (has(act, 'conditions met')) return 'overcome';
  if (has(act, 'nullified')) return 'nullified';
  const stopped = has(act, 'stopped') ? 'stopped' : '';
  return [killed, stopped].filter(Boolean).join(', ') || (act.isOpen ? 'now' : 'met');
}

function stepOf(act: Act, names: Names): Step | undefined {
  const title = (card: number): string => names.card(card) ?? names.titleOf(act.names[card] ?? '');
  switch (act.kind) {
    case 'deed': {
      const [head] = act.events;
      return head && { at: act.id, ...deedStep(head, { ...names, card: (card) => title(card) || undefined }) };
    }
    case 'encounter':
      return { at: act.id, sign: 'dilemma', words: `Met ${title(act.card)}`, small: cameTo(act) };
    case 'find':
      return { at: act.id, sign: 'artifact', words: `Found ${title(act.card)}`, small: `at ${title(act.at)}` };
    case 'solve':
      return {
        at: act.id,
        sign: 'points',
        words: act.isSolved ? `Solved ${title(act.at)}` : `Could not solve ${title(act.at)}`,
        small: '',
      };
    case 'battle':
      return { at: act.id, sign: 'battle', words: 'Battle', small: `at ${title(act.at)}` };
    case 'turn':
    case 'end':
      return undefined;
  }
}

/** Steps of one kind that follow each other are one. */
function grouped(steps: readonly Step[]): readonly Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    const isSame = last && last.sign === step.sign && step.sign !== 'dilemma' && step.sign !== 'points';
    if (isSame) all[all.length - 1] = { ...last, small: moreThan(last.small) };
    else all.push(step);
  }
  return all;
}

const moreThan = (small: string): string => {
  const n = Number(/and (\d+) more/.exec(small)?.[1] ?? 0);
  return n > 0 ? small.replace(/and \d+ more/, `and ${n + 1} more`) : `${small} and 1 more`.trim();
};

/** More than these are told by kind. */
const most = 6;

export function stepsOf(acts: readonly Act[], names: Names): readonly Step[] {
  const steps = acts.flatMap((act) => stepOf(act, names) ?? []);
  return steps.length > most ? grouped(steps) : steps;
}

/** The last turn of a player, as far as it has come. */
export function lastTurnOf({ acts }: Story, player: number): readonly Act[] {
  const begun = acts.findLastIndex((act) => act.kind === 'turn' && act.player === player);
  if (begun < 0) return [];
  const ended = acts.findIndex((act, at) => at > begun && act.kind === 'turn');
  return acts.slice(begun + 1, ended < 0 ? undefined : ended);
}

/** Whether a player has given an order since their turn began. */
export function hasActed({ acts }: Story, player: number): boolean {
  const begun = acts.findLastIndex(({ kind }) => kind === 'turn');
  return acts.slice(begun + 1).some((act) => act.player === player);
}
