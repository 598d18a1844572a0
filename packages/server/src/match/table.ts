import {
  allows,
  clone,
  drawback,
  explain,
  Fingerprints,
  forfeit,
  isRefusal,
  lapse,
  outlook,
  roundOver,
  sameDeed,
} from '@spaceline/engine';
import type { CardId, Choice, Decision, LocationId, Player, Refusal, Seer, State } from '@spaceline/engine';
import { opponentOf } from '@spaceline/engine';
import { anyChoice, isSeeding, paceOf, random, suggestTeam, undeclined } from '@spaceline/bots';
import type { Suggestion } from '@spaceline/bots';
import { changeOf } from '@spaceline/protocol';
import type { Claim, Clocks, OwnAct, RunningClock, Standing, TableAct, TableNow } from '@spaceline/protocol';
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import { moved, outOfTime, runsOut, started } from '../clock/thinking.ts';
import { notYet, OtherRules, overAlready, tryAgain } from '../problem.ts';
import type { NewChoice } from '../storage/appends.ts';
import type { LoggedChoice, MatchRow, MatchStore } from '../storage/match-store.ts';
import type { Seat } from '../storage/schema.ts';
import type { SnapshotStore } from '../storage/snapshot-store.ts';
import type { Thought } from '../thinking/job.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { mayCancel, mayClaim, mayGoOn } from './absence.ts';
import type { Absence, Waited } from './absence.ts';
import { cutOfAct, eventOfAct } from './act-events.ts';
import { whatIsDone } from './acts.ts';
import { concede, longestStreak } from './bots.ts';
import { Computers } from './computers.ts';
import { awaitedIn, follow, goesTo, isAct, pauseBetween, waysBack } from './course.ts';
import type { Course } from './course.ts';
import type { Cut } from './cuts.ts';
import { cut, stored } from './cuts.ts';
import { resultOf, tryChoice } from './game.ts';
import type { Step } from './game.ts';
import { Ground } from './ground.ts';
import type { Histories } from './histories.ts';
import { InTurn } from './in-turn.ts';
import { decisionsOf, viewOf } from './looks.ts';
import { madeAfter, readAll, readFrom } from './reading.ts';
import type { Read } from './reading.ts';
import { known, reveals } from './reveals.ts';
import type { Known } from './reveals.ts';
import { firstState } from './setup.ts';
import { standsOf } from './stands.ts';
import { reachedBy, snapshotOf } from './snapshots.ts';
import { told, withEvents } from './told.ts';
import type { Told } from './told.ts';

/** Somebody who follows a match and is told of everything after `sent`. */
export interface Follower {
  readonly seer: Seer;
  sent: number;
  /** How the table was then, as they were told: the next time only what has changed is sent. */
  has?: TableNow | undefined;
  /** In its place while nothing happens: all that does not follow from the state. */
  had?: ToldThen | undefined;
  /** Tell everything every time. */
  readonly whole?: true;
  send(update: string): void;
}

/** What depends on when it was told. */
type ToldThen = Pick<TableNow, 'round' | 'standing'>;

const toldThen = ({ round, standing: stood }: TableNow): ToldThen => ({
  ...(round ? { round } : {}),
  ...(stood ? { standing: stood } : {}),
});

export interface TableLog {
  error(facts: object, message: string): void;
}

/** Where a table keeps its choices, and who hears of what it cannot help. */
export interface House {
  readonly store: MatchStore;
  readonly snapshots: SnapshotStore;
  readonly histories: Histories;
  readonly log: TableLog;
  /** The time by which clocks run. */
  now(): number;
  /** A clock ends soon. */
  wake(): void;
  /** Where computers think, and whether any may take its time. */
  readonly thinkers: Thinkers;
  readonly pauses: boolean;
  /** Seconds for which a round of this game lasts; undefined: it has none. */
  roundLasts(state: State): number | undefined;
  /** Somebody with other rules went on with the match: it cannot be computed here any more. */
  otherRules(): void;
  /** The match ended here. */
  ended(): void;
}

// Enough for followers and short breaks of a connection; older events are read from the database.
const keptEvents = 32;

/** And at a table that rests. */
const keptAtRest = 4;

/** Rows after which a table is kept: opening a match computes no more of them than that. */
const snapshotEvery = 100;

/** Milliseconds after which a bot tries again, at first and in the end. */
const firstPause = 500;
const longestPause = 30_000;

/** Milliseconds before its end from which a clock is watched closely. */
const soon = 6_000;

/** A match as this node knows it: a cached state, always one that the log holds. */
export class Table {
  readonly id: string;
  readonly seats: readonly [Seat, Seat];
  readonly row: MatchRow;
  readonly #house: House;
  readonly #computers: Computers;
  readonly #followers = new Set<Follower>();
  /** Players for whom an officer seeds. */
  readonly #seedsFor = new Set<Player>();
  /** Replaced, never changed, so that whoever reads it reads a committed state. */
  #state: State;
  /** The place in the log that was reached. Not every row is a choice, and not every choice stands. */
  #seq: number;
  #course: Course;
  /** When the time of the round is up, and what is left of it while the match is paused. */
  #round: Pick<MatchRow, 'roundEnds' | 'roundRemaining'>;
  /** Of the players, after the last row. */
  #clocks: Clocks | undefined;
  /** What the players know at `#state`, as far as somebody asked. */
  #known: Known | undefined;
  /** What was seen of the last rows, the newest last. */
  #recent: readonly Told[];
  /** The last few choices, as far as a bot must know what was declined. */
  #made: readonly Choice[];
  readonly #turns = new InTurn();
  #prints = new Fingerprints();
  readonly #ground: Ground;
  /** Those who will follow in a moment: the table must not be let go. */
  #arriving = 0;
  #settling: Promise<void> | undefined;
  /** A bot whose choice could not be stored tries again. */
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #streak = 0;
  /** How many rows the newest snapshot has. */
  #kept: number;
  #keeping: Promise<void> | undefined;
  /** When something happened here last, or somebody looked. */
  #moved = performance.now();
  #resting = false;
  readonly #leaving = new AbortController();

  private constructor(row: MatchRow, read: Read, log: readonly LoggedChoice[], house: House, kept: number) {
    this.id = row.id;
    this.row = row;
    this.seats = row.seats;
    this.#house = house;
    this.#computers = new Computers(row, read.seq, house.thinkers);
    this.#state = read.state;
    this.#seq = read.seq;
    this.#course = read.course;
    this.#round = row;
    this.#recent = read.happened.slice(-keptEvents);
    this.#made = read.made;
    this.#clocks = this.#clocksAfter(log);
    this.#ground = new Ground(row, house);
    this.#ground.note(read);
    this.#kept = kept;
    this.#keep();
  }

  /** From the newest snapshot on; from the beginning if there is none, or none that fits the log. */
  static async open(row: MatchRow, house: House): Promise<Table> {
    const { store, snapshots } = house;
    const snapshot = await snapshots.read(row.id);
    if (snapshot) {
      const log = await store.log(row.id, snapshot.seq - 1);
      const reached = reachedBy(row, snapshot, log);
      const read = reached && readFrom(row, reached, log.slice(1));
      if (read) return new Table(row, read, log, house, snapshot.seq);
    }
    const log = await store.log(row.id, 0);
    return new Table(row, readAll(row, log, log.length - keptEvents + 1), log, house, 0);
  }

  get seq(): number {
    return this.#seq;
  }

  /** How often the match went back. */
  get backs(): number {
    return this.#course.backs;
  }

  get over() {
    return resultOf(this.#state);
  }

  /** The clock of the round, until the match is over. In a pause its end is as far ahead as it was. */
  get round(): RunningClock | undefined {
    const { roundEnds, roundRemaining } = this.#round;
    if (roundEnds === null || this.over) return undefined;
    const now = this.#house.now();
    const isStopped = this.#course.paused && roundRemaining !== null;
    return { ends: isStopped ? Math.round(now + roundRemaining * 1000) : roundEnds.getTime(), now };
  }

  get followed(): boolean {
    return this.#followers.size + this.#arriving > 0 || this.#settling !== undefined;
  }

  /** Whether it has let go of what nobody needs while nothing happens. */
  get resting(): boolean {
    return this.#resting;
  }

  /** Lets go of all that can be made again from the state, if nothing has happened since that moment. */
  rest(since: number): void {
    if (this.#resting || this.#moved > since) return;
    this.#resting = true;
    // What was looked up at a state goes with it; a copy has nothing of that.
    this.#state = clone(this.#state);
    this.#known = undefined;
    this.#prints = new Fingerprints();
    this.#ground.forget();
    this.#recent = this.#recent.slice(-keptAtRest);
    const alike = new Map<TableNow, ToldThen>();
    for (const follower of this.#followers) {
      const { has } = follower;
      if (!has) continue;
      const had = alike.get(has) ?? toldThen(has);
      alike.set(has, had);
      follower.had = had;
      follower.has = undefined;
    }
  }

  #stir() {
    this.#moved = performance.now();
    this.#resting = false;
  }

  /** What this player is asked, and nothing of what the other one is asked. */
  asked(seer: Seer): Decision[] {
    return decisionsOf(this.#state).filter((decision) => decision.player === seer);
  }

  /** Why not; or the choice that does it, and what it does not lead to all the same. */
  explain(intent: Choice): { readonly refusal: Refusal } | { readonly choice: Choice; readonly but?: Refusal } {
    const explained = explain(this.#state, intent.player, intent);
    if (isRefusal(explained)) return { refusal: explained };
    const but = drawback(this.#state, intent.player, intent);
    return { choice: explained, ...(but ? { but } : {}) };
  }

  /** People help themselves to advice against a computer, and against each other where both have allowed it. */
  get mayAdvise(): boolean {
    return this.row.hints || this.seats.some(({ bot }) => bot !== undefined);
  }

  /** What an officer would do for a player who is asked, `besides` what it has said already; nothing, if nothing is left. */
  async hint(player: Player, besides: readonly Choice[]): Promise<Thought | undefined> {
    const [asked] = this.asked(player);
    const options = asked?.options.filter((option) => !besides.some((choice) => sameDeed(option, choice))) ?? [];
    if (!asked || options.length === 0) return undefined;
    const state = this.#state;
    const thought = await this.#computers.advise(state, { ...asked, options });
    // It was thought over at a table that could be this one; where this one differs, another thing is advised.
    return isRefusal(tryChoice(state, thought.choice)) ? this.hint(player, [...besides, thought.choice]) : thought;
  }

  /** A team for a mission, of these cards. */
  team(player: Player, mission: LocationId, among: readonly CardId[]): Suggestion | undefined {
    this.#stir();
    return suggestTeam(viewOf(this.#state, player), player, mission, among);
  }

  /** From now on an officer seeds in the place of this player. */
  seedFor(player: Player): void {
    this.#seedsFor.add(player);
    void this.settle();
  }

  /** Players who were never at the match, if it waits for them. */
  get awaited(): readonly Player[] {
    return this.over ? [] : awaitedIn(this.#course, this.row);
  }

  /** A player is at the match. Whoever comes last begins it. */
  async come(player: Player): Promise<void> {
    if (this.awaited.includes(player)) await this.#turns.take(() => this.#come(player));
  }

  async #come(player: Player): Promise<void> {
    // Both may come at once, at two nodes.
    while (this.awaited.includes(player)) {
      const act = { do: 'at the table', act: 'come', player } as const;
      const event = eventOfAct(act, this.#course);
      if (!(await this.#append({ choice: act, events: [event] }, this.#state, cutOfAct(event)))) await this.#readOn();
    }
  }

  /** Makes a choice. When this resolves without a refusal, the choice is in the log for good. */
  choose(choice: Choice, backs?: number): Promise<Refusal | undefined> {
    return this.#turns.take(async () => {
      await this.#come(choice.player);
      await this.#keepTime();
      return this.#make(() => {
        // The question it answers is gone, and another one may have its number by now.
        const isGone = backs !== undefined && backs !== this.backs;
        return isGone ? { ...choice, decision: -1 } : choice;
      });
    });
  }

  /** Does something about the game: takes back, asks, answers. When this resolves, it is in the log for good. */
  act(player: Player, own: Exclude<OwnAct, Claim>, absence: Omit<Absence, 'now'>): Promise<void> {
    return this.#turns.take(async () => {
      await this.#come(player);
      await this.#keepTime();
      await this.#readOn();
      if (this.over) throw overAlready();
      if (own.act === 'go on' && this.#course.paused)
        mayGoOn(await this.#waited(), player, { ...absence, now: Date.now() });
      await this.#do(whatIsDone(this.#course, player, own));
      // Who goes back to the seeds wants to seed otherwise.
      this.#seedsFor.delete(player);
      // The computer has nothing against it.
      const { waiting } = this.#course;
      const other = opponentOf(player);
      if (waiting?.by === player && this.#computers.plays(other))
        await this.#do(whatIsDone(this.#course, other, { act: 'grant', asked: waiting.asked }));
    });
  }

  /** Ends the match of somebody who is not there any more, for the one who waits. */
  claim(player: Player, absence: Omit<Absence, 'now'>): Promise<void> {
    return this.#turns.take(async () => {
      await this.#keepTime();
      await this.#readOn();
      await this.#make(async () => {
        if (this.over) throw overAlready();
        mayClaim(await this.#waited(), player, { ...absence, now: Date.now() });
        return forfeit(this.#state.seq, opponentOf(player), 'stay away');
      });
    });
  }

  /** Calls off a match to which the other never came. */
  cancel(player: Player): Promise<void> {
    return this.#turns.take(async () => {
      await this.#readOn();
      await this.#make(() => {
        if (this.over) throw overAlready();
        mayCancel(this.awaited, player);
        return lapse(this.#state.seq, opponentOf(player));
      });
    });
  }

  /** Ends a match to which somebody never came. Done at two nodes at once, it is done once. */
  async lapse(): Promise<void> {
    await this.#turns.take(async () => {
      await this.#readOn();
      await this.#make(() => {
        const [missing] = this.awaited;
        return missing === undefined ? undefined : lapse(this.#state.seq, missing);
      });
    });
  }

  async #waited(): Promise<Waited> {
    const { row, awaited } = this;
    const moved = await this.#house.store.movedAt(this.id);
    return { row, deciding: decidingIn(this.#state), paused: this.#course.paused ?? false, awaited, moved };
  }

  /** Ends the match of whoever has no time left, if anybody. Done at two nodes at once, it is done once. */
  async runOut(): Promise<void> {
    await this.#turns.take(async () => {
      await this.#readOn();
      await this.#keepTime();
    });
  }

  /** Ends the round, because its time is up. Done at two nodes at once, it is done once. */
  async endRound(): Promise<void> {
    await this.#turns.take(async () => {
      await this.#readOn();
      // It was stopped at the last moment.
      await this.#make(() => (this.#course.paused ? undefined : roundOver(this.#state.seq, 0)));
    });
  }

  /** Reads what other nodes have appended, as far as it is said to be there. */
  refresh(upTo = Infinity): Promise<unknown> {
    return this.#turns.take(async () => this.#seq < upTo && this.#readOn());
  }

  /** Lets the bots answer until a person is asked or the match is over; what they cannot store they try again later. */
  async settle(): Promise<void> {
    if (!this.#computers.anywhere && this.#seedsFor.size === 0) return;
    this.#settling ??= this.#letBotsPlay();
    return this.#settling;
  }

  /** Where the match stands now, on whichever node the last choice was made. */
  async update(seer: Seer, since: number): Promise<string> {
    return this.#turns.take(async () => {
      await this.#readOn();
      const events = await this.#eventsSince(since, seer);
      this.#stir();
      return this.#update(since, this.#now(seer), events);
    });
  }

  /** Whether what happened since then has to be fetched, and is not at hand. */
  isFar(since: number): boolean {
    return since < this.seq - this.#recent.length;
  }

  /** Sends the follower where the match stands, and from then on everything that happens. Gives the way to leave. */
  async follow(follower: Follower): Promise<() => void> {
    this.#arriving += 1;
    try {
      return await this.#turns.take(async () => {
        await this.#readOn();
        const events = await this.#eventsSince(follower.sent, follower.seer);
        this.#stir();
        const now = this.#now(follower.seer);
        follower.send(this.#update(follower.sent, now, events));
        follower.sent = this.seq;
        follower.has = follower.whole ? undefined : now;
        this.#followers.add(follower);
        return () => this.#followers.delete(follower);
      });
    } finally {
      this.#arriving -= 1;
    }
  }

  /** Lets whoever works on the match finish, and bots only the choice they are at. */
  async close(): Promise<void> {
    this.#leaving.abort();
    clearTimeout(this.#retry);
    await this.#settling?.catch(() => {});
    await this.#turns.idle();
    await this.#keeping;
  }

  /** A choice that comes too late is not made, also where the clock has not been looked at for a while. */
  async #keepTime(): Promise<void> {
    await this.#make(() => {
      const { round } = this;
      const isUp = round && !this.#course.paused && round.now >= round.ends;
      return isUp ? roundOver(this.#state.seq, 0) : undefined;
    });
    await this.#make(() => {
      const loser = this.#clocks && !this.over ? outOfTime(this.#clocks, this.#house.now()) : undefined;
      return loser === undefined ? undefined : forfeit(this.#state.seq, loser, 'run out of time');
    });
  }

  /** Makes a choice, if it is still to be made: that is asked again whenever another node was quicker. */
  async #make(choosing: () => Choice | undefined | Promise<Choice | undefined>): Promise<Refusal | undefined> {
    for (;;) {
      const choice = await choosing();
      if (!choice) return undefined;
      const step = tryChoice(this.#state, choice);
      if (isRefusal(step)) {
        // Perhaps another node went on meanwhile and the choice is legal there.
        if (await this.#readOn()) continue;
        return step;
      }
      if (await this.#commit(step, choice)) {
        this.#computers.notice(choice);
        this.#streak = 0;
        return undefined;
      }
      await this.#readOn();
    }
  }

  async #commit(step: Step, choice: Choice, why?: string): Promise<boolean> {
    const { state } = step;
    const result = resultOf(state);
    const cuts = cut(state, step.events);
    const after = known(state);
    this.#known ??= known(this.#state);
    const row = {
      choice,
      events: stored(step.events, cuts),
      reveals: reveals({ choice, from: this.#state, to: state, before: this.#known, after, cuts }),
      ...(result ? { result } : {}),
      ...(why ? { why } : {}),
    };
    return this.#append(row, state, cuts, after);
  }

  /** Logs what is done at the table; goes back, if that is what was done. */
  async #do(act: TableAct): Promise<void> {
    const to = goesTo(act);
    const state = to === undefined ? this.#state : await this.#ground.stateAt(to);
    const event = eventOfAct(act, this.#course);
    if (!(await this.#append({ choice: act, events: [event] }, state, cutOfAct(event)))) {
      await this.#readOn();
      throw tryAgain();
    }
  }

  async #append(
    row: Omit<NewChoice, 'seq' | 'hash' | 'stands' | 'clocks'>,
    state: State,
    cuts: Cut,
    nowKnown?: Known,
  ): Promise<boolean> {
    const seq = this.#seq + 1;
    const course = follow(this.#course, { reveals: null, ...row, seq });
    const clocks = this.#moveClocks(row.choice, state, course);
    const ends = clocks && runsOut(clocks);
    const begins = this.awaited.length > 0 && awaitedIn(course, this.row).length === 0;
    const round = begins ? this.#house.roundLasts(state) : undefined;
    const pause = pauseBetween(this.#course, course);
    const stands = standsOf(state);
    const entry = {
      ...row,
      seq,
      hash: this.#prints.of(state),
      stands,
      ...(clocks ? { clocks, ends: ends ?? null } : {}),
      ...(begins ? { begins } : {}),
      ...(round === undefined ? {} : { round }),
      ...(pause ? { pause } : {}),
    };
    if (!(await this.#house.store.append(this.id, entry))) return false;
    const isRoundSet = round !== undefined || pause !== undefined;
    if (isRoundSet) await this.#readRound();
    if (isRoundSet || (ends !== undefined && ends - this.#house.now() < soon)) this.#house.wake();
    this.#goOn({
      state,
      seq,
      course,
      clocks,
      known: nowKnown,
      happened: [told(cuts)],
      made: madeAfter({ course: this.#course, made: this.#made }, [row]),
    });
    if (row.result) this.#house.ended();
    this.#keep();
    return true;
  }

  /** Keeps the table from time to time. Nobody waits for it, and if it fails nothing is lost. */
  #keep() {
    const seq = this.#seq;
    const due = seq - this.#kept - (this.over ? 1 : snapshotEvery);
    // Where nothing can be taken back, nobody who goes back needs what was before; but nobody waits for that too long.
    if (due < 0 || (!this.over && due < snapshotEvery && this.#course.tail.length > 0)) return;
    this.#kept = seq;
    const { snapshots, log } = this.#house;
    const snapshot = snapshotOf({ state: this.#state, seq, course: this.#course, made: this.#made });
    this.#keeping = snapshots
      .keep(this.id, snapshot)
      .catch((error: unknown) => log.error({ match: this.id, err: error }, 'A snapshot could not be kept'));
  }

  /** Who is asked is on the clock, unless the match is paused. */
  #moveClocks(entry: Choice | TableAct, state: State, course: Course): Clocks | undefined {
    const { clock } = this.row;
    if (!clock || !this.#clocks) return undefined;
    const turnBegan = state.turn > this.#state.turn;
    const isAwaiting = awaitedIn(course, this.row).length > 0;
    return moved(clock, this.#clocks, {
      now: this.#house.now(),
      deciding: course.paused || state.result || isAwaiting ? [] : decidingIn(state),
      ...(isAct(entry) ? {} : { mover: entry.player }),
      ...(turnBegan ? { turnOf: state.active } : {}),
    });
  }

  /** The clocks after a log from its beginning. */
  #clocksAfter(log: readonly LoggedChoice[]): Clocks | undefined {
    const { clock, created } = this.row;
    if (!clock) return undefined;
    const deciding = this.awaited.length > 0 ? [] : decidingIn(firstState(this.row));
    return log.at(-1)?.clocks ?? started(clock, deciding, created.getTime());
  }

  async #readOn(): Promise<boolean> {
    const log = await this.#house.store.log(this.id, this.seq);
    if (log.length === 0) return false;
    const last = await this.#follow(log);
    const clocks = last.log.at(-1)?.clocks ?? undefined;
    const begins = this.awaited.length > 0 && awaitedIn(last.read.course, this.row).length === 0;
    if (begins || this.#course.paused || last.read.course.paused) await this.#readRound();
    this.#goOn({ ...last.read, clocks, known: undefined });
    return true;
  }

  /** A round begins when both have come, and stands still in a pause. */
  async #readRound(): Promise<void> {
    this.#round = (await this.#house.store.read(this.id)) ?? this.#round;
  }

  /** The table with rows of the log after those it has. */
  async #follow(log: readonly LoggedChoice[]): ReturnType<Ground['read']> {
    try {
      const here = { state: this.#state, seq: this.#seq, course: this.#course, made: this.#made };
      const read = readFrom(this.row, here, log);
      return read ? { read, log } : await this.#ground.read(this.#seq);
    } catch (error) {
      if (error instanceof OtherRules) this.#house.otherRules();
      throw error;
    }
  }

  /** What followers were told before the table rested, made again from the state it still has. */
  #remember() {
    const alike = new Map<ToldThen, TableNow>();
    for (const follower of this.#followers) {
      const { seer, had } = follower;
      if (!had) continue;
      const has = alike.get(had) ?? { ...this.#now(seer), ...had };
      alike.set(had, has);
      follower.has = has;
      follower.had = undefined;
    }
  }

  #goOn({ state, seq, course, clocks, known: nowKnown, happened, made }: Next) {
    this.#remember();
    this.#stir();
    this.#made = made;
    this.#state = state;
    this.#seq = seq;
    this.#course = course;
    this.#clocks = clocks;
    this.#known = nowKnown;
    this.#ground.note({ state, seq, course, made });
    this.#recent = [...this.#recent, ...happened];
    const tables = new Map<Seer, TableNow>();
    const written = new Map<TableNow, string>();
    for (const follower of this.#followers) {
      const { seer, sent, has } = follower;
      const now = tables.get(seer) ?? this.#now(seer);
      tables.set(seer, now);
      // Those who were told the same the last time are told the same now.
      const text = (has && written.get(has)) ?? this.#change(sent, has, now);
      if (has) written.set(has, text);
      follower.sent = this.seq;
      follower.has = follower.whole ? undefined : now;
      follower.send(text);
    }
    this.#recent = this.#recent.slice(-keptEvents);
  }

  /** What is at hand of the rows after `since`. */
  #lately(since: number, seer: Seer): readonly string[] {
    return this.#recent.slice(this.#recent.length - (this.seq - since)).map((one) => one[seer]);
  }

  async #eventsSince(since: number, seer: Seer): Promise<readonly string[]> {
    if (since > this.seq) throw notYet(this.seq, since);
    if (!this.isFar(since)) return this.#lately(since, seer);
    const kept = await this.#house.histories.between(this.row, seer, since, this.seq);
    const texts = kept.filter((text) => text !== null);
    return texts.length === kept.length ? texts : this.#computeAgain(since, seer);
  }

  /** Before events were kept with their choices, there was only the log. */
  async #computeAgain(since: number, seer: Seer): Promise<readonly string[]> {
    const log = await this.#house.store.log(this.id, 0);
    const { happened } = readAll(this.row, log.slice(0, this.seq), since + 1);
    return happened.map((one) => one[seer]);
  }

  /** The table as a recipient may see it. */
  #now(seer: Seer): TableNow {
    const { over, round } = this;
    return {
      seer,
      view: viewOf(this.#state, seer),
      decisions: this.asked(seer),
      ...(seer === 'spectator' || over ? {} : { outlook: [...outlook(this.#state, seer)] }),
      ...(over ? { over } : {}),
      ...(round ? { round } : {}),
      ...this.#standingFor(seer),
    };
  }

  #update(since: number, now: TableNow, events: readonly string[]): string {
    return withEvents({ t: 'update', match: this.id, seq: this.seq, since, ...now }, events);
  }

  #change(since: number, has: TableNow | undefined, now: TableNow): string {
    const events = this.#lately(since, now.seer);
    if (!has) return this.#update(since, now, events);
    return withEvents({ t: 'change', match: this.id, seq: this.seq, since, change: changeOf(has, now) }, events);
  }

  /** What goes on besides the game; nothing, where there is nothing to tell. */
  #standingFor(seer: Seer): { readonly standing?: Standing } {
    const { backs, waiting, paused } = this.#course;
    const ways = seer === 'spectator' || this.over ? [] : waysBack(this.#course, seer);
    const clocks = this.#clocks;
    const { awaited } = this;
    const lapses = this.row.lapses?.getTime();
    if (backs === 0 && ways.length === 0 && !waiting && !paused && !clocks && awaited.length === 0) return {};
    return {
      standing: {
        backs,
        ...(ways.length > 0 ? { back: ways } : {}),
        ...(waiting ? { waiting } : {}),
        ...(paused ? { paused } : {}),
        ...(awaited.length > 0 && lapses !== undefined
          ? { awaited: { players: [...awaited], ends: lapses, now: this.#house.now() } }
          : {}),
        ...(clocks ? { clocks: { ...clocks, elapsed: Math.max(0, this.#house.now() - clocks.now) } } : {}),
      },
    };
  }

  async #letBotsPlay() {
    try {
      for (;;) {
        // Other matches get their turn between two choices of a bot.
        await nextRound();
        const decision = this.#botsDecision();
        if (!decision || this.#leaving.signal.aborted) return;
        const { backs } = this;
        const thought = await this.#think(decision);
        await this.#turns.take(() => this.#answer(decision, thought, backs));
        this.#failures = 0;
      }
    } catch (error) {
      // Who leaves the table gives up thinking, and nobody has to hear of it.
      if (!this.#leaving.signal.aborted) this.#tryAgain(error);
    } finally {
      this.#settling = undefined;
    }
  }

  /** Nobody waits for it but those who wait for this choice. */
  async #think(decision: Decision): Promise<Thought> {
    const state = this.#state;
    const begun = performance.now();
    const thought = await this.#computers.think(state, decision);
    if (this.#house.pauses && this.seats[decision.player].thinking && this.#followers.size > 0) {
      const pace = paceOf(this.id, state, decision, thought.choice, this.#streak);
      await wait(Math.max(0, pace - (performance.now() - begun)), undefined, this.#leaving);
    }
    return thought;
  }

  /** Who waits for a bot must not wait for ever: what was not stored is chosen again, as long as somebody follows. */
  #tryAgain(error: unknown) {
    this.#house.log.error({ match: this.id, err: error }, 'A bot could not play, and will try again');
    clearTimeout(this.#retry);
    const pause = Math.min(firstPause * 2 ** this.#failures, longestPause);
    this.#failures += 1;
    this.#retry = setTimeout(() => {
      if (!this.#leaving.signal.aborted && this.#followers.size > 0) void this.settle();
    }, pause).unref();
  }

  /** What a bot has to answer. A text whose outcomes were all declined waits for the other player to carry it out. */
  #botsDecision(): Decision | undefined {
    const asked = decisionsOf(this.#state).find((one) => this.#isForComputer(one));
    return asked && undeclined(asked, this.#made);
  }

  #isForComputer(decision: Decision): boolean {
    const { player } = decision;
    return this.#computers.plays(player) || (this.#seedsFor.has(player) && isSeeding(decision));
  }

  async #answer(decision: Decision, thought: Thought, backs: number) {
    await this.#keepTime();
    // Somebody may have gone on while this was thought over.
    if (backs !== this.backs) return;
    if (!decisionsOf(this.#state).some(({ id, player }) => id === decision.id && player === decision.player)) return;
    this.#streak += 1;
    const choice = this.#streak > longestStreak ? concede(decision) : thought.choice;
    const step = tryChoice(this.#state, choice);
    if (!isRefusal(step)) {
      const why = this.#computers.plays(choice.player) ? thought.why : undefined;
      if (!(await this.#commit(step, choice, why))) await this.#readOn();
      return;
    }
    if (await this.#readOn()) return;
    this.#house.log.error(
      { match: this.id, seq: this.seq, refusal: step.code, choice },
      'A bot made an illegal choice, and makes any other',
    );
    await this.#anything(decision);
  }

  /** What is surely legal; whoever finds nothing concedes. */
  async #anything(decision: Decision) {
    const state = this.#state;
    const dice = random(`${this.#computers.seedOf(decision.player)}/${decision.id}`);
    const choice = anyChoice(decision, dice, (option, cards, stacks) => allows(state, option, cards, stacks));
    for (const made of [choice, concede(decision)]) {
      const step = tryChoice(state, made);
      if (isRefusal(step)) continue;
      if (!(await this.#commit(step, made))) await this.#readOn();
      return;
    }
    throw new Error(`A bot of match ${this.id} may not even concede.`);
  }
}

/** Where a table goes on to. */
interface Next extends Read {
  readonly clocks: Clocks | undefined;
  readonly known: Known | undefined;
}

const decidingIn = (state: State): Player[] => [...new Set(decisionsOf(state).map(({ player }) => player))];
