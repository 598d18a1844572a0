import type { CardId, LocationId, None } from '../contract/ids.ts';
import { locationId, none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { emit } from '../state/kernel.ts';
import { forget } from '../state/memory.ts';
import { copyCard } from '../state/copying.ts';
import type { State } from '../state/state.ts';

/**
 * Ships that have disappeared (B-19.29). They and all that is aboard and on them leave the list of cards in play, so
 * that no rule, clock or text can reach them; they are kept apart for uniqueness (B-4.9) and come back as they were.
 */

export const hasDisappeared = ground('ship-is-away', 'B-19.29', 'the ship has disappeared', 'it has come back');

/** The card at the bottom of a pile of hosts. */
const rootOf = (s: State, id: CardId): CardId => {
  let at = id;
  while (s.cards[at].host !== none) at = s.cards[at].host;
  return at;
};

/** Among these cards, those that go where the ship goes. A dilemma on a team goes with the last of those it is about. */
const companyOf = (s: State, ship: CardId, among: readonly CardId[]): CardId[] => {
  const company = among.filter((id) => rootOf(s, id) === ship);
  const dilemmas = among.filter((id) => {
    const c = s.cards[id];
    if (c.zone !== 'with team') return false;
    const left = c.subjects.filter((subject) => among.includes(subject));
    return left.length > 0 && left.every((subject) => company.includes(subject));
  });
  return [...company, ...dilemmas];
};

/** The ship leaves until the card that took it brings it back to the same place. */
export const disappear = (s: State, ship: CardId, by: CardId): void => {
  const c = s.cards[ship];
  const place = c.loc;
  if (c.docked !== none) {
    emit(s, 'undocked', { card: ship, on: c.docked });
    c.docked = none;
  }
  const company = companyOf(s, ship, s.play);
  s.play = s.play.filter((id) => !company.includes(id));
  s.speaking = s.speaking.filter((id) => !company.includes(id));
  forget(s);
  s.away = [...s.away, ...company];
  c.zone = 'away';
  c.loc = none;
  s.cards[by].subjects = [ship, place];
  s.unsettled = true;
  emit(s, 'disappeared', { card: ship, on: by, n: company.length });
};

/** A dilemma on a team of which only those are left who have disappeared: it waits with them. */
export const followAway = (s: State, dilemma: CardId): void => {
  s.play = s.play.filter((id) => id !== dilemma);
  s.speaking = s.speaking.filter((id) => id !== dilemma);
  forget(s);
  s.away = [...s.away, dilemma];
};

/** What held or disabled somebody may be gone by now. */
const loosen = (s: State, id: CardId): void => {
  const c = s.cards[id];
  const isGone = (by: CardId): boolean => by !== none && by !== id && !s.play.includes(by);
  if (isGone(c.heldBy)) c.heldBy = none;
  if (isGone(c.disabledBy)) c.disabledBy = none;
};

/** The ship that a card took away, and where it can come back to: where it was, or what lay beside that place. */
export const returningTo = (
  s: State,
  by: CardId,
): { readonly ship: CardId | None; readonly places: readonly LocationId[] } => {
  const [ship, ...places] = s.cards[by].subjects;
  if (ship === undefined || !s.away.includes(ship)) return { ship: none, places: [] };
  return { ship, places: places.map(locationId) };
};

export const returnTo = (s: State, by: CardId, places: readonly LocationId[]): void => {
  s.cards[by].subjects = [s.cards[by].subjects[0], ...places];
};

/** Brings back the ship that a card took away, to the place where it was. */
export const reappear = (s: State, by: CardId): void => {
  const { ship, places } = returningTo(s, by);
  if (ship === none) return;
  const company = companyOf(s, ship, s.away);
  // Copies of a game share what is away, so everybody comes back with a state of their own.
  for (const id of company) s.cards[id] = copyCard(s.cards[id]);
  s.cards[ship].zone = 'space';
  const [loc] = places;
  s.cards[ship].loc = loc;
  s.away = s.away.filter((id) => !company.includes(id));
  forget(s);
  s.play.push(...company);
  s.speaking.push(...company.filter((id) => s.fixed.cards[id].speaks));
  for (const id of company) loosen(s, id);
  s.unsettled = true;
  emit(s, 'reappeared', { card: ship, on: loc, n: company.length });
};

/** The place a ship left is gone: it will come back to one of those beside it. */
export const returnElsewhere = (s: State, from: LocationId, to: readonly LocationId[]): void => {
  for (const id of s.play) {
    const { ship, places } = returningTo(s, id);
    if (ship === none || !places.includes(from)) continue;
    returnTo(s, id, [...new Set(places.flatMap((place) => (place === from ? to : [place])))]);
  }
};
