import type { Format, GameEvent, Player, State } from '@spaceline/engine';
import { view } from '@spaceline/engine';

/** A second reading of the sheets, written without the clauses' code: it looks at a game after every choice. */

type Fault = string | undefined;

const isRuleOfFour = ({ id }: Format): boolean => id === 'rule-of-four';
const defOf = (s: State, id: number) => s.fixed.cards[id].def;
const missionDefOf = (s: State, id: number) => {
  const def = defOf(s, id);
  if (def.type !== 'Mission') throw new Error(`${def.title} is no mission.`);
  return def;
};

const resting: ReadonlySet<string> = new Set(['hand', 'draw deck', 'seed deck', 'under mission', 'found', 'removed']);

/** Whether a card was in play, being played or being met when it left. */
const wasInPlay = (before: readonly string[], events: readonly GameEvent[], card: number): boolean =>
  !resting.has(before[card]) ||
  events.some(({ e, card: other }) => other === card && (e === 'encountered' || e === 'played'));

/** OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1, R4-5.1. */
const leaving = (s: State, format: Format, before: readonly string[], events: readonly GameEvent[]): Fault => {
  for (const { e, card } of events) {
    if ((e !== 'discarded' && e !== 'removed from game') || card < 0) continue;
    const { type, title, icons } = defOf(s, card);
    const removes = type === 'Dilemma' || (type === 'Interrupt' && isRuleOfFour(format) && !icons.includes('Ref'));
    const fromPlay = wasInPlay(before, events, card);
    if (e === 'discarded' && removes && fromPlay) return `${title} was discarded from play`;
    if (e === 'removed from game' && !fromPlay) return `${title} was removed, but was not in play`;
  }
  return undefined;
};

/** OTF-4.1, MOD-4.1, BETA-4.1. */
const stealing = (s: State, format: Format, events: readonly GameEvent[]): Fault => {
  if (isRuleOfFour(format)) return undefined;
  for (const { e, player, on } of events) {
    const location = e === 'attempt begun' ? s.locations.find(({ id }) => id === on) : undefined;
    if (!location || location.missions.some((id) => s.fixed.owner[id] === player)) continue;
    const { title, points, universal } = missionDefOf(s, location.missions[0]);
    const copies = s.locations.flatMap(({ missions }) => missions).filter((id) => defOf(s, id).title === title);
    if (points < 40 && !(format.id === 'modern' ? copies.length > 1 : universal)) return `${title} was stolen`;
  }
  return undefined;
};

/** OTF-1.3 to OTF-1.5 and those like them: whose cards are met first, and last. */
const stackOrder = (s: State): Fault => {
  for (const { missions, seeds } of s.locations) {
    const by = seeds.map((id) => s.fixed.owner[id]);
    const first = s.fixed.owner[missions[0]];
    const [own, others] = [by.filter((player) => player === first), by.filter((player) => player !== first)];
    const isShared = missions.some((id) => s.fixed.owner[id] !== first);
    const inTurns = Array.from({ length: by.length }).flatMap((_, i) => [
      ...own.slice(i, i + 1),
      ...others.slice(i, i + 1),
    ]);
    const wanted = isShared ? inTurns : [...others, ...own];
    if (wanted.join() !== by.join()) return `the cards at ${defOf(s, missions[0]).title} lie in the wrong order`;
  }
  return undefined;
};

/** OTF-3.1, MOD-3.1, BETA-3.1, R4-2.1. */
const copies = (s: State): Fault => {
  const titles = s.locations.flatMap(({ seeds }) => seeds.map((id) => `${defOf(s, id).title} by ${s.fixed.owner[id]}`));
  return titles.find((one) => titles.filter((other) => other === one).length > 2);
};

/** The points that count and those needed: OTF-7, MOD-7, BETA-7, or B-26.6. */
const pointsOf = (s: State, format: Format, player: Player): { readonly counting: number; readonly needed: number } => {
  const { missionPoints, bonusPoints, completed } = s.players[player];
  if (isRuleOfFour(format)) return { counting: missionPoints + bonusPoints, needed: 100 };
  const done = completed.map((id) => missionDefOf(s, id));
  const planets = done.filter(({ kind }) => kind === 'planet').length;
  const bothKinds = done.length > 1 && planets < done.length && done.some(({ kind }) => kind !== 'space');
  const inAlpha = done.some(({ quadrant }) => quadrant === 'Alpha');
  const more = (bothKinds ? 0 : 40) + (inAlpha || format.id === 'otf-beta' ? 0 : 40);
  return { counting: missionPoints + Math.min(bonusPoints, missionPoints), needed: 100 + more };
};

const scoreboard = (s: State, format: Format): Fault => {
  for (const [player, { victory: said }] of view(s, 'spectator').players.entries()) {
    const { counting, needed } = pointsOf(s, format, player === 0 ? 0 : 1);
    if (said.counting !== counting || said.needed !== needed)
      return `the scoreboard says ${said.counting} of ${said.needed}, and should say ${counting} of ${needed}`;
  }
  return undefined;
};

const victory = (s: State, format: Format): Fault => {
  const both = [pointsOf(s, format, 0), pointsOf(s, format, 1)] as const;
  for (const player of [0, 1] as const) {
    const [own, other] = [both[player], both[player === 0 ? 1 : 0]];
    if (s.result) continue;
    const mustLead = format.id === 'otf-beta' || isRuleOfFour(format);
    const isAsked = s.frames.at(-1)?.kind === 'segment';
    if (isAsked && own.counting >= own.needed && !(mustLead && own.counting <= other.counting))
      return `P${player + 1} should have won`;
  }
  const winner = s.result?.reason === 'points' ? s.result.winner : undefined;
  return winner !== undefined && both[winner].counting < both[winner].needed ? 'the game was won too early' : undefined;
};

/** R4-1.2, for cards that are played; two that are played together carry out one text. */
export class Uses {
  private counts = new Map<string, number>();

  fault(s: State, events: readonly GameEvent[]): Fault {
    for (const { e, player, card } of events) {
      if (e === 'turn begun') this.counts = new Map();
      if (e !== 'played' || defOf(s, card).title === 'Wormhole') continue;
      const key = `${defOf(s, card).title} by P${player + 1}`;
      const count = (this.counts.get(key) ?? 0) + 1;
      this.counts.set(key, count);
      if (count > 4) return `${key} was used ${count} times in a turn`;
    }
    return undefined;
  }
}

/** What is wrong with what a choice brought about, given where the cards were before it. */
export const faultIn = (s: State, format: Format, before: readonly string[], events: readonly GameEvent[]): Fault => {
  const seeded = events.some(({ e, word }) => e === 'phase begun' && word === 'facilities');
  const scored = events.some(({ e }) => e === 'scored' || e === 'turn begun');
  return (
    leaving(s, format, before, events) ??
    stealing(s, format, events) ??
    (seeded ? (stackOrder(s) ?? copies(s)) : undefined) ??
    (s.phase === 'play' || s.phase === 'over' ? victory(s, format) : undefined) ??
    (scored ? scoreboard(s, format) : undefined)
  );
};
