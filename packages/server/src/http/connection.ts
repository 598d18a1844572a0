import type { Choice, Player, Seer } from '@spaceline/engine';
import { limits, protocolVersion, readClientMessage } from '@spaceline/protocol';
import type { ClientMessage, OwnAct, ServerMessage } from '@spaceline/protocol';
import type { WebSocket } from '@fastify/websocket';
import { setTimeout as wait } from 'node:timers/promises';
import { Attending, notAttended } from '../company/attending.ts';
import type { Hall } from '../company/hall.ts';
import type { Lines } from '../company/lines.ts';
import type { Absence } from '../match/absence.ts';
import type { Matches, OpenTable } from '../match/matches.ts';
import type { Metrics } from '../metrics.ts';
import { timed } from './timed.ts';
import type { TableLog } from '../match/table.ts';
import { noToken, Problem, wrongPlayer } from '../problem.ts';
import type { Person } from '../people/people-store.ts';
import { problemFor } from './answers.ts';
import { Allowance } from './allowance.ts';
import { releaseCompressor } from './compressors.ts';
import type { Visitors } from './visitors.ts';

/** Bytes that may wait for a slow reader before the connection is given up; it can join again with what it has. */
const longestBacklog = 8_000_000;

/**
 * Characters from which on a message is compressed: whole tables and histories. Differences are shorter; compressing one costs
 * about as much work as everything else that is done for it, and compressors that come and go leave holes in the memory.
 */
const worthCompressing = 8_192;

/** The code with which a socket is closed that speaks for somebody who is not known any more. */
const signedOut = 1008;

/** Messages that may wait. Programs that wait for each answer never have more than a few under way. */
const longestQueue = 100;

/** Whole histories on one connection: so many at once, and so many more each second. */
const historiesAtOnce = 8;
const historiesPerSecond = 1;

interface Joined {
  readonly table: OpenTable;
  readonly seer: Seer;
  leave(): void;
}

/** Where a connection has what it needs. */
export interface ConnectionOptions {
  readonly matches: Matches;
  readonly visitors: Visitors;
  /** Who is known now in the browser that opened it. */
  readonly person: () => Promise<Person | undefined>;
  readonly hall: Hall;
  readonly lines: Lines;
  readonly log: TableLog;
  readonly metrics: Metrics;
  /** Milliseconds that everybody with this address has to wait for the next history. */
  readonly historyWait: () => number;
  /** And for its next message. */
  readonly messageWait: () => number;
  /** And for the next match that is not at hand. */
  readonly openingWait: () => number;
  readonly claims: Omit<Absence, 'now'>;
}

/** Said to do something, and not to be told something. */
const isDone = ({ t }: ClientMessage): boolean => t === 'choose' || t === 'act' || t === 'say';

/** One client's WebSocket: reads messages one after another and answers each. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #matches: Matches;
  readonly #visitors: Visitors;
  readonly #hall: Hall;
  #attending: Attending | undefined;
  readonly #person: Promise<Person | undefined>;
  readonly #log: TableLog;
  readonly #metrics: Metrics;
  readonly #claims: Omit<Absence, 'now'>;
  readonly #joined = new Map<string, Joined>();
  readonly #allowance = new Allowance(100, 300);
  readonly #histories = new Allowance(historiesPerSecond, historiesAtOnce);
  readonly #historyWait: () => number;
  readonly #messageWait: () => number;
  readonly #openingWait: () => number;
  #waiting = 0;
  /** Messages that are being compressed. */
  #compressing = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, options: ConnectionOptions) {
    const { matches, visitors, hall, lines, log, metrics, claims } = options;
    const person = options.person();
    this.#historyWait = options.historyWait;
    this.#messageWait = options.messageWait;
    this.#openingWait = options.openingWait;
    this.#claims = claims;
    this.#visitors = visitors;
    this.#hall = hall;
    this.#person = person;
    // Whoever joins hears of it; nobody else has to.
    person.catch(() => {});
    this.#socket = socket;
    this.#matches = matches;
    this.#log = log;
    this.#metrics = metrics;
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data.toString('utf8'), isBinary));
    const leaveLines = lines.enter({
      person,
      again: options.person,
      close: () => socket.close(signedOut, 'signed out'),
    });
    socket.on('close', () => {
      leaveLines();
      // What was chosen before hanging up is carried out first.
      this.#queue = this.#queue.then(() => this.#leaveAll());
    });
    // A broken connection also closes; the error tells nothing more.
    socket.on('error', () => {});
    this.#send({ t: 'hello', protocol: protocolVersion });
  }

  #receive(text: string, isBinary: boolean) {
    if (this.#waiting >= longestQueue) {
      this.#fail(new Problem(429, 'message/too-many', 'The message was not read', 'too many are waiting already'));
      return this.#socket.close(1008, 'too many messages');
    }
    this.#waiting += 1;
    this.#queue = this.#queue.then(async () => {
      try {
        await this.#pause(Math.max(this.#allowance.take(), this.#messageWait()));
        if (isBinary)
          throw new Problem(400, 'message/not-json', 'The message was not read', 'it is binary, not JSON text');
        const read = readClientMessage(text);
        this.#metrics.count('spaceline_messages_received_total', { t: read.ok ? read.message.t : 'malformed' });
        // Whoever has hung up has chosen what they chose, and is told nothing more.
        if (!this.#isOpen && !(read.ok && isDone(read.message))) return;
        if (read.ok) await this.#handle(read.message);
        else this.#send(read.error);
      } catch (error) {
        const problem = problemFor(error, this.#log);
        if (problem.status >= 500) this.#metrics.count('spaceline_failures_total');
        this.#fail(problem);
      } finally {
        this.#waiting -= 1;
      }
    });
  }

  async #pause(ms: number) {
    if (ms > 0 && this.#isOpen) await wait(ms);
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Everybody may have open what is at hand; what has to be computed first is paid for. */
  async #open(match: string): Promise<OpenTable> {
    if (!this.#matches.isAtHand(match)) await this.#pause(this.#openingWait());
    return this.#matches.open(match);
  }

  #handle(message: ClientMessage): Promise<void> | void {
    switch (message.t) {
      case 'ping':
        return this.#send({ t: 'pong' });
      case 'join':
        return this.#join(message.match, message.token, message.since);
      case 'choose':
        return this.#choose(message.match, message.choice, message.backs);
      case 'act':
        return this.#act(message.match, message.act);
      case 'explain':
        return this.#explain(message.match, message.intent);
      case 'attend':
        return this.#attend(message.match, message.token);
      case 'say':
        return this.#say(message.match, message.words);
    }
  }

  async #join(match: string, token: string | undefined, since: number) {
    if (!this.#joined.has(match) && this.#joined.size >= limits.joined)
      throw new Problem(
        400,
        'match/too-many',
        'The match was not joined',
        `a connection follows ${limits.joined} matches at most`,
      );
    const person = await this.#person;
    const opened = await this.#open(match);
    const seer = await this.#visitors.seer(opened, token, person);
    const payHistory = () => this.#pause(Math.max(this.#histories.take(), this.#historyWait()));
    const table = await this.#matches.shownTo(opened, seer, payHistory);
    if (table.isFar(since)) await payHistory();
    this.#joined.get(match)?.leave();
    this.#joined.delete(match);
    if (seer !== 'spectator') await table.come(seer);
    const unfollow = await table.follow({ seer, sent: since, send: (update) => this.#sendText(update) });
    const exit = this.#hall.presence.enter(match, {
      seer,
      ...(person ? { person: person.id, name: person.name } : {}),
    });
    const leave = () => {
      unfollow();
      exit();
    };
    this.#joined.set(match, { table, seer, leave });
    if (!this.#isOpen) return this.#leaveAll();
    if (seer !== 'spectator') this.#settle(table);
  }

  async #attend(match: string | undefined, token: string | undefined) {
    const person = await this.#person;
    const table = match === undefined ? undefined : await this.#open(match);
    const seer = table && (await this.#visitors.seer(table, token, person));
    if (table && seer !== undefined) await this.#matches.mayAttend(table, seer);
    if (!this.#isOpen) return;
    this.#attending ??= new Attending(this.#hall, person, (message) => this.#send(message));
    await this.#attending.attend(table && seer !== undefined ? { match: table.id, seer } : undefined);
  }

  async #say(match: string, words: string) {
    if (!this.#attending) throw notAttended(match);
    await this.#attending.say(match, words);
  }

  async #choose(match: string, choice: Choice, backs: number | undefined) {
    const { table, seer } = this.#player(match, choice);
    const refusal = await timed(this.#metrics, () => table.choose(choice, backs));
    if (!refusal) return this.#settle(table);
    const [decision] = table.asked(seer);
    this.#send({ t: 'refused', match, refusal, ...(decision ? { decision } : {}) });
  }

  async #act(match: string, act: OwnAct) {
    const { table, seer } = this.#seated(match);
    if (act.act === 'claim') await table.claim(seer, this.#claims);
    else if (act.act === 'cancel') await table.cancel(seer);
    else await table.act(seer, act, this.#claims);
    this.#settle(table);
  }

  #explain(match: string, intent: Choice) {
    this.#send({ t: 'explained', match, ...this.#player(match, intent).table.explain(intent) });
  }

  #player(match: string, choice: Choice): Joined {
    const seated = this.#seated(match);
    if (seated.seer !== choice.player) throw wrongPlayer();
    return seated;
  }

  #seated(match: string): Joined & { readonly seer: Player } {
    const joined = this.#joined.get(match);
    if (!joined)
      throw new Problem(
        409,
        'match/not-joined',
        'The choice was not made',
        `match ${match} was not joined on this connection`,
      );
    const { seer } = joined;
    if (seer === 'spectator') throw noToken();
    return { ...joined, seer };
  }

  /** Followers see the bots' choices one by one; nobody waits for the last of them. */
  #settle(table: OpenTable) {
    void table.settle();
  }

  #fail({ code, what, why }: Problem) {
    this.#send({ t: 'error', code, what, why });
  }

  #send(message: ServerMessage) {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string) {
    if (!this.#isOpen) return;
    if (this.#socket.bufferedAmount > longestBacklog) return this.#socket.terminate();
    this.#metrics.count('spaceline_messages_sent_total');
    this.#metrics.count('spaceline_sent_characters_total', undefined, text.length);
    if (text.length < worthCompressing) return this.#socket.send(text, { compress: false });
    this.#compressing += 1;
    this.#socket.send(text, { compress: true }, () => {
      this.#compressing -= 1;
      if (this.#compressing === 0) releaseCompressor(this.#socket);
    });
  }

  #leaveAll() {
    for (const joined of this.#joined.values()) joined.leave();
    this.#joined.clear();
    this.#attending?.close();
  }
}
