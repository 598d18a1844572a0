import type { RestingZone, State } from '../state/state.ts';
import type { CardId, LocationId, Player } from './ids.ts';
import type { Ground } from './refusal.ts';

/**
 * The few questions a clause may answer. Answers are folded in a fixed order: base game, clauses of the format in the
 * order of its list, cards in play (where a card can answer at all): a sheet wins over the rules, and a card over both
 * (B-1.3, B-1.4). A question is declared here and nowhere else: its answers, and how several become one.
 */

/** How a card is seeded: into the stack under a mission, to be met in an attempt, or face up (B-28.29). */
export type Seeded = 'like a dilemma' | 'face up';

/** A mission with one side shows its front. */
export type MissionSide = 'front' | 'back';

/** One line of the scoreboard: what a clause asks of a player on the way to victory, and whether it is there. */
export interface Requirement {
  readonly clause: string;
  readonly what: string;
  readonly met: boolean;
  /** Points that are needed more as long as it is not met. */
  readonly adds: number;
}

/** Why a player has lost whatever the score: no time left to think, or nobody there. */
export type Forfeit = 'clock' | 'absence';

/** How a game ended: an absent winner is a draw, unless it `lapsed`: somebody never came, and it was not played. */
export interface Ending {
  readonly winner?: Player;
  readonly reason: 'points' | 'missions' | 'decks' | 'time' | 'conceded' | 'lapsed' | Forfeit;
}

/** What an ended game counts for each player, where the format has degrees of winning. */
export interface Standing {
  /** The clause that gives it its name. */
  readonly clause: string;
  readonly name: string;
  readonly victoryPoints: readonly [number, number];
  readonly differential: readonly [number, number];
}

/** Why a ship that may pass between quadrants does not pass from here, or not now (B-28.27). */
export interface Crossing {
  readonly notAtEnd: Ground;
  readonly notFullRange: Ground;
}

/** What a question may be about, besides the state: four things at most, so that nothing is gathered to ask it. */
type Asked = (s: State, a: never, b: never, c: never, d: never) => unknown;

/** Several answers as one. The caller asks what comes out and never sees how many clauses spoke. */
type Folding<Answer> = (answers: readonly Answer[]) => Answer;

const silence = (): undefined => undefined;

/** The first clause that says anything wins: a ground, or leave. */
const first =
  <Answer extends Asked>(): Folding<Answer> =>
  (answers) => {
    const folded: Asked = (s, a, b, c, d) => {
      for (const answer of answers) {
        const said = answer(s, a, b, c, d);
        if (said !== undefined) return said;
      }
      return undefined;
    };
    return (answers.length === 0 ? silence : folded) as Answer;
  };

const asBefore = (_s: State, before: unknown): unknown => before;

/** Each clause changes what came out before it, the base game first. */
const chain =
  <Answer extends Asked>(): Folding<Answer> =>
  (answers) => {
    const folded: Asked = (s, before, b, c, d) => {
      let said = before;
      for (const answer of answers) said = answer(s, said, b, c, d) as never;
      return said;
    };
    return (answers.length === 0 ? asBefore : folded) as Answer;
  };

/** What every clause has to say, in their order. */
const all =
  <Answer extends Asked>(): Folding<Answer> =>
  (answers) =>
    ((s, a, b, c, d) => answers.flatMap((answer) => answer(s, a, b, c, d))) as Answer;

export const questions = {
  mayAttempt: first<(s: State, player: Player, location: LocationId) => Ground | undefined>(),
  mayComplete: first<(s: State, player: Player, location: LocationId) => Ground | undefined>(),
  /** Forbid seeding one more copy; `planned` are cards of the same choice that are to be seeded before it. */
  maySeed:
    first<(s: State, player: Player, card: CardId, how: Seeded, planned: readonly CardId[]) => Ground | undefined>(),
  /** The piles from which a card text lets its player seed a dilemma. */
  reseedFrom: chain<(s: State, before: readonly RestingZone[], text: CardId) => readonly RestingZone[]>(),
  /** Points a player needs to win. */
  pointsNeeded: chain<(s: State, before: number, player: Player) => number>(),
  /** Points with less than which nobody wins, whatever is needed else: asked when the points needed are known. */
  pointsAtLeast: chain<(s: State, before: number, player: Player) => number>(),
  /** Points that count towards winning. */
  pointsCounting: chain<(s: State, before: number, player: Player) => number>(),
  /** Forbid winning by points for now. */
  mayWin: first<(s: State, player: Player) => Ground | undefined>(),
  /** What the scoreboard says about the clause. */
  requirement: all<(s: State, player: Player) => readonly Requirement[]>(),
  /** Where a card goes that would be put into a discard pile from play. */
  discardedTo: chain<(s: State, before: RestingZone, card: CardId) => RestingZone>(),
  cardPlays: chain<(s: State, before: number, player: Player) => number>(),
  /** Why affiliations forbid an attack; a clause may lift it (B-28.23). */
  attackRestricted: chain<(s: State, before: Ground | undefined, player: Player) => Ground | undefined>(),
  /** Forbid a download of personnel into play. */
  mayDownloadPersonnel: first<(s: State, player: Player) => Ground | undefined>(),
  /** Forbid one more use of a card's text in this turn. */
  mayUseText: first<(s: State, player: Player, card: CardId) => Ground | undefined>(),
  /** Let a ship pass between the ends of two spacelines for its full RANGE: nothing, if the base game decides. */
  mayCross: first<(s: State, player: Player, ship: CardId) => Crossing | undefined>(),
  /** Forbid laying that mission next, that side up; asked where players choose the order of their missions (B-28.6). */
  mayPlace: first<(s: State, player: Player, mission: CardId, side: MissionSide) => Ground | undefined>(),
  /** Forbid seeding that facility at that location. */
  maySeedFacility: first<(s: State, player: Player, card: CardId, location: LocationId) => Ground | undefined>(),
  /** Why a reporting card does not seed aboard a facility; a clause may lift it (B-28.10). */
  seedsAboard: chain<(s: State, before: Ground | undefined, player: Player, card: CardId) => Ground | undefined>(),
  /** Cards of the discard pile that become a new draw deck the first time a player cannot draw (B-28.19). */
  regenerates: chain<(s: State, before: readonly CardId[], player: Player) => readonly CardId[]>(),
  /** The game is won by completed missions, whatever the score (B-28.20). */
  winsByMissions: first<(s: State, player: Player) => true | undefined>(),
  /** Who is ahead when the game ends without a victory (B-28.20). */
  ahead: chain<(s: State, before: Player | undefined) => Player | undefined>(),
  /** What an ended game is called and counts. */
  standing: chain<(s: State, before: Standing | undefined, ending: Ending) => Standing | undefined>(),
  /** Let cards of different affiliations mix (B-28.22). */
  mayMix: chain<(s: State, before: boolean, player: Player) => boolean>(),
  /** Whether a card with the icon is a hologram (B-28.24). */
  isHologram: chain<(s: State, before: boolean, card: CardId) => boolean>(),
  /** Whether the text of a card in play is there for that player to use (B-28.25). */
  worksFor: chain<(s: State, before: boolean, card: CardId, player: Player) => boolean>(),
  /** The number of cards a hand is brought to after the draws of the turn (B-28.26). */
  evenUpTo: chain<(s: State, before: number | undefined, player: Player) => number | undefined>(),
};

/** The answers a clause may give. */
export type Questions = {
  readonly [Q in keyof typeof questions]: ReturnType<(typeof questions)[Q]>;
};

const foldings: { readonly [Q in keyof Questions]: Folding<Questions[Q]> } = questions;

const each = (of: (question: keyof Questions) => unknown): object =>
  Object.fromEntries((Object.keys(questions) as (keyof Questions)[]).map((question) => [question, of(question)]));

type Answers = readonly Partial<Questions>[];

const answersTo = <Q extends keyof Questions>(spoken: Answers, question: Q): readonly Questions[Q][] =>
  spoken.flatMap((answers) => (answers[question] as Questions[Q] | undefined) ?? []);

const fold = <Q extends keyof Questions>(spoken: Answers, question: Q): Questions[Q] =>
  foldings[question](answersTo(spoken, question));

/** Every question as one function: what the clauses of a format say together. */
export const foldAnswers = (spoken: Answers): Questions => each((question) => fold(spoken, question)) as Questions;

/** How many clauses speak to each question. */
export const countAnswers = (spoken: Answers): Readonly<Record<keyof Questions, number>> =>
  each((question) => answersTo(spoken, question).length) as Record<keyof Questions, number>;
