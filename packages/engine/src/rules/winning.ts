import { emit } from '../state/kernel.ts';
import type { Player } from '../contract/ids.ts';
import { opponentOf } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import type { Forfeit } from '../contract/questions.ts';
import type { Result, VictoryView } from '../contract/view.ts';
import { mayRegenerate } from '../asking/regenerating.ts';
import { drawAntes } from './ante.ts';

/** Points and winning (chapter 26). */

const base = 100;

/** Mission points and bonus points count alike. */
export const scoreOf = (s: State, player: Player): number =>
  s.players[player].missionPoints + s.players[player].bonusPoints;

/** Points a player needs to win (B-26.6, B-28.17). */
export const pointsNeeded = (s: State, player: Player): number => {
  const { ask } = s.fixed.format;
  return ask.pointsAtLeast(s, ask.pointsNeeded(s, base, player), player);
};

/** Points that count towards it (B-26.12, B-28.18). */
export const pointsCounting = (s: State, player: Player): number =>
  s.fixed.format.ask.pointsCounting(s, scoreOf(s, player), player);

export const scoreBonus = (s: State, player: Player, points: number, card: number): void => {
  s.players[player].bonusPoints += points;
  s.unsettled = true;
  emit(s, 'scored', { player, card, n: points, word: 'bonus' });
};

export const scoreMission = (s: State, player: Player, points: number, card: number): void => {
  s.players[player].missionPoints += points;
  s.unsettled = true;
  emit(s, 'scored', { player, card, n: points, word: 'mission' });
};

export const endGame = (s: State, result: Result): void => {
  const ante = result.winner === undefined ? [] : drawAntes(s, result.winner);
  const standing = s.fixed.format.ask.standing(s, undefined, result);
  s.result = { ...result, ...(ante.length > 0 ? { ante } : {}), ...(standing ? { standing } : {}) };
  s.phase = 'over';
  s.frames = [];
  if (result.winner === undefined) emit(s, 'game drawn', { word: result.reason });
  else emit(s, 'game won', { player: result.winner, word: result.reason });
};

/** Enough points, and no clause against it (B-28.17). */
const hasWon = (s: State, player: Player): boolean =>
  pointsCounting(s, player) >= pointsNeeded(s, player) && s.fixed.format.ask.mayWin(s, player) === undefined;

/** What a player has, needs and lacks, with the clauses that say so. */
export const victoryOf = (s: State, player: Player): VictoryView => {
  const counting = pointsCounting(s, player);
  const needed = pointsNeeded(s, player);
  const requirements = s.fixed.format.ask.requirement(s, player);
  return { counting, needed, missing: Math.max(0, needed - counting), requirements };
};

/** An action is under way: something lies above the segment or the turn. */
const inAction = (s: State): boolean => {
  const top = s.frames[s.frames.length - 1];
  return top !== undefined && top.kind !== 'segment' && top.kind !== 'turn';
};

/** Nothing to draw any more, not even by a clause of the format (B-26.8, B-28.19). */
const isExhausted = (s: State, player: Player): boolean =>
  s.players[player].piles['draw deck'].length === 0 && !mayRegenerate(s, player);

const endByMissions = (s: State, winner: Player | undefined): void =>
  endGame(s, winner === undefined ? { reason: 'missions' } : { winner, reason: 'missions' });

const solvedAll = (s: State, player: Player): boolean => s.fixed.format.ask.winsByMissions(s, player) === true;

/** B-26.8: by points, unless the format ranks in another way (B-28.20). */
const withoutVictory = (s: State, reason: 'decks' | 'time'): Result => {
  const winner = s.fixed.format.ask.ahead(s, aheadByPoints(s));
  return winner === undefined ? { reason } : { winner, reason };
};

const aheadByPoints = (s: State): Player | undefined => {
  const [a, b] = [pointsCounting(s, 0), pointsCounting(s, 1)];
  return a > b ? 0 : b > a ? 1 : undefined;
};

/** B-26.6 to B-26.8: at once, after every result; by some sheets, when the action is completely resolved. */
export const checkVictory = (s: State): void => {
  if (s.phase !== 'play') return;
  const waits = s.fixed.format.wholeActions && inAction(s);
  const reached = waits ? [] : ([0, 1] as const).filter((p) => hasWon(s, p));
  const byMissions = s.fixed.format.speaking.winsByMissions > 0 ? ([0, 1] as const).filter((p) => solvedAll(s, p)) : [];
  const ahead = aheadByPoints(s);
  if (byMissions.length > 0) endByMissions(s, byMissions.length === 1 ? byMissions[0] : ahead);
  else if (reached.length === 1) endGame(s, { winner: reached[0], reason: 'points' });
  else if (reached.length === 2 && ahead !== undefined) endGame(s, { winner: ahead, reason: 'points' });
  else if (reached.length === 2 && s.fixed.format.tieIsDraw) endGame(s, { reason: 'points' });
  else if (isExhausted(s, 0) && isExhausted(s, 1)) endGame(s, withoutVictory(s, 'decks'));
};

/** The round is over: whoever is ahead wins, as with empty draw decks. */
export const endRound = (s: State): void => endGame(s, withoutVictory(s, 'time'));

export const concede = (s: State, player: Player): void => {
  emit(s, 'conceded', { player });
  endGame(s, { winner: opponentOf(player), reason: 'conceded' });
};

/** One of them never came: nobody has won, whatever the other has done meanwhile. */
export const lapse = (s: State): void => endGame(s, { reason: 'lapsed' });

/** Whoever has no time left, or is not there, has lost whatever the score. */
export const forfeit = (s: State, player: Player, reason: Forfeit): void =>
  endGame(s, { winner: opponentOf(player), reason });
