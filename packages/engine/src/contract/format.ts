import type { CardId, Player } from './ids.ts';
import type { Ground } from './refusal.ts';
import type { RestingZone, State } from '../state/state.ts';

/** How a card is seeded: into the stack under a mission, to be met in an attempt, or face up (B-28.29). */
export type Seeded = 'like a dilemma' | 'face up';

/** One line of the scoreboard: what a clause asks of a player on the way to victory, and whether it is there. */
export interface Requirement {
  readonly clause: string;
  readonly what: string;
  readonly met: boolean;
  /** Points that are needed more as long as it is not met. */
  readonly adds: number;
}

/** Why a ship that may pass between quadrants does not pass from here, or not now (B-28.27). */
export interface Crossing {
  readonly notAtEnd: Ground;
  readonly notFullRange: Ground;
}

/**
 * The few questions a clause may answer. Answers are folded in a fixed order: base game, clauses of the format in the
 * order of its list, cards in play (where a card can answer at all): a sheet wins over the rules, and a card over both
 * (B-1.3, B-1.4). Where a question gives a ground, the first wins.
 */
export interface Questions {
  readonly mayAttempt: (s: State, player: Player, location: CardId) => Ground | undefined;
  readonly mayScout: (s: State, player: Player, location: CardId) => Ground | undefined;
  readonly mayComplete: (s: State, player: Player, location: CardId) => Ground | undefined;
  /** Forbid seeding one more copy; `planned` are cards of the same choice that are to be seeded before it. */
  readonly maySeed: (
    s: State,
    player: Player,
    card: CardId,
    how: Seeded,
    planned: readonly CardId[],
  ) => Ground | undefined;
  /** The piles from which a card text lets its player seed a dilemma. */
  readonly reseedFrom: (s: State, text: CardId, before: readonly RestingZone[]) => readonly RestingZone[];
  /** Points a player needs to win. */
  readonly pointsNeeded: (s: State, player: Player, before: number) => number;
  /** Points with less than which nobody wins, whatever is needed else. */
  readonly pointsAtLeast: (s: State, player: Player) => number | undefined;
  /** Points that count towards winning. */
  readonly pointsCounting: (s: State, player: Player, before: number) => number;
  /** Forbid winning by points for now. */
  readonly mayWin: (s: State, player: Player) => Ground | undefined;
  /** What the scoreboard says about the clause. */
  readonly requirement: (s: State, player: Player) => Requirement | undefined;
  /** Where a card goes that would be put into a discard pile from play. */
  readonly discardedTo: (s: State, card: CardId, before: RestingZone) => RestingZone;
  readonly cardPlays: (s: State, player: Player, before: number) => number;
  /** Why affiliations forbid an attack; a clause may lift it (B-28.23). */
  readonly attackRestricted: (s: State, player: Player, before: Ground | undefined) => Ground | undefined;
  /** Forbid a download of personnel into play. */
  readonly mayDownloadPersonnel: (s: State, player: Player) => Ground | undefined;
  /** Forbid one more use of a card's text in this turn. */
  readonly mayUseText: (s: State, player: Player, card: CardId) => Ground | undefined;
  /** Let a ship pass between the ends of two spacelines for its full RANGE: nothing, if the base game decides. */
  readonly mayCross: (s: State, player: Player, ship: CardId) => Crossing | undefined;
  /** Forbid laying that mission next; asked where players choose the order of their missions (B-28.6). */
  readonly mayPlace: (s: State, player: Player, mission: CardId) => Ground | undefined;
  /** Why a reporting card does not seed aboard a facility; a clause may lift it (B-28.10). */
  readonly seedsAboard: (s: State, player: Player, card: CardId, before: Ground | undefined) => Ground | undefined;
  /** Cards of the discard pile that become a new draw deck the first time a player cannot draw (B-28.19). */
  readonly regenerates: (s: State, player: Player, before: readonly CardId[]) => readonly CardId[];
  /** The game is won by completed missions, whatever the score (B-28.20). */
  readonly winsByMissions: (s: State, player: Player) => true | undefined;
  /** Who is ahead when the game ends without a victory (B-28.20). */
  readonly ahead: (s: State, before: Player | undefined) => Player | undefined;
  /** Let cards of different affiliations mix (B-28.22). */
  readonly mayMix: (s: State, player: Player, before: boolean) => boolean;
  /** Whether a card with the icon is a hologram (B-28.24). */
  readonly isHologram: (s: State, card: CardId, before: boolean) => boolean;
  /** Whether the text of a card in play is there for that player to use (B-28.25). */
  readonly worksFor: (s: State, card: CardId, player: Player, before: boolean) => boolean;
  /** The number of cards a hand is brought to after the draws of the turn (B-28.26). */
  readonly evenUpTo: (s: State, player: Player, before: number | undefined) => number | undefined;
}

/** Numbers of deck construction and seeding (B-28.7). */
export interface Sizes {
  readonly missions: number;
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
  readonly clauses: readonly Clause[];
}

export const clause = (
  id: string,
  title: string,
  text: string,
  more: Omit<Clause, 'id' | 'title' | 'text'> = {},
): Clause => ({ id, title, text, ...more });

export const format = (id: string, name: string, clauses: readonly Clause[]): Format => ({ id, name, clauses });

type Answers = { readonly [Q in keyof Questions]: readonly Questions[Q][] };

/** A part of the seed phase as a clause sets it. */
interface Set<T> {
  readonly how: T;
  readonly clause: string;
}

export interface Step {
  readonly which: StepName;
  readonly clause: string;
}

/** A format made ready: answers by question. */
export interface CompiledFormat extends Answers {
  readonly format: Format;
  readonly sizes: Sizes;
  readonly doorways: Set<NonNullable<Conduct['doorways']>> | undefined;
  readonly steps: readonly Step[];
  readonly facilities: Set<NonNullable<Conduct['facilities']>> | undefined;
  readonly missions: Set<NonNullable<Conduct['missions']>> | undefined;
  readonly tellsNumbers: boolean;
  readonly wholeActions: boolean;
  readonly tieIsDraw: boolean;
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
  const answers = <Q extends keyof Questions>(question: Q): Questions[Q][] =>
    clauses.flatMap((c) => {
      const answer = c.answers?.[question];
      return answer ? [answer as Questions[Q]] : [];
    });
  const setBy = <T>(part: (conduct: Conduct) => T | undefined): Set<T>[] =>
    clauses.flatMap((c) => {
      const how = c.conduct && part(c.conduct);
      return how === undefined ? [] : [{ how, clause: c.id }];
    });
  return {
    format: f,
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
    conversions: new Map(
      clauses.flatMap((c) =>
        (c.deck?.conversions?.cards ?? []).flatMap((card) => card.from.map((id) => [id, card.becomes] as const)),
      ),
    ),
    mayAttempt: answers('mayAttempt'),
    mayScout: answers('mayScout'),
    mayComplete: answers('mayComplete'),
    maySeed: answers('maySeed'),
    reseedFrom: answers('reseedFrom'),
    pointsNeeded: answers('pointsNeeded'),
    pointsAtLeast: answers('pointsAtLeast'),
    pointsCounting: answers('pointsCounting'),
    mayWin: answers('mayWin'),
    requirement: answers('requirement'),
    discardedTo: answers('discardedTo'),
    cardPlays: answers('cardPlays'),
    attackRestricted: answers('attackRestricted'),
    mayDownloadPersonnel: answers('mayDownloadPersonnel'),
    mayUseText: answers('mayUseText'),
    mayCross: answers('mayCross'),
    mayPlace: answers('mayPlace'),
    seedsAboard: answers('seedsAboard'),
    regenerates: answers('regenerates'),
    winsByMissions: answers('winsByMissions'),
    ahead: answers('ahead'),
    mayMix: answers('mayMix'),
    isHologram: answers('isHologram'),
    worksFor: answers('worksFor'),
    evenUpTo: answers('evenUpTo'),
  };
};
