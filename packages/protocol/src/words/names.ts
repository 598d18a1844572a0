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
}

/** Copies of one title in play for one player are told apart by number. */
const inPlay = (view: View): ReadonlySet<number> =>
  new Set(
    view.spaceline.flatMap((location) => [
      ...location.teams.flatMap((team) => team.cards),
      ...[...location.ships, ...location.facilities].flatMap((ship) => [
        ship.card,
        ...ship.crew.flatMap((group) => group.cards),
      ]),
    ]),
  );

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
  const byNumber = view.cards.filter((card) => onTable.has(card.id)).sort((a, b) => a.id - b.id);
  for (const card of byNumber) {
    const title = called.get(card.id)!;
    const key = `${card.owner} ${title}`;
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    if (n > 1) called.set(card.id, `${title} (${n})`);
  }
  return { reader: view.seer, card: (id) => called.get(id), titleOf, facts: (id) => facts.get(id), players };
};
