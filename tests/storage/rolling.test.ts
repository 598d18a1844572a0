import type { MatchFacts } from '@spaceline/protocol';
import { readReplay } from '@spaceline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { Balancer } from './haproxy.ts';
import { balance, freePorts } from './haproxy.ts';
import type { Program } from './program.ts';
import { olderServer } from './program.ts';
import { createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';

const databases = new Databases();
let env: Readonly<Record<string, string>>;
let ports: readonly number[];
const nodes: Program[] = [];
let balancer: Balancer;

const at = (port: number) => `http://127.0.0.1:${port}`;
const start = async (node: number, file?: string) => {
  const place = { ...env, HOST: '127.0.0.1', PORT: String(ports[node]), TRUST_PROXY: '1' };
  nodes[node] = (await startServer(place, file)).program;
};
const health = async (address: string, query = '') => {
  const answer = await fetch(`${address}/healthz${query}`);
  return { status: answer.status, ...((await answer.json()) as { rules?: string; error?: { code: string } }) };
};
const rulesAt = async (node: number): Promise<string> => (await health(at(ports[node]!))).rules!;
const factsOf = async (match: string): Promise<MatchFacts> =>
  (await (await fetch(`${balancer.address}/api/matches/${match}`)).json()) as MatchFacts;

beforeAll(async () => {
  ({ env } = await databases.place('PostgreSQL', 'rolling'));
  ports = await freePorts(4);
  await Promise.all([start(0, olderServer()), start(1, olderServer())]);
  balancer = await balance(databases.folder('balancer'), ports.slice(0, 2));
}, 120_000);
afterAll(async () => {
  await balancer.close();
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
});

test(
  'while an update rolls, matches begun before are played to their end by servers of their rules, and new ones begin at new servers',
  { timeout: 240_000 },
  async () => {
    const before = await rulesAt(0);
    const [away, there] = await Promise.all(
      ['away', 'there'].map(async (name) => new Seat(await createMatch(balancer.address, { name }), name)),
    );
    for (const seat of [away!, there!]) {
      expect(await seat.joinLed(balancer.address)).toBe('at once');
      await seat.play(10);
    }
    await away!.leave();

    // New servers beside the old ones, and the balancer is told the rules of both.
    await Promise.all([start(2), start(3)]);
    const rules = await rulesAt(2);
    expect(rules).not.toBe(before);
    expect(await health(at(ports[2]!), `?rules=${rules}`)).toMatchObject({ status: 200 });
    expect(await health(at(ports[2]!), `?rules=${before}`)).toMatchObject({
      status: 421,
      error: { code: 'server/other-rules' },
    });
    await balancer.reload(ports, { rules, before });
    // Whoever was at an old server is still there.
    await there!.play(5);

    const fresh = new Seat(await createMatch(balancer.address, { name: 'fresh' }), 'fresh');
    expect(await factsOf(fresh.match)).toMatchObject({ rules });
    expect(await fresh.joinLed(balancer.address)).toBe('at once');
    await fresh.play(5);

    // Old servers go one by one, and with the first of them perhaps the line.
    await nodes[0]!.end('SIGTERM');
    await there!.leave();
    const asked = await fetch(`${balancer.address}/api/matches/${away!.match}`);
    expect(await asked.json()).toMatchObject({ rules: before, recorded: { code: 'match/other-rules' } });
    const ledThere = await fetch(`${balancer.address}/api/matches/${away!.match}?rules=${before}`);
    expect(await ledThere.json()).not.toHaveProperty('recorded');
    for (const seat of [away!, there!]) {
      expect(await seat.joinLed(balancer.address)).toBe('led');
      await seat.play(2_000);
      expect(seat.over).toBeDefined();
      await seat.leave();
      const read = readReplay(await (await fetch(`${balancer.address}/api/matches/${seat.match}/replay`)).text());
      if (!read.ok) throw new Error(read.error.why);
      expect(read.replay.engine).toBe('older');
      for (const [seq, made] of seat.acknowledged) expect(read.replay.choices[seq - 1], `choice ${seq}`).toEqual(made);
    }

    // Nothing of the old rules is left to be done.
    await nodes[1]!.end('SIGTERM');
    await fresh.play(5);
    await fresh.leave();
    expect(await fresh.joinLed(balancer.address)).toBe('at once');
    await fresh.leave();
  },
);
