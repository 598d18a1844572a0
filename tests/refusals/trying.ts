import type { Refusal } from '@spaceline/engine';
import type { TestTable } from '@spaceline/testkit';

/** What was tried, and how it was refused. */
export interface Met {
  readonly tried: string;
  readonly refusal: Refusal;
}

export interface Case {
  readonly where: string;
  readonly meets: () => readonly Met[];
}

/** A case of one refusal. */
export const told = (where: string, tried: string, refusal: () => Refusal | undefined): Case => ({
  where,
  meets: () => {
    const met = refusal();
    return met ? [{ tried, refusal: met }] : [];
  },
});

/** Tries what a line says, such as `P1 flies Runabout to Excavation`. */
export const tries = ({ table }: TestTable, line: string): Refusal | undefined =>
  table.act(line.startsWith('P1 ') ? 0 : 1, line.slice(3), 0);

/** Ends the game, so that nothing is left to be answered. */
export const leave = (given: TestTable): void => {
  given.table.refusal = undefined;
  if (given.table.state.result === undefined) tries(given, 'P1 concedes');
};

/** The parts of a choice that names nothing. */
export const nothingNamed = { card: -1, on: -1, to: -1, way: -1, cards: [] } as const;
