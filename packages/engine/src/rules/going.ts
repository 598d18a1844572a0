import { cardsAt } from '../asking/groups.ts';
import { hasProjectors, isHologram } from '../asking/holograms.ts';
import { isForbidden } from '../asking/forbidden.ts';
import { compatible } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { isPersonnel, separated } from '../asking/where.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';

/** Whether single cards can beam or walk from where they are to another place (B-14.7, B-14.11, B-14.15, B-27.5). */

export type Going = 'beam' | 'walk';

/** A ground of beaming, and what walking takes over from it (B-14.15). */
const both = (code: string, clauses: readonly [string, ...string[]], why: string, legalIf?: string) =>
  ({
    beam: ground(code, clauses, why, legalIf),
    walk: ground(code, ['B-14.15', ...clauses], why, legalIf),
  }) as const satisfies Record<Going, Ground>;

const stopped = both(
  'stopped-stays',
  ['B-14.7', 'B-19.2'],
  'stopped cards stay where they are',
  'your next turn has begun',
);
const held = both('held-stays', ['B-14.7', 'B-19.15', 'B-19.16'], 'whoever is held stays where they are');
const nobodyCarries = both(
  'disabled-stays',
  ['B-14.7', 'B-19.14'],
  'the disabled are taken along only by others who can act',
  'an unstopped personnel of yours who can act is there',
);
const quarantined = both('quarantined-stays', ['B-14.7', 'B-19.25'], 'whoever is in quarantine stays where they are');
const keptThere = ground('kept-on-planet', 'B-1.5', 'a card says that they cannot leave the planet');
const noProjectors = ground('no-projectors', 'B-27.5', 'a hologram goes only to a surface with Holo-Projectors');
const strange = both('incompatible-there', ['B-14.11', 'B-6.6'], 'it is not compatible with that ship or facility');
const unfriendly = both('incompatible-company', ['B-14.11', 'B-6.6'], 'it is not compatible with the personnel aboard');
export const quarrel = both('incompatible', ['B-14.11', 'B-6.6'], 'incompatible cards may not be aboard together');
const notThere = ground('card-elsewhere', 'B-14.1', 'that card is not in the place it is to leave');
const noneThere = ground('nothing-there', 'B-14.1', 'no personnel or equipment of yours is there');
/** Whatever cards of the opponent are, and wherever: a refusal must not tell (B-13.34). */
const notYours = ground('not-your-card', ['B-14.1', 'B-14.8'], 'you move and pick up only cards of your own');

export const isSurface = (s: State, place: CardId): place is LocationId => cardOf(s, place).type === 'Mission';

/** B-14.7, B-6.21: the stopped and the held stay; the disabled are carried; those under arrest may leave. */
const whyNotDepart = (s: State, going: Going, id: CardId, carried: boolean): Ground | undefined => {
  const c = s.cards[id];
  if (c.stopped) return stopped[going];
  if (c.heldBy !== none) return held[going];
  if (c.disabledBy !== none && !carried) return nobodyCarries[going];
  if (isForbidden(s, 'leave', id)) return quarantined[going];
  return c.zone === 'surface' && isForbidden(s, 'leave the planet', id) ? keptThere : undefined;
};

/** A surface takes everybody, in teams of their own if need be; aboard all must get along (B-14.11). */
const whyNotArrive = (
  s: State,
  going: Going,
  id: CardId,
  to: CardId,
  aboard: readonly CardId[],
): Ground | undefined => {
  if (isSurface(s, to)) return isHologram(s, id) && !hasProjectors(s, to) ? noProjectors : undefined;
  if (!isPersonnel(s, id)) return undefined;
  if (!compatible(s, id, to)) return strange[going];
  for (const other of aboard) if (!compatible(s, id, other)) return unfriendly[going];
  return undefined;
};

const personnelAboard = (s: State, player: Player, place: CardId): CardId[] =>
  isSurface(s, place) ? [] : cardsAt(s, player, place).filter((id) => isPersonnel(s, id) && !s.cards[id].houseArrest);

/** Whether somebody there can take the disabled along. */
const hasCarrier = (s: State, at: readonly CardId[]): boolean =>
  at.some((id) => isPersonnel(s, id) && !separated(s.cards[id]));

/** Those at a place who could leave it at all. */
export const leavers = (s: State, at: readonly CardId[]): CardId[] => {
  const carried = hasCarrier(s, at);
  const found: CardId[] = [];
  for (const id of at) if (!whyNotDepart(s, 'beam', id, carried)) found.push(id);
  return found;
};

/** Those of the leavers who may come there. */
export const arrivers = (s: State, player: Player, leaving: readonly CardId[], to: CardId): readonly CardId[] => {
  const aboard = personnelAboard(s, player, to);
  const found: CardId[] = [];
  for (const id of leaving) if (!whyNotArrive(s, 'beam', id, to, aboard)) found.push(id);
  return found;
};

/** Those at a place who could go to the other one by themselves. */
export const goers = (s: State, player: Player, at: readonly CardId[], to: CardId): readonly CardId[] =>
  arrivers(s, player, leavers(s, at), to);

/** Why one of the cards cannot go, the first of them that cannot. */
export const whyNotGo = (
  s: State,
  player: Player,
  going: Going,
  at: readonly CardId[],
  to: CardId,
  cards: readonly CardId[],
): Ground | undefined => {
  const carried = hasCarrier(s, at);
  const aboard = personnelAboard(s, player, to);
  for (const id of cards) {
    if (s.cards[id]?.controller !== player || !s.play.includes(id)) return whyNotPresent(s, player, id);
    if (!at.includes(id)) return notThere;
    const why = whyNotDepart(s, going, id, carried) ?? whyNotArrive(s, going, id, to, aboard);
    if (why) return why;
  }
  return undefined;
};

const whyNotPresent = (s: State, player: Player, id: CardId): Ground =>
  s.cards[id] !== undefined && s.fixed.owner[id] === player ? notThere : notYours;

/** Why none of those at a place can go: what keeps the first of the personnel, or of the cards. */
export const whyNobodyGoes = (
  s: State,
  player: Player,
  going: Going,
  at: readonly CardId[],
  to: CardId,
): Ground | undefined => {
  if (at.length === 0) return noneThere;
  if (goers(s, player, at, to).length > 0) return undefined;
  const [first] = at.filter((id) => isPersonnel(s, id));
  return whyNotGo(s, player, going, at, to, [first ?? at[0]]);
};
