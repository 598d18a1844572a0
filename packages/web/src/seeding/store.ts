import type { Decision, Player, View } from '@spaceline/engine';
import { create } from 'zustand';
import { decisionNow, sendChoice, useTable } from '../net/store.ts';
import { keepSeedingFor, seedingFor } from './kept-seedings.ts';
import { isEmpty, planFrom, seedsOf } from './plan.ts';
import type { SeedingPlan, WhereOf } from './plan.ts';
import { asPlanned } from './replay.ts';
import type { Change } from './replay.ts';

interface Seeding {
  /** The match that is being seeded as last time. */
  readonly match: string | undefined;
  /** What had to be done otherwise, in which match. */
  readonly changes: readonly Change[];
  readonly changedIn: string | undefined;
  /** The plan has no answer to this question. */
  readonly stuck: number;
}

export const useSeeding = create<Seeding>()(() => ({
  match: undefined,
  changes: [],
  changedIn: undefined,
  stuck: -1,
}));
const { getState: get, setState: set } = useSeeding;

const seedingKinds = new Set<Decision['kind']>([
  'cut missions',
  'place mission',
  'seed card',
  'seed facility',
  'seed stacks',
]);

export const isSeedingQuestion = ({ kind }: Decision): boolean => seedingKinds.has(kind);

const whereOf: WhereOf = (def) => useTable.getState().faces.get(def)?.where ?? '';

const seatIn = (view: View): Player | undefined => (view.seer === 'spectator' ? undefined : view.seer);

/** How this deck was seeded last time, as long as there is something to seed. */
export function lastSeeding(view: View): SeedingPlan | undefined {
  const me = seatIn(view);
  return me === undefined ? undefined : seedingFor(seedsOf(view, me));
}

/** The question the plan has answered; if it is asked again, the answer was not taken. */
let answered = '';

/** Answers the open question as planned, if seeding goes by plan. */
function goOn(): void {
  const { table } = useTable.getState();
  const decision = decisionNow(useTable.getState());
  if (!table?.view || !decision || get().match !== table.match || !isSeedingQuestion(decision)) return;
  const question = `${table.match} ${decision.id} ${table.standing?.backs ?? 0}`;
  const plan = lastSeeding(table.view);
  const planned = plan && question !== answered ? asPlanned(plan, decision, table.view, whereOf) : undefined;
  if (!planned) return set({ match: undefined, stuck: decision.id });
  answered = question;
  set({ changes: [...get().changes, ...planned.changes] });
  sendChoice(planned.choice);
}

/** The whole seeding, or what is left of it, as last time. */
export function seedAsLastTime(): void {
  const { table } = useTable.getState();
  if (!table) return;
  answered = '';
  set({ match: table.match, changes: [], changedIn: table.match, stuck: -1 });
  goOn();
}

export const stopSeeding = (): void => set({ match: undefined });
export const forgetChanges = (): void => set({ changes: [], changedIn: undefined });

/** When the first turn begins, it is kept how the deck was seeded, by whomever. */
function keepWhenDone(view: View, before: View | undefined): void {
  const me = seatIn(view);
  if (me === undefined || view.phase !== 'play' || !before || before.phase === 'play') return;
  const plan = planFrom(view, me, whereOf);
  if (!isEmpty(plan)) keepSeedingFor(seedsOf(view, me), plan);
}

useTable.subscribe((now, before) => {
  if (now.table === before.table || !now.table?.view) return;
  if (now.table.match === before.table?.match) keepWhenDone(now.table.view, before.table.view);
  goOn();
});
