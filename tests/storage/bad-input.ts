// A running match and everything that must not be able to change it.
import type { Choice, Decision } from '@spaceline/engine';
import { choose, option } from '@spaceline/engine';
import type { Update } from '@spaceline/protocol';
import { MatchStore } from '@spaceline/server';
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { createMatch, Seat } from './seat.ts';
import { temporaryFolder } from './temporary.ts';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const json = { 'content-type': 'application/json' };

/** A match in which somebody has played a little and is asked something, and one of somebody else. */
export class Scene {
  readonly node: TestNode;
  readonly seat: Seat;
  readonly stranger: Seat;
  readonly #store: MatchStore;
  readonly #folder: ReturnType<typeof temporaryFolder>;

  private constructor(node: TestNode, seats: readonly [Seat, Seat], folder: ReturnType<typeof temporaryFolder>) {
    this.node = node;
    [this.seat, this.stranger] = seats;
    this.#store = new MatchStore(node.storage);
    this.#folder = folder;
  }

  static async set(): Promise<Scene> {
    const folder = temporaryFolder();
    const node = await startNode({ folder: folder.path });
    const seat = new Seat(await createMatch(node.address), 'seat');
    const stranger = new Seat(await createMatch(node.address), 'stranger');
    await seat.join(node.address);
    await seat.play(3);
    await seat.answer();
    return new Scene(node, [seat, stranger], folder);
  }

  /** Everything that was refused left no trace: the match goes on, and is the same when computed anew from its log. */
  async strike() {
    await this.seat.play(10);
    await this.seat.answer();
    const another = await startNode({ storage: this.node.storage });
    expect(await this.state(another.address)).toEqual(await this.state());
    await another.close();
    await this.seat.leave();
    await this.node.close();
    this.#folder.remove();
  }

  at(path: string): string {
    return `${this.node.address}/api/matches/${path}`;
  }

  async state(address = this.node.address): Promise<Update> {
    const response = await fetch(`${address}/api/matches/${this.seat.match}/state`, {
      headers: bearer(this.seat.token),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Update;
  }

  /** Does something that must change nothing: not the log, not what the player sees, and the server stays well. */
  async unchanged(act: () => Promise<void>): Promise<void> {
    const before = [await this.state(), await this.#store.log(this.seat.match, 0)];
    await act();
    expect([await this.state(), await this.#store.log(this.seat.match, 0)]).toEqual(before);
    expect(this.node.log).toEqual([]);
  }

  get asked(): Decision {
    if (!this.seat.asked) throw new Error('The seat is not asked.');
    return this.seat.asked;
  }

  get legal(): Choice {
    const { id, options } = this.asked;
    const [option] = options;
    return choose({ id, player: 0 }, option!, option!.pick?.from.slice(0, option!.pick.min));
  }

  /** A match of two persons, neither of whom has chosen yet: the token of the one who is not asked. */
  async waiting() {
    const tokens = ['first', 'second'];
    const { format, seed, decks, versions } = (await this.#store.read(this.seat.match))!;
    const [one, two] = tokens.map((name) => ({ name, tokenHash: createHash('sha256').update(name).digest('hex') }));
    const match = `two${Date.now().toString(36)}`;
    await this.#store.create({ id: match, format, seed, decks, versions, seats: [one!, two!] });
    const response = await fetch(this.at(`${match}/state`));
    const { view } = (await response.json()) as Update;
    const player = view.deciding[0] === 0 ? 1 : 0;
    return { match, token: tokens[player]!, choice: { ...this.legal, player, decision: view.seq } as Choice };
  }
}

interface Case {
  readonly name: string;
  readonly choice: (scene: Scene) => Choice;
  readonly code: RegExp;
}

/** Choices of the right shape which must be refused. */
export const wrongChoices: readonly Case[] = [
  { name: 'for the other player', choice: (scene) => ({ ...scene.legal, player: 1 }), code: /^choice\/wrong-player$/ },
  {
    name: 'of an older decision',
    choice: (scene) => ({ ...scene.legal, decision: scene.asked.id - 1 }),
    code: /^refused\/.+/,
  },
  {
    name: 'of a decision to come',
    choice: (scene) => ({ ...scene.legal, decision: scene.asked.id + 1 }),
    code: /^refused\/.+/,
  },
  { name: 'made before', choice: (scene) => [...scene.seat.acknowledged.values()].at(-1)!, code: /^refused\/.+/ },
  {
    name: 'of an unknown action',
    choice: (scene) => ({ ...scene.legal, do: 'surrender' }) as unknown as Choice,
    code: /malformed$/,
  },
  {
    name: 'of an action of Object.prototype',
    choice: (scene) => ({ ...scene.legal, do: 'constructor' }) as unknown as Choice,
    code: /malformed$/,
  },
  {
    name: 'of a card that does not exist',
    choice: (scene) => choose(scene.asked, option('use', 999_999)),
    code: /^refused\/.+/,
  },
  {
    name: 'with cards nobody asked for',
    choice: (scene) => ({ ...scene.legal, cards: [0, 1, 2, 3] }),
    code: /^refused\/.+/,
  },
  { name: 'with a card twice', choice: (scene) => ({ ...scene.legal, cards: [0, 0] }), code: /^refused\/.+/ },
];

/** Things that are no choice. */
export const malformed: readonly { readonly name: string; readonly choice: unknown }[] = [
  { name: 'nothing', choice: undefined },
  { name: 'a word', choice: 'pass' },
  {
    name: 'a choice without a player',
    choice: { decision: 1, do: 'pass', card: -1, on: -1, to: -1, way: -1, cards: [] },
  },
  {
    name: 'a third player',
    choice: { decision: 1, player: 2, do: 'pass', card: -1, on: -1, to: -1, way: -1, cards: [] },
  },
  {
    name: 'half a card',
    choice: { decision: 1, player: 0, do: 'pass', card: 0.5, on: -1, to: -1, way: -1, cards: [] },
  },
  {
    name: 'a part too many',
    choice: { decision: 1, player: 0, do: 'pass', card: -1, on: -1, to: -1, way: -1, cards: [], admin: true },
  },
];
