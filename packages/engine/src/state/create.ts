import type { DeckPart, DeckPile } from '@spaceline/language';
import { deckPiles, eachPile, partOf } from '@spaceline/language';
import { seedWords, streams } from './chance.ts';
import type { Format } from '../contract/format.ts';
import type { CompiledFormat } from '../contract/format.ts';
import { compileFormat } from '../contract/format.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { cardId, none } from '../contract/ids.ts';
import { nothingSeen } from './seen.ts';
import type { Machinery } from './machinery.ts';
import type { Pool, Prepared } from './pool.ts';
import { outpostIdOf } from './pool.ts';
import type { Fixed, PlayerState, State } from './state.ts';
import { emptyMemory, resting } from './state.ts';

/** A deck by card ids (B-7.1). */
export type Deck = Readonly<Record<DeckPart, readonly string[]>>;

/** Everything a game depends on besides the choices. */
export interface Setup {
  readonly pool: Pool;
  readonly format: Format;
  /** 64 hexadecimal digits from outside the engine. */
  readonly seed: string;
  readonly decks: readonly [Deck, Deck];
  /** Titles that are not written may be played. */
  readonly assisted?: boolean;
}

const emptyPlayer = (): PlayerState => ({
  piles: eachPile(() => []),
  missionPoints: 0,
  bonusPoints: 0,
  playsUsed: 0,
  completed: [],
  drawsNone: false,
});

const lookUp = (pool: Pool, id: string): Prepared => {
  const card = pool.byId.get(id);
  if (!card) throw new Error(`The deck names "${id}", which is not in the card pool of this game.`);
  return card;
};

/** B-28.28: a converted card is, from the start, the card it was converted into. */
export const convertedIn = (pool: Pool, format: CompiledFormat, id: string): string => {
  const other = format.conversions.get(id);
  return other !== undefined && pool.byId.has(other) ? other : id;
};

/** How cards look while they rest. */
export const facesOf = (cards: readonly Prepared[], owner: readonly Player[]): Fixed['faces'] =>
  cards.map((card, id) => ({
    id: cardId(id),
    def: card.def.id,
    owner: owner[id],
    stopped: false,
    disabled: false,
    affiliation: undefined,
    attributes: undefined,
    countdown: undefined,
  }));

/** A table with the decks laid down and nothing done yet. */
export const layDown = (setup: Setup, machinery: Machinery): State => {
  const format = compileFormat(setup.format);
  const cards: Prepared[] = [];
  const owner: Player[] = [];
  const players: [PlayerState, PlayerState] = [emptyPlayer(), emptyPlayer()];
  const state: State['cards'] = [];
  const lay = (player: Player, pile: DeckPile) => {
    for (const id of setup.decks[player][partOf(pile)]) {
      const card = lookUp(setup.pool, convertedIn(setup.pool, format, id));
      if (card.def.unwritten && !setup.assisted)
        throw new Error(`${card.def.title} is not written: it is played at an assisted table only.`);
      players[player].piles[pile].push(cardId(cards.length));
      cards.push(card);
      owner.push(player);
      state.push(resting[pile]);
    }
  };
  for (const player of [0, 1] as const) for (const pile of deckPiles) lay(player, pile);
  // A double-sided mission is one card (B-7.9); its outpost is a facility like any other and has a number of its own.
  const builtIn = new Map<CardId, CardId>();
  cards.slice().forEach((card, at) => {
    if (!card.mission) return;
    const mission = cardId(at);
    const outpost = setup.pool.byId.get(outpostIdOf(card.def.id));
    if (!outpost) return;
    const inside = cardId(cards.length);
    builtIn.set(mission, inside);
    builtIn.set(inside, mission);
    cards.push(outpost);
    owner.push(owner[mission]);
    state.push(resting['inside mission']);
  });
  const fixed: Fixed = {
    pool: setup.pool,
    format,
    cards,
    owner,
    builtIn,
    faces: facesOf(cards, owner),
    seed: seedWords(setup.seed),
    assisted: setup.assisted ?? false,
    machinery,
    imagined: false,
  };
  return {
    fixed,
    cards: state,
    players,
    locations: [],
    play: [],
    speaking: [],
    away: [],
    acquired: [],
    frames: [],
    phase: 'missions',
    turn: 0,
    active: 0,
    first: 0,
    segment: 'start',
    action: { number: 0, player: 0, what: 'seeding', at: none },
    seq: 0,
    chance: streams.map(() => 0),
    rigged: [],
    attacks: [],
    history: [],
    turnHistory: [],
    seen: nothingSeen,
    met: [],
    spent: [],
    described: [],
    unsettled: false,
    result: undefined,
    events: [],
    memory: emptyMemory(),
  };
};
