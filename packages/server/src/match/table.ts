import { allows, clone, decisions, drawback, explain, hash, isRefusal, outlook, view } from '@spaceline/engine';
import type { Choice, Decision, Refusal, SeenEvent, Seer, State } from '@spaceline/engine';
import { rememberedChoices, undeclined } from '@spaceline/bots';
import type { Bot } from '@spaceline/bots';
import type { Update } from '@spaceline/protocol';
import { setImmediate as nextRound } from 'node:timers/promises';
import { notYet, OtherRules } from '../problem.ts';
import type { LoggedChoice, MatchRow, MatchStore } from '../storage/match-store.ts';
import type { Seat } from '../storage/schema.ts';
import { concede, longestStreak, makeBot } from './bots.ts';
import { botSeed } from './chance.ts';
import type { Cut } from './cuts.ts';
import { cut, seenBy, stored } from './cuts.ts';
import { replayOnto, resultOf, tryChoice } from './game.ts';
import type { Step } from './game.ts';
import { InTurn } from './in-turn.ts';
import { firstState } from './setup.ts';

/** Somebody who follows a match and is told of everything after `sent`. */
export interface Follower {
  readonly seer: Seer;
  sent: number;
  send(update: string): void;
}

export interface TableLog {
  error(facts: object, message: string): void;
}

/** Where a table keeps its choices, and who hears of what it cannot help. */
export interface House {
  readonly store: MatchStore;
  readonly log: TableLog;
  /** Somebody with other rules went on with the match: it cannot be computed here any more. */
  otherRules(): void;
}

// Enough for followers and short breaks of a connection; older events are computed again from the log.
const keptEvents = 64;

/** A match as this node knows it: a cached state, always one that the log holds. */
export class Table {
  readonly id: string;
  readonly seats: readonly [Seat, Seat];
  readonly row: MatchRow;
  readonly #house: House;
  readonly #bots: readonly [Bot | undefined, Bot | undefined];
  readonly #followers = new Set<Follower>();
  /** Replaced, never changed, so that whoever reads it reads a committed state. */
  #state: State;
  /** What was seen of the choices that led to `#state`, the newest last. */
  #recent: readonly Cut[];
  /** The last few choices, as far as a bot must know what was declined. */
  #made: readonly Choice[];
  readonly #turns = new InTurn();
  #settling: Promise<void> | undefined;
  #streak = 0;
  #closed = false;

  private constructor(row: MatchRow, log: readonly LoggedChoice[], house: House) {
    this.id = row.id;
    this.row = row;
    this.seats = row.seats;
    this.#house = house;
    const botOf = (seat: 0 | 1) => {
      const { bot } = row.seats[seat];
      return bot === undefined ? undefined : makeBot(bot, botSeed(row.seed, seat, log.length));
    };
    this.#bots = [botOf(0), botOf(1)];
    const { state, cuts } = cutsOf(row, log, Math.max(1, log.length - keptEvents + 1));
    this.#state = state;
    this.#recent = cuts;
    this.#made = lastOf(log.map(({ choice }) => choice));
  }

  static async open(row: MatchRow, house: House): Promise<Table> {
    return new Table(row, await house.store.log(row.id, 0), house);
  }

  get seq(): number {
    return this.#state.seq;
  }

  get over() {
    return resultOf(this.#state);
  }

  get followed(): boolean {
    return this.#followers.size > 0 || this.#settling !== undefined;
  }

  /** What this player is asked, and nothing of what the other one is asked. */
  asked(seer: Seer): Decision[] {
    return decisions(this.#state).filter((decision) => decision.player === seer);
  }

  /** Why not; or the choice that does it, and what it does not lead to all the same. */
  explain(intent: Choice): { readonly refusal: Refusal } | { readonly choice: Choice; readonly but?: Refusal } {
    const explained = explain(this.#state, intent.player, intent);
    if (isRefusal(explained)) return { refusal: explained };
    const but = drawback(this.#state, intent.player, intent);
    return { choice: explained, ...(but ? { but } : {}) };
  }

  /** Makes a choice. When this resolves without a refusal, the choice is in the log for good. */
  choose(choice: Choice): Promise<Refusal | undefined> {
    return this.#turns.take(async () => {
      for (;;) {
        const step = tryChoice(this.#state, choice);
        if (isRefusal(step)) {
          // Perhaps another node went on meanwhile and the choice is legal there.
          if (await this.#readOn()) continue;
          return step;
        }
        if (await this.#commit(step, choice)) {
          this.#streak = 0;
          return undefined;
        }
        await this.#readOn();
      }
    });
  }

  /** Reads what other nodes have appended. */
  refresh(): Promise<unknown> {
    return this.#turns.take(() => this.#readOn());
  }

  /** Lets the bots answer until a person is asked or the match is over. */
  settle(): Promise<void> {
    this.#settling ??= this.#letBotsPlay();
    return this.#settling;
  }

  /** Where the match stands now, on whichever node the last choice was made. */
  async update(seer: Seer, since: number): Promise<Update> {
    return this.#turns.take(async () => {
      await this.#readOn();
      return this.#updateFor(seer, since, await this.#eventsSince(since, seer));
    });
  }

  /** Sends the follower where the match stands, and from then on everything that happens. Gives the way to leave. */
  async follow(follower: Follower): Promise<() => void> {
    return this.#turns.take(async () => {
      await this.#readOn();
      const events = await this.#eventsSince(follower.sent, follower.seer);
      follower.send(JSON.stringify(this.#updateFor(follower.seer, follower.sent, events)));
      follower.sent = this.seq;
      this.#followers.add(follower);
      return () => this.#followers.delete(follower);
    });
  }

  /** Lets whoever works on the match finish, and bots only the choice they are at. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#settling?.catch(() => {});
    await this.#turns.idle();
  }

  async #commit(step: Step, choice: Choice): Promise<boolean> {
    const { state } = step;
    const result = resultOf(state);
    const cuts = cut(state, step.events);
    const events = stored(step.events, cuts);
    const row = { seq: state.seq, choice, hash: hash(state), events, ...(result ? { result } : {}) };
    if (!(await this.#house.store.append(this.id, row))) return false;
    this.#goOn(state, [cuts], [choice]);
    return true;
  }

  async #readOn(): Promise<boolean> {
    const log = await this.#house.store.log(this.id, this.seq);
    if (log.length === 0) return false;
    const state = clone(this.#state);
    const cuts: Cut[] = [];
    try {
      replayOnto(this.id, state, log, (events) => cuts.push(cut(state, events)));
    } catch (error) {
      if (error instanceof OtherRules) this.#house.otherRules();
      throw error;
    }
    this.#goOn(
      state,
      cuts,
      log.map(({ choice }) => choice),
    );
    return true;
  }

  #goOn(state: State, cuts: readonly Cut[], made: readonly Choice[]) {
    this.#state = state;
    this.#made = lastOf([...this.#made, ...made]);
    this.#recent = [...this.#recent, ...cuts];
    const written = new Map<string, string>();
    for (const follower of this.#followers) {
      const key = `${follower.seer} ${follower.sent}`;
      let text = written.get(key);
      if (text === undefined) {
        const missing = this.#recent.slice(this.#recent.length - (this.seq - follower.sent));
        text = JSON.stringify(this.#updateFor(follower.seer, follower.sent, seenBy(missing, follower.seer)));
        written.set(key, text);
      }
      follower.sent = this.seq;
      follower.send(text);
    }
    this.#recent = this.#recent.slice(-keptEvents);
  }

  async #eventsSince(since: number, seer: Seer): Promise<SeenEvent[]> {
    const missing = this.seq - since;
    if (missing < 0) throw notYet(this.seq, since);
    if (since >= 0 && missing <= this.#recent.length)
      return seenBy(missing === 0 ? [] : this.#recent.slice(-missing), seer);
    const log = await this.#house.store.log(this.id, 0);
    return seenBy(cutsOf(this.row, log.slice(0, this.seq), since + 1).cuts, seer);
  }

  #updateFor(seer: Seer, since: number, events: SeenEvent[]): Update {
    const over = this.over;
    return {
      t: 'update',
      match: this.id,
      seer,
      seq: this.seq,
      since,
      view: view(this.#state, seer),
      decisions: this.asked(seer),
      ...(seer === 'spectator' || over ? {} : { outlook: [...outlook(this.#state, seer)] }),
      events,
      ...(over ? { over } : {}),
    };
  }

  async #letBotsPlay() {
    try {
      for (;;) {
        // Other matches get their turn between two choices of a bot.
        await nextRound();
        const decision = this.#botsDecision();
        const bot = decision && this.#bots[decision.player];
        if (!bot || this.#closed) return;
        await this.#turns.take(() => this.#answer(decision, bot));
      }
    } finally {
      this.#settling = undefined;
    }
  }

  /** What a bot has to answer. A text whose outcomes were all declined waits for the other player to carry it out. */
  #botsDecision(): Decision | undefined {
    const asked = decisions(this.#state).find(({ player }) => this.#bots[player]);
    return asked && undeclined(asked, this.#made);
  }

  #ask(bot: Bot, decision: Decision): Choice {
    const state = this.#state;
    return bot(
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
  }

  async #answer(decision: Decision, bot: Bot) {
    // Somebody may have gone on while this waited for its turn.
    if (!decisions(this.#state).some(({ id, player }) => id === decision.id && player === decision.player)) return;
    this.#streak += 1;
    const choice = this.#streak > longestStreak ? concede(decision) : this.#ask(bot, decision);
    const step = tryChoice(this.#state, choice);
    if (!isRefusal(step)) {
      if (!(await this.#commit(step, choice))) await this.#readOn();
      return;
    }
    if (await this.#readOn()) return;
    if (choice.do === 'concede') throw new Error(`A bot of match ${this.id} may not even concede: ${step.why}.`);
    this.#house.log.error(
      { match: this.id, seq: this.seq, refusal: step.code },
      'A bot made an illegal choice and concedes',
    );
    this.#streak = longestStreak;
  }
}

const lastOf = (choices: readonly Choice[]): readonly Choice[] => choices.slice(-rememberedChoices);

/** The state after a log from its beginning, and what was seen from choice `from` on; 0 is what happened before the first. */
function cutsOf(row: MatchRow, log: readonly LoggedChoice[], from: number) {
  const state = firstState(row);
  const cuts: Cut[] = from <= 0 ? [cut(state, state.events)] : [];
  replayOnto(row.id, state, log, (events) => {
    if (state.seq >= from) cuts.push(cut(state, events));
  });
  return { state, cuts };
}
