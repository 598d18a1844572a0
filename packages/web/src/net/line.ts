import type { ClientMessage, ServerMessage } from './wire.ts';
import { readServerMessage } from './wire.ts';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that a line uses. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface LineOptions {
  readonly connect: () => Socket;
  /** Said first on every connection; holds the last seq, so that nothing is missed. */
  readonly greeting: () => ClientMessage;
  readonly onMessage: (message: ServerMessage, resumed: boolean) => void;
  readonly onStatus: (status: LineStatus) => void;
  /** Runs later; gives back how to prevent it. */
  readonly later?: (run: () => void, ms: number) => () => void;
  readonly random?: () => number;
}

const shortest = 400;
const longest = 10_000;
/** Between two servers that are tried. */
const longestMove = 30_000;
/** A server that says nothing for so long is asked for a sign of life, and given up when none comes. */
const quiet = 20_000;
const patience = 10_000;

/** Doubles with every failed attempt, with a spread so that not everybody returns at the same moment. */
export const waitBefore = (attempt: number, random: () => number, most = longest): number =>
  Math.min(most, shortest * 2 ** attempt) * (0.75 + random() * 0.5);

const runLater = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A connection that comes back by itself. */
export class Line {
  readonly #options: LineOptions;
  #socket: Socket | undefined;
  #open = false;
  #attempt = 0;
  /** Other servers that were tried since the last update. */
  #moves = 0;
  /** The connection was lost since the last update. */
  #broken = false;
  #cancelRetry: (() => void) | undefined;
  #cancelWatch: (() => void) | undefined;
  #closed = false;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#connect();
  }

  /** False: not connected, nothing was sent. */
  send(message: ClientMessage): boolean {
    if (!this.#open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Joins again over the same connection. */
  greet(): void {
    this.send(this.#options.greeting());
  }

  /** Tries at once instead of waiting: the network is back, or the player asks. */
  retryNow(): void {
    if (this.#open || this.#closed || !this.#cancelRetry) return;
    this.#cancelRetry();
    this.#attempt = 0;
    this.#connect();
  }

  /**
   * Tries another server, because this one cannot play the match: the first time at once, then less and less often. What
   * this one says meanwhile is heard.
   */
  moveOn(): void {
    if (!this.#open || this.#cancelRetry) return;
    const { later = runLater, random = Math.random } = this.#options;
    const wait = this.#moves === 0 ? 0 : waitBefore(this.#moves, random, longestMove);
    this.#moves += 1;
    this.#cancelRetry = later(() => {
      this.#broken = true;
      this.#cancelWatch?.();
      this.#drop();
      this.#connect();
    }, wait);
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry?.();
    this.#cancelWatch?.();
    this.#drop();
    this.#options.onStatus('closed');
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#open = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    this.#cancelRetry = undefined;
    // Whoever only tries another server has lost nothing.
    if (this.#moves === 0) this.#options.onStatus(this.#attempt === 0 && !this.#broken ? 'connecting' : 'lost');
    const socket = this.#options.connect();
    this.#socket = socket;
    // Handlers stand before anything can arrive.
    socket.onopen = () => {
      this.#open = true;
      this.greet();
      this.#options.onStatus('open');
      this.#watch();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = typeof data === 'string' ? readServerMessage(data) : undefined;
      this.#watch();
      if (!message) return;
      const resumed = this.#broken && message.t === 'update';
      if (message.t === 'update') {
        this.#attempt = 0;
        this.#moves = 0;
        this.#broken = false;
      }
      this.#options.onMessage(message, resumed);
    };
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    if (this.#closed) return;
    this.#broken = true;
    this.#cancelRetry?.();
    this.#cancelWatch?.();
    this.#drop();
    this.#options.onStatus('lost');
    const { later = runLater, random = Math.random } = this.#options;
    this.#cancelRetry = later(() => this.#connect(), waitBefore(this.#attempt, random));
    this.#attempt += 1;
  }

  #watch(): void {
    const { later = runLater } = this.#options;
    this.#cancelWatch?.();
    this.#cancelWatch = later(() => {
      this.send({ t: 'ping' });
      this.#cancelWatch = later(() => this.#lost(), patience);
    }, quiet);
  }
}
