import type { Choice, Seer } from '@spaceline/engine';
import { limits, protocolVersion, readClientMessage } from '@spaceline/protocol';
import type { ClientMessage, ServerMessage } from '@spaceline/protocol';
import type { WebSocket } from '@fastify/websocket';
import { setTimeout as wait } from 'node:timers/promises';
import type { Matches, OpenTable } from '../match/matches.ts';
import type { TableLog } from '../match/table.ts';
import { noToken, Problem, wrongPlayer } from '../problem.ts';
import { problemFor } from './answers.ts';
import { Allowance } from './allowance.ts';
import { seerOf } from './match-routes.ts';

/** Bytes that may wait for a slow reader before the connection is given up; it can join again with what it has. */
const longestBacklog = 8_000_000;

/** Messages that may wait. Programs that wait for each answer never have more than a few under way. */
const longestQueue = 100;

interface Joined {
  readonly table: OpenTable;
  readonly seer: Seer;
  leave(): void;
}

/** One client's WebSocket: reads messages one after another and answers each. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #matches: Matches;
  readonly #log: TableLog;
  readonly #joined = new Map<string, Joined>();
  readonly #allowance = new Allowance(100, 300);
  #waiting = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, matches: Matches, log: TableLog) {
    this.#socket = socket;
    this.#matches = matches;
    this.#log = log;
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data.toString('utf8'), isBinary));
    socket.on('close', () => this.#leaveAll());
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
        await this.#pause(this.#allowance.take());
        if (isBinary)
          throw new Problem(400, 'message/not-json', 'The message was not read', 'it is binary, not JSON text');
        const read = readClientMessage(text);
        if (read.ok) await this.#handle(read.message);
        else this.#send(read.error);
      } catch (error) {
        this.#fail(problemFor(error, this.#log));
      } finally {
        this.#waiting -= 1;
      }
    });
  }

  async #pause(ms: number) {
    if (ms > 0 && this.#socket.readyState === this.#socket.OPEN) await wait(ms);
  }

  #handle(message: ClientMessage): Promise<void> | void {
    switch (message.t) {
      case 'ping':
        return this.#send({ t: 'pong' });
      case 'join':
        return this.#join(message.match, message.token, message.since);
      case 'choose':
        return this.#choose(message.match, message.choice);
      case 'explain':
        return this.#explain(message.match, message.intent);
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
    const table = await this.#matches.open(match);
    const seer = seerOf(table, token);
    this.#joined.get(match)?.leave();
    this.#joined.delete(match);
    const leave = await table.follow({ seer, sent: since, send: (update) => this.#sendText(update) });
    this.#joined.set(match, { table, seer, leave });
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#leaveAll();
    if (seer !== 'spectator') this.#settle(table);
  }

  async #choose(match: string, choice: Choice) {
    const { table, seer } = this.#player(match, choice);
    const refusal = await table.choose(choice);
    if (!refusal) return this.#settle(table);
    const [decision] = table.asked(seer);
    this.#send({ t: 'refused', match, refusal, ...(decision ? { decision } : {}) });
  }

  #explain(match: string, intent: Choice) {
    this.#send({ t: 'explained', match, ...this.#player(match, intent).table.explain(intent) });
  }

  #player(match: string, choice: Choice): Joined {
    const joined = this.#joined.get(match);
    if (!joined)
      throw new Problem(
        409,
        'match/not-joined',
        'The choice was not made',
        `match ${match} was not joined on this connection`,
      );
    if (joined.seer === 'spectator') throw noToken();
    if (joined.seer !== choice.player) throw wrongPlayer();
    return joined;
  }

  /** Followers see the bots' choices one by one; nobody waits for the last of them. */
  #settle(table: OpenTable) {
    table.settle().catch((error: unknown) => this.#log.error({ match: table.id, err: error }, 'A bot could not play'));
  }

  #fail({ code, what, why }: Problem) {
    this.#send({ t: 'error', code, what, why });
  }

  #send(message: ServerMessage) {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > longestBacklog) return this.#socket.terminate();
    this.#socket.send(text);
  }

  #leaveAll() {
    for (const joined of this.#joined.values()) joined.leave();
    this.#joined.clear();
  }
}
