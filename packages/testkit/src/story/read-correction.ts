import type { CardId, Correction, Destination, LocationId, Outcome, Player } from '@spaceline/engine';
import { locationId, opponentOf, outcomes, view } from '@spaceline/engine';
import { readFacts } from '../position/read-facts.ts';
import { defOf } from '../table-cards.ts';
import { type Copied, type Reading, type Wanted, card, meant, ranked } from './read-parts.ts';

/** Reads what a player proposes, in the words in which the table tells it or in shorter ones. */

/** Of several copies that one which the proposer can see, and of these the one in play. */
const likeliest = (r: Reading, ids: Copied): Copied => {
  const seen = new Set(view(r.state, r.player).cards.map(({ id }) => id));
  const rank = (id: CardId): number => (r.state.play.includes(id) ? 0 : seen.has(id) ? 1 : 2);
  return ranked(ids, rank);
};

const cards = (r: Reading): CardId[] => {
  if (r.cursor.oneOf(['nothing', 'nobody'])) return [];
  const taken: CardId[] = [];
  for (const ref of r.cursor.refsInWords()) {
    const ids = likeliest(r, meant(r, ref));
    // A name that is said once too often says the same card twice.
    taken.push(ids.find((id) => !taken.includes(id)) ?? ids[0]);
  }
  return taken;
};

const one = (r: Reading): CardId => likeliest(r, card(r))[0];

const location = (r: Reading): LocationId => {
  const id = one(r);
  return r.state.locations.find((l) => l.missions.includes(id))?.id ?? locationId(id);
};

const piles = {
  'into the hand': 'hand',
  "into its owner's hand": 'hand',
  'onto the draw deck': 'top of draw deck',
  "onto its owner's draw deck": 'top of draw deck',
  'under the draw deck': 'bottom of draw deck',
  "under its owner's draw deck": 'bottom of draw deck',
  'into the discard pile': 'discard pile',
  'out of play': 'out of play',
  'out of the game': 'removed',
  'onto the table': 'table',
} as const satisfies Record<string, Destination['to']>;
const pileWords = Object.keys(piles) as (keyof typeof piles)[];

const destination = (r: Reading): Destination => {
  const pile = r.cursor.oneOf(pileWords);
  if (pile) return { to: piles[pile] };
  if (r.cursor.takes('aboard')) return { to: 'aboard', on: one(r) };
  if (r.cursor.takes('under')) return { to: 'under mission', on: location(r) };
  if (r.cursor.takes('on')) return { to: 'on card', on: one(r) };
  if (r.cursor.takes('to')) return { to: 'location', on: location(r) };
  return r.cursor.fail(
    `Where a card is put is expected where the line says "${r.cursor.rest.trim()}": aboard, to, under or on another card, ${pileWords.join(', ')}.`,
  );
};

const onCards =
  (fix: 'stop' | 'unstop' | 'kill' | 'destroy' | 'damage' | 'repair' | 'reveal') =>
  (r: Reading): Correction => ({ fix, cards: cards(r) });

const points = (player: Player, n: number): Correction => ({ fix: 'score', player, points: n });

/** `5 points to P1`, `P1 1 card play`, `U.S.S. Hood to P2`. */
const give = (r: Reading): Correction => {
  const score = r.cursor.counts('point');
  if (score !== undefined) {
    r.cursor.expects('to');
    return points(r.cursor.expectsPlayer(), score);
  }
  const player = r.cursor.player();
  if (player !== undefined) {
    const count = r.cursor.expectsCount('card play');
    r.cursor.takes('this turn');
    return { fix: 'card plays', player, count };
  }
  const given = cards(r);
  r.cursor.expects('to');
  return { fix: 'control', cards: given, player: r.cursor.expectsPlayer() };
};

const fetch = (r: Reading): Correction => ({ fix: 'fetch', card: r.cursor.expectsRef().def, to: destination(r) });

/** `5 points from P2`, `Kurn from the draw deck and put it into the hand`. */
const take = (r: Reading): Correction => {
  const score = r.cursor.counts('point');
  if (score !== undefined) {
    r.cursor.expects('from');
    return points(r.cursor.expectsPlayer(), -score);
  }
  const { def } = r.cursor.expectsRef();
  r.cursor.expects('from the draw deck and put it');
  return { fix: 'fetch', card: def, to: destination(r) };
};

/** `the draw deck of P1`, `P1's draw deck`. */
const drawDeck = (r: Reading): Player => {
  const whose = r.cursor.whose();
  r.cursor.expects(whose === undefined ? 'the draw deck of' : 'draw deck');
  return whose ?? r.cursor.expectsPlayer();
};

const look = (r: Reading, by: Player): Correction => {
  if (r.cursor.oneOf(['at the cards under', 'under'])) return { fix: 'look at seeds', by, on: location(r) };
  if (r.cursor.takes('at the top')) {
    const count = r.cursor.expectsCount('card');
    r.cursor.expects('of');
    return { fix: 'look at deck', by, player: drawDeck(r), count };
  }
  r.cursor.expects('at');
  const theirs = r.cursor.whose();
  r.cursor.expects(theirs === undefined ? 'the hand' : 'hand');
  const whose = theirs ?? (r.cursor.takes('of') ? r.cursor.expectsPlayer() : opponentOf(by));
  return whose === by ? r.cursor.fail('A player sees the own hand.') : { fix: 'look at hand', by };
};

const letPlayer = (r: Reading): Correction => {
  const player = r.cursor.expectsPlayer();
  if (r.cursor.takes('draw')) return { fix: 'draw', player, count: r.cursor.expectsCount('card') };
  if (r.cursor.takes('look')) return look(r, player);
  return r.cursor.fail(`A player is let draw or look; the line says "${r.cursor.rest.trim()}".`);
};

const describe = (r: Reading): Correction => {
  const { def } = r.cursor.expectsRef();
  r.cursor.expects(':');
  return { fix: 'describe', card: def, facts: readFacts(r.cursor) };
};

const corrections = {
  put: (r) => {
    const moved = cards(r);
    return { fix: 'move', cards: moved, to: destination(r) };
  },
  fetch,
  take,
  give,
  kill: onCards('kill'),
  stop: onCards('stop'),
  unstop: onCards('unstop'),
  destroy: onCards('destroy'),
  damage: onCards('damage'),
  repair: onCards('repair'),
  reveal: onCards('reveal'),
  let: letPlayer,
  shuffle: (r) => ({ fix: 'shuffle', player: drawDeck(r) }),
  describe,
} as const satisfies Record<string, (r: Reading) => Correction>;
const words = Object.keys(corrections) as (keyof typeof corrections)[];

export const readCorrection = (r: Reading): Correction => {
  r.cursor.expects('to');
  const word =
    r.cursor.oneOf(words) ??
    r.cursor.fail(`"${r.cursor.rest.trim()}" is nothing to propose. Players propose to ${words.join(', ')}.`);
  return corrections[word](r);
};

/** How the text of a card of that type can end, in the order of the options. */
export const outcomesOf = (type: string | undefined): readonly Outcome[] =>
  type === 'Dilemma' || type === 'Mission' ? outcomes[type] : outcomes.Other;

/** The longer ones first: some begin like others. */
export const outcomeWords: readonly Outcome[] = Object.values(outcomes)
  .flat()
  .toSorted((a, b) => b.length - a.length);

/** `P1 settles Trabe Grenade: overcome`. */
export const settle = (r: Reading): Wanted => {
  const ids = card(r);
  const waiting = r.state.frames.at(-1);
  const id = waiting?.kind === 'by hand' && ids.includes(waiting.card) ? waiting.card : ids[0];
  const able = outcomesOf(defOf(r.state, id).type);
  r.cursor.expects(':');
  const outcome =
    r.cursor.oneOf(outcomeWords) ??
    r.cursor.fail(`"${r.cursor.rest.trim()}" is no outcome of such a text. It ends as ${able.join(', or ')}.`);
  return {
    verbs: ['settle'],
    card: [id],
    way: [outcome],
    correction: { fix: 'settle', card: id, outcome },
  };
};
