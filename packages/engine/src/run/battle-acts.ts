import type { BattleAct } from '@spaceline/language';
import type { TextFrame } from '../state/frame.ts';
import { fits } from '../asking/fits.ts';
import type { CardId, LocationId, None } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, findFrame, push, start } from '../state/kernel.ts';
import { ownBlock } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import { isPersonnel, isSelfShip } from '../asking/where.ts';
import { locationOf } from '../state/locations.ts';
import { discardCombatants, fightEveryone, hasFought } from '../rules/battle/combatants.ts';
import { fighting } from '../asking/combat.ts';
import { farEnd } from '../rules/battle/far-end.ts';
import { callOff } from '../rules/calling-off.ts';
import { beginSelfAttack, flySelfShip, pacify, placeSelfShip } from '../rules/battle/self-ship.ts';
import { currentBattle } from '../asking/battle.ts';
import { kill } from '../rules/killing.ts';
import { repairDocked } from '../rules/repair.ts';

/** Runners of the words of battle (chapters 20 to 22). */

type BattleRunner<K extends BattleAct['act']> = (
  s: State,
  f: TextFrame,
  act: Extract<BattleAct, { act: K }>,
) => boolean;

const done = (work: (s: State, f: TextFrame) => void) => (s: State, f: TextFrame) => {
  work(s, f);
  return true;
};

/** B-9.9: fixed once, seen from where the ship is when the card comes upon it. */
const setCourse = (s: State, f: TextFrame): boolean => {
  const ship = s.cards[f.card].host;
  if (ship === none) return true;
  const loc = farEnd(s, f, s.cards[ship].loc);
  if (loc === none) return false;
  s.cards[f.card].loc = loc;
  s.unsettled = true;
  emit(s, 'journey begun', { card: ship, on: loc, player: s.cards[ship].controller });
  return true;
};

/** Where a text is aimed at: its target, or the battle it responds to. */
const aimedAt = (s: State, f: TextFrame): LocationId | None => {
  const battle = currentBattle(s);
  if (f.responds !== none && battle) return battle.kind === 'ship battle' ? battle.loc : locationOf(s, battle.place);
  return s.play.includes(f.target) ? locationOf(s, f.target) : none;
};

const selfShipOf = (s: State, f: TextFrame): CardId => {
  if (f.responds === none) return f.target;
  return findFrame(s, 'ship battle')?.attackers.find((id) => isSelfShip(s, id)) ?? none;
};

/** The two sides of a personnel battle as a player sees them: their own and the other one. */
const sidesOf = (s: State, f: TextFrame): { own: CardId[]; other: CardId[]; place: CardId } | undefined => {
  const battle = findFrame(s, 'personnel battle');
  if (!battle) return undefined;
  const forces = [fighting(s, battle, 0), fighting(s, battle, 1)] as const;
  // Combatants may fight their own player's crew: the player's side is where the personnel are (B-22.27).
  const isOwn = (id: CardId): boolean => s.cards[id].controller === f.you;
  const mine = forces[1].some((id) => isOwn(id) && isPersonnel(s, id)) ? 1 : forces[0].some(isOwn) ? 0 : 1;
  return { own: forces[mine].filter(isOwn), other: forces[1 - mine], place: battle.place };
};

const killOpposing: BattleRunner<'kill opposing'> = (s, f, act) => {
  const sides = sidesOf(s, f);
  if (!sides) return true;
  if (f.ready) {
    kill(s, f.picked);
    return true;
  }
  const killers = sides.own.filter((id) => fits(s, act.each, id, f.you)).length;
  const from = sides.other.filter((id) => fits(s, act.victim, id, f.you));
  if (from.length <= killers || killers === 0) {
    kill(s, killers === 0 ? [] : from);
    return true;
  }
  push(s, {
    kind: 'select',
    player: f.you,
    source: f.card,
    from,
    min: killers,
    max: killers,
    sure: [],
    asked: 'choose cards',
  });
  return false;
};

const battleAgain: BattleRunner<'battle again'> = (s, f, act) => {
  const sides = sidesOf(s, f);
  if (!sides) return true;
  const own = sides.own.filter((id) => fits(s, act.with, id, f.you));
  if (own.length > 0 && sides.other.length > 0)
    start(s, 'personnel battle', {
      player: f.you,
      place: sides.place,
      forces: [own, sides.other],
      times: act.times,
      unbidden: true,
    });
  return true;
};

export const battleRunners: { readonly [K in BattleAct['act']]: BattleRunner<K> } = {
  'battle everyone': done((s, f) => {
    if (f.block === ownBlock || !hasFought(s, f.card)) fightEveryone(s, f.card);
  }),
  'attack ships': done((s, f) => beginSelfAttack(s, f.card)),
  'fly on': done((s, f) => flySelfShip(s, f.card)),
  'place at far end': placeSelfShip,
  'set course': setCourse,
  'cancel battle': done((s) => {
    const battle = currentBattle(s);
    if (battle) callOff(battle);
  }),
  'no attack': done((s, f) => {
    const ship = selfShipOf(s, f);
    if (ship !== none) pacify(s, ship);
  }),
  'discard combatants': done((s, f) => {
    const loc = aimedAt(s, f);
    if (loc !== none) discardCombatants(s, loc);
  }),
  'kill opposing': killOpposing,
  'battle again': battleAgain,
  'play along': (s, f, act) => {
    if (s.play.includes(f.card)) push(s, { kind: 'play along', player: f.you, card: f.card, titles: act.titles });
    return true;
  },
  'repair docked': done((s, f) => repairDocked(s, f.card)),
};
