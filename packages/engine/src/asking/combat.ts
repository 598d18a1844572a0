import type { PersonnelBattleFrame } from '../state/battle-frame.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Card, State } from '../state/state.ts';
import { attributeTotal } from './values.ts';
import { cardOf } from './cards.ts';
import { at } from '../state/placed.ts';
import { combatantsAt, isAt, personnelAt, placeOf, vesselOf } from './groups.ts';
import { isHologram } from './holograms.ts';
import { isCombatant, isPersonnel, separated } from './where.ts';

/** Who fights in a personnel battle, and how strongly (B-20.10, B-20.36 to B-20.40). */

const fights = (s: State, id: CardId): boolean => isPersonnel(s, id) || isCombatant(s, id);

/** Can be fought: neither disabled nor held. Stopped cards can (B-20.10). */
const canBeFought = (c: Card): boolean => c.disabledBy === none && c.heldBy === none;

/** A player's own force: those who can act; on a surface, one Away Team. */
export const forceAt = (s: State, player: Player, place: CardId, team: number): CardId[] =>
  at(s, place).filter((id) => {
    const c = s.cards[id];
    if (c.controller !== player || separated(c) || !fights(s, id)) return false;
    return vesselOf(c) !== none || c.team === team || isCombatant(s, id);
  });

export const defendersAt = (s: State, player: Player, place: CardId): CardId[] =>
  at(s, place).filter((id) => {
    const c = s.cards[id];
    return c.controller === player && canBeFought(c) && fights(s, id);
  });

/** Everybody there who is a personnel, whoever controls them: whom combatants fight (B-22.26, B-22.27). */
export const everyoneAt = (s: State, place: CardId): CardId[] =>
  personnelAt(s, place).filter((id) => canBeFought(s.cards[id]));

/** As many as there are of them, doubled once whatever number of cards says so (B-22.25). */
const combatantStrength = (s: State, id: CardId): number => {
  const c = s.cards[id];
  const group = combatantsAt(s, c.controller, placeOf(c));
  return group.length * group.reduce((most, other) => Math.max(most, cardOf(s, other).combatant?.times ?? 1), 1);
};

/** A dual-personnel card fights with the sum of both (B-27.20). */
export const strengthOf = (s: State, f: PersonnelBattleFrame, id: CardId): number => {
  const strength = isCombatant(s, id) ? combatantStrength(s, id) : attributeTotal(s, id, 'STRENGTH');
  return f.forces[0].includes(id) ? strength * f.times : strength;
};

/** Still in the battle: there, alive and able (B-20.46). */
export const isFighting = (s: State, f: PersonnelBattleFrame, id: CardId): boolean =>
  s.play.includes(id) && isAt(s, s.cards[id], f.place) && canBeFought(s.cards[id]);

export const fighting = (s: State, f: PersonnelBattleFrame, side: 0 | 1): CardId[] =>
  f.forces[side].filter((id) => isFighting(s, f, id));

/** B-20.38: stun with more, wound with more than double; a hologram wounds only its like (B-27.9). */
export const mayStun = (s: State, f: PersonnelBattleFrame, stronger: CardId, weaker: CardId): boolean =>
  strengthOf(s, f, stronger) > strengthOf(s, f, weaker);

export const mayWound = (s: State, f: PersonnelBattleFrame, stronger: CardId, weaker: CardId): boolean =>
  strengthOf(s, f, stronger) > 2 * strengthOf(s, f, weaker) && (!isHologram(s, stronger) || isHologram(s, weaker));
