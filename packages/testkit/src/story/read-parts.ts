import type { Affiliation } from '@spaceline/language';
import type { CardId, Player, State } from '@spaceline/engine';
import { locationOf } from '@spaceline/engine/arrange';
import type { Copies } from '../position/copies.ts';
import type { Cursor, Ref } from '../text/cursor.ts';
import { cardOf, defOf, ownerOf } from '../table-cards.ts';
import type { Intent } from './intent.ts';

/** The parts of what a player does: cards, places, targets. */

export interface Reading {
  readonly cursor: Cursor;
  readonly state: State;
  readonly copies: Copies;
  readonly player: Player;
}

export type Wanted = Omit<Intent, 'player'>;

/** What a name may mean: one card, or one of several copies. */
export type Copied = [CardId, ...CardId[]];

/** The same cards, those of the lowest rank first. */
export const ranked = (ids: Copied, rank: (id: CardId) => number): Copied => {
  const [first = ids[0], ...others] = ids.toSorted((a, b) => rank(a) - rank(b));
  return [first, ...others];
};

const ownFirst = (r: Reading, ids: Copied): Copied =>
  ranked(ids, (id) => {
    if (r.state.play.includes(id)) return cardOf(r.state, id).controller === r.player ? 0 : 2;
    return ownerOf(r.state, id) === r.player ? 1 : 3;
  });

/** The cards a name may mean, the acting player's own first. */
export const meant = (r: Reading, ref: Ref): Copied => {
  const [first, ...others] = r.copies.named(ref);
  if (first === undefined) return r.cursor.fail(`${ref.title} is not in this game.`);
  return ownFirst(r, [first, ...others]);
};

export const card = (r: Reading): Copied => meant(r, r.cursor.expectsRef());

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
  const { zone, host } = cardOf(r.state, id);
  return zone === 'surface' ? [locationOf(r.state, id)] : host >= 0 ? [host] : undefined;
};

export const affiliation = (r: Reading, ids: Copied): Affiliation[] => {
  const word = r.cursor.word() ?? r.cursor.fail('An affiliation is expected.');
  const def = defOf(r.state, ids[0]);
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
