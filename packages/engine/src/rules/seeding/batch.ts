import type { PhaseWord } from '../../contract/event.ts';
import type { Choice, Deed, Option, Stack } from '../../contract/decision.ts';
import { option } from '../../contract/decision.ts';
import type { BatchFrame } from '../../state/seeding-frame.ts';
import type { StepName } from '../../contract/format.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import type { Ground } from '../../contract/refusal.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import { emit, pop, start } from '../../state/kernel.ts';
import type { Location, State } from '../../state/state.ts';
import { putFacility } from '../reporting.ts';
import { whyNotBeside } from '../uniqueness.ts';
import { carryOutSeeded, seedFaceUp, seedsIn } from './face-up.ts';
import { noStacks, placesFor, stepOf, stepsOf, targetsOf, whyNotStacks } from './stacks.ts';
import { seedUnder } from './under.ts';
import { whyNotSeeding } from './where.ts';

/**
 * Batch seeding: both players build their stacks at the same time. What one has committed stays in the frame, where
 * nobody is shown it, and in the seed deck, so that no count tells of it, until the other has committed, too.
 */

const nobody: BatchFrame['committed'] = [null, null];

export const batchFrame = (phase: BatchFrame['phase']): BatchFrame => ({
  kind: 'batch',
  phase,
  step: 0,
  asked: none,
  committed: nobody,
  announced: 0,
});

const commit = (f: BatchFrame, player: Player, stacks: readonly Stack[]): void => {
  f.committed = player === 0 ? [stacks, f.committed[1]] : [f.committed[0], stacks];
};

/** Nothing to decide, as both players can see: no place, or no seed card left. */
const isIdle = (s: State, f: BatchFrame, player: Player): boolean =>
  s.players[player].piles['seed deck'].length === 0 || targetsOf(s, f, player).length === 0;

/** The steps of the dilemma phase as the log names them. */
const stepWords: Readonly<Record<StepName, PhaseWord>> = {
  opponent: "opponent's missions",
  shared: 'shared missions',
  own: 'own missions',
  every: 'missions',
  others: 'everything else',
};

const beginStep = (s: State, f: BatchFrame): void => {
  f.committed = nobody;
  f.announced = 0;
  for (const player of [0, 1] as const) if (isIdle(s, f, player)) commit(f, player, []);
  if (f.phase === 'dilemmas' && f.committed.includes(null))
    emit(s, 'phase begun', { word: stepWords[stepOf(s, f).which] });
  f.asked = s.seq;
};

const stackAt = (f: BatchFrame, player: Player, on: CardId): readonly CardId[] =>
  f.committed[player]?.find((stack) => stack.on === on)?.cards ?? [];

/** In turns, the owner of the mission card seeded first beginning; or all of that player's before the other's. */
const slide = (s: State, f: BatchFrame, l: Location): void => {
  const first = s.fixed.owner[l.missions[0]];
  const stacks = [stackAt(f, first, l.id), stackAt(f, opponentOf(first), l.id)] as const;
  const players = [first, opponentOf(first)] as const;
  if (stepOf(s, f).which !== 'shared') {
    for (const i of [0, 1] as const) for (const card of stacks[i]) seedUnder(s, players[i], card, l.id);
    return;
  }
  for (let at = 0; at < Math.max(stacks[0].length, stacks[1].length); at++)
    for (const i of [0, 1] as const) if (at < stacks[i].length) seedUnder(s, players[i], stacks[i][at], l.id);
};

/** What a text says it does at once (B-8.3); a clause about the doorway phase may leave that out for its cards (B-28.1). */
const actsAtOnce = (s: State, f: BatchFrame, card: CardId): boolean =>
  (f.phase === 'facilities' && seedsIn(s, card, ['facility phase', 'dilemma phase'])) ||
  s.fixed.format.doorways?.how.downloads !== false;

/** Titles of one player's face-up seeds, and what their texts do at once. */
const announce = (s: State, f: BatchFrame, player: Player): void => {
  const faceUp: CardId[] = [];
  for (const { on, cards } of f.committed[player] ?? [])
    for (const card of cards) {
      // Of a card that lies on the table only once the first to announce it has it; the other stays in the seed deck.
      if (on === none && whyNotBeside(s, player, card)) continue;
      faceUp.push(card);
      if (on === none) seedFaceUp(s, player, card);
      else putFacility(s, player, card, on, 'facility seeded');
    }
  if (faceUp.length > 0) emit(s, 'seeds announced', { player, n: faceUp.length, cards: faceUp, word: f.phase });
  // Frames are carried out last in, first out.
  for (const card of faceUp.toReversed()) if (actsAtOnce(s, f, card)) carryOutSeeded(s, player, card);
};

/** True when the step is done. */
const resolve = (s: State, f: BatchFrame): boolean => {
  if (f.phase === 'dilemmas') {
    for (const l of s.locations) if (l.missions.length > 0) slide(s, f, l);
    return true;
  }
  if (f.announced === 2) return true;
  announce(s, f, f.announced === 0 ? s.first : opponentOf(s.first));
  f.announced += 1;
  return false;
};

const inStacks = (clause: string): Ground => ({
  code: 'in-stacks',
  clause,
  why: 'both players seed at the same time now, all their cards in stacks',
  legalIf: 'the card stands in one of your stacks',
  also: ['B-28.2'],
});

const isReady = (clause: string): Ground => ({
  code: 'stacks-ready',
  clause,
  why: 'your stacks of this step are ready',
  also: ['B-28.2', 'B-12.5'],
});

const whyNotOneByOne = (s: State, f: BatchFrame, verb: Deed): Ground => {
  if (verb === 'pass') return noStacks;
  return verb === 'seed' || verb === 'seed facility' ? inStacks(stepOf(s, f).clause) : whyNotSeeding(verb);
};

export const batchHandler = (next: (s: State, after: BatchFrame['phase']) => void): Handler<BatchFrame> => ({
  tells: (_s, f) => ({ is: 'seeding together', ready: ([0, 1] as const).filter((player) => f.committed[player]) }),
  run: (s, f) => {
    if (f.step >= stepsOf(s, f).length) {
      pop(s);
      next(s, f.phase);
      return false;
    }
    if (stepOf(s, f).which === 'others') {
      f.step += 1;
      emit(s, 'phase begun', { word: stepWords.others });
      start(s, 'seeding', { phase: 'others' });
      return false;
    }
    if (f.asked === none) beginStep(s, f);
    if (f.committed.includes(null)) return true;
    if (resolve(s, f)) {
      f.step += 1;
      f.asked = none;
      f.committed = nobody;
    }
    return false;
  },
  asks: (_s, f) =>
    ([0, 1] as const)
      .filter((player) => f.committed[player] === null)
      .map((player) => ({ player, kind: 'seed stacks', source: none, id: f.asked })),
  options: (s, f, player): Option[] => [{ ...option('seed stacks'), stacks: placesFor(s, f, player) }],
  refuses: (s, f, choice: Choice) =>
    choice.do === 'seed stacks' ? whyNotStacks(s, f, choice.player, choice.stacks) : whyNotOneByOne(s, f, choice.do),
  unasked: (s, f) => isReady(stepOf(s, f).clause),
  judges: (s, f, stacks) => {
    const first = stacks.find((stack) => stack.cards.length > 0)?.cards[0];
    return first === undefined ? undefined : whyNotStacks(s, f, s.fixed.owner[first], stacks);
  },
  answer: (s, f, choice) => {
    commit(
      f,
      choice.player,
      (choice.stacks ?? []).map(({ on, cards }) => ({ on, cards: cards.slice() })),
    );
    emit(s, 'stacks ready', { player: choice.player });
  },
});
