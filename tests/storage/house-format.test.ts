import { allCards } from '@spaceline/cards';
import { apply, create, hash, isRefusal, makePool } from '@spaceline/engine';
import { readHouseFormat } from '@spaceline/formats';
import { limits, readReplay } from '@spaceline/protocol';
import type { MatchFacts, Replay } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { asAfter } from './older-database.ts';
import { concession, createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';

const text = 'name: Our Tuesday Game\nover: otf   # batches\nwithout OTF-6.1\nR4-1.1, R4-6.1\n';
const both = 'OTF-4.1 and MOD-4.1 contradict each other about missions you did not seed';

const databases = new Databases();

const post = (address: string, path: string, body: unknown) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const factsOf = async (address: string, { match }: Seat) =>
  (await (await fetch(`${address}/api/matches/${match}`)).json()) as MatchFacts;

const matchesOf = ({ storage }: TestNode) => storage.db.selectFrom('matches').select('id').orderBy('id').execute();

/** Whoever has the replay has the house format: it is put together from the clauses named there. */
function expectComputable({ format, clauses, seed, decks, choices, hash: last }: Replay) {
  const house = readHouseFormat(JSON.stringify({ name: format, clauses }));
  if (!house.ok) throw new Error(house.problems.join());
  const state = create({ pool: makePool(allCards), format: house.format, seed, decks });
  for (const choice of choices) expect(isRefusal(apply(state, choice))).toBe(false);
  expect(hash(state)).toBe(last);
}

async function endAndReplay(seat: Seat, address: string): Promise<Replay> {
  const choice = await seat.answer();
  if (choice) await seat.choose(concession(choice.decision));
  const read = readReplay(await (await fetch(`${address}/api/matches/${seat.match}/replay`)).text());
  if (!read.ok) throw new Error(read.error.why);
  return read.replay;
}

describe('a match in a house format', () => {
  test('goes on after the server was killed, and can be computed from its replay', { timeout: 120_000 }, async () => {
    const env = { SPACELINE_DATA: databases.folder('killed') };
    let { program, address } = await startServer(env);
    const seat = new Seat(await createMatch(address, { format: { text } }), 'house');
    const facts = await factsOf(address, seat);
    expect(facts).toMatchObject({ format: 'our-tuesday-game', formatName: 'Our Tuesday Game' });
    expect(facts.clauses).toEqual(expect.arrayContaining(['OTF-1.3', 'OTF-7.5', 'R4-1.1', 'R4-6.1']));
    expect(facts.clauses).not.toContain('OTF-6.1');

    await seat.join(address);
    await seat.play(6);
    const inFlight = await seat.answer();
    seat.send(inFlight!);
    await program.end('SIGKILL');
    ({ program, address } = await startServer(env));
    expect(await factsOf(address, seat)).toMatchObject({ formatName: facts.formatName, clauses: facts.clauses });
    await seat.join(address);
    await seat.play(12);
    expect(seat.acknowledged.size).toBeGreaterThanOrEqual(18);

    // Whoever asks for what cannot be gets both clauses named, and nobody else loses anything.
    const bad = await post(address, '/api/matches', { format: { text: 'over: otf\nMOD-4.1' } });
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ error: { code: 'format/illegal', why: expect.stringContaining(both) } });
    await seat.play(2);

    const replay = await endAndReplay(seat, address);
    expect(replay).toMatchObject({ format: 'our-tuesday-game', clauses: facts.clauses });
    expect(replay.choices.length).toBeGreaterThanOrEqual(20);
    expectComputable(replay);
    expect(await program.end('SIGTERM')).toBe(0);
  });

  test('is played on two nodes in turns', { timeout: 120_000 }, async () => {
    const url = await databases.postgres.database();
    const nodes = await Promise.all([startNode({ url }), startNode({ url })]);
    const seat = new Seat(await createMatch(nodes[0]!.address, { format: { text } }), 'two nodes');
    for (const node of [...nodes, ...nodes]) {
      await seat.join(node.address);
      await seat.play(4);
      await seat.leave();
    }
    const [one, two] = await Promise.all(nodes.map((node) => factsOf(node.address, seat)));
    expect(two).toMatchObject({ formatName: 'Our Tuesday Game', clauses: one!.clauses });
    await seat.join(nodes[1]!.address);
    expectComputable(await endAndReplay(seat, nodes[0]!.address));
    await seat.leave();
    await Promise.all(nodes.map((node) => node.close()));
  });

  test(
    'is served by a database from before there were any, whose own matches go on',
    { timeout: 120_000 },
    async () => {
      const where = { folder: databases.folder('older') };
      let node = await startNode(where);
      const seat = new Seat(await createMatch(node.address), 'older');
      await seat.join(node.address);
      await seat.play(3);
      await seat.leave();
      await asAfter(node.storage, '0001-matches');
      await node.close();

      node = await startNode(where);
      await seat.join(node.address);
      await seat.play(3);
      expect(await factsOf(node.address, seat)).toMatchObject({ format: 'open', formatName: 'Open', clauses: [] });
      const house = new Seat(await createMatch(node.address, { format: { text } }), 'newer');
      expect(await factsOf(node.address, house)).toMatchObject({ formatName: 'Our Tuesday Game' });
      await seat.leave();
      await node.close();
    },
  );
});

describe('a house format', () => {
  let node: TestNode;
  beforeAll(async () => {
    node = await startNode({ folder: databases.folder('checked') });
  });
  afterAll(() => node.close());

  test.each([
    ['contradictions', 'OTF-4.1 MOD-4.1', both],
    ['an unknown clause', 'OTF-9.9', 'there is no clause "OTF-9.9"'],
    ['an unknown format to build on', 'over: closed', 'there is no format "closed" to build on'],
    ['nothing but a name', 'name: Ours', 'it names no clause and no format to build on'],
    ['JSON cut off', '{"name":', 'the file is not valid JSON'],
    [
      'a name without end',
      `name: ${'n'.repeat(81)}\nover: otf`,
      'the name of a format has 1 to 80 printable characters',
    ],
  ])('with %s makes no match, and the check says the same', async (_, house, why) => {
    const before = await matchesOf(node);
    const answer = await post(node.address, '/api/matches', { format: { text: house } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'format/illegal', why: expect.stringContaining(why) } });
    expect(await matchesOf(node)).toEqual(before);
    const checked = await post(node.address, '/api/formats/check', { text: house });
    expect(checked.status).toBe(200);
    expect(await checked.json()).toEqual({ ok: false, problems: [expect.stringContaining(why)] });
    expect(node.log).toEqual([]);
  });

  test.each([
    ['too long', { text: '#'.repeat(limits.formatText + 1) }],
    ['with a NUL', { text: 'R4-1.1 # \0' }],
    ['without text', {}],
    ['with a part too many', { text, seed: 'mine' }],
    ['that is a list', ['R4-1.1']],
  ])('%s is malformed', async (_, format) => {
    const match = await post(node.address, '/api/matches', { format });
    expect([match.status, await match.json()]).toMatchObject([400, { error: { code: 'request/malformed' } }]);
    const checked = await post(node.address, '/api/formats/check', format);
    expect([checked.status, await checked.json()]).toMatchObject([400, { error: { code: 'request/malformed' } }]);
    expect(node.log).toEqual([]);
  });

  test('that is none at all is not answered word by word', async () => {
    const words = Array.from({ length: 4_000 }, (_, at) => at.toString(36)).join(' ');
    const checked = await post(node.address, '/api/formats/check', { text: words });
    expect(((await checked.json()) as { readonly problems: readonly string[] }).problems).toHaveLength(100);
    const match = await post(node.address, '/api/matches', { format: { text: words } });
    expect(match.status).toBe(400);
    expect((await match.text()).length).toBeLessThan(1_000);
  });

  test('is checked with the words of its clauses, and the starter decks are judged in it', async () => {
    const answer = await post(node.address, '/api/formats/check', { text });
    const checked = (await answer.json()) as {
      readonly format: { readonly clauses: readonly { readonly id: string; readonly text: string }[] };
      readonly illegalDecks: Readonly<Record<string, { readonly why: readonly string[]; readonly without?: object }>>;
    };
    expect(checked).toMatchObject({ ok: true, format: { id: 'our-tuesday-game', name: 'Our Tuesday Game' } });
    expect(checked.format.clauses.at(-1)).toMatchObject({ id: 'R4-6.1', text: expect.stringContaining('RANGE') });

    const strict = await post(node.address, '/api/formats/check', { text: 'OTF-6.1, R4-1.1' });
    const { illegalDecks } = (await strict.json()) as typeof checked;
    expect(Object.keys(illegalDecks)).not.toEqual([]);
    for (const { why } of Object.values(illegalDecks))
      for (const words of why) expect(words).toMatch(/\[(OTF-6\.1|R4-1\.1)\]$/);
    const fifths = `Missions\n${'Excavation\n'.repeat(5)}`;
    const list = await post(node.address, '/api/decks/check', { text: fifths, format: { text: 'R4-1.1' } });
    expect(await list.json()).toMatchObject({
      legal: false,
      problems: expect.arrayContaining([{ severity: 'error', line: 2, words: expect.stringMatching(/\[R4-1\.1\]$/) }]),
    });
    const [[deck]] = Object.entries(illegalDecks);
    const refused = await post(node.address, '/api/matches', { deck, format: { text: 'OTF-6.1, R4-1.1' } });
    expect(await refused.json()).toMatchObject({
      error: { code: 'deck/illegal', why: expect.stringMatching(/OTF-6\.1|R4-1\.1/) },
    });
  });
});
