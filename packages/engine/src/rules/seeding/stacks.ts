import type { SeedPhase } from '@spaceline/language';
import type { Stack, StackPlace } from '../../contract/decision.ts';
import type { Step } from '../../contract/format.ts';
import type { BatchFrame } from '../../state/seeding-frame.ts';
import type { CardId, LocationId, None, Player } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { Location, State } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import { whyNotSeedFacility, whyNotSecondFacility } from '../reporting.ts';
import { seedsIn, whyNotFaceUp } from './face-up.ts';
import { whyNotSeedThere } from './where.ts';
import { whyNotCopy, whyNotSeed } from './under.ts';

/** The stacks a player may build in one step of batch seeding, and why not (B-28.1 to B-28.4). */

export const notYourSeed = ground('not-your-seed', ['B-8.22', 'B-7.7'], 'it is not a card of your seed deck');
const seededTwice = ground('seeded-twice', 'B-18.7', 'a card stands in the stacks twice');
const twoStacks = ground('two-stacks', 'B-28.2', 'there are two stacks for one mission', 'each mission has one stack');
export const noStacks = ground('no-stacks', 'B-28.2', 'a batch is sent with its stacks, even if there are none');

const theirs = (s: State, l: Location, player: Player): boolean => l.missions.some((m) => s.fixed.owner[m] === player);

const isOf = (s: State, step: Step, l: Location, player: Player): boolean => {
  const mine = theirs(s, l, player);
  const others = theirs(s, l, player === 0 ? 1 : 0);
  switch (step.which) {
    case 'opponent':
      return !mine;
    case 'shared':
      return mine && others;
    case 'own':
      return mine && !others;
    case 'every':
      return true;
    case 'others':
      return false;
  }
};

export const wrongMission = (step: Step): Ground => ({
  code: 'other-step',
  clause: step.clause,
  why: 'cards are seeded there in another step',
  legalIf: 'the step for such missions is on',
});

/** The step of batch seeding that is about a mission for a player; without one it is seeded in turns. */
export const stepAbout = (s: State, l: Location, player: Player): Step | undefined => {
  for (const step of s.fixed.format.steps) if (isOf(s, step, l, player)) return step;
  return undefined;
};

/** Whether cards for the table have a step of their own, or are left to a facility phase that takes all. */
export const tableHasStep = (s: State): boolean => {
  const { steps, facilities } = s.fixed.format;
  return steps.some((step) => step.which === 'others') || facilities?.how === 'at once';
};

/** Whether the steps of the format leave something of the dilemma phase to be seeded as in the base game. */
export const leavesTurns = (s: State): boolean => {
  const named = s.fixed.format.steps.map((step) => step.which);
  const all = named.includes('every') || (['opponent', 'shared', 'own'] as const).every((one) => named.includes(one));
  return !all || !tableHasStep(s);
};

export const stepsOf = (s: State, f: BatchFrame): readonly Step[] => {
  const { steps, doorways, facilities } = s.fixed.format;
  if (f.phase === 'dilemmas') return steps;
  return [{ which: 'every', clause: (f.phase === 'doorways' ? doorways?.clause : facilities?.clause) ?? 'B-8.7' }];
};

export const stepOf = (s: State, f: BatchFrame): Step => stepsOf(s, f)[f.step];

const onTable: Readonly<Record<BatchFrame['phase'], readonly SeedPhase[]>> = {
  doorways: ['doorway phase'],
  dilemmas: [],
  // "Any remaining unseeded cards."
  facilities: ['facility phase', 'dilemma phase', 'doorway phase'],
};

/** Where stacks may be built; -1 is the table. */
export const targetsOf = (s: State, f: BatchFrame, player: Player): readonly (LocationId | None)[] => {
  if (f.phase === 'doorways') return [none];
  const all = s.locations.filter((l) => l.missions.length > 0);
  if (f.phase === 'facilities') return [...all.map((l) => l.id), none];
  const step = stepOf(s, f);
  return all.filter((l) => isOf(s, step, l, player)).map((l) => l.id);
};

const onlyMust = (s: State, f: BatchFrame): boolean =>
  f.phase === 'doorways' && s.fixed.format.doorways?.how.cards === 'must';

/** What the base game says holds in a step of the format as well. */
const underClause = (because: Ground, clause: string): Ground => ({
  ...because,
  also: [...(because.also ?? []), clause],
});

const whyMisplaced = (s: State, f: BatchFrame, card: CardId, on: LocationId | None): Ground | undefined => {
  const where = on === none ? 'table' : f.phase === 'facilities' ? 'at' : 'under';
  const misplaced = whyNotSeedThere(s, f.phase, card, where);
  return misplaced && underClause(misplaced, stepOf(s, f).clause);
};

const whyNotPut = (
  s: State,
  f: BatchFrame,
  player: Player,
  card: CardId,
  on: LocationId | None,
  here: readonly CardId[],
  planned: readonly CardId[],
): Ground | undefined => {
  const misplaced = whyMisplaced(s, f, card, on);
  if (misplaced) return misplaced;
  if (on === none) return whyNotFaceUp(s, player, card, onTable[f.phase], planned, onlyMust(s, f));
  if (f.phase === 'facilities')
    return (
      whyNotSeedFacility(s, player, card, on) ??
      whyNotSecondFacility(s, card, here, planned) ??
      whyNotCopy(s, player, card, 'face up', planned)
    );
  const location = s.locations.find((l) => l.id === on);
  return location ? whyNotSeed(s, player, card, location, here, planned) : wrongMission(stepOf(s, f));
};

/** Each place with the cards that could go there by themselves. */
export const placesFor = (s: State, f: BatchFrame, player: Player): readonly StackPlace[] =>
  targetsOf(s, f, player).map((on) => ({
    on,
    from: s.players[player].piles['seed deck'].filter((card) => {
      if (on === none && !seedsIn(s, card, onTable[f.phase])) return false;
      if (on !== none && (cardOf(s, card).type === 'Facility') !== (f.phase === 'facilities')) return false;
      return whyNotPut(s, f, player, card, on, [], []) === undefined;
    }),
  }));

/** A card that goes nowhere in this step is told that before where it should have gone. */
const whyNotThere = (s: State, f: BatchFrame, player: Player, { on, cards }: Stack): Ground => {
  const deck = s.players[player].piles['seed deck'];
  const first = cards.find((card) => deck.includes(card));
  const misplaced = first === undefined ? undefined : whyMisplaced(s, f, first, on);
  return misplaced ?? wrongMission(stepOf(s, f));
};

/** Why these stacks may not be committed. */
export const whyNotStacks = (
  s: State,
  f: BatchFrame,
  player: Player,
  stacks: readonly Stack[] | undefined,
): Ground | undefined => {
  if (!stacks) return noStacks;
  const targets = targetsOf(s, f, player);
  const deck = s.players[player].piles['seed deck'];
  const planned: CardId[] = [];
  for (let i = 0; i < stacks.length; i++) {
    const { on, cards } = stacks[i];
    if (!targets.includes(on)) return whyNotThere(s, f, player, stacks[i]);
    if (stacks.findIndex((other) => other.on === on) !== i) return twoStacks;
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at];
      if (!deck.includes(card)) return notYourSeed;
      if (planned.includes(card)) return seededTwice;
      const why = whyNotPut(s, f, player, card, on, cards.slice(0, at), planned);
      if (why) return why;
      planned.push(card);
    }
  }
  return undefined;
};
