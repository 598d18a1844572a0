import { cardById } from '@spaceline/cards';
import { type CardId, type LocationId, type LocationView, type Player, type View, opponentOf } from '@spaceline/engine';
import type { SeedDilemma } from '../seeding/building.ts';
import { planStacks } from '../seeding/dilemmas.ts';
import { seedTable } from '../seeding/table.ts';
import type { Believed } from '../officer/style.ts';
import type { Beliefs } from '../player.ts';
import { onlyDeck } from './beliefs.ts';

/** What may lie under our missions: whoever plays a deck that is known seeds it as anybody would who plans it well. */

/** Ids by location, in the order in which they are met; an empty one: it may be anything. */
export type BelievedSeeds = ReadonlyMap<LocationId, readonly string[]>;

/** Their dilemmas that have been seen, as often as they were. */
const seenOf = (view: View, them: Player): string[] =>
  view.cards.flatMap(({ def, owner }) => (owner === them && cardById(def)?.type === 'Dilemma' ? [def] : []));

/** How many cards of theirs lie there that nobody has seen, and at which positions. */
const hiddenAt = (location: LocationView, ours: ReadonlySet<CardId>, them: Player): readonly number[] => {
  const seen = new Set(location.known.map(({ position }) => position));
  const hidden = Array.from({ length: location.seeds }, (_, at) => at).filter((at) => !seen.has(at));
  const theirs = location.seedsBy[them] - location.known.filter(({ card }) => !ours.has(card)).length;
  return hidden.length === theirs ? hidden : [];
};

/** At so many of the missions as many cards have to lie as are expected there. */
const agreement = 2 / 3;

/** Nothing: their deck may be any, or they do not seed like that. */
export const believedSeeds = (view: View, me: Player, beliefs: Beliefs): BelievedSeeds | undefined => {
  const deck = onlyDeck(view, me, beliefs);
  if (!deck) return undefined;
  const them = opponentOf(me);
  const dilemmas = deck.seeds.flatMap((id, at): SeedDilemma[] => {
    const card = cardById(id);
    return card?.type === 'Dilemma' ? [{ id: at as CardId, card }] : [];
  });
  const table = seedTable(view, them);
  const spots = table.spots.filter(({ whose }) => whose !== 'mine');
  const plan = planStacks(spots, dilemmas, table.theirs);
  const ours = new Set(view.cards.flatMap(({ id, owner }) => (owner === me ? [id] : [])));
  const places = plan.flatMap(({ on, cards }) => {
    const location = view.spaceline.find(({ id }) => id === on);
    return location
      ? [{ on, location, left: cards.map(({ card }) => card.id), hidden: hiddenAt(location, ours, them) }]
      : [];
  });
  // What has been seen lies there no more: of copies the one that is missing.
  for (const id of seenOf(view, them)) {
    const from =
      places.find(({ left, hidden }) => left.includes(id) && left.length > hidden.length) ??
      places.find(({ left }) => left.includes(id));
    // Whoever seeds something else seeds otherwise.
    if (!from) return undefined;
    from.left.splice(from.left.indexOf(id), 1);
  }
  const agreeing = places.filter(({ left, hidden }) => left.length === hidden.length);
  if (agreeing.length < places.length * agreement) return undefined;
  const believed = new Map<LocationId, readonly string[]>();
  for (const { on, location, left, hidden } of agreeing) {
    if (left.length === 0) continue;
    const stack = Array.from({ length: location.seeds }, () => '');
    for (const [i, at] of hidden.entries()) stack[at] = left[i] ?? '';
    believed.set(on, stack);
  }
  return believed.size > 0 ? believed : undefined;
};

/** As the planner asks for it. */
export const asBelieved =
  (seeds: BelievedSeeds): Believed =>
  (location) =>
    seeds.get(location) ?? [];
