import type { IconName } from '@spaceline/art';
import type { EventName, SeenEvent } from '@spaceline/engine';
import { cardList } from './words.ts';
import type { Names } from '../words.ts';
import type { Act, Story } from './act.ts';
import { isHeading } from './story.ts';
import type { Heading } from './story.ts';
import { many, t } from '../i18n/t.ts';

/** An act in two short lines, for a list of what was done. */
export interface Step {
  /** The act that is shown again when it is touched. */
  readonly at: number;
  readonly sign: IconName;
  readonly words: string;
  readonly small: string;
}

type Where = 'on {place}' | 'at {place}' | 'to {place}' | 'from {place}' | 'with {place}' | 'in response to {place}';

/** Where it was done, by the preposition. */
const whereWords: Readonly<Record<string, Where>> = {
  on: 'on {place}',
  at: 'at {place}',
  to: 'to {place}',
  from: 'from {place}',
  with: 'with {place}',
  'in response to': 'in response to {place}',
};

type Phrase = readonly [sign: IconName, words: (it: string) => string, preposition: string];

/** The compiler asks for those that are missing. */
const phrases: Readonly<Record<Heading, Phrase>> = {
  played: ['play', (it) => t('Played {it}', { it }), 'on'],
  reported: ['report', (it) => t('Reported {it}', { it }), 'at'],
  beamed: ['beam', (it) => t('Beamed {it}', { it }), 'to'],
  walked: ['personnel', (it) => t('{it} walked', { it }), 'to'],
  flew: ['fly', (it) => t('{it} flew', { it }), 'to'],
  towed: ['fly', (it) => t('Towed {it}', { it }), 'to'],
  docked: ['dock', (it) => t('{it} docked', { it }), 'at'],
  undocked: ['dock', (it) => t('{it} undocked', { it }), 'from'],
  cloaked: ['cloak', (it) => t('{it} cloaked', { it }), ''],
  decloaked: ['cloak', (it) => t('{it} decloaked', { it }), ''],
  built: ['facility', (it) => t('Built {it}', { it }), 'at'],
  downloaded: ['draw', (it) => t('Downloaded {it}', { it }), 'with'],
  looked: ['CUNNING', () => t('Looked at hidden cards'), ''],
  'mission flipped': ['mission', (it) => t('Turned {it} over', { it }), ''],
  nullified: ['nullify', (it) => t('{it} was nullified', { it }), ''],
  killed: ['killed', (it) => t('{it} was killed', { it }), ''],
  saved: ['met', (it) => t('{it} was saved', { it }), ''],
  destroyed: ['killed', (it) => t('{it} was destroyed', { it }), ''],
  damaged: ['damage', (it) => t('{it} was damaged', { it }), ''],
  repaired: ['met', (it) => t('{it} was repaired', { it }), ''],
  scored: ['points', (it) => (it ? t('Scored with {it}', { it }) : t('Scored')), ''],
  relocated: ['beam', (it) => t('{it} was relocated', { it }), 'to'],
  held: ['hold', (it) => t('{it} is held', { it }), ''],
  disabled: ['disabled', (it) => t('{it} was disabled', { it }), ''],
  enabled: ['met', (it) => t('{it} is no longer disabled', { it }), ''],
  'under house arrest': ['hold', (it) => t('{it} is under house arrest', { it }), ''],
  released: ['met', (it) => t('{it} was released', { it }), 'on'],
  'control changed': ['respond', (it) => t('{it} changed sides', { it }), ''],
  disappeared: ['cloak', (it) => t('{it} disappeared', { it }), ''],
  reappeared: ['ship', (it) => t('{it} reappeared', { it }), 'at'],
  'location made': ['mission', (it) => t('{it} became a location', { it }), ''],
  'location closed': ['mission', (it) => t('{it} is no longer a location', { it }), ''],
  'location destroyed': ['killed', (it) => t('{it} destroyed everything', { it }), 'at'],
  cured: ['met', (it) => t('{it} was cured', { it }), ''],
  expired: ['countdown', (it) => t('{it} expired', { it }), ''],
  acquired: ['artifact', (it) => t('Acquired {it}', { it }), ''],
  flipped: ['more', (it) => t('Turned {it} over', { it }), ''],
  deactivated: ['Holo', (it) => t('{it} was deactivated', { it }), ''],
  'returned to hand': ['hand', (it) => t('{it} returned to hand', { it }), ''],
  'journey ended': ['fly', (it) => t('{it} arrived', { it }), 'at'],
  'draw deck regenerated': ['deck', () => t('Made a new draw deck of the discard pile'), ''],
};

const isRoster = ({ e }: SeenEvent): boolean => e === 'beamed' || e === 'walked';

function itOf(event: SeenEvent, names: Names): string {
  if (!isRoster(event)) return names.card(event.card) ?? (event.e === 'scored' ? '' : t('a card'));
  const total = Math.max(event.n, event.cards.length);
  return total > 2 ? many(total, '{n} card', '{n} cards') : cardList(event.cards, total, names);
}

function deedStep(event: SeenEvent, names: Names): Omit<Step, 'at'> | undefined {
  if (!isHeading(event.e)) return undefined;
  const [sign, words, preposition] = phrases[event.e];
  const place = event.on >= 0 ? names.card(event.on) : undefined;
  const said = words(itOf(event, names));
  const joining = event.e === 'played' && event.word ? event.word : preposition;
  return {
    sign,
    words: said.charAt(0).toUpperCase() + said.slice(1),
    small: preposition && place ? t(whereWords[joining] ?? 'on {place}', { place }) : '',
  };
}

const has = ({ events }: Act, e: EventName): boolean => events.some((event) => event.e === e);

/** What it came to, in a word or two. */
function cameTo(act: Act): string {
  const dead = act.events.filter(({ e }) => e === 'killed').length;
  const killed = dead > 0 ? t('{dead} killed', { dead }) : '';
  if (has(act, 'conditions met')) return t('overcome');
  if (has(act, 'nullified')) return t('nullified');
  const stopped = has(act, 'stopped') ? t('stopped') : '';
  return [killed, stopped].filter(Boolean).join(', ') || (act.isOpen ? t('now') : t('met'));
}

function stepOf(act: Act, names: Names): Step | undefined {
  const title = (card: number): string => names.card(card) ?? names.titleOf(act.names[card] ?? '');
  switch (act.kind) {
    case 'deed': {
      const [head] = act.events;
      const step = head && deedStep(head, { ...names, card: (card) => title(card) || undefined });
      return step && { at: act.id, ...step };
    }
    case 'encounter':
      return { at: act.id, sign: 'dilemma', words: t('Met {title}', { title: title(act.card) }), small: cameTo(act) };
    case 'find':
      return {
        at: act.id,
        sign: 'artifact',
        words: t('Found {title}', { title: title(act.card) }),
        small: t('at {place}', { place: title(act.at) }),
      };
    case 'solve':
      return {
        at: act.id,
        sign: 'points',
        words: act.isSolved
          ? t('Solved {title}', { title: title(act.at) })
          : t('Could not solve {title}', { title: title(act.at) }),
        small: '',
      };
    case 'battle':
      return { at: act.id, sign: 'battle', words: t('Battle'), small: t('at {place}', { place: title(act.at) }) };
    case 'turn':
    case 'end':
      return undefined;
  }
}

/** Steps of one kind that follow each other are one. */
function grouped(steps: readonly Step[]): readonly Step[] {
  const all: (Step & { readonly more: number })[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    const isSame = last && last.sign === step.sign && step.sign !== 'dilemma' && step.sign !== 'points';
    if (isSame) all[all.length - 1] = { ...last, more: last.more + 1 };
    else all.push({ ...step, more: 0 });
  }
  return all.map(({ more, ...step }) => (more > 0 ? { ...step, small: moreThan(step.small, more) } : step));
}

const moreThan = (small: string, n: number): string => t('{small} and {n} more', { small, n }).trim();

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
