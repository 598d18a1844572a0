import { anyChoice, isSeeding, random, suggestTeam } from '@spaceline/bots';
import {
  allows,
  apply,
  cardId,
  clone,
  concession,
  create,
  decisions,
  deserialize,
  drawback,
  explain,
  isRefusal,
  locationId,
  outlook,
  seen,
  view,
} from '@spaceline/engine';
import type { Choice, Decision, Format, GameEvent, Pool, SeenEvent, State } from '@spaceline/engine';
import type { ClientMessage, OwnAct, ServerMessage, Stands } from '../net/wire.ts';
import { spokenProtocol } from '../net/wire.ts';
import { hint } from './computer.ts';
import type { Computer } from './computer.ts';
import type { LocalGame } from './game.ts';
import { WaysBack } from './way-back.ts';
import type { Questions } from './worker-messages.ts';

/** Whoever leads through a game: what may be chosen now, and what a choice brings. */
export interface Guide {
  /** The question with the answers that the lesson wants now. */
  offered(state: State, decision: Decision): Decision;
  /** What is answered for the person: what the lesson has no use for, and a step they know. */
  answers(state: State, decision: Decision): Choice | undefined;
  /** Something happened at the table. */
  happened(state: State): void;
}

export interface LocalTableOptions {
  readonly game: LocalGame;
  readonly pool: Pool;
  readonly format: Format;
  readonly computer: Computer;
  /** Who advises the person, where a person is advised. */
  readonly officer?: Computer;
  readonly guide?: Guide;
  readonly send: (message: ServerMessage) => void;
  /** A choice was carried out, and is to be kept, with where the game stands after it. */
  readonly keep: (choice: Choice, stands: Stands, why?: string) => void;
  /** So many choices stand, because later ones were taken back. */
  readonly goBack?: (count: number, stands: Stands) => void;
  /** Runs something after so many milliseconds, so that messages are heard in between; without it, at once. */
  readonly later?: (run: () => void, ms: number) => void;
  /** How long the computer takes for a choice that others see. */
  readonly pace?: (state: State, decision: Decision, choice: Choice, streak: number) => number;
}

const me = 0;
const computer = 1;

/** Choices the computer may make in a row; beyond that it goes in circles, and concedes. */
const longestStreak = 3_000;

/** An answer that waits for its moment, and the table for which it was thought of. */
interface Answer {
  readonly choice: Choice;
  readonly why?: string | undefined;
  readonly decision: Decision;
}

/** A table without a server: it answers the messages of a client as the server would. */
export class LocalTable {
  readonly #options: LocalTableOptions;
  #state: State;
  /** What the person saw happen in each choice, by its place in the log. */
  readonly #seen: SeenEvent[][] = [];
  /** Turns in which the choices were made, and why the computer made them. */
  readonly #reasons = new Map<number, string>();
  readonly #turns: number[] = [];
  readonly #waysBack = new WaysBack(me);
  #backs = 0;
  #streak = 0;
  #isSeeded = false;
  /** Several choices are told as one. */
  #isQuiet = false;
  /** The computer has been given time to think. */
  #isBusy = false;
  /** The rules have changed since: the game goes on from where they still allow what was chosen. */
  #isCut: boolean;

  constructor(options: LocalTableOptions) {
    this.#options = options;
    const { game, pool, format } = options;
    const setup = { pool, format, seed: game.seed, decks: game.decks };
    this.#state = game.position === undefined ? create(setup) : deserialize(setup, game.position);
    this.#see(this.#state.events);
    for (const choice of game.choices) if (!this.#carriesOut(choice)) break;
    this.#isCut = this.#last < game.choices.length;
    for (const { seq, why } of game.reasons ?? []) this.#reasons.set(seq, why);
    this.#send({ t: 'hello', protocol: spokenProtocol });
  }

  hear(message: ClientMessage): void {
    switch (message.t) {
      case 'ping':
        return this.#send({ t: 'pong' });
      case 'join':
        this.#update(message.since);
        this.#tellCut();
        return this.#letComputerPlay();
      case 'choose':
        return this.#choose(message.choice);
      case 'explain':
        return this.#explain(message.intent);
      case 'act':
        return this.#act(message.act);
      default:
        return this.#notHere();
    }
  }

  /** The lesson has gone on without a choice: what may be chosen is told anew. */
  refresh(): void {
    this.#options.guide?.happened(this.#state);
    this.#update(this.#last);
    this.#letComputerPlay();
  }

  /** What the lesson answers for a person who knows a step is told in one piece. */
  answerQuietly(): void {
    const before = this.#last;
    this.#streak = 0;
    this.#isQuiet = true;
    while (this.#playOne(this.#answer()));
    this.#isQuiet = false;
    this.#update(before);
  }

  /** What an officer would do now, besides what it has said already. */
  hint(besides: readonly Choice[]): Questions['hint']['answer'] | undefined {
    const { officer } = this.#options;
    const thought = officer && hint(officer, this.#state, this.#asked()[0], besides);
    return thought && { choice: thought.choice, why: thought.why ?? '' };
  }

  team({ mission, among }: Questions['team']['asked']): Questions['team']['answer'] {
    const team = suggestTeam(view(this.#state, me), me, locationId(mission), among.map(cardId));
    return team
      ? { people: [...team.people], meets: team.meets, why: team.why }
      : { people: [], meets: false, why: 'None of them may attempt this mission.' };
  }

  /** From now on an officer seeds in the person's place. */
  seedForPerson(): void {
    this.#isSeeded = true;
    this.#letComputerPlay();
  }

  /** Why the computer did what it did, for when the game is over. */
  reasons(): Questions['reasons']['answer'] {
    return [...this.#reasons].map(([seq, why]) => {
      const event = this.#seen[seq]?.[0];
      return { seq, player: computer, turn: this.#turns[seq] ?? 0, why, ...(event ? { event } : {}) };
    });
  }

  /** The number of the last choice. */
  get #last(): number {
    return this.#seen.length - 1;
  }

  #send(message: ServerMessage): void {
    this.#options.send(message);
  }

  #notHere(): void {
    const why = 'this game is played on this device alone';
    this.#send({ t: 'error', code: 'local/not-here', what: 'That cannot be done here', why });
  }

  #tellCut(): void {
    if (!this.#isCut) return;
    this.#isCut = false;
    this.#options.goBack?.(this.#last, this.#stands());
    const why = 'the rules were mended since: the game goes on from the last choice that they still allow';
    this.#send({ t: 'error', code: 'local/other-rules', what: 'The end of this game is gone', why });
  }

  #see(events: readonly GameEvent[]): void {
    this.#seen.push(events.map((event) => seen(this.#state, event, me)));
    this.#turns[this.#last + 1] = this.#state.phase === 'play' ? this.#state.turn : 0;
  }

  /** False: these rules do not allow it, and nothing has changed. */
  #carriesOut(choice: Choice): boolean {
    const before = this.#state;
    const next = clone(before);
    const done = apply(next, choice);
    if (isRefusal(done)) return false;
    this.#state = next;
    this.#see(done.events);
    if (!this.#options.guide) this.#waysBack.made(choice, before, next);
    return true;
  }

  #asked(): Decision[] {
    const { guide } = this.#options;
    const own = decisions(this.#state).filter(({ player }) => player === me);
    return guide ? own.map((decision) => guide.offered(this.#state, decision)) : own;
  }

  #stands(): Stands {
    const { phase, turn, players, locations, fixed } = this.#state;
    const [one, two] = players.map(({ missionPoints, bonusPoints }) => missionPoints + bonusPoints);
    const asked = [...new Set(decisions(this.#state).map(({ player }) => player))];
    const line = locations.flatMap(({ id }) => fixed.cards[id]?.def.id ?? []);
    return { asked, phase, turn, scores: [one ?? 0, two ?? 0], line };
  }

  #update(since: number): void {
    const { match } = this.#options.game;
    const { result } = this.#state;
    const over = result && { ...(result.winner === undefined ? {} : { winner: result.winner }), reason: result.reason };
    const back = this.#waysBack.ways(this.#last);
    const standing = { backs: this.#backs, ...(back.length > 0 ? { back: [...back] } : {}) };
    this.#send({
      t: 'update',
      match,
      seer: me,
      seq: this.#last,
      since,
      view: view(this.#state, me),
      decisions: this.#asked(),
      ...(over ? { over } : { outlook: [...outlook(this.#state, me)] }),
      ...(this.#backs > 0 || back.length > 0 ? { standing } : {}),
      events: this.#seen.slice(since + 1).flat(),
    });
  }

  #choose(choice: Choice): void {
    const { game } = this.#options;
    const done = choice.player === me ? apply(clone(this.#state), choice) : undefined;
    if (!done) return this.#notHere();
    if (isRefusal(done)) {
      const [decision] = this.#asked();
      return this.#send({ t: 'refused', match: game.match, refusal: done, ...(decision ? { decision } : {}) });
    }
    this.#streak = 0;
    this.#make(choice);
    this.#letComputerPlay();
  }

  /** Carries out what is known to be legal, and tells of it. */
  #make(choice: Choice, why?: string): boolean {
    const { guide, keep } = this.#options;
    const before = this.#last;
    if (!this.#carriesOut(choice)) return false;
    if (why !== undefined && choice.player === computer) this.#reasons.set(this.#last, why);
    keep(choice, this.#stands(), choice.player === computer ? why : undefined);
    guide?.happened(this.#state);
    if (!this.#isQuiet) this.#update(before);
    return true;
  }

  #act(act: OwnAct): void {
    const count = this.#last;
    const before = act.act === 'take back' ? this.#waysBack.goTo(act.to, count) : undefined;
    if (act.act !== 'take back' || !before) return this.#notHere();
    this.#state = before;
    this.#seen.length = act.to + 1;
    this.#backs += 1;
    // Who goes back to the seeds wants to seed otherwise.
    this.#isSeeded = false;
    this.#options.goBack?.(act.to, this.#stands());
    this.#update(-1);
    this.#letComputerPlay();
  }

  /** What is answered without the person: the computer's questions, and what a lesson or an officer takes over. */
  #answer(): Answer | undefined {
    const { guide, officer } = this.#options;
    const state = this.#state;
    for (const decision of decisions(state)) {
      if (decision.player === computer) return { ...this.#options.computer(state, decision), decision };
      const choice = guide?.answers(state, decision);
      if (choice) return { choice, decision };
      if (this.#isSeeded && officer && isSeeding(decision)) return { ...officer(state, decision), decision };
    }
    return undefined;
  }

  /** What is surely legal. */
  #anything(decision: Decision): Choice {
    const state = this.#state;
    const dice = random(`${this.#options.game.seed}/${decision.id}`);
    return anyChoice(decision, dice, (option, cards, stacks) => allows(state, option, cards, stacks));
  }

  #letComputerPlay(): void {
    const { later, pace } = this.#options;
    if (!later) {
      while (this.#playOne(this.#answer()));
      return;
    }
    if (this.#isBusy) return;
    this.#isBusy = true;
    later(() => {
      const state = this.#state;
      const answer = this.#answer();
      const isTheirs = answer?.decision.player === computer;
      const takes = isTheirs ? pace?.(state, answer.decision, answer.choice, this.#streak) : 0;
      later(() => {
        this.#isBusy = false;
        // Somebody may have gone on, or back, meanwhile.
        if (this.#state !== state || this.#playOne(answer)) this.#letComputerPlay();
      }, takes ?? 0);
    }, 0);
  }

  /** False: nothing is to be answered. */
  #playOne(answer: Answer | undefined): boolean {
    if (!answer) return false;
    const { choice, why, decision } = answer;
    this.#streak += 1;
    const last = concession(decision.id, decision.player);
    if (this.#streak > longestStreak) return this.#make(last);
    // It was thought over at a table that could be this one: where this one differs, anything else is done.
    const isDone = this.#make(choice, why) || this.#make(this.#anything(decision)) || this.#make(last);
    if (!isDone) throw new Error(`The computer may not even concede: ${JSON.stringify(choice)}`);
    return true;
  }

  #explain(intent: Choice): void {
    const { match } = this.#options.game;
    const explained = explain(this.#state, me, intent);
    if (isRefusal(explained)) return this.#send({ t: 'explained', match, refusal: explained });
    const but = drawback(this.#state, me, intent);
    return this.#send({ t: 'explained', match, choice: explained, ...(but ? { but } : {}) });
  }
}
