import type { EventName } from '@spaceline/engine';
import type { Act, BattleAct, EncounterAct } from './act.ts';
import { judgedIn } from './act.ts';
import { fatesIn } from './fates.ts';
import { isTurn } from './story.ts';
import { rowsOf } from './terms.ts';

/** An act is played in beats, each at its place in a fixed order, so that an act may grow while it is watched. */
export interface Beat {
  readonly rank: number;
  /** How long it takes at normal speed. */
  readonly ms: number;
}

export const encounterRank = { turn: 0, ask: 1, count: 2, verdict: 3, draw: 4, fate: 5, outcome: 6 } as const;
export const findRank = { turn: 0, outcome: 1 } as const;
export const solveRank = { ask: 0, count: 1, verdict: 2, points: 3, outcome: 4 } as const;
/** Pairs of a personnel battle come between the beginning and the totals. */
export const battleRank = { begin: 0, pair: 1, fire: 100, verdict: 101, fate: 102, outcome: 103 } as const;
export const deedRank = { card: 0, arrow: 1, result: 2 } as const;

const has = ({ events }: Act, ...names: readonly EventName[]): boolean => events.some(({ e }) => names.includes(e));

const segments = (act: Act): number => {
  const judged = judgedIn(act);
  return judged ? Math.max(0, ...rowsOf(judged).map(({ by }) => by.length)) : 0;
};

/** What stands on the verdict's place. */
export const verdicts: readonly EventName[] = [
  'conditions met',
  'conditions failed',
  'nullified',
  'trigger absent',
  'mis-seed',
];

/** Beats with the time each takes; those that take none are not there. */
const inOrder = (beats: Readonly<Record<number, number>>): readonly Beat[] =>
  Object.entries(beats)
    .map(([rank, ms]) => ({ rank: Number(rank), ms }))
    .filter(({ ms }) => ms > 0);

function encounterBeats(act: EncounterAct): readonly Beat[] {
  const rank = encounterRank;
  const counts = judgedIn(act) !== undefined;
  return inOrder({
    [rank.turn]: 670,
    [rank.ask]: 350,
    [rank.count]: counts ? 240 + 110 * Math.min(8, segments(act)) : 0,
    [rank.verdict]: has(act, ...verdicts) ? 420 : 0,
    [rank.draw]: has(act, 'selected') ? 780 : 0,
    [rank.fate]: fatesIn(act).size > 0 ? 500 : 0,
    [rank.outcome]: act.isOpen && !has(act, ...verdicts) && fatesIn(act).size === 0 ? 0 : 750,
  });
}

function battleBeats(act: BattleAct): readonly Beat[] {
  const rank = battleRank;
  const pairs = act.events.filter(({ e }) => e === 'pair revealed').length;
  const beats: Record<number, number> = { [rank.begin]: 700 };
  // The last ones go faster: by then everybody knows how it goes.
  for (let at = 0; at < pairs; at += 1) beats[rank.pair + at] = at < 3 ? 420 : 240;
  beats[rank.fire] = has(act, 'fired', 'strength totaled') ? 760 : 0;
  beats[rank.verdict] = has(act, 'battle won', 'battle undecided', 'battle cancelled', 'fired') ? 500 : 0;
  beats[rank.fate] = has(act, 'killed', 'damaged', 'destroyed', 'mortally wounded') ? 600 : 0;
  beats[rank.outcome] = act.isOpen ? 0 : 750;
  return inOrder(beats);
}

export const hasResult = ({ events }: Act): boolean => events.slice(1).some(isTurn);

export function beatsOf(act: Act): readonly Beat[] {
  switch (act.kind) {
    case 'encounter':
      return encounterBeats(act);
    case 'find':
      return inOrder({ [findRank.turn]: 670, [findRank.outcome]: 500 });
    case 'solve': {
      const rank = solveRank;
      const counts = judgedIn(act) ? 240 + 110 * Math.min(8, segments(act)) : 0;
      const points = act.isSolved ? 1200 : 0;
      return inOrder({
        [rank.ask]: 520,
        [rank.count]: counts,
        [rank.verdict]: 420,
        [rank.points]: points,
        [rank.outcome]: 500,
      });
    }
    case 'battle':
      return battleBeats(act);
    case 'deed': {
      const isCard = act.events.some(({ e }) => e === 'played');
      return inOrder({
        [deedRank.card]: isCard ? 640 : 400,
        [deedRank.arrow]: 260,
        [deedRank.result]: hasResult(act) ? 500 : 0,
      });
    }
    case 'end':
    case 'turn':
      return [];
  }
}

/** How long the end picture stays by itself. */
export function lingers(act: Act): number {
  if (act.kind === 'deed') return hasResult(act) ? 900 : 420;
  return act.kind === 'find' || act.kind === 'solve' ? 2200 : 2500;
}

export const lastRank = (act: Act): number => beatsOf(act).at(-1)?.rank ?? -1;
