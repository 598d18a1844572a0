// Two people at every table, who answer with a legal choice as often as they are told to.
import { randomBot } from '@spaceline/bots';
import type { Bot } from '@spaceline/bots';
import { starterDecks } from '@spaceline/decks';
import { serialize } from '@spaceline/engine';
import { updateFrom } from '@spaceline/protocol';
import type { ServerMessage, Update } from '@spaceline/protocol';
import type { Storage } from '@spaceline/server';
import { createHash } from 'node:crypto';
import WebSocket from 'ws';
import { layLongMatch } from '../../tests/storage/long-match.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const tokens = ['first', 'second'] as const;
export const nameOf = (table: number | '') => `table${table}`;
const apartOf = (table: number | '') => `apart${table}`;

/** Choices after which nearly all games have been seeded. Of a game nine choices of ten come after them. */
export const seeds = 80;

/** Matches that are played by themselves; all others are copies of one of them, and go on otherwise. */
const playedOut = starterDecks.length;

/** Stores matches that have been seeded, between two people each, or between one and a computer of this level. */
export async function layTables(storage: Storage, tables: number, level?: string): Promise<void> {
  const name = level === undefined ? nameOf : apartOf;
  const deck = (at: number) => starterDecks[at % starterDecks.length]!.deck;
  const other = level === undefined ? { name: 'Two', tokenHash: sha(tokens[1]) } : { name: 'Computer', bot: level };
  const seats = [{ name: 'One', tokenHash: sha(tokens[0]) }, other] as const;
  for (let table = 0; table < Math.min(tables, playedOut); table += 1) {
    const decks = [deck(table), deck(table * 3 + 1)] as const;
    const { state } = await layLongMatch(storage, name(table), seeds, { decks, seats });
    const course = JSON.stringify({ course: { count: state.seq, tail: [], backs: 0 }, made: [] });
    await storage.db
      .insertInto('match_snapshots')
      .values({ match: name(table), seq: state.seq, state: serialize(state), course })
      .execute();
  }
  const copied = `generate_series($1::int, $2::int) as n join %s on %s = $3 || n % $1::int`;
  const matches = `
    insert into matches (id, format, seed, decks, seats, versions, events)
    select $3 || n, format, seed, decks, seats, versions, events from ${copied.replace('%s', 'matches').replace('%s', 'id')}`;
  const log = `
    insert into match_log (match, seq, choice, hash, events)
    select $3 || n, seq, choice, hash, events from ${copied.replace('%s', 'match_log').replace('%s', 'match')}`;
  const snapshots = `
    insert into match_snapshots (match, seq, state, course)
    select $3 || n, seq, state, course from ${copied.replace('%s', 'match_snapshots').replace('%s', 'match')}`;
  const copies = [playedOut, tables - 1, name('')];
  await storage.prepared({ name: 'copy matches', text: matches }, copies);
  await storage.prepared({ name: 'copy choices', text: log }, copies);
  await storage.prepared({ name: 'copy snapshots', text: snapshots }, copies);
}

/** One person's connection. */
export class Player {
  readonly #socket: WebSocket;
  readonly #match: string;
  readonly #bot: Bot;
  readonly #told: (messages: number, characters: number) => void;
  readonly #heard: (kind: string) => void;
  update: Update | undefined;
  #answered: (() => void) | undefined;

  constructor(
    address: string,
    match: string,
    seat: 0 | 1,
    told: (messages: number, characters: number) => void,
    heard: (kind: string) => void = () => {},
    since = -1,
  ) {
    this.#heard = heard;
    this.#match = match;
    this.#bot = randomBot(`${match} ${seat}`);
    this.#told = told;
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    this.#socket.once('open', () =>
      this.#socket.send(JSON.stringify({ t: 'join', match, token: tokens[seat], since })),
    );
  }

  #hear(text: string) {
    this.#told(1, text.length);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'update') this.update = message;
    if (message.t === 'change') {
      this.update = updateFrom(this.update, message);
      if (!this.update) throw new Error(`A change of ${this.#match} does not follow on what was told before.`);
    }
    if (message.t === 'update' || message.t === 'change' || message.t === 'refused') this.#answered?.();
    if (message.t === 'error') throw new Error(text);
    this.#heard(message.t);
  }

  get isAsked(): boolean {
    return this.update?.decisions[0] !== undefined;
  }

  ping() {
    this.#socket.send('{"t":"ping"}');
  }

  async joined(): Promise<void> {
    while (!this.update) await new Promise<void>((answer) => (this.#answered = answer));
  }

  /** Answers, and waits until that is told. Undefined: not asked, or refused. */
  async choose(): Promise<number | undefined> {
    const { update } = this;
    const decision = update?.decisions[0];
    if (!update || !decision) return undefined;
    const choice = this.#bot(update.view, decision);
    const begun = performance.now();
    this.#socket.send(JSON.stringify({ t: 'choose', match: this.#match, choice }));
    await new Promise<void>((answer) => (this.#answered = answer));
    return this.update!.seq > update.seq ? performance.now() - begun : undefined;
  }

  close() {
    this.#socket.terminate();
  }
}

/** What happened in a while. */
export interface Measured {
  readonly milliseconds: readonly number[];
  readonly messages: number;
  readonly characters: number;
}

/** People who play against computers, each a choice every so often, as far as they are asked. */
export class Loners {
  readonly #players: Player[] = [];
  #stopped = false;
  #playing: Promise<unknown> = Promise.resolve();
  choices = 0;

  static async join(address: string, tables: number): Promise<Loners> {
    const loners = new Loners();
    for (let at = 0; at < tables; at += 25) {
      const some = Array.from(
        { length: Math.min(25, tables - at) },
        (_, i) => new Player(address, apartOf(at + i), 0, () => {}),
      );
      await Promise.all(some.map((player) => player.joined()));
      loners.#players.push(...some);
    }
    return loners;
  }

  play(every: number): void {
    this.#playing = Promise.all(
      this.#players.map(async (player, at) => {
        await new Promise((begin) => setTimeout(begin, (every * at) / this.#players.length));
        while (!this.#stopped) {
          const begun = performance.now();
          if ((await player.choose()) !== undefined) this.choices += 1;
          await new Promise((later) => setTimeout(later, Math.max(0, every - (performance.now() - begun))));
        }
      }),
    );
  }

  async leave(): Promise<void> {
    this.#stopped = true;
    await this.#playing;
    for (const player of this.#players) player.close();
  }
}

/** All people at all tables. */
export class Crowd {
  readonly #tables: (readonly [Player, Player])[] = [];
  #messages = 0;
  #characters = 0;

  /** At so many tables, from this one on. */
  static async join(address: string, tables: number, from = 0): Promise<Crowd> {
    const crowd = new Crowd();
    const told = (messages: number, characters: number) => {
      crowd.#messages += messages;
      crowd.#characters += characters;
    };
    for (let at = 0; at < tables; at += 25) {
      const some = Array.from({ length: Math.min(25, tables - at) }, (_, i) => {
        const match = nameOf(from + at + i);
        return [new Player(address, match, 0, told), new Player(address, match, 1, told)] as const;
      });
      await Promise.all(some.flat().map((player) => player.joined()));
      crowd.#tables.push(...some);
    }
    return crowd;
  }

  /** One choice at a table, by whoever is asked. */
  async #choose(table: number): Promise<number | undefined> {
    for (const player of this.#tables[table]!) {
      const took = await player.choose();
      if (took !== undefined) return took;
    }
    return undefined;
  }

  /** So many choices at every table, as fast as they are answered. */
  async playOn(choices: number): Promise<void> {
    const play = async (table: number) => {
      for (let made = 0, tries = 0; made < choices && tries < 3 * choices; tries += 1)
        if ((await this.#choose(table)) !== undefined) made += 1;
        // The other one may not have read yet that they are asked.
        else await new Promise((later) => setTimeout(later, 1));
    };
    for (let at = 0; at < this.#tables.length; at += 10)
      await Promise.all(this.#tables.slice(at, at + 10).map((_, i) => play(at + i)));
  }

  /** A choice at every table each so many milliseconds, evenly spread. */
  async playFor(seconds: number, every: number): Promise<Measured> {
    const milliseconds: number[] = [];
    const [messages, characters] = [this.#messages, this.#characters];
    const begun = performance.now();
    const busy = new Set<number>();
    let sent = 0;
    while (performance.now() - begun < seconds * 1000) {
      const due = ((performance.now() - begun) / every) * this.#tables.length;
      for (; sent < due; sent += 1) {
        const table = sent % this.#tables.length;
        if (busy.has(table)) continue;
        busy.add(table);
        void this.#choose(table).then((took) => {
          busy.delete(table);
          if (took !== undefined) milliseconds.push(took);
        });
      }
      await new Promise((later) => setTimeout(later, 4));
    }
    return {
      milliseconds: milliseconds.toSorted((a, b) => a - b),
      messages: this.#messages - messages,
      characters: this.#characters - characters,
    };
  }

  leave() {
    for (const player of this.#tables.flat()) player.close();
  }
}
