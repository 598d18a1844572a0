import { MatchStore, openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import { pass } from './seat.ts';

const databases = new Databases();

/** A row as it is read back that says nothing of clocks and of what was seen. */
const readBack = (row: ReturnType<typeof logged>) => ({ ...row, reveals: null, clocks: null });
const logged = (seq: number, choice = pass(seq - 1)) => ({ seq, choice, hash: `hash ${seq}` });
const deck = { missions: ['excavation'], seeds: [], draw: ['simon-tarses'] };
const newMatch = (id: string) => ({
  id,
  format: 'open',
  seed: 'ab'.repeat(32),
  decks: [deck, deck] as const,
  seats: [
    { name: 'A', tokenHash: '00' },
    { name: 'Computer', bot: 'random' },
  ] as const,
  versions: { engine: '1', cards: '1' },
});

describe.each(databaseKinds)('the log on %s', (kind) => {
  let storage: Storage;
  let store: MatchStore;
  beforeAll(async () => {
    storage = await openStorage((await databases.place(kind, 'log')).where);
    store = new MatchStore(storage);
  });
  afterAll(() => storage.close());

  test('a match is read back as it was created', async () => {
    await store.create(newMatch('created'));
    const row = await store.read('created');
    expect(row).toMatchObject(newMatch('created'));
    expect(row?.created).toBeInstanceOf(Date);
    expect(row?.finished).toBeNull();
    expect(row?.result).toBeNull();
    expect(await store.read('unknown')).toBeUndefined();
  });

  test('choices are read back in order, whole and after a given seq', async () => {
    await store.create(newMatch('ordered'));
    for (const seq of [1, 2, 3])
      expect(await store.append('ordered', logged(seq, { ...pass(seq), cards: [seq, 7] }))).toBe(true);
    expect(await store.log('ordered', 0)).toEqual(
      [1, 2, 3].map((seq) => readBack(logged(seq, { ...pass(seq), cards: [seq, 7] }))),
    );
    expect((await store.log('ordered', 2)).map((row) => row.seq)).toEqual([3]);
  });

  test('what came of a choice is read back as it was kept; rows that keep nothing say so', async () => {
    await store.create({ ...newMatch('told-of'), events: [{ e: 'game created' }] });
    const events = [{ names: { 7: 'worf' }, e: 'drew', card: 7, cut: { 1: { e: 'drew', n: 1 } } }];
    await store.append('told-of', { ...logged(1), events });
    await store.append('told-of', { ...logged(2), events: [] });
    await store.append('told-of', logged(3));
    expect((await store.read('told-of'))?.events).toEqual([{ e: 'game created' }]);
    const kept = await store.events('told-of', 0);
    expect(kept).toEqual([
      { seq: 1, events },
      { seq: 2, events: [] },
      { seq: 3, events: null },
    ]);
    expect(JSON.stringify(kept[0]?.events)).toBe(JSON.stringify(events));
    expect(await store.events('told-of', 2)).toEqual([{ seq: 3, events: null }]);
    expect(await store.log('told-of', 0)).toEqual([1, 2, 3].map((seq) => readBack(logged(seq))));
  });

  test('a place in the log is given once', async () => {
    await store.create(newMatch('contested'));
    const won = await Promise.all(Array.from({ length: 20 }, (_, i) => store.append('contested', logged(1, pass(i)))));
    expect(won.filter(Boolean)).toHaveLength(1);
    const [row] = await store.log('contested', 0);
    expect(row?.choice).toMatchObject({ decision: won.indexOf(true) });
  });

  test('the choice that ends a match and its result are one commit; a choice that came too late ends nothing', async () => {
    await store.create(newMatch('ended'));
    await store.append('ended', logged(1));
    expect(await store.append('ended', { ...logged(1), result: { winner: 1, reason: 'conceded' } })).toBe(false);
    expect(await store.read('ended')).toMatchObject({ finished: null, result: null });
    expect(await store.append('ended', { ...logged(2), result: { winner: 0, reason: 'points' } })).toBe(true);
    const row = await store.read('ended');
    expect(row?.finished).toBeInstanceOf(Date);
    expect(row?.result).toEqual({ winner: 0, reason: 'points' });
  });

  test('a choice for a match that does not exist is not stored', async () => {
    await expect(store.append('nowhere', logged(1))).rejects.toMatchObject({ code: '23503' });
  });

  test('choices of many matches at once are stored together; one that cannot be hinders no other', async () => {
    const ids = Array.from({ length: 150 }, (_, i) => `together${i}`);
    for (const id of ids) await store.create(newMatch(id));
    await store.append('together0', logged(1));
    const all = await Promise.allSettled([...ids, 'nowhere'].map((id) => store.append(id, logged(1))));
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code))).toEqual([
      false,
      ...ids.slice(1).map(() => true),
      '23503',
    ]);
    for (const id of ids) expect(await store.log(id, 0)).toEqual([readBack(logged(1))]);
  });

  test('every append is told, and one that collided is not', async () => {
    await store.create(newMatch('told'));
    const notes: unknown[] = [];
    let stop = () => {};
    const last = new Promise<void>((heard) => {
      stop = storage.listen((note) => {
        notes.push(note);
        if (note !== 'missed' && 'seq' in note && note.seq === 3) heard();
      });
    });
    await store.append('told', logged(1));
    await store.append('told', logged(1));
    await store.append('told', logged(2));
    await store.append('told', logged(3));
    await last;
    stop();
    expect(notes).toEqual([1, 2, 3].map((seq) => ({ match: 'told', seq })));
  });

  test('a rolled back transaction leaves nothing, and others wait their turn', async () => {
    await store.create(newMatch('rolled'));
    const failing = storage.db.transaction().execute(async (trx) => {
      await trx.insertInto('match_log').values({ match: 'rolled', seq: 1, choice: '{}', hash: '' }).execute();
      throw new Error('on purpose');
    });
    const others = Array.from({ length: 5 }, (_, i) => store.append('rolled', logged(i + 2)));
    await expect(failing).rejects.toThrow('on purpose');
    expect(await Promise.all(others)).toEqual([true, true, true, true, true]);
    expect((await store.log('rolled', 0)).map((row) => row.seq)).toEqual([2, 3, 4, 5, 6]);
  });
});

test('several nodes may create the tables of one PostgreSQL at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const url = await databases.postgres.database();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openStorage({ url })));
    await new MatchStore(nodes[0]!).create(newMatch('shared'));
    for (const node of nodes) expect(await new MatchStore(node).read('shared')).toBeDefined();
    await Promise.all(nodes.map((node) => node.close()));
  }
});

test('a node that lost its connection hears of it and goes on', async () => {
  const url = await databases.postgres.database();
  const storage = await openStorage({ url });
  const store = new MatchStore(storage);
  await store.create(newMatch('cut'));
  await store.append('cut', logged(1));
  const missed = new Promise<void>((heard) => storage.listen((note) => note === 'missed' && heard()));
  await databases.postgres.crash();
  await missed;
  expect(await store.append('cut', logged(2))).toBe(true);
  expect(await store.log('cut', 0)).toHaveLength(2);
  await storage.close();
});

test('the embedded database keeps its rows when it is closed and opened again', async () => {
  const options = { folder: databases.folder('again') };
  const first = await openStorage(options);
  await new MatchStore(first).create(newMatch('kept'));
  await first.close();
  const second = await openStorage(options);
  expect(await new MatchStore(second).read('kept')).toBeDefined();
  await second.close();
});
