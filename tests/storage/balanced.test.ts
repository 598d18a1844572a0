import { readReplay } from '@spaceline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { Balancer } from './haproxy.ts';
import { balance, freePorts } from './haproxy.ts';
import type { Program } from './program.ts';
import { concession, createMatch, dice, Seat } from './seat.ts';
import { startServer } from './server.ts';

// SPACELINE_KILLS=100 asks for the long run.
const asked = Number(process.env.SPACELINE_KILLS ?? 0);
const kills = asked || 4;
const players = 3;

const databases = new Databases();
let balancer: Balancer;
let ports: readonly number[];
let env: Readonly<Record<string, string>>;
const nodes: Program[] = [];

const startNodeAt = async (at: number) => {
  nodes[at] = (await startServer({ ...env, HOST: '127.0.0.1', PORT: String(ports[at]), TRUST_PROXY: '1' })).program;
};
beforeAll(async () => {
  ({ env } = await databases.place('PostgreSQL', 'balanced'));
  ports = await freePorts(2);
  await Promise.all([startNodeAt(0), startNodeAt(1)]);
  balancer = await balance(databases.folder('balancer'), ports);
}, 120_000);
afterAll(async () => {
  await balancer.close();
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
});

/** Somebody who plays over the balancer and, whenever the line is cut, comes back to whichever server is there. */
class Guest {
  readonly seat: Seat;
  cuts = 0;
  /** Their game is over, and somebody else plays in their place. */
  followed = false;
  #stopped = false;
  readonly #done: Promise<void>;

  constructor(seat: Seat) {
    this.seat = seat;
    this.#done = this.#play();
  }

  stop(): Promise<void> {
    this.#stopped = true;
    return this.#done;
  }

  async #play() {
    while (!this.#stopped && !this.seat.over) {
      try {
        await this.seat.join(balancer.address);
        while (!this.#stopped && !this.seat.over) await this.seat.play(1);
        await this.seat.leave();
      } catch {
        this.cuts += 1;
        // As a page does: a moment, and again.
        await new Promise((again) => setTimeout(again, 50));
      }
    }
  }
}

test(
  'two servers behind a balancer are killed in turns while people play, and nothing acknowledged is lost',
  { timeout: Math.max(180_000, kills * 15_000) },
  async () => {
    const chance = dice(`balanced ${process.env.SPACELINE_KILLS_RUN ?? ''}`);
    const guests = await Promise.all(
      Array.from(
        { length: players },
        async (_, i) => new Guest(new Seat(await createMatch(balancer.address), `guest ${i}`)),
      ),
    );
    const played = () => guests.reduce((sum, { seat }) => sum + seat.acknowledged.size, 0);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = played();
      const goal = before + 5 + chance.int(15);
      // Everybody who is not done goes on over the server that is left.
      await expect
        .poll(() => played() >= goal || guests.every(({ seat }) => seat.over), { timeout: 60_000 })
        .toBe(true);
      await nodes[kill % 2]!.end('SIGKILL');
      await startNodeAt(kill % 2);
      for (const guest of guests.filter((each) => each.seat.over && !each.followed)) {
        guest.followed = true;
        guests.push(new Guest(new Seat(await createMatch(balancer.address), `later ${kill} ${guests.length}`)));
      }
    }
    await Promise.all(guests.map((guest) => guest.stop()));
    expect(guests.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(0);
    for (const { seat } of guests) {
      const again = seat.over ? undefined : await seat.join(balancer.address).then(() => seat.answer());
      if (again) await seat.choose(concession(again.decision));
      await seat.leave();
      const read = readReplay(await (await fetch(`${balancer.address}/api/matches/${seat.match}/replay`)).text());
      if (!read.ok) throw new Error(read.error.why);
      for (const [seq, made] of seat.acknowledged) expect(read.replay.choices[seq - 1], `choice ${seq}`).toEqual(made);
    }
    expect(played()).toBeGreaterThan(kills * 4);
    if (asked) {
      const cuts = guests.reduce((sum, guest) => sum + guest.cuts, 0);
      console.log(
        `figures: two servers on PostgreSQL behind a balancer: ${kills} kills, ${guests.length} matches, ${played()} choices acknowledged, 0 lost, ${cuts} lines cut and resumed`,
      );
    }
  },
);
