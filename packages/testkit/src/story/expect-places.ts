import type { CardId, Player, State } from '@spaceline/engine';
import type { Pile } from '@spaceline/language';
import { pileNames, pileRow } from '@spaceline/language';
import type { Cursor } from '../text/cursor.ts';
import { cardOf } from '../table-cards.ts';
import type { Table } from './table.ts';

/** Places a story may look into: `then under Excavation: Archer`. */
export interface Place {
  readonly cards: readonly CardId[];
  /** The order is part of what is said. */
  readonly ordered: boolean;
}

const here = (s: State, is: (c: State['cards'][number], id: CardId) => boolean): Place => ({
  cards: s.play.filter((id) => is(cardOf(s, id), id)),
  ordered: false,
});

const pilePlace = (p: State['players'][number], pile: Pile): Place => {
  const { order } = pileRow(pile);
  const cards = p.piles[pile];
  return { cards: order === 'top first' ? cards.toReversed() : cards, ordered: order !== 'none' };
};

const siteOf = (table: Table, cursor: Cursor): State['locations'][number] => {
  const ref = cursor.expectsRef();
  const ids = table.copies.named(ref);
  return (
    table.state.locations.find((l) => l.missions.some((m) => ids.includes(m))) ??
    cursor.fail(`${ref.title} is not on the spaceline.`)
  );
};

const hostOf = (table: Table, cursor: Cursor): CardId => {
  const ref = cursor.expectsRef();
  return (
    table.copies.named(ref).find((id) => table.state.play.includes(id)) ?? cursor.fail(`${ref.title} is not in play.`)
  );
};

const onWhat = (table: Table, cursor: Cursor): Place => {
  const { state } = table;
  const host = hostOf(table, cursor);
  const site = state.locations.find((l) => l.missions.includes(host));
  return site
    ? here(state, (c) => c.zone === 'on location' && c.loc === site.id)
    : here(state, (c) => c.host === host && (c.zone === 'on card' || c.zone === 'held'));
};

export const playerPlace = (s: State, player: Player, cursor: Cursor): Place | undefined => {
  const pile = cursor.oneOf(pileNames);
  if (pile) return pilePlace(s.players[player], pile);
  if (cursor.takes('completed')) return { cards: s.players[player].completed, ordered: false };
  if (cursor.takes('table')) return here(s, (c) => c.zone === 'table' && c.controller === player);
  return undefined;
};

export const placeNamed = (table: Table, cursor: Cursor): Place | undefined => {
  const { state } = table;
  if (cursor.takes('under')) return { cards: siteOf(table, cursor).seeds, ordered: true };
  if (cursor.takes('found at')) return { cards: siteOf(table, cursor).found, ordered: true };
  if (cursor.takes('spaceline')) return { cards: state.locations.map((l) => l.id), ordered: true };
  if (cursor.takes('aboard')) {
    const host = hostOf(table, cursor);
    return here(state, (c) => c.zone === 'aboard' && c.host === host);
  }
  if (cursor.takes('on')) return onWhat(table, cursor);
  if (cursor.takes('planet')) {
    const { id } = siteOf(table, cursor);
    return here(state, (c) => c.zone === 'surface' && c.loc === id);
  }
  if (cursor.takes('space')) {
    const { id } = siteOf(table, cursor);
    return here(state, (c) => c.zone === 'space' && c.loc === id);
  }
  return undefined;
};
