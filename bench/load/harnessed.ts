// A client as the shared benchmark harness wants it: two of them have a table, and either decides for whoever is asked there.
import { Player, seeds } from './players.ts';

interface Hooks {
  us(): number;
  got(began: number): void;
  onEcho(client: Harnessed): void;
  onUpdate(client: Harnessed): void;
}

/** The clients at one table, and a decision that somebody is to make. */
interface Pair {
  readonly clients: Harnessed[];
  /** When the last decision was begun. */
  began: number;
  isWanted: boolean;
}

const pairs = new Map<number, Pair>();

export class Harnessed {
  /** The table, and which of its two players this is. */
  readonly t: number;
  readonly p: 0 | 1;
  readonly #player: Player;
  readonly #hooks: Hooks;
  readonly #pair: Pair;
  readonly #echoes: number[] = [];

  private constructor(index: number, port: number, hooks: Hooks) {
    this.t = index >> 1;
    this.p = (index & 1) as 0 | 1;
    this.#hooks = hooks;
    this.#pair = pairs.get(this.t) ?? { clients: [], began: 0, isWanted: false };
    pairs.set(this.t, this.#pair);
    this.#pair.clients.push(this);
    this.#player = new Player(
      `http://127.0.0.1:${port}`,
      `table${this.t}`,
      this.p,
      () => {},
      (kind) => this.#hear(kind),
      // How it came to this nobody asks: histories are given to one address a few a second.
      seeds,
    );
  }

  static async join(index: number, port: number, hooks: Hooks): Promise<Harnessed> {
    const client = new Harnessed(index, port, hooks);
    await client.#player.joined();
    return client;
  }

  /** The nearest thing to an echo: a ping is answered with a pong. */
  echo(): void {
    this.#echoes.push(this.#hooks.us());
    this.#player.ping();
  }

  /** How much is sent is the server's affair. */
  decide(): void {
    this.#pair.isWanted = true;
    this.#decide();
  }

  close(): void {
    this.#player.close();
  }

  #hear(kind: string): void {
    if (kind === 'pong') {
      this.#hooks.got(this.#echoes.shift()!);
      return this.#hooks.onEcho(this);
    }
    if (kind !== 'change') return;
    this.#hooks.got(this.#pair.began);
    this.#hooks.onUpdate(this);
    this.#decide();
  }

  /** Once both have heard of the last choice, whoever is asked makes the next. */
  #decide(): void {
    const { clients, isWanted } = this.#pair;
    if (!isWanted || clients.some((client) => client.#player.update?.seq !== this.#player.update?.seq)) return;
    const asked = clients.find((client) => client.#player.isAsked);
    if (!asked) return;
    this.#pair.isWanted = false;
    this.#pair.began = this.#hooks.us();
    void asked.#player.choose();
  }
}
