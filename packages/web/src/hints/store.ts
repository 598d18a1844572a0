import type { CardId, Choice, Decision, Option } from '@spaceline/engine';
import { beginsWith, endsAt } from '@spaceline/engine';
import { create } from 'zustand';
import { problemOf } from '../net/api.ts';
import { savedGame } from '../net/saved.ts';
import { decisionNow, sendChoice, useTable } from '../net/store.ts';
import type { Problem } from '../net/wire.ts';
import { askHint, askTeam, askToSeed } from './api.ts';
import type { SuggestedTeam } from './api.ts';
import { optionOf } from './words.ts';

/** What was advised, and for which question. */
export interface Advised {
  readonly decision: number;
  readonly choice: Choice;
  readonly why: string;
}

interface Hints {
  readonly hint: Advised | undefined;
  /** Advised for the same question before. */
  readonly before: readonly Choice[];
  /** The sentence about the team that was suggested, and for which option. */
  readonly team: { readonly option: Option; readonly said: SuggestedTeam } | undefined;
  readonly busy: boolean;
  /** The match in which an officer seeds. */
  readonly seeding: string | undefined;
  readonly problem: Problem | undefined;
}

const nothing: Hints = {
  hint: undefined,
  before: [],
  team: undefined,
  busy: false,
  seeding: undefined,
  problem: undefined,
};

export const useHints = create<Hints>()(() => nothing);
const { getState: get, setState: set } = useHints;

/** The seat one speaks for, if advice is to be had at this table. */
function seat(): { readonly match: string; readonly token?: string | undefined } | undefined {
  const { table, facts } = useTable.getState();
  if (!facts?.hints || !table || table.seat === 'spectator') return undefined;
  return { match: table.match, token: savedGame(table.match)?.token || undefined };
}

export const useAdvised = (): boolean => {
  const facts = useTable((state) => state.facts);
  const over = useTable((state) => state.table?.over);
  const watching = useTable((state) => state.table?.seat === 'spectator');
  return (facts?.hints ?? false) && !over && !watching;
};

async function busily(work: () => Promise<Partial<Hints>>): Promise<void> {
  if (get().busy) return;
  set({ busy: true, problem: undefined });
  try {
    set(await work());
  } catch (error) {
    set({ problem: problemOf(error) });
  } finally {
    set({ busy: false });
  }
}

/** Asks what an officer would do now; asked again, what else. */
export function takeHint(): void {
  const own = seat();
  const decision = decisionNow(useTable.getState());
  if (!own || !decision) return;
  const { hint, before } = get();
  const said = hint?.decision === decision.id ? [...before, hint.choice] : [];
  void busily(async () => {
    const { choice, why } = await askHint(own, said);
    return { hint: { decision: decision.id, choice: choice as Choice, why }, before: said };
  });
}

/** Does what was advised, if the question is still open. */
export function doHint(): void {
  const { hint } = get();
  if (!hint || decisionNow(useTable.getState())?.id !== hint.decision) return;
  set({ ...nothing, seeding: get().seeding });
  sendChoice(hint.choice);
}

/** Selects, of those who may be chosen, the team an officer would send. */
export function suggestTeam(option: Option, mission: number): void {
  const own = seat();
  const { pick } = option;
  if (!own || !pick) return;
  void busily(async () => {
    const said = await askTeam(own, mission, pick.from);
    const { selection } = useTable.getState();
    const people = pick.from.filter((card) => (said.people as readonly number[]).includes(card));
    if (selection.option === option) useTable.setState({ selection: { ...selection, picked: people } });
    return { team: { option, said } };
  });
}

/** The rest of the seeding at one press. */
export function seedForMe(): void {
  const own = seat();
  if (own)
    void busily(async () => {
      await askToSeed(own);
      return { hint: undefined, seeding: own.match };
    });
}

/** The cards and places a hint is about. */
export function hintedCards(decision: Decision, { choice }: Advised): readonly CardId[] {
  const option = optionOf(decision, choice);
  const end = option && endsAt(option);
  const beginning = choice.cards.length > 0 ? choice.cards : option ? beginsWith(option).slice(0, 1) : [];
  return [...beginning, ...(end !== undefined && end >= 0 ? [end as CardId] : [])];
}
