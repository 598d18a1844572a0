import type { Option } from '../../contract/decision.ts';
import { drawLots } from '../../state/chance.ts';
import { option, pass } from '../../contract/decision.ts';
import type { PersonnelBattleFrame } from '../../state/battle-frame.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import type { Share } from '../../contract/judgement.ts';
import { ground } from '../../contract/refusal.ts';
import { emit, pop, push, setScene, start } from '../../state/kernel.ts';
import type { Given } from '../../state/given.ts';
import type { State } from '../../state/state.ts';
import { locationOf } from '../../state/locations.ts';
import { isHologram } from '../../asking/holograms.ts';
import { stop } from '../states.ts';
import { fighting, isFighting, mayStun, mayWound, strengthOf } from '../../asking/combat.ts';
import { noteCleared } from './cleared.ts';
import { gearBeside } from '../../asking/groups.ts';
import { mayCounter, rememberAttack, whyRestricted } from './force.ts';

/** The personnel battle (B-20.35 to B-20.50). */

export const beginPersonnelBattle = (
  s: State,
  { player, place, forces, times = 1, unbidden = false }: Given['personnel battle'],
): void =>
  push(s, {
    kind: 'personnel battle',
    player,
    place,
    forces,
    piles: [[], []],
    pair: [],
    stunned: [],
    wounded: [],
    dead: [],
    times,
    unbidden,
    step: 'initiated',
    calledOff: false,
  });

/** The forces are shown now; the attacker may learn that there is nobody to fight, or somebody who must not be. */
const isForbidden = (s: State, f: PersonnelBattleFrame): boolean => {
  if (f.forces[1].length === 0) return true;
  if (f.unbidden || mayCounter(s, f.player, locationOf(s, f.place))) return false;
  return whyRestricted(s, f.player, f.forces[0], f.forces[1]) !== undefined;
};

const initiate = (s: State, f: PersonnelBattleFrame): void => {
  const cards = [...f.forces[0], ...f.forces[1]];
  setScene(s, 'battle', locationOf(s, f.place));
  emit(s, 'battle initiated', { player: f.player, on: f.place, cards, n: cards.length, word: 'personnel' });
  if (isForbidden(s, f)) {
    if (!f.unbidden) rememberAttack(s, f.player, locationOf(s, f.place), f.place, true);
    f.calledOff = true;
  } else start(s, 'window', { to: 'battle initiated', card: f.place, first: opponentOf(f.player) });
};

const notAdversaries = ground(
  'not-adversaries',
  ['B-20.37', 'B-20.38'],
  'only the adversaries of the moment are stunned or wounded',
);
const notStronger = ground('not-stronger', 'B-20.38', 'only the stronger of the two stuns or wounds the other');
const notDouble = ground('not-double', 'B-20.38', 'only more than double the STRENGTH wounds mortally');
const onlyItsLike = ground(
  'hologram-wounds',
  ['B-27.9', 'B-20.38'],
  'a hologram mortally wounds only another hologram',
);

/** One entry per card, face down, shuffled by the one door of chance (B-20.36). */
const layPiles = (s: State, f: PersonnelBattleFrame): void => {
  const pile = (side: 0 | 1): readonly CardId[] => {
    const force = fighting(s, f, side);
    return drawLots(s, 'combat', force, force.length);
  };
  f.piles = [pile(0), pile(1)];
  if (!f.unbidden) rememberAttack(s, f.player, locationOf(s, f.place), f.place, false);
};

const strengthsOf = (s: State, f: PersonnelBattleFrame, cards: readonly CardId[]): readonly Share[] =>
  cards.map((card) => ({ card, n: strengthOf(s, f, card) }));

/** The top cards of both piles that are still there become adversaries; without two, the step is over (B-20.39). */
const nextPair = (s: State, f: PersonnelBattleFrame): void => {
  const [ours, theirs] = f.piles.map((pile) => pile.filter((id) => isFighting(s, f, id)));
  if (ours.length === 0 || theirs.length === 0) {
    f.pair = [];
    f.step = 'totaling';
    return;
  }
  f.pair = [ours[0], theirs[0]];
  f.piles = [ours.slice(1), theirs.slice(1)];
  f.step = 'comparing';
  emit(s, 'pair revealed', { on: f.place, cards: f.pair, n: f.pair.length, by: strengthsOf(s, f, f.pair) });
  // B-12.22: both are affected at once.
  start(s, 'window', { to: 'battle step', card: f.place, first: s.active });
};

/** The stronger of the pair and its adversary; nobody, if they are equal or one has gone. */
const outcome = (s: State, f: PersonnelBattleFrame): readonly [CardId, CardId] | undefined => {
  const [a, b] = f.pair;
  if (a === undefined || !isFighting(s, f, a) || !isFighting(s, f, b)) return undefined;
  return mayStun(s, f, a, b) ? [a, b] : mayStun(s, f, b, a) ? [b, a] : undefined;
};

const isStanding = (f: PersonnelBattleFrame, id: CardId): boolean => !f.stunned.includes(id) && !f.wounded.includes(id);

/** Those who still stand, with what they count for. */
const countingOf = (s: State, f: PersonnelBattleFrame, side: 0 | 1): readonly Share[] =>
  strengthsOf(
    s,
    f,
    fighting(s, f, side).filter((id) => isStanding(f, id)),
  );

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { n }) => sum + n, 0);

/** One of the losing side by lot, unless only holograms have beaten it (B-20.42, B-27.9). */
const woundLoser = (s: State, f: PersonnelBattleFrame, winner: 0 | 1): void => {
  const beaters = fighting(s, f, winner).filter((id) => isStanding(f, id) && strengthOf(s, f, id) > 0);
  if (beaters.every((id) => isHologram(s, id))) return;
  const candidates = fighting(s, f, winner === 0 ? 1 : 0).filter((id) => !f.wounded.includes(id));
  const victims = drawLots(s, 'combat', candidates, 1);
  if (victims.length === 0) return;
  emit(s, 'selected', { cards: victims, n: candidates.length, word: 'random' });
  f.wounded = [...f.wounded, ...victims];
  emit(s, 'mortally wounded', { card: victims[0] });
};

/** Who speaks for a side: of whom its cards are (B-22.27 knows both on one side). */
const playerOf = (s: State, f: PersonnelBattleFrame, side: 0 | 1): Player | -1 =>
  side === 0 ? f.player : (fighting(s, f, 1).map((id) => s.cards[id].controller)[0] ?? opponentOf(f.player));

const decide = (s: State, f: PersonnelBattleFrame): void => {
  const counting = [countingOf(s, f, 0), countingOf(s, f, 1)] as const;
  const totals = [sumOf(counting[0]), sumOf(counting[1])] as const;
  for (const side of [0, 1] as const)
    emit(s, 'strength totaled', { player: playerOf(s, f, side), on: f.place, n: totals[side], by: counting[side] });
  if (totals[0] === totals[1]) emit(s, 'battle undecided', { on: f.place });
  else {
    const winner = totals[0] > totals[1] ? 0 : 1;
    emit(s, 'battle won', { player: playerOf(s, f, winner), on: f.place });
    woundLoser(s, f, winner);
  }
  start(s, 'kill', { cards: f.wounded.filter((id) => isFighting(s, f, id)) });
};

/** B-20.44: stun ends, survivors of both sides are stopped with their equipment (B-19.12). */
const stopSurvivors = (s: State, f: PersonnelBattleFrame): void => {
  const survivors = [...fighting(s, f, 0), ...fighting(s, f, 1)];
  stop(s, [...survivors, ...gearBeside(s, survivors)]);
  noteCleared(s, f.place, survivors);
};

const finish = (s: State, f: PersonnelBattleFrame): false => {
  emit(s, f.calledOff ? 'battle cancelled' : 'battle ended', { player: f.player, on: f.place, word: 'personnel' });
  pop(s);
  return false;
};

const inPlay = (s: State, force: readonly CardId[]): readonly CardId[] => force.filter((id) => s.play.includes(id));

/** Equipment beside a force that changes its STRENGTH, or another number that is seen of those who are seen. */
const arming = (s: State, force: readonly CardId[]): readonly CardId[] =>
  gearBeside(s, force).filter((id) => s.fixed.cards[id].rules.some(({ rule }) => rule === 'modify'));

export const personnelBattleHandler: Handler<PersonnelBattleFrame> = {
  // B-13.35: who fights is open to both players, and what makes them as strong as they are (B-20.45).
  shows: (s, f) => f.forces.flatMap((force) => [...inPlay(s, force), ...arming(s, inPlay(s, force))]),
  tells: (s, f) => ({
    is: 'personnel battle',
    place: f.place,
    forces: [inPlay(s, f.forces[0]), inPlay(s, f.forces[1])],
    pair: f.pair,
    stunned: f.stunned,
    wounded: f.wounded,
  }),
  run: (s, f) => {
    switch (f.step) {
      case 'initiated':
        f.step = 'begun';
        initiate(s, f);
        return false;
      case 'begun':
        if (f.calledOff) return finish(s, f);
        f.step = 'pairing';
        layPiles(s, f);
        return false;
      case 'pairing':
        nextPair(s, f);
        return false;
      case 'comparing':
        if (outcome(s, f)) return true;
        f.step = 'pairing';
        return false;
      case 'totaling':
        f.step = 'deciding';
        start(s, 'window', { to: 'battle step', card: f.place, first: s.active });
        return false;
      case 'deciding':
        f.step = 'over';
        decide(s, f);
        return false;
      case 'over':
        f.step = 'ended';
        stopSurvivors(s, f);
        start(s, 'window', { to: 'battle ended', card: f.place, first: s.active });
        return false;
      case 'ended':
        return finish(s, f);
    }
  },
  asks: (s, f) => {
    const stronger = outcome(s, f)?.[0] ?? none;
    return stronger === none ? [] : [{ player: s.cards[stronger].controller, kind: 'combat pair', source: f.place }];
  },
  options: (s, f) => {
    const pair = outcome(s, f);
    if (!pair) return [];
    const [stronger, weaker] = pair;
    const options: Option[] = [pass, option('stun', stronger, weaker)];
    if (mayWound(s, f, stronger, weaker)) options.push(option('mortally wound', stronger, weaker));
    return options;
  },
  explains: (s, f, choice) => {
    if (choice.do !== 'stun' && choice.do !== 'mortally wound') return undefined;
    const [stronger, weaker] = outcome(s, f) ?? [];
    if (stronger === undefined || weaker === undefined || !f.pair.includes(choice.on)) return notAdversaries;
    if (choice.card !== stronger || choice.on !== weaker) return notStronger;
    if (choice.do === 'stun' || mayWound(s, f, stronger, weaker)) return undefined;
    return strengthOf(s, f, stronger) > 2 * strengthOf(s, f, weaker) ? onlyItsLike : notDouble;
  },
  answer: (s, f, choice) => {
    f.step = 'pairing';
    if (choice.do === 'stun') {
      f.stunned = [...f.stunned, choice.on];
      emit(s, 'stunned', { card: choice.on });
    } else if (choice.do === 'mortally wound') {
      f.wounded = [...f.wounded, choice.on];
      emit(s, 'mortally wounded', { card: choice.on });
    }
  },
};
