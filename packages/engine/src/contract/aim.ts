import type { CardId, LocationId, None, Player } from './ids.ts';
import { locationId, none } from './ids.ts';

/**
 * An Away Team, named without naming a member, which would give the member away (B-13.34). The stopped are a team of
 * their own (B-10.19).
 */
export interface Team {
  readonly location: LocationId;
  readonly player: Player;
  readonly number: number;
  readonly stopped: boolean;
}

/** What a card is played on. */
export type Aim =
  | { readonly table: true }
  /** A card in play, or one in a discard pile. */
  | { readonly card: CardId }
  /** A ship, and the location where it comes out. */
  | { readonly card: CardId; readonly exit: LocationId }
  | { readonly location: LocationId }
  /** The boundary of two locations; a new one comes next to the second. */
  | { readonly between: readonly [LocationId, LocationId] }
  | { readonly player: Player }
  | { readonly team: Team }
  /** The card it responds to, unless that is a secret. */
  | { readonly answers: CardId | None };

export const onTable: Aim = { table: true };

const sameTeam = (a: Team, b: Team): boolean =>
  a.location === b.location && a.player === b.player && a.number === b.number && a.stopped === b.stopped;

const exitOf = (aim: Aim): LocationId | None => ('exit' in aim ? aim.exit : none);

/** Whether the two are the same thing. */
export const sameAim = (a: Aim, b: Aim): boolean => {
  if ('card' in a) return 'card' in b && a.card === b.card && exitOf(a) === exitOf(b);
  if ('location' in a) return 'location' in b && a.location === b.location;
  if ('between' in a) return 'between' in b && a.between[0] === b.between[0] && a.between[1] === b.between[1];
  if ('player' in a) return 'player' in b && a.player === b.player;
  if ('team' in a) return 'team' in b && sameTeam(a.team, b.team);
  if ('answers' in a) return 'answers' in b && a.answers === b.answers;
  return 'table' in b;
};

/** The card or location aimed at; a team is at its location, a boundary behind its first. */
export const cardAimedAt = (aim: Aim): CardId | None => {
  if ('card' in aim) return aim.card;
  if ('location' in aim) return aim.location;
  if ('between' in aim) return aim.between[0];
  if ('team' in aim) return aim.team.location;
  return 'answers' in aim ? aim.answers : none;
};

/** Every card and location that an aim names. */
export const namedByAim = (aim: Aim): readonly CardId[] =>
  'between' in aim ? aim.between : 'exit' in aim ? [aim.card, aim.exit] : [cardAimedAt(aim)];

/** The aim with other numbers for what it names. */
export const renamedAim = (aim: Aim, rename: (id: CardId) => CardId): Aim => {
  const place = (id: CardId): LocationId => locationId(rename(id));
  if ('exit' in aim) return { card: rename(aim.card), exit: place(aim.exit) };
  if ('card' in aim) return { card: rename(aim.card) };
  if ('location' in aim) return { location: place(aim.location) };
  if ('between' in aim) return { between: [place(aim.between[0]), place(aim.between[1])] };
  if ('team' in aim) return { team: { ...aim.team, location: place(aim.team.location) } };
  return 'answers' in aim ? { answers: rename(aim.answers) } : aim;
};
