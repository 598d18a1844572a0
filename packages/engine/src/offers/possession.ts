import type { Choice, Option } from '../contract/decision.ts';
import { personnelAt, vesselOf } from '../asking/groups.ts';
import { pass } from '../contract/decision.ts';
import type { PossessionFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { setController } from '../state/allegiance.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { isShip } from '../asking/where.ts';
import { wouldTakePart } from '../rules/may-attempt.ts';
import type { Offer, OfferVerb } from './offer.ts';
import { offerAmong } from './offer.ts';
import { stop } from '../rules/states.ts';

/** A player acts with the other's ship and crew inside the other's turn (B-29.33). */

const notBorrowed = ground('not-borrowed', 'B-29.33', 'only the borrowed ship and personnel may act now');
const notWithThem = ground('not-with-borrowed', 'B-29.33', 'that cannot be done with borrowed cards');

/** Gives a player's cards to the opponent until those have acted; then `team` is stopped. */
export const beginPossession = (s: State, { card, cards, team }: Given['possession']): void => {
  const from = s.cards[cards[0]].controller;
  const player = opponentOf(from);
  give(s, cards, player);
  push(s, { kind: 'possession', card, player, from, cards, team });
};

const give = (s: State, cards: readonly CardId[], to: Player): void => {
  for (const id of cards) {
    setController(s, id, to);
    if (isShip(s, id)) emit(s, 'control changed', { card: id, player: to });
  }
  s.unsettled = true;
};

const stillTheirs = (s: State, f: PossessionFrame): CardId[] =>
  f.cards.filter((id) => s.play.includes(id) && s.cards[id].controller === f.player);

/** B-10.7: everything goes back where it stands. */
const giveBack = (s: State, f: PossessionFrame): void => {
  pop(s);
  give(s, stillTheirs(s, f), f.from);
  stop(
    s,
    f.team.filter((id) => s.play.includes(id) && s.cards[id].controller === f.from),
  );
};

const isSurface = (s: State, place: number): boolean => s.fixed.cards[place]?.type === 'Mission';

/** Personnel of the borrowing player where a battle would be. */
const fightersAt = (s: State, player: Player, place: CardId, team: number): CardId[] =>
  personnelAt(s, place).filter((id) => {
    const c = s.cards[id];
    return c.controller === player && (vesselOf(c) !== none || c.team === team);
  });

/** Whether an action is one of the borrowed cards alone, as far as its places and actors go. */
const isTheirs = (s: State, f: PossessionFrame, o: Option | Choice): boolean => {
  const has = (id: CardId): boolean => f.cards.includes(id);
  switch (o.do) {
    case 'beam':
    case 'walk':
      return [o.on, o.to].every((place) => has(place) || isSurface(s, place));
    case 'activate':
      return has(o.on);
    case 'attempt':
      return o.card === none ? wouldTakePart(s, f.player, o.on, none, o.to).every(has) : has(o.card);
    case 'battle':
      return o.way === 'ships' || fightersAt(s, f.player, o.on, o.to).every(has);
    default:
      return has(o.card);
  }
};

/** The option with borrowed cards only, if any of those could take part. */
const narrowed = (s: State, f: PossessionFrame, o: Option): Option | undefined => {
  if (!isTheirs(s, f, o)) return undefined;
  if (!o.pick) return o;
  const from = o.pick.from.filter((id) => f.cards.includes(id));
  return from.length < Math.max(1, o.pick.min)
    ? undefined
    : { ...o, pick: { ...o.pick, from, max: Math.min(o.pick.max, from.length) } };
};

/** What may be done with borrowed cards; a ship may not dock at the facility of another player (B-14.25). */
const borrowedVerbs: readonly OfferVerb[] = [
  'beam',
  'walk',
  'undock',
  'fly',
  'cloak',
  'decloak',
  'attempt',
  'battle',
  'activate',
];

const offerFor = (s: State, c: Choice): Offer | undefined => offerAmong(s, borrowedVerbs, c.do);

const whyNot = (s: State, f: PossessionFrame, c: Choice): Ground | undefined => {
  const offer = offerFor(s, c);
  if (!offer) return notWithThem;
  if (!isTheirs(s, f, c)) return notBorrowed;
  if (c.cards.some((id) => !f.cards.includes(id))) return notBorrowed;
  return offer.why(s, f.player, c);
};

/** Nobody is left to act: gone, stopped, or otherwise unable to begin anything. */
const isDone = (s: State, f: PossessionFrame): boolean => stillTheirs(s, f).every((id) => s.cards[id].stopped);

export const possessionHandler: Handler<PossessionFrame> = {
  run: (s, f) => {
    if (!f.over && !isDone(s, f)) return true;
    giveBack(s, f);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'borrowed action', source: f.card }],
  options: (s, f) => {
    const options: Option[] = [pass];
    for (const verb of borrowedVerbs)
      s.fixed.machinery.offers[verb].list(s, f.player, (o) => {
        const theirs = narrowed(s, f, o);
        if (theirs) options.push(theirs);
      });
    return options;
  },
  refuses: (s, f, c) => (c.do === 'pass' ? undefined : whyNot(s, f, c)),
  picks: (s, _f, c) => offerFor(s, c)?.picks?.(c) ?? false,
  answer: (s, f, c) => {
    if (c.do === 'pass') f.over = true;
    else offerFor(s, c)?.begin(s, f.player, c);
  },
};
