import type { LocationId, None, Option, Player, View } from '@spaceline/engine';
import { belongingTo } from './calling.ts';
import { person, possessive } from './grammar.ts';
import type { Names } from './names.ts';

/** Batch seeding in words. */

/** The player whose missions lie at a location, or both. */
export function ownerAt(view: View, on: LocationId | None): Player | 'both' {
  const missions = view.spaceline.find(({ id }) => id === on)?.missions ?? [on];
  const owners = new Set(missions.map((mission) => view.cards.find(({ id }) => id === mission)?.owner));
  return owners.size > 1 ? 'both' : owners.has(1) ? 1 : 0;
}

/** "yours", "opponent's", "Kira's" or "shared". */
export function whoseIs(view: View, on: LocationId | None, names: Names): string {
  const owner = ownerAt(view, on);
  return owner === 'both' ? 'shared' : belongingTo(owner, names);
}

function under(owner: Player | 'both', names: Names): string {
  if (owner === 'both') return 'Seed under the missions you share.';
  return owner === names.reader ? 'Seed under your own missions.' : `Seed under ${possessive(owner, names)} missions.`;
}

/** What a step of batch seeding is about, told from the places it names. */
export function stepQuestion({ stacks = [] }: Option, view: View, names: Names): string {
  if (view.phase === 'facilities') return 'Seed your facilities and what else is left.';
  const owners = stacks.filter(({ on }) => on >= 0).map(({ on }) => ownerAt(view, on));
  const [first] = owners;
  if (first === undefined) return 'Seed cards on the table.';
  return owners.every((owner) => owner === first) ? under(first, names) : 'Seed under the missions.';
}

export const commitWords = (count: number): string =>
  count === 0 ? 'Seed nothing here' : `Seed ${count === 1 ? 'this card' : `these ${count} cards`}`;

/** Both players build their stacks at the same time: one may be ready before the other. */
const isReady = ({ underWay }: View, { reader }: Names): boolean =>
  underWay.some((one) => one.is === 'seeding together' && one.ready.some((player) => player === reader));

/** What is said to whoever is not asked. */
export function waitingWords(view: View, names: Names): string {
  if (view.phase === 'over') return 'The game is over.';
  const asked = view.deciding.filter((player) => player !== names.reader).map((player) => person(player, names));
  const waiting = asked.length > 0 ? `Waiting for ${asked.join(' and ')} …` : 'One moment …';
  return isReady(view, names) ? `Your stacks are ready. ${waiting}` : waiting;
}
