import type { CardId, Player } from './ids.ts';
import type { Ground } from './refusal.ts';
import type { RestingZone, State } from './state.ts';

/**
 * The few questions a clause may answer. Answers are folded in a fixed order: base game, clauses of the format in the
 * order of its list, cards in play (where a card can answer at all).
 */
export interface Questions {
  /** Forbid an attempt: the first ground wins. */
  readonly mayAttempt: (s: State, player: Player, location: CardId) => Ground | undefined;
  /** Points a player needs to win. */
  readonly pointsNeeded: (s: State, player: Player, before: number) => number;
  /** Points that count towards winning. */
  readonly pointsCounting: (s: State, player: Player, before: number) => number;
  /** Where a card goes that would be put into a discard pile from play. */
  readonly discardedTo: (s: State, card: CardId, before: RestingZone) => RestingZone;
  readonly cardPlays: (s: State, player: Player, before: number) => number;
  /** Why affiliations forbid an attack; a clause may lift it (B-28.23). */
  readonly attackRestricted: (s: State, player: Player, before: Ground | undefined) => Ground | undefined;
  /** Forbid a download of personnel into play. */
  readonly mayDownloadPersonnel: (s: State, player: Player) => Ground | undefined;
}

/** Numbers of deck construction and seeding (B-28.7). */
export interface Sizes {
  readonly missions: number;
  readonly seedMaximum: number;
  readonly drawMinimum: number;
  readonly startingHand: number;
}

/** One sentence of a rules sheet: cited by its id wherever it acts. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  /** In our own words. */
  readonly text: string;
  readonly answers?: Partial<Questions>;
  readonly sizes?: Partial<Sizes>;
  /** Questions of which only one clause may hold: two that replace the same rule contradict each other. */
  readonly replaces?: readonly (keyof Questions | keyof Sizes)[];
}

export interface Format {
  readonly id: string;
  readonly name: string;
  readonly clauses: readonly Clause[];
}

export const clause = (
  id: string,
  title: string,
  text: string,
  more: Pick<Clause, 'answers' | 'sizes' | 'replaces'> = {},
): Clause => ({ id, title, text, ...more });

export const format = (id: string, name: string, clauses: readonly Clause[]): Format => ({ id, name, clauses });

/** A format made ready: answers by question. */
export interface CompiledFormat {
  readonly format: Format;
  readonly sizes: Sizes;
  readonly mayAttempt: readonly Questions['mayAttempt'][];
  readonly pointsNeeded: readonly Questions['pointsNeeded'][];
  readonly pointsCounting: readonly Questions['pointsCounting'][];
  readonly discardedTo: readonly Questions['discardedTo'][];
  readonly cardPlays: readonly Questions['cardPlays'][];
  readonly attackRestricted: readonly Questions['attackRestricted'][];
  readonly mayDownloadPersonnel: readonly Questions['mayDownloadPersonnel'][];
}

/** B-7.2 to B-7.4, B-8.40. */
export const baseSizes: Sizes = { missions: 6, seedMaximum: 30, drawMinimum: 30, startingHand: 7 };

const contradiction = (f: Format): string | undefined => {
  const holders = new Map<string, string>();
  for (const c of f.clauses)
    for (const question of c.replaces ?? []) {
      const other = holders.get(question);
      if (other) return `Format ${f.id}: ${other} and ${c.id} both replace "${question}".`;
      holders.set(question, c.id);
    }
  return undefined;
};

export const compileFormat = (f: Format): CompiledFormat => {
  const wrong = contradiction(f);
  if (wrong) throw new Error(wrong);
  const answers = <Q extends keyof Questions>(question: Q): NonNullable<Questions[Q]>[] =>
    f.clauses.flatMap((c) => {
      const answer = c.answers?.[question];
      return answer ? [answer as NonNullable<Questions[Q]>] : [];
    });
  return {
    format: f,
    sizes: f.clauses.reduce<Sizes>((sizes, c) => ({ ...sizes, ...c.sizes }), baseSizes),
    mayAttempt: answers('mayAttempt'),
    pointsNeeded: answers('pointsNeeded'),
    pointsCounting: answers('pointsCounting'),
    discardedTo: answers('discardedTo'),
    cardPlays: answers('cardPlays'),
    attackRestricted: answers('attackRestricted'),
    mayDownloadPersonnel: answers('mayDownloadPersonnel'),
  };
};
