import type { Affiliation } from '@spaceline/language';
import type { CardId, Player, State } from '@spaceline/engine';
import { locationOf } from '@spaceline/engine/arrange';
import type { Copies } from '../position/copies.ts';
import type { Cursor, Ref } from '../text/cursor.ts';
import type { Intent } from './intent.ts';

/** The parts of what a player does: cards, places, targets. */

export interface Reading {
  readonly cursor: Cursor;
  readonly state: State;
  readonly copies: Copies;
  readonly player: Player;
}

export type Wanted = Omit<Intent, 'player'>;

const inOrder = (r: Reading, ids: readonly CardId[]): CardId[] => {
  const { cards, fixed } = r.state;
  const own = (id: CardId): number => {
    const inPlay = r.state.play.includes(id);
    if (inPlay) return cards[id].controller === r.player ? 0 : 2;
    return fixed.owner[id] === r.player ? 1 : 3;
  };
  return ids.toSorted((a, b) => own(a) - own(b));
};

/** The cards a name may mean, the acting player's own first. */
export const meant = (r: Reading, ref: Ref): CardId[] => {
  const found = r.copies.named(ref);
  if (found.length === 0) r.cursor.fail(`${ref.title} is not in this game.`);
  return inOrder(r, found);
};

export const card = (r: Reading): CardId[] => meant(r, r.cursor.expectsRef());

/** A mission means its location; any other card itself. */
export const place = (r: Reading): CardId[] =>
  card(r).map((id) => r.state.locations.find((l) => l.missions.includes(id))?.id ?? id);

export const picks = (r: Reading): Pick<Wanted, 'picks' | 'all'> => {
  if (r.cursor.oneOf(['everyone', 'everything'])) return { all: true };
  if (r.cursor.takes('nothing')) return { picks: [] };
  return { picks: r.cursor.refs().map((ref) => meant(r, ref)) };
};

/** Where the first picked card is now. */
export const whereabouts = (r: Reading, wanted: Pick<Wanted, 'picks'>): CardId[] | undefined => {
  const id = wanted.picks?.[0]?.[0];
  if (id === undefined || !r.state.play.includes(id)) return undefined;
  const { zone, host } = r.state.cards[id];
  return zone === 'surface' ? [locationOf(r.state, id)] : host >= 0 ? [host] : undefined;
};

export const affiliation = (r: Reading, ids: readonly CardId[]): Affiliation[] => {
  const word = r.cursor.word() ?? r.cursor.fail('An affiliation is expected.');
  const { def } = r.state.fixed.cards[ids[0]];
  const found = 'affiliations' in def ? def.affiliations.find((one) => one === word) : undefined;
  return found ? [found] : r.cursor.fail(`${def.title} cannot be ${word}.`);
};

/** `on` a card, a location or a player. */
export const target = (r: Reading): Pick<Wanted, 'on' | 'whom'> => {
  const whom = r.cursor.player();
  return whom === undefined ? { on: card(r).flatMap((id) => [id, ...siteOf(r, id)]) } : { whom };
};

const siteOf = (r: Reading, id: CardId): CardId[] => {
  const site = r.state.locations.find((l) => l.missions.includes(id));
  return site && site.id !== id ? [site.id] : [];
};

export const between = (r: Reading): Pick<Wanted, 'on' | 'to'> => {
  const on = place(r);
  r.cursor.expects('and');
  return { on, to: place(r) };
};
