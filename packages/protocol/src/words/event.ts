import type { CardId, EventName, PhaseWord, Result, SeenEvent } from '@spaceline/engine';
import { correctionWords, outcomeSentence } from './correction.ts';
import { cardList, cardName, counted, person, possessive, sideOf, upper } from './grammar.ts';
import type { Names } from './names.ts';

/** An event taken apart into the parts a sentence needs. */
interface Telling<N extends EventName = EventName> {
  readonly who: string;
  readonly whose: string;
  /** Of the player's opponent. */
  readonly others: string;
  /** The card the event is about. */
  readonly card: string;
  /** All cards the event is about, those unseen counted. */
  readonly it: string;
  /** "was" or "were", to fit `it`. */
  readonly was: string;
  readonly place: string;
  /** Beside the place, on the one side of it and on the other. */
  readonly left: string;
  readonly right: string;
  /** What a card was played on, with its preposition. */
  readonly target: string;
  readonly n: number;
  readonly word: Extract<SeenEvent, { e: N }>['word'];
  /** What a correction is to do. */
  readonly correction: string;
}

const phases: Readonly<Partial<Record<PhaseWord, string>>> = {
  missions: 'The mission phase began.',
  dilemmas: 'The dilemma phase began.',
  "opponent's missions": "Seeding under each other's missions began.",
  'shared missions': 'Seeding under shared missions began.',
  'own missions': 'Seeding under own missions began.',
  'everything else': 'Seeding of everything else began.',
  facilities: 'The facility phase began.',
  play: 'Seeding was done; play began.',
};

const reasons: Readonly<Partial<Record<Result['reason'], string>>> = {
  points: ' on points',
  decks: ' when the draw decks were empty',
  time: ' when the time was up',
  conceded: ' by concession',
  clock: ' on time',
  absence: ' because nobody was there any more',
};

const after = (preposition: string, words: string): string => (words ? ` ${preposition} ${words}` : '');
const because = (t: { readonly word: string }): string => (t.word ? ` (${t.word})` : '');
const times = (n: number, one: string, otherwise: string): string => (n >= 0 ? counted(n, one) : otherwise);

/** One sentence for every event there is; the compiler asks for those that are missing. */
const sentences: { readonly [N in EventName]: (t: Telling<N>) => string } = {
  'game created': () => 'The game was set up.',
  'first player chosen': (t) => `Chance made ${t.who} the first player.`,
  'phase begun': (t) => phases[t.word] ?? `The ${t.word} phase began.`,
  'game won': (t) => `${t.who} won the game${reasons[t.word] ?? ''}.`,
  'game drawn': (t) => (t.word === 'lapsed' ? 'The game was called off.' : 'The game ended in a draw.'),
  conceded: (t) => `${t.who} conceded the game.`,
  shuffled: (t) => `${t.whose} draw deck was shuffled.`,
  drew: (t) => `${t.who} drew ${t.it}.`,
  'put under deck': (t) => `${t.whose} hand (${Math.max(t.n, 0)}) was shuffled and put under the draw deck.`,
  'took from deck': (t) => `${t.who} took ${t.it} from the draw deck.`,
  'order changed': (t) => `${t.whose} draw deck was put in another order.`,
  guessed: (t) => `${t.who} guessed ${t.word.toLowerCase()}${after('with', t.card)}.`,
  'number named': (t) => `${t.who} named ${t.n}${after('for', t.card)}.`,
  accepted: (t) => `${t.who} accepted ${t.it}.`,
  'ante drawn': (t) => `The ante showed ${t.it} to ${t.who}.`,
  flipped: (t) => `${t.it} ${t.was} turned ${t.word}.`,
  'location made': (t) => `${t.it} became a location beside ${t.place}.`,
  'location closed': (t) => `${t.it} ${t.was} no longer a location.`,
  'location destroyed': (t) => `${t.card} destroyed everything at ${t.place}.`,
  'draw impossible': (t) => `${t.who} could not draw: the draw deck was empty.`,
  'double-sided missions told': (t) => `${t.who} told of double-sided missions.`,
  'top mission told': (t) => `${t.whose} mission pile has a ${t.word} mission on top.`,
  'missions cut': (t) => `${t.who} cut the missions.`,
  'mission placed': (t) => `${t.who} placed ${t.it}${placing(t)}.`,
  seeded: (t) => `${t.who} seeded ${t.it}${after('under', t.place)}.`,
  'facility seeded': (t) => `${t.who} seeded ${t.it}${after('at', t.place)}.`,
  passed: (t) => `${t.who} passed.`,
  'stacks ready': (t) => `${t.who} had the stacks ready.`,
  'seeds announced': (t) =>
    t.word === 'face down'
      ? `${t.who} seeded ${counted(t.n, 'card')} face down.`
      : `${t.who} announced ${t.n > 0 ? t.it : 'no seeds'}.`,
  'draw deck regenerated': (t) =>
    `${t.whose} draw deck was made anew from ${counted(t.n, 'card')} of the discard pile.`,
  'leftover seeds removed': (t) => `${t.whose} unused seed cards (${Math.max(t.n, 0)}) were removed from the game.`,
  'turn begun': (t) => `Turn ${t.n} began: ${t.whose} turn.`,
  'segment begun': (t) => `${t.whose} ${t.word === 'orders' ? 'execute orders' : t.word} segment began.`,
  'card play used': (t) => `${t.who} used the normal card play.`,
  'turn ended': (t) => `${t.who} ended the turn.`,
  played: (t) => `${t.who} played ${t.it}${t.target}.`,
  'result begun': (t) => `${t.it} took effect.`,
  reported: (t) => `${t.who} reported ${t.it} for duty${after('at', t.place)}.`,
  'placed on': (t) => `${t.it} ${t.was} placed on ${t.place || 'the table'}.`,
  beamed: (t) => `${t.who} beamed ${t.it}${after('to', t.place)}.`,
  walked: (t) => `${t.it} walked${after('to', t.place)}.`,
  discarded: (t) => `${t.it} ${t.was} discarded${because(t)}.`,
  'out of play': (t) => `${t.it} ${t.was} placed out of play.`,
  'removed from game': (t) => `${t.it} ${t.was} removed from the game${because(t)}.`,
  'returned to hand': (t) => `${t.it} returned to ${t.whose} hand.`,
  'returned aboard': (t) => `${t.it} returned${after('aboard', t.place)}.`,
  revealed: (t) => `${t.it} ${t.was} revealed.`,
  stopped: (t) => `${t.it} ${t.was} stopped.`,
  unstopped: (t) => `${t.it} ${t.was} no longer stopped.`,
  disabled: (t) => `${t.it} ${t.was} disabled.`,
  enabled: (t) => `${t.it} ${t.was} no longer disabled.`,
  killed: (t) => `${t.it} ${t.was} killed.`,
  saved: (t) => `${t.it} ${t.was} saved${after('by', t.place)}.`,
  relocated: (t) => `${t.it} ${t.was} relocated${after('to', t.place)}.`,
  held: (t) => `${t.it} ${t.was} held${after('by', t.place)}.`,
  activated: (t) => `${t.it} ${t.was} activated.`,
  deactivated: (t) => `${t.it} ${t.was} deactivated.`,
  'under house arrest': (t) => `${t.it} ${t.was} put under house arrest.`,
  released: (t) => `${t.it} ${t.was} released${after('aboard', t.place)}.`,
  docked: (t) => `${t.it} docked${after('at', t.place)}.`,
  undocked: (t) => `${t.it} undocked${after('from', t.place)}.`,
  flew: (t) => `${t.it} flew${after('to', t.place)}${t.n >= 0 ? `, using ${t.n} RANGE` : ''}.`,
  towed: (t) => `${t.it} ${t.was} towed${after('to', t.place)}.`,
  'control changed': (t) => `${t.it} came under ${t.whose} control.`,
  cloaked: (t) => `${t.it} cloaked.`,
  decloaked: (t) => `${t.it} decloaked.`,
  damaged: (t) => `${t.it} ${t.was} damaged.`,
  repaired: (t) => `${t.it} ${t.was} repaired.`,
  destroyed: (t) => `${t.it} ${t.was} destroyed.`,
  built: (t) => `${t.who} built ${t.it}${after('at', t.place)}.`,
  'attempt begun': (t) =>
    `${t.who} began to attempt ${t.place}${t.card ? ` with the crew of ${t.card}` : ''}: ${t.it}.`,
  'seed card revealed': (t) => `${t.it} came to light${after('at', t.place)}.`,
  'artifact found': (t) => `${t.it} ${t.was} found${after('at', t.place)}.`,
  'mission completed': (t) => `${t.who} completed ${t.card || t.place}.`,
  'attempt failed': (t) => `The attempt${after('at', t.place || t.it)} failed.`,
  'attempt ended': (t) => `The attempt${after('at', t.place || t.it)} ended${because(t)}.`,
  encountered: (t) => `${t.who} encountered ${t.card || 'a card'}.`,
  'trigger absent': (t) => `${t.it} found nobody it concerns.`,
  nullified: (t) => `${t.it} ${t.was} nullified${after('by', t.place)}.`,
  'conditions met': (t) => `The conditions of ${t.it} were met.`,
  'conditions failed': (t) => `The conditions of ${t.it} were not met.`,
  'placed in play': (t) => `${t.it} ${t.was} placed${after('on', t.place) || ' in play'}.`,
  cured: (t) => `${t.it} ${t.was} cured.`,
  expired: (t) => `${t.it} expired.`,
  'returned under mission': (t) => `${t.it} went back${after('under', t.place || 'its mission')}.`,
  'mis-seed': (t) => `${t.it} ${t.was} a mis-seed${after('at', t.place)}.`,
  'mission flipped': (t) => `${t.it} was turned over.`,
  downloaded: (t) => `${t.who} downloaded ${t.it}${after('with', t.place)}.`,
  'half spent': (t) => `The first half of ${t.it} is spent.`,
  acquired: (t) => `${t.who} acquired ${t.it}.`,
  'battle initiated': (t) =>
    t.word === 'ship'
      ? `${t.it} attacked ${t.place}.`
      : `${t.who} began a personnel battle${after('at', t.place)}: ${t.it}.`,
  'battle cancelled': (t) => `The battle${after('at', t.place)} did not take place.`,
  fired: (t) => `${t.it} fired${after('at', t.place)} with ATTACK ${t.n}.`,
  hit: (t) => `${t.place} was hit, having DEFENSE ${t.n}.`,
  'direct hit': (t) => `${t.place} took a direct hit, having DEFENSE ${t.n}.`,
  missed: (t) => `${t.place} was not hit, having DEFENSE ${t.n}.`,
  'pair revealed': (t) => `${t.it} became adversaries.`,
  stunned: (t) => `${t.it} ${t.was} stunned.`,
  'mortally wounded': (t) => `${t.it} ${t.was} mortally wounded.`,
  'strength totaled': (t) => `${t.whose} side had a total STRENGTH of ${t.n}.`,
  'battle won': (t) =>
    `${t.who === 'nobody' ? 'The self-controlling ship' : t.who} won the battle${after('at', t.place)}.`,
  'battle undecided': (t) => `Nobody won the battle${after('at', t.place)}.`,
  'battle ended': (t) => `The battle${after('at', t.place)} ended.`,
  disappeared: (t) => `${t.it} disappeared.`,
  reappeared: (t) => `${t.it} reappeared${after('at', t.place)}.`,
  'correction proposed': (t) => `${t.who} proposed to ${t.correction}.`,
  corrected: (t) => `${t.who} corrected the table by agreement: ${t.correction}.`,
  'correction declined': (t) => `${t.who} declined to ${t.correction}.`,
  'carried out by hand': (t) => `The players agreed: ${outcomeSentence(t.word, t.card)}.`,
  looked: (t) => `${t.who} looked at ${sights(t)}${after('with', t.card)}.`,
  scored: (t) =>
    `${t.who} ${t.n < 0 ? 'lost' : 'scored'} ${counted(Math.abs(t.n), t.word === 'bonus' ? 'bonus point' : 'point')}${after('for', t.it)}.`,
  selected: (t) => `${selector(t)} selected ${t.it || 'nobody'}${after('for', t.card)}.`,
  'affiliation changed': (t) => `${t.it} became ${t.word || 'of another affiliation'}.`,
  'journey begun': (t) => `${t.it} ${t.was} bound${after('for', t.place)}.`,
  'journey ended': (t) => `The journey of ${t.it} ended${after('at', t.place)}.`,
  'countdown reduced': (t) => `${t.it} counted down to ${times(t.n, 'turn', 'the next turn')}.`,
};

/** What a look shows, named by its word. */
const sights = (t: Telling<'looked'>): string => {
  if (t.word === 'cards aboard') return `the cards aboard ${t.place || 'a ship'}`;
  if (t.word === 'bottom seed card') return `the bottom seed card${after('of', t.place)}`;
  if (t.word === 'seeds') return `the cards under ${t.place || 'a mission'}`;
  if (t.word === 'hand') return `${t.others} hand`;
  if (t.word === 'deck') return `the top of a draw deck (${counted(t.n, 'card')})`;
  return t.word.startsWith("opponent's ") ? t.word.replace("opponent's", t.others) : 'cards';
};

const placing = (t: Telling<'mission placed'>): string => {
  const sides: Readonly<Partial<Record<typeof t.word, string>>> = { left: t.left, right: t.right, shared: 'onto' };
  return t.place ? ` ${sides[t.word] ?? 'beside'} ${t.place}` : ' as the first mission of the spaceline';
};

const selector = (t: Telling<'selected'>): string => (t.word === 'random' ? 'chance' : t.who);

/** Events about a list of cards, of which a reader may see a part; `card` is something else there. */
const rosters: ReadonlySet<EventName> = new Set<EventName>([
  'stopped',
  'unstopped',
  'beamed',
  'walked',
  'attempt begun',
  'mission completed',
  'selected',
]);

/** Cards by name, and how many more there are. */
const rosterOf = (event: SeenEvent, names: Names): { readonly it: string; readonly many: boolean } => {
  const total = event.e === 'selected' ? event.cards.length : Math.max(event.n, event.cards.length);
  const unseen = Array.from({ length: total - event.cards.length }, () => undefined);
  return { it: cardList([...event.cards, ...unseen], names), many: total !== 1 };
};

const thingsOf = (event: SeenEvent, names: Names): { readonly it: string; readonly many: boolean } => {
  if (rosters.has(event.e)) return rosterOf(event, names);
  if (event.cards.length > 0) return { it: cardList(event.cards, names), many: event.cards.length > 1 };
  if (event.card >= 0) return { it: cardName(event.card, names), many: false };
  return { it: event.e === 'scored' ? '' : event.n > 1 ? `${event.n} cards` : 'a card', many: event.n > 1 };
};

/** " on Data", " on you", " in response to Archer": what a card was played on, as far as the reader may know. */
const targetOf = (event: SeenEvent, names: Names): string => {
  if (event.e !== 'played') return '';
  if (event.whom !== undefined) return ` on ${person(event.whom, names)}`;
  return after(event.word || 'on', names.card(event.on) ?? '');
};

const telling = (event: SeenEvent, names: Names): Telling => {
  const named = (id: CardId): string | undefined => names.card(id) ?? titleFrom(event, id, names);
  const known: Names = { ...names, card: named };
  const { it, many } = thingsOf(event, known);
  return {
    who: person(event.player, names),
    whose: possessive(event.player, names),
    others: possessive(event.player === 0 ? 1 : 0, names),
    card: event.card >= 0 ? cardName(event.card, known) : '',
    it,
    was: many ? 'were' : 'was',
    place: event.on >= 0 ? cardName(event.on, known) : '',
    left: sideOf('left', names),
    right: sideOf('right', names),
    target: targetOf(event, known),
    n: event.n,
    word: event.word,
    correction: event.correction ? correctionWords(event.correction, known) : '',
  };
};

const titleFrom = (event: SeenEvent, id: CardId, names: Names): string | undefined =>
  event.names[id] === undefined ? undefined : names.titleOf(event.names[id]);

/** What players do about the game; the rules know nothing of it. */
const atTheTable: Readonly<Record<string, (t: Telling) => string>> = {
  'took back': (t) => `${t.who} took back ${counted(t.n, 'choice')}.`,
  'asked to take back': (t) => `${t.who} asked to take back ${counted(t.n, 'choice')}.`,
  'let take back': (t) => `${t.who} agreed: ${counted(t.n, 'choice')} taken back.`,
  'did not let take back': (t) => `${t.who} did not agree to take anything back.`,
  'asked for a pause': (t) => `${t.who} asked for a pause.`,
  'granted a pause': (t) => `${t.who} agreed to a pause; the clocks stand still.`,
  'did not grant a pause': (t) => `${t.who} did not agree to a pause.`,
  'went on': (t) => `${t.who} ended the pause.`,
  'came to the match': (t) => `${t.who} came to the match.`,
};

/** The kinds of events that no rules know. */
export const tableEvents: readonly string[] = Object.keys(atTheTable);

/** Of any event: `telling` gives each the word it was told with. */
const sentenceOf = (e: EventName): ((t: Telling) => string) | undefined =>
  Object.hasOwn(sentences, e)
    ? (sentences[e] as (t: Telling) => string)
    : Object.hasOwn(atTheTable, e)
      ? atTheTable[e]
      : undefined;

/** What another version of the rules told and this one has no sentence for. */
const plainly = (event: SeenEvent, { it }: Telling): string =>
  `${event.e}${event.cards.length > 0 || event.card >= 0 ? `: ${it}` : ''}.`;

/** The event as one English sentence for its reader. */
export const eventWords = (event: SeenEvent, names: Names): string => {
  const told = telling(event, names);
  const sentence = sentenceOf(event.e);
  return upper(sentence ? sentence(told) : plainly(event, told));
};
