import type { Bot } from '@spaceline/bots';
import {
  allows,
  apply,
  choose,
  clone,
  create,
  decisions,
  deserialize,
  drawback,
  explain,
  isRefusal,
  outlook,
  seen,
  view,
} from '@spaceline/engine';
import type { Choice, Decision, Format, GameEvent, Option, Pool, SeenEvent, State } from '@spaceline/engine';
import type { ClientMessage, ServerMessage } from '../net/wire.ts';
import { spokenProtocol } from '../net/wire.ts';
import type { LocalGame } from './game.ts';

/** Whoever leads through a game: what may be chosen now, and what a choice brings. */
export interface Guide {
  /** The question with the answers that the lesson wants now. */
  offered(state: State, decision: Decision): Decision;
  /** What is answered for the person, because the lesson has no use for the question. */
  letsPass(state: State, decision: Decision): Option | undefined;
  /** Something happened at the table. */
  happened(state: State): void;
}

export interface LocalTableOptions {
  readonly game: LocalGame;
  readonly pool: Pool;
  readonly format: Format;
  readonly bot: Bot;
  readonly guide?: Guide;
  readonly send: (message: ServerMessage) => void;
  /** A choice was carried out, and is to be kept. */
  readonly keep: (choice: Choice) => void;
}

const me = 0;
const computer = 1;

/** Choices the computer may make in a row; beyond that it goes in circles. */
const longestStreak = 1_000;

/** A table without a server: it answers the messages of a client as the server would. */
export class LocalTable {
  readonly #options: LocalTableOptions;
  #state: State;
  /** What the person saw happen in each choice, by its place in the log. */
  readonly #seen: SeenEvent[][] = [];

  constructor(options: LocalTableOptions) {
    this.#options = options;
    const { game, pool, format } = options;
    const setup = { pool, format, seed: game.seed, decks: game.decks };
    this.#state = game.position === undefined ? create(setup) : deserialize(setup, game.position);
    this.#see(this.#state.events);
    for (const choice of game.choices) if (!this.#carriesOut(choice)) break;
    this.#send({ t: 'hello', protocol: spokenProtocol });
  }

  hear(message: ClientMessage): void {
    switch (message.t) {
      case 'ping':
        return this.#send({ t: 'pong' });
      case 'join':
        this.#update(message.since);
        return this.#letComputerPlay();
      case 'choose':
        return this.#choose(message.choice);
      case 'explain':
        return this.#explain(message.intent);
      default:
        return this.#send({
          t: 'error',
          code: 'local/not-here',
          what: 'That cannot be done here',
          why: 'this game is played in your browser alone',
        });
    }
  }

  /** The lesson has gone on without a choice: what may be chosen is told anew. */
  refresh(): void {
    this.#options.guide?.happened(this.#state);
    this.#update(this.#last);
    this.#letComputerPlay();
  }

  get #last(): number {
    return this.#seen.length - 1;
  }

  #send(message: ServerMessage): void {
    this.#options.send(message);
  }

  #see(events: readonly GameEvent[]): void {
    this.#seen.push(events.map((event) => seen(this.#state, event, me)));
  }

  /** False: these rules do not allow it, and nothing has changed. */
  #carriesOut(choice: Choice): boolean {
    const next = clone(this.#state);
    const done = apply(next, choice);
    if (isRefusal(done)) return false;
    this.#state = next;
    this.#see(done.events);
    return true;
  }

  #asked(): Decision[] {
    const { guide } = this.#options;
    const own = decisions(this.#state).filter(({ player }) => player === me);
    return guide ? own.map((decision) => guide.offered(this.#state, decision)) : own;
  }

  #update(since: number): void {
    const { match } = this.#options.game;
    const { result } = this.#state;
    const over = result && { ...(result.winner === undefined ? {} : { winner: result.winner }), reason: result.reason };
    this.#send({
      t: 'update',
      match,
      seer: me,
      seq: this.#last,
      since,
      view: view(this.#state, me),
      decisions: this.#asked(),
      ...(over ? { over } : { outlook: [...outlook(this.#state, me)] }),
      events: this.#seen.slice(since + 1).flat(),
    });
  }

  #choose(choice: Choice): void {
    const { game, guide, keep } = this.#options;
    const before = this.#last;
    const done = apply(clone(this.#state), choice);
    if (isRefusal(done)) {
      const [decision] = this.#asked();
      return this.#send({ t: 'refused', match: game.match, refusal: done, ...(decision ? { decision } : {}) });
    }
    this.#carriesOut(choice);
    keep(choice);
    guide?.happened(this.#state);
    this.#update(before);
    this.#letComputerPlay();
  }

  /** What is answered without the person: the computer's questions, and what a lesson passes over. */
  #answer(): Choice | undefined {
    const { bot, guide } = this.#options;
    const state = this.#state;
    for (const decision of decisions(state)) {
      if (decision.player === me) {
        const pass = guide?.letsPass(state, decision);
        if (pass) return choose(decision, pass);
      } else
        return bot(
          () => view(state, computer),
          decision,
          (option, cards, stacks) => allows(state, option, cards, stacks),
        );
    }
    return undefined;
  }

  #letComputerPlay(): void {
    const { guide, keep } = this.#options;
    for (let streak = 0; streak < longestStreak; streak += 1) {
      const choice = this.#answer();
      if (!choice) return;
      const before = this.#last;
      if (!this.#carriesOut(choice)) throw new Error(`The computer made an illegal choice: ${JSON.stringify(choice)}`);
      keep(choice);
      guide?.happened(this.#state);
      this.#update(before);
    }
  }

  #explain(intent: Choice): void {
    const { match } = this.#options.game;
    const explained = explain(this.#state, me, intent);
    if (isRefusal(explained)) return this.#send({ t: 'explained', match, refusal: explained });
    const but = drawback(this.#state, me, intent);
    return this.#send({ t: 'explained', match, choice: explained, ...(but ? { but } : {}) });
  }
}
