import type { CardId, Seer, View } from '@spaceline/engine';

/** The facts of a card that sentences use. Any card of the catalogue is one. */
export interface Facts {
  readonly title: string;
  readonly type?: string;
  readonly kind?: string;
  readonly points?: number;
  readonly affiliations?: readonly string[];
  /** What its text lets a player choose between. */
  readonly alternatives?: readonly string[];
}

/** Looks a card up by its id in the pool, e.g. `archer`. */
export type Catalogue = (def: string) => Facts | undefined;

/** What things and people are called by one reader. */
export interface Names {
  /** Who reads: their own cards are "your" cards. */
  readonly reader: Seer;
  /** What a card is called; nothing for one the reader may not see. */
  readonly card: (id: CardId) => string | undefined;
  /** The title behind a card's id in the pool. */
  readonly titleOf: (def: string) => string;
  /** The facts behind a card the reader may see. */
  readonly facts: (id: CardId) => Facts | undefined;
  /** Names for people who are neither "you" nor "your opponent". */
  readonly players: readonly [string, string];
  /** What a player calls the other one; absent: "your opponent". */
  readonly opponent?: string;
  /** The line stands before the reader: what is left of a place is seen above it. */
  readonly lineStands?: boolean;
}

/** Copies of one title in play for one player are told apart by number, and so are places. */
const inPlay = (view: View): ReadonlySet<number> =>
  new Set([
    ...view.players.flatMap(({ table }) => table),
    ...view.spaceline.flatMap((location) => [
      ...location.teams.flatMap((team) => team.cards),
      ...[...location.ships, ...location.facilities].flatMap((ship) => [
        ship.card,
        ...ship.crew.flatMap((group) => group.cards),
      ]),
    ]),
  ]);

/** Names as one seer of a table uses them. */
export const namesFrom = (
  view: View,
  catalogue: Catalogue,
  players: readonly [string, string] = ['Player 1', 'Player 2'],
): Names => {
  const facts = new Map(view.cards.map((card) => [card.id, catalogue(card.def)]));
  const titleOf = (def: string): string => catalogue(def)?.title ?? def;
  const called = new Map([
    ...view.remembered.map(({ card, def }) => [card, titleOf(def)] as const),
    ...view.cards.map(({ id, def }) => [id, titleOf(def)] as const),
  ]);
  const onTable = inPlay(view);
  const seen = new Map<string, number>();
  /** The first of its name keeps it, the next ones get a number: for all these cards, that are one thing. */
  const tellApart = (key: string, cards: readonly CardId[]): void => {
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    if (n > 1) for (const card of cards) called.set(card, `${called.get(card)} (${n})`);
  };
  for (const card of view.cards.filter(({ id }) => onTable.has(id)).sort((a, b) => a.id - b.id))
    tellApart(`${card.owner} ${called.get(card.id)}`, [card.id]);
  // Places are told apart whoever brought them; two missions of one title may lie at one place.
  for (const { id, missions } of view.spaceline.toSorted((a, b) => a.id - b.id)) {
    const title = called.get(id);
    tellApart(
      `place ${title}`,
      [...new Set([id, ...missions])].filter((card) => called.get(card) === title),
    );
  }
  return { reader: view.seer, card: (id) => called.get(id), titleOf, facts: (id) => facts.get(id), players };
};
