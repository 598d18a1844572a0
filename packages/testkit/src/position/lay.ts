import type { CardId, Player, Pool, State } from '@spaceline/engine';
import { cardId, locationId, none } from '@spaceline/engine';
import type { Clock, Placement, Setup, Site, Standing } from '@spaceline/engine/arrange';
import { arrange, layDown } from '@spaceline/engine/arrange';
import { eachPart, pileRow } from '@spaceline/language';
import { Copies } from './copies.ts';
import { factsIn } from './described.ts';
import { Layer, type Numbered, cardsAt, siteCard } from './layer.ts';
import type { Picture, Said } from './picture.ts';
import { ownerOf } from '../table-cards.ts';
import { StoryError } from '../text/story-error.ts';

/** Lays a written position out on a table. */

type Format = Setup['format'];

export interface Laid {
  readonly state: State;
  readonly setup: Setup;
  /** Which copy of its title each card is, in the order of the text. */
  readonly copies: Copies;
}

/** The seed of tables that were arranged: chance is said aloud, what is left of it must only be the same every time. */
const seed = '5ace'.repeat(16);

/** Every card of the picture, in the order of the text. Cards named only as revealed are elsewhere already. */
const cardsOf = (picture: Picture): Said[] => {
  const found: Said[] = [];
  const add = (cards: readonly Said[]): void => {
    for (const card of cards) {
      found.push(card);
      add(card.on);
    }
  };
  for (const place of picture.places) {
    add(cardsAt(place));
    add(place.seeds);
    add(place.found);
  }
  for (const entry of picture.inPlay) {
    if ('card' in entry) {
      add([entry.card]);
      add(entry.aboard);
    } else add(entry.cards);
  }
  for (const { cards } of picture.piles) add(cards);
  return found;
};

const fillers = 5;

/** Universal personnel without text: a draw deck of them does nothing but last. */
const fillerOf = (pool: Pool): string | undefined =>
  pool.cards.find(
    ({ def, speaks }) => def.type === 'Personnel' && def.universal && !speaks && !def.icons.includes('Holo'),
  )?.def.id;

/** Outposts that are a side of a mission come with it, not from a deck. */
const builtIn = '.outpost';

/** Gives each card its number: missions, then the rest, player by player, as decks are laid down. */
const number = (picture: Picture, pool: Pool, format: Format): Numbered => {
  const all = cardsOf(picture);
  const ids = new Map<Said, CardId>();
  const filler = fillerOf(pool);
  let next = 0;
  const isMission = (card: Said): boolean => pool.byId.get(card.ref.def)?.def.type === 'Mission';
  const isBuiltIn = (card: Said): boolean => card.ref.def.endsWith(builtIn);
  const deck = (player: Player): Setup['decks'][number] => {
    const own = all.filter((card) => card.owner === player && !isBuiltIn(card));
    const [missions, others] = [own.filter(isMission), own.filter((card) => !isMission(card))];
    for (const card of [...missions, ...others]) ids.set(card, cardId(next++));
    const given = picture.piles.some((p) => p.player === player && p.pile === 'draw deck');
    const filling = given || !filler ? [] : Array.from({ length: fillers }, () => filler);
    next += filling.length;
    return {
      ...eachPart(() => []),
      missions: missions.map((card) => card.ref.def),
      draw: [...others.map((card) => card.ref.def), ...filling],
    };
  };
  const decks = [deck(0), deck(1)] as const;
  // Titles that are not written lie on assisted tables only.
  const assisted = picture.assisted || all.some((card) => pool.byId.get(card.ref.def)?.def.unwritten);
  const setup: Setup = { pool, format, seed, decks, assisted };
  const { fixed } = layDown(setup);
  for (const card of all.filter(isBuiltIn)) {
    const id = fixed.cards.findIndex(
      ({ def }, at) =>
        def.id === card.ref.def && fixed.owner[at] === card.owner && ![...ids.values()].includes(cardId(at)),
    );
    if (id < 0) throw new StoryError(`The mission of ${card.ref.title} is not in this position.`, card.line);
    ids.set(card, cardId(id));
  }
  return { setup, ids };
};

const sitesOf = (picture: Picture, layer: Layer): Site[] => {
  const taken = new Set<CardId>();
  return picture.places.map((place) => {
    const under = place.seeds.map((card) => layer.id(card));
    const known = place.seeds.filter((card) => card.marks.plain.includes('revealed')).map((card) => layer.id(card));
    const found = place.found.map((card) => layer.id(card));
    const gone = place.revealed.map((card) => {
      const id = layer.elsewhere(card, under, taken);
      taken.add(id);
      return id;
    });
    return {
      id: locationId(layer.id(siteCard(place))),
      missions: place.missions.map((card) => layer.id(card)),
      turned: place.missions.filter((card) => card.marks.plain.includes('other side')).map((card) => layer.id(card)),
      seeds: under,
      found,
      revealed: [...known, ...found, ...gone],
      barred: place.barred,
      completedBy: place.completedBy,
      husk: place.husk,
      ...(place.gap ? { is: layer.marks(place.gap) } : {}),
    };
  });
};

const missionFor = (picture: Picture, player: Player): Said[] =>
  picture.places.flatMap((p) =>
    p.completedBy === player ? [p.missions.find((m) => m.owner === player) ?? siteCard(p)] : [],
  );

const printedPoints = (picture: Picture, pool: Pool, card: Said): number => {
  const def = factsIn(picture, pool, card.ref.def);
  return def && 'points' in def ? (def.points ?? 0) : 0;
};

/** Points come from completed missions and the bonus area unless the text says otherwise. */
const standingOf = (picture: Picture, player: Player, layer: Layer, pool: Pool): Standing => {
  const completed = missionFor(picture, player);
  const bonus = picture.piles.filter((p) => p.pile === 'bonus' && p.player === player).flatMap((p) => p.cards);
  const sum = (cards: readonly Said[]): number => cards.reduce((n, card) => n + printedPoints(picture, pool, card), 0);
  const [missionPoints, bonusPoints] = picture.points[player] ?? [sum(completed), sum(bonus)];
  return {
    missionPoints,
    bonusPoints,
    playsUsed: picture.playsUsed[player],
    drawsNone: picture.drawsNone[player],
    regenerated: picture.regenerated[player],
    personnelDownloads: picture.personnelDownloads[player],
    downloadsUsed: picture.downloads[player],
    completed: completed.map((card) => layer.id(card)),
  };
};

const putPiles = (picture: Picture, layer: Layer): Placement[] =>
  picture.piles.flatMap(({ player, pile, cards }) => {
    const placed = cards.map((card): Placement => ({ card: layer.id(card), zone: pile, pile: player }));
    // Decks are written from the top, and lie with the top last.
    return pileRow(pile).order === 'top first' ? placed.toReversed() : placed;
  });

const copiesIn = (picture: Picture, { setup, ids }: Numbered): Copies => {
  const copies = new Copies();
  const spoken = new Set<CardId>();
  for (const card of cardsOf(picture)) {
    const id = ids.get(card) ?? none;
    copies.add(card.ref.def, id, card.owner);
    spoken.add(id);
  }
  const s = layDown(setup);
  s.fixed.cards.forEach(({ def }, at) => {
    const id = cardId(at);
    if (!spoken.has(id)) copies.add(def.id, id, ownerOf(s, id));
  });
  return copies;
};

const usualClock: Clock = { at: 'card play', turn: 1, active: 0, next: 0, activePassed: false };

export const lay = (picture: Picture, pool: Pool, format: Format): Laid => {
  const numbered = number(picture, pool, format);
  const copies = copiesIn(picture, numbered);
  const layer = new Layer(picture, numbered, copies);
  for (const entry of picture.inPlay) {
    if ('card' in entry) layer.vessel(entry);
    else layer.group(entry);
  }
  const standing = (player: Player): Standing => standingOf(picture, player, layer, pool);
  const state = arrange({
    setup: numbered.setup,
    described: picture.described,
    first: picture.first,
    clock: picture.clock ?? { ...usualClock, active: picture.first, next: picture.first },
    sites: sitesOf(picture, layer),
    placements: [...layer.placements, ...putPiles(picture, layer)],
    standings: [standing(0), standing(1)],
    chance: picture.chance.map((ref) => layer.ref(ref, 0)),
    spent: picture.spent.map((ref) => layer.ref(ref, 0)),
    away: layer.away,
    acquired: picture.acquired.map(({ ref, is }) => ({ card: layer.ref(ref, 0), is })),
    attacks: picture.attacks.map((a) => ({
      by: a.player,
      loc: layer.site(a.at, 0),
      target: layer.ref(a.target, 0),
      turn: a.turn,
      calledOff: a.calledOff,
    })),
  });
  return { state, setup: numbered.setup, copies };
};
