import type { Questions, Seeded } from './questions.ts';
import { countAnswers, foldAnswers } from './questions.ts';

export type { Crossing, Ending, MissionSide, Questions, Requirement, Seeded, Standing } from './questions.ts';

/** Numbers of deck construction and seeding (B-28.7). */
export interface Sizes {
  readonly missions: number;
  /** Where fewer missions will do. */
  readonly fewestMissions?: number;
  readonly seedMaximum: number;
  readonly drawMinimum: number;
  readonly startingHand: number;
}

/** Which missions a step of batch seeding is about; `others` are cards that seed elsewhere than under a mission. */
export type StepName = 'opponent' | 'shared' | 'own' | 'every' | 'others';

/** How the seed phases go (B-28.1 to B-28.6), where a clause changes it. */
export interface Conduct {
  /** Players choose the order of their missions and lay them from left to right; none lies on another. */
  readonly missions?: 'chosen order';
  /** Both at the same time, then announced. `must`: only cards that can seed in no other phase. */
  readonly doorways?: { readonly cards: 'may' | 'must'; readonly downloads: boolean };
  /** A step of the dilemma phase. The phase is seeded in batches as soon as a clause names one. */
  readonly step?: StepName;
  readonly facilities?: 'while able' | 'at once';
  /** After the dilemma phase players tell how many cards they seeded face down. */
  readonly tellsNumbers?: true;
  /** Victory is looked for when an action is completely resolved. */
  readonly wholeActions?: true;
  /** Both players reach victory with equal points. */
  readonly tie?: 'draw';
  /** A round ends the game after so many minutes; whoever keeps the time says so. */
  readonly roundMinutes?: number;
}

/** Cards that may not be in a deck: dated data with its source. */
export interface BanList {
  readonly name: string;
  readonly date: string;
  readonly source: string;
  /** `edition` 2 stands for a Second Edition card of that title. */
  readonly cards: readonly { readonly title: string; readonly edition?: 2; readonly subtitle?: string }[];
}

/** Second Edition cards, by their ids, that are copies of First Edition cards. */
export interface ConversionList {
  readonly name: string;
  readonly date: string;
  readonly source: string;
  readonly cards: readonly { readonly title: string; readonly from: readonly string[]; readonly becomes: string }[];
}

/** What a clause says about decks. */
export interface DeckRules {
  /** Copies of a card in all parts of a deck together; without a clause there is no limit (B-7.6). */
  readonly copies?: number;
  /** Copies of a card that a player may seed. */
  readonly seeded?: { readonly most: number; readonly how: Seeded | 'any way' };
  readonly bans?: BanList;
  readonly conversions?: ConversionList;
  /** Cards that report which may be among the seeds, to be seeded aboard. */
  readonly seededAboard?: number;
  /** Outposts that can be seeded. */
  readonly outposts?: number;
  /** The deck is built from one box. */
  readonly sealed?: { readonly minutes: number };
}

/** One sentence of a rules sheet: cited by its id wherever it acts. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  /** In our own words. */
  readonly text: string;
  /**
   * What it settles, and how. Two clauses that settle one thing in different ways contradict each other; two that
   * settle it alike are the same rule on two sheets, and it holds once.
   */
  readonly settles?: readonly [what: string, how: string];
  /** Further things that it settles. */
  readonly alsoSettles?: readonly (readonly [what: string, how: string])[];
  readonly answers?: Partial<Questions>;
  readonly sizes?: Partial<Sizes>;
  readonly conduct?: Conduct;
  readonly deck?: DeckRules;
}

export interface Format {
  readonly id: string;
  readonly name: string;
  /** Version and date that its sheet has in print. */
  readonly sheet?: string;
  readonly clauses: readonly Clause[];
  /** What it is like, in one line for whoever chooses one. */
  readonly about?: string;
}

export const clause = (
  id: string,
  title: string,
  text: string,
  more: Omit<Clause, 'id' | 'title' | 'text'> = {},
): Clause => ({ id, title, text, ...more });

export const format = (
  id: string,
  name: string,
  clauses: readonly Clause[],
  more: Pick<Format, 'sheet' | 'about'> = {},
): Format => ({
  id,
  name,
  clauses,
  ...more,
});

/** A part of the seed phase as a clause sets it. */
interface Set<T> {
  readonly how: T;
  readonly clause: string;
}

export interface Step {
  readonly which: StepName;
  readonly clause: string;
}

/** A format made ready. */
export interface CompiledFormat {
  readonly format: Format;
  /** What its clauses answer together, as one function for each question. */
  readonly ask: Questions;
  /** How many of them speak to each question. */
  readonly speaking: Readonly<Record<keyof Questions, number>>;
  readonly sizes: Sizes;
  readonly doorways: Set<NonNullable<Conduct['doorways']>> | undefined;
  readonly steps: readonly Step[];
  readonly facilities: Set<NonNullable<Conduct['facilities']>> | undefined;
  readonly missions: Set<NonNullable<Conduct['missions']>> | undefined;
  readonly tellsNumbers: boolean;
  readonly wholeActions: boolean;
  readonly tieIsDraw: boolean;
  readonly round: Set<number> | undefined;
  /** Ids of Second Edition cards, and the ids of the First Edition cards they are. */
  readonly conversions: ReadonlyMap<string, string>;
}

/** What the base game builds decks and hands with. */
export const baseSizes: Sizes = { missions: 6, seedMaximum: 30, drawMinimum: 30, startingHand: 7 };

const stepOrder: readonly StepName[] = ['opponent', 'shared', 'own', 'every', 'others'];

/** Two clauses of a format that cannot both hold. */
export const contradictionIn = (clauses: readonly Clause[]): string | undefined => {
  const settled = new Map<string, { readonly id: string; readonly how: string }>();
  for (const c of clauses)
    for (const [what, how] of [...(c.settles ? [c.settles] : []), ...(c.alsoSettles ?? [])]) {
      const other = settled.get(what);
      if (other && other.how !== how)
        return `${other.id} and ${c.id} contradict each other about ${what}: "${other.how}", or "${how}"`;
      settled.set(what, { id: c.id, how });
    }
  return undefined;
};

/** The clauses of a format without those that say the same as one before. */
const distinct = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(
    (c, i) =>
      clauses.findIndex((o) => o.id === c.id || (c.settles !== undefined && o.settles?.[0] === c.settles[0])) === i,
  );

const compiled = new WeakMap<Format, CompiledFormat>();

/** Made once for each format. */
export const compileFormat = (f: Format): CompiledFormat => {
  const made = compiled.get(f) ?? compile(f);
  compiled.set(f, made);
  return made;
};

const compile = (f: Format): CompiledFormat => {
  const wrong = contradictionIn(f.clauses);
  if (wrong) throw new Error(`Format ${f.id}: ${wrong}.`);
  const clauses = distinct(f.clauses);
  const spoken = clauses.flatMap((c) => c.answers ?? []);
  const setBy = <T>(part: (conduct: Conduct) => T | undefined): Set<T>[] =>
    clauses.flatMap((c) => {
      const how = c.conduct && part(c.conduct);
      return how === undefined ? [] : [{ how, clause: c.id }];
    });
  return {
    format: f,
    ask: foldAnswers(spoken),
    speaking: countAnswers(spoken),
    sizes: clauses.reduce<Sizes>((sizes, c) => ({ ...sizes, ...c.sizes }), baseSizes),
    doorways: setBy((conduct) => conduct.doorways)[0],
    steps: setBy((conduct) => conduct.step)
      .map(({ how, clause: id }) => ({ which: how, clause: id }))
      .toSorted((a, b) => stepOrder.indexOf(a.which) - stepOrder.indexOf(b.which)),
    facilities: setBy((conduct) => conduct.facilities)[0],
    missions: setBy((conduct) => conduct.missions)[0],
    tellsNumbers: clauses.some((c) => c.conduct?.tellsNumbers),
    wholeActions: clauses.some((c) => c.conduct?.wholeActions),
    tieIsDraw: clauses.some((c) => c.conduct?.tie === 'draw'),
    round: setBy((conduct) => conduct.roundMinutes)[0],
    conversions: new Map(
      clauses.flatMap((c) =>
        (c.deck?.conversions?.cards ?? []).flatMap((card) => card.from.map((id) => [id, card.becomes] as const)),
      ),
    ),
  };
};
