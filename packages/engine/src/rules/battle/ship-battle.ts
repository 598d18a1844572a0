import type { ShipBattleFrame } from '../../state/battle-frame.ts';
import { crewOf, vesselOf } from '../../asking/groups.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import type { Share } from '../../contract/judgement.ts';
import { emit, pop, push, setScene, start } from '../../state/kernel.ts';
import type { Given } from '../../state/given.ts';
import type { State } from '../../state/state.ts';
import { shipAttribute } from '../../asking/values.ts';
import { isGear, isPersonnel, isSelfShip } from '../../asking/where.ts';
import { damage, directHit, hit } from '../damage.ts';
import { stop } from '../states.ts';
import { leaderAmong, mayCounter, rememberAttack, shipForce, whyRestricted } from './force.ts';
import { answerers, returnFireBy, returnFireOptions, whyNotReturnFire } from './return-fire.ts';
import { whyNotTarget } from './targets.ts';

/** The ship battle (B-20.23 to B-20.34). */

export const beginShipBattle = (s: State, { player, attackers, targets }: Given['ship battle']): void =>
  push(s, {
    kind: 'ship battle',
    player,
    defender: isSelfShip(s, targets[0]) ? none : s.cards[targets[0]].controller,
    loc: s.cards[targets[0]].loc,
    attackers,
    targets,
    answering: [],
    answered: none,
    lost: [0, 0],
    step: 'initiated',
    calledOff: false,
  });

const turnPlayerFirst = (s: State, f: ShipBattleFrame): Player =>
  f.player === none ? s.active : opponentOf(f.player as Player);

/** Leader and matching personnel are shown (B-13.35). */
const showForce = (s: State, f: ShipBattleFrame, player: Player): void => {
  const shown: CardId[] = [];
  const leader = leaderAmong(
    s,
    f.attackers.flatMap((ship) => crewOf(s, ship, player)),
  );
  if (leader !== none) shown.push(leader);
  for (const ship of f.attackers) {
    const crew = crewOf(s, ship, player);
    const matching = crew.find((id) => s.cards[id].affiliation === s.cards[ship].affiliation) ?? crew[0];
    if (matching !== undefined && !shown.includes(matching)) shown.push(matching);
  }
  if (shown.length > 0) emit(s, 'revealed', { player, cards: shown, n: shown.length });
};

/** One of the personnel aboard the target forbids the attack: only now does the attacker learn of it (B-20.17). */
const forbiddenBy = (s: State, f: ShipBattleFrame, player: Player): CardId => {
  const [target] = f.targets;
  if (isSelfShip(s, target) || mayCounter(s, player, f.loc)) return none;
  const force = f.attackers.flatMap((ship) => shipForce(s, ship, player));
  const aboard = crewOf(s, target, s.cards[target].controller);
  return aboard.find((id) => whyRestricted(s, player, force, [id]) !== undefined) ?? none;
};

const callOff = (s: State, f: ShipBattleFrame, player: Player, because: CardId): void => {
  emit(s, 'revealed', { player: s.cards[because].controller, cards: [because], n: 1 });
  rememberAttack(s, player, f.loc, f.targets[0], true);
  f.calledOff = true;
};

const initiate = (s: State, f: ShipBattleFrame): void => {
  setScene(s, 'battle', f.loc);
  emit(s, 'battle initiated', { player: f.player, on: f.targets[0], cards: f.attackers, word: 'ship' });
  if (f.player !== none) {
    const player = f.player as Player;
    showForce(s, f, player);
    const because = forbiddenBy(s, f, player);
    if (because !== none) return callOff(s, f, player, because);
  }
  // The first opened is answered last.
  for (const target of f.targets.toReversed())
    start(s, 'window', { to: 'battle initiated', card: target, first: turnPlayerFirst(s, f) });
};

/** Whatever the responses have taken away takes no part (B-12.15). */
const stillThere = (s: State, f: ShipBattleFrame, ship: CardId): boolean => {
  const c = s.cards[ship];
  return s.play.includes(ship) && c.zone === 'space' && c.loc === f.loc;
};

const gather = (s: State, f: ShipBattleFrame): boolean => {
  f.targets = f.targets.filter((id) => stillThere(s, f, id) && !whyNotTarget(s, id, true));
  f.attackers = f.attackers.filter(
    (id) =>
      stillThere(s, f, id) &&
      !s.cards[id].cloaked &&
      s.cards[id].docked === none &&
      shipAttribute(s, id, 'WEAPONS') > 0,
  );
  return !f.calledOff && f.targets.length > 0 && f.attackers.length > 0;
};

const weaponsOf = (s: State, ships: readonly CardId[]): readonly Share[] =>
  ships.map((card) => ({ card, n: shipAttribute(s, card, 'WEAPONS') }));

interface Shot {
  readonly target: CardId;
  readonly side: 0 | 1;
  readonly by: Player | -1;
  readonly amount: number;
}

/** More WEAPONS than SHIELDS hit, more than double hit directly. */
const shoot = (s: State, ships: readonly CardId[], target: CardId, side: 0 | 1, by: Player | -1): Shot => {
  const weapons = weaponsOf(s, ships);
  const attack = weapons.reduce((sum, { n }) => sum + n, 0);
  const defense = shipAttribute(s, target, 'SHIELDS');
  const amount = attack > 2 * defense ? directHit : attack > defense ? hit : 0;
  emit(s, 'fired', { player: by, cards: ships, on: target, n: attack, by: weapons });
  const result = amount === directHit ? 'direct hit' : amount === hit ? 'hit' : 'missed';
  emit(s, result, { on: target, n: defense });
  return { target, side, by, amount };
};

/** Both sides fire at once: all shots are reckoned before any damage is done (B-20.28, B-20.29). */
const openFire = (s: State, f: ShipBattleFrame): void => {
  const shots = f.targets.map((target) => shoot(s, f.attackers, target, 1, f.player));
  if (f.answering.length > 0) shots.push(shoot(s, f.answering, f.answered, 0, f.defender));
  const lost: [number, number] = [0, 0];
  for (const shot of shots) if (shot.amount > 0) lost[shot.side] += damage(s, shot.target, shot.amount);
  f.lost = lost;
  for (const { target, by } of shots.toReversed())
    if (s.cards[target].hull <= 0) start(s, 'destroy', { card: target, by });
};

/** B-20.30: less HULL lost wins. */
const nameWinner = (s: State, f: ShipBattleFrame): void => {
  const [attacking, defending] = f.lost;
  if (attacking === defending) emit(s, 'battle undecided', { on: f.loc });
  else emit(s, 'battle won', { player: attacking < defending ? f.player : f.defender, on: f.loc });
};

/** B-20.31: ships and facilities that fired or were fired at, and those aboard; a self-controlling ship never is (B-22.14). */
const stopAll = (s: State, f: ShipBattleFrame): void => {
  const vessels = [...f.attackers, ...f.targets, ...f.answering].filter(
    (id, i, all) => all.indexOf(id) === i && s.play.includes(id) && !isSelfShip(s, id),
  );
  const aboard = s.play.filter(
    (id) => vessels.includes(vesselOf(s.cards[id])) && (isPersonnel(s, id) || isGear(s, id)),
  );
  stop(s, [...vessels, ...aboard]);
};

const finish = (s: State, f: ShipBattleFrame, word: 'ship'): false => {
  emit(s, f.calledOff ? 'battle cancelled' : 'battle ended', { player: f.player, on: f.loc, word });
  pop(s);
  return false;
};

/** Who is found hiding is not attacked a second time in the same turn. */
const begin = (s: State, f: ShipBattleFrame): false => {
  const [target] = f.targets;
  if (!gather(s, f)) {
    if (!f.calledOff && f.player !== none) rememberAttack(s, f.player as Player, f.loc, target, true);
    f.calledOff = true;
    return finish(s, f, 'ship');
  }
  if (f.player !== none && f.defender !== none) rememberAttack(s, f.player as Player, f.loc, f.targets[0], false);
  f.step = 'answering';
  return false;
};

export const shipBattleHandler: Handler<ShipBattleFrame> = {
  shows: (_s, f) => [...f.attackers, ...f.targets],
  tells: (_s, f) => ({ is: 'ship battle', place: f.loc, forces: [f.attackers, f.targets] }),
  run: (s, f) => {
    switch (f.step) {
      case 'initiated':
        f.step = 'begun';
        initiate(s, f);
        return false;
      case 'begun':
        return begin(s, f);
      case 'answering': {
        const from = answerers(s, f);
        if (from.length > 0 && (f.defender !== none || f.attackers.length > 1)) return true;
        f.answering = from;
        f.answered = from.length > 0 ? f.attackers[0] : none;
        f.step = 'fire';
        return false;
      }
      case 'fire':
        f.step = 'over';
        openFire(s, f);
        return false;
      case 'over':
        f.step = 'ended';
        nameWinner(s, f);
        stopAll(s, f);
        start(s, 'window', { to: 'battle ended', card: f.loc, first: s.active });
        return false;
      case 'ended':
        return finish(s, f, 'ship');
    }
  },
  asks: (s, f) => [{ player: returnFireBy(s, f), kind: 'return fire', source: f.targets[0] }],
  options: returnFireOptions,
  explains: whyNotReturnFire,
  answer: (_s, f, choice) => {
    f.step = 'fire';
    if (choice.do !== 'return fire') return;
    f.answering = choice.cards;
    f.answered = choice.on;
  },
};
