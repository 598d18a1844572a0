import type { Option } from '../contract/decision.ts';
import { present } from '../asking/groups.ts';
import { option, pass } from '../contract/decision.ts';
import type { ReplicateFrame } from '../state/event-frame.ts';
import type { KillFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, findFrame, pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { speakersOf } from '../state/memory.ts';
import { levelsOf } from '../asking/values.ts';
import { isPersonnel, unusable } from '../asking/where.ts';
import { toHand } from '../state/zones.ts';
import { isHologram } from '../asking/holograms.ts';
import { stop } from './states.ts';
import { countUse, whyNotText } from './text-uses.ts';

/** A personnel about to be killed returns to hand instead, for MEDICAL stopped (B-19.22, B-24.11). */

const levelsNeeded = 2;

const replicatorOf = (s: State, player: Player): CardId =>
  speakersOf(s, 'replicates').find((id) => s.cards[id].controller === player) ?? none;

/** Those with the victim who can still be stopped and are not to die themselves. */
const healers = (s: State, victim: CardId, doomed: readonly CardId[]): CardId[] =>
  s.play.filter(
    (id) =>
      id !== victim &&
      !doomed.includes(id) &&
      isPersonnel(s, id) &&
      present(s, id, victim) &&
      !s.cards[id].stopped &&
      !unusable(s.cards[id]) &&
      levelsOf(s, id, 'MEDICAL') > 0,
  );

/** One alone who has enough, or two who have it together. */
const teamsOf = (s: State, medics: readonly CardId[]): (readonly [CardId, CardId])[] => {
  const levels = (id: CardId): number => (id === none ? 0 : levelsOf(s, id, 'MEDICAL'));
  const alone = medics.filter((id) => levels(id) >= levelsNeeded);
  const others = medics.filter((id) => levels(id) < levelsNeeded);
  const pairs = others.flatMap((a, i) => others.slice(i + 1).map((b): readonly [CardId, CardId] => [a, b]));
  return [
    ...alone.map((id): readonly [CardId, CardId] => [id, none]),
    ...pairs.filter(([a, b]) => levels(a) + levels(b) >= levelsNeeded),
  ];
};

/** Whom a player could save, and by stopping whom. */
const rescues = (s: State, player: Player, doomed: readonly CardId[]): Option[] =>
  doomed.flatMap((victim) => {
    const c = s.cards[victim];
    if (!s.play.includes(victim) || c.controller !== player || c.heldBy !== none) return [];
    // A hologram is not killed, but switched off (B-27.8).
    if (!isPersonnel(s, victim) || isHologram(s, victim)) return [];
    return teamsOf(s, healers(s, victim, doomed)).map(([a, b]) => option('save', victim, a, b));
  });

/** Lets players save personnel of theirs before a killing is carried out; true if somebody is asked. */
export const offerReplication = (s: State, f: KillFrame): boolean => {
  for (const player of [s.active, s.active === 0 ? 1 : 0] as const) {
    const card = replicatorOf(s, player);
    if (card === none || f.declined.includes(player) || whyNotText(s, player, card)) continue;
    if (rescues(s, player, f.cards).length === 0) continue;
    push(s, { kind: 'replicate', player, card });
    return true;
  }
  return false;
};

export const replicateHandler: Handler<ReplicateFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'save personnel', source: f.card }],
  options: (s, f) => [pass, ...rescues(s, f.player, findFrame(s, 'kill')?.cards ?? [])],
  answer: (s, f, choice) => {
    pop(s);
    const killing = findFrame(s, 'kill');
    if (!killing) return;
    if (choice.do !== 'save') {
      killing.declined = [...killing.declined, f.player];
      return;
    }
    countUse(s, f.player, f.card);
    killing.cards = killing.cards.filter((id) => id !== choice.card);
    stop(s, choice.to === none ? [choice.on] : [choice.on, choice.to]);
    emit(s, 'saved', { card: choice.card, on: f.card });
    toHand(s, choice.card);
  },
};
