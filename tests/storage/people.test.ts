import type { Kept, Profile } from '@spaceline/protocol';
import { forgotKeptSchema, shelfSchema } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';
import { concession, createMatch, Seat } from './seat.ts';

const databases = new Databases();

describe.each(databaseKinds)('people on %s', (kind) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await startNode((await databases.place(kind, 'people')).where);
  });
  afterAll(async () => {
    expect(node.log).toEqual([]);
    await node.close();
  });
  const guest = () => Person.guest(node.address);
  const play = async (person: Person) =>
    person.must<{ match: string; token: string }>('POST', '/api/matches', { deck: 'federation' });

  test('a guest is somebody after one request, and the cookie is safe', async () => {
    const stranger = new Person(node.address);
    expect(await stranger.me()).toBeUndefined();
    const response = await fetch(`${node.address}/api/me`, { method: 'POST' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^spaceline=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const somebody = await guest();
    const me = await somebody.me();
    expect(me).toMatchObject({ guest: true, name: expect.stringMatching(/^\w+ \w+ \d\d$/) });
    await somebody.must('POST', '/api/me');
    expect(await somebody.me()).toEqual(me);
    const foreign = await somebody.ask('POST', '/api/me/name', { name: 'Mallory' }, { origin: 'https://evil.example' });
    expect(codeOf(foreign)).toEqual([403, 'request/origin']);
  });

  test('a secret is stored as its hash only, a password as argon2id', async () => {
    const ro = await Person.account(node.address, `Ro ${kind}`);
    const secret = ro.cookie.split('=')[1]!;
    const rows = await node.storage.db.selectFrom('sign_ins').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { password } = await node.storage.db
      .selectFrom('people')
      .select('password')
      .where('name', '=', `Ro ${kind}`)
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('what a guest played is there after taking a name and password, and from another browser', async () => {
    const person = await guest();
    const first = await play(person);
    const second = await play(person);
    expect((await person.games()).running.map(({ match }) => match).toSorted()).toEqual(
      [first.match, second.match].toSorted(),
    );
    const { person: id } = (await person.me())!;
    await person.must('POST', '/api/me/account', { name: 'Tasha', password: 'a good day' });
    expect(await person.me()).toEqual({ person: id, name: 'Tasha', guest: false });
    // The other browser was a guest, too, and has played.
    const elsewhere = await guest();
    const third = await play(elsewhere);
    expect(codeOf(await elsewhere.ask('POST', '/api/sign-in', { name: 'tasha', password: 'a bad day' }))).toEqual([
      401,
      'people/wrong',
    ]);
    await elsewhere.must('POST', '/api/sign-in', { name: ' TASHA', password: 'a good day' });
    expect(await elsewhere.me()).toEqual({ person: id, name: 'Tasha', guest: false });
    const all = [first.match, second.match, third.match].toSorted();
    for (const browser of [person, elsewhere])
      expect((await browser.games()).running.map(({ match }) => match).toSorted()).toEqual(all);
    // Without a token the person has their seat; a stranger only watches.
    expect(await elsewhere.must('GET', `/api/matches/${first.match}/state`)).toMatchObject({ seer: 0 });
    expect(await (await guest()).must('GET', `/api/matches/${first.match}/state`)).toMatchObject({ seer: 'spectator' });
    await elsewhere.must('POST', '/api/sign-out');
    expect(await elsewhere.me()).toBeUndefined();
    expect((await elsewhere.games()).running).toEqual([]);
    expect(await person.me()).toBeDefined();
  });

  test('who signs in as a guest loses nothing, is asked again, is still muted and answers for their words', async () => {
    const account = await Person.account(node.address, `Quark ${kind}`);
    const browser = await guest();
    const [{ person: id }, { person: before }] = [(await account.me())!, (await browser.me())!];
    for (const [who, text] of [
      [account, 'over: otf'],
      [browser, 'over: modern'],
    ] as const) {
      await who.must('PUT', '/api/me/formats', { name: 'Club', text });
      await who.must('PUT', '/api/me/formats', { name: 'Same', text: 'over: open' });
    }
    const other = await guest();
    const { table } = await other.must<{ table: string }>('POST', '/api/tables', { deck: 'federation' });
    const { match } = await browser.sit(table, { deck: 'klingon' });
    const { seq } = await other.must<{ seq: number }>('GET', `/api/matches/${match}/state`);
    await other.must('POST', `/api/matches/${match}/choices`, { choice: concession(seq) });
    await other.must('POST', `/api/matches/${match}/rematch`);
    await other.must('POST', '/api/me/mutes', { person: before, muted: true });
    const { db } = node.storage;
    const words = {
      match: match!,
      about: before,
      reporter: (await other.me())!.person,
      words: 'Hew-mon!',
      why: 'rude',
    };
    await db.insertInto('reports').values(words).execute();

    await browser.must('POST', '/api/sign-in', { name: `quark ${kind}`, password: 'correct horse' });
    expect(await account.must('GET', '/api/me/formats')).toMatchObject([
      { name: 'Club', text: 'over: otf' },
      { name: 'Club 2', text: 'name: Club 2\nover: modern\n' },
      { name: 'Same', text: 'over: open' },
    ]);
    expect(await account.must('GET', `/api/matches/${match}/rematch`)).toMatchObject({ offered: 'them' });
    expect(await other.must<Profile>('GET', `/api/people/${id}`)).toMatchObject({ muted: true });
    expect(await db.selectFrom('reports').select('about').where('match', '=', match!).execute()).toEqual([
      { about: id },
    ]);
    expect(await other.must('GET', '/api/me/export')).toMatchObject({ reported: [{ words: 'Hew-mon!', why: 'rude' }] });
  });

  test('games that wait for one come first; finished ones are told with their result', async () => {
    const person = await guest();
    const over = await play(person);
    const seat = new Seat(over, 'people');
    await seat.join(node.address);
    await seat.choose(concession((await seat.answer())!.decision));
    await seat.leave();
    const waiting = await play(person);
    const { running, finished } = await person.games();
    expect(running).toMatchObject([
      { match: waiting.match, seat: 0, stands: { asked: [0], turn: expect.any(Number) } },
    ]);
    expect(finished).toMatchObject([{ match: over.match, over: { winner: 1, reason: 'conceded' } }]);
    expect(person.heard).not.toMatch(/tokenHash|"seed"|"decks"/);
  });

  test('a seat played by its token can be claimed, once, and by nobody without the token', async () => {
    const seat = await createMatch(node.address);
    const [one, two] = [await guest(), await guest()];
    const wrong = { games: [{ match: seat.match, token: 'x'.repeat(43) }] };
    expect(await one.must('POST', '/api/me/games', wrong)).toEqual({ taken: [] });
    await one.must('POST', '/api/me/games', { games: [seat, { match: 'none', token: 'x' }] });
    await two.must('POST', '/api/me/games', { games: [seat] });
    expect((await one.games()).running).toMatchObject([{ match: seat.match }]);
    expect((await two.games()).running).toEqual([]);
  });

  test('names are one person’s, and nobody passes for somebody else', async () => {
    await Person.account(node.address, 'Jadzia');
    const other = await guest();
    const ask = async (name: string) => codeOf(await other.ask('POST', '/api/me/name', { name }));
    for (const name of ['jadzia', 'JADZIA', 'J.a-d z i’a', 'Jádzia'])
      expect([name, ...(await ask(name))]).toEqual([name, 409, 'people/name-taken']);
    for (const name of ['Computer', 'You', 'your  opponent'.replace('  ', ' '), 'Admin', 'Jаdzia'])
      expect([name, ...(await ask(name))]).toEqual([name, 400, 'people/name']);
    for (const name of ['', 'x', '-ro', 'a\u202eb', 'a  b', 'x'.repeat(25), '<b>'])
      expect([name, ...(await ask(name))]).toEqual([name, 400, 'request/malformed']);
    expect(await ask('Ezri d’Ax')).toEqual([200, undefined]);
    const taken = await other.ask('POST', '/api/me/account', { name: 'JADZIA', password: 'something long' });
    expect(codeOf(taken)).toEqual([409, 'people/name-taken']);
    const short = await other.ask('POST', '/api/me/account', { name: 'Ezri', password: 'short' });
    expect(codeOf(short)).toEqual([400, 'request/malformed']);
  });

  test('a new password ends all other browsers; who guesses too often has to wait', async () => {
    const person = await Person.account(node.address, 'Worf', 'first password');
    const elsewhere = new Person(node.address);
    await elsewhere.must('POST', '/api/sign-in', { name: 'Worf', password: 'first password' });
    const wrong = await person.ask('POST', '/api/me/password', { old: 'wrong', password: 'second password' });
    expect(codeOf(wrong)).toEqual([403, 'people/password']);
    await person.must('POST', '/api/me/password', { old: 'first password', password: 'second password' });
    expect(await elsewhere.me()).toBeUndefined();
    expect(await person.me()).toMatchObject({ name: 'Worf' });
    const guesses = await Promise.all(
      Array.from({ length: 25 }, () => elsewhere.ask('POST', '/api/sign-in', { name: 'Worf', password: 'guess' })),
    );
    const codes = guesses.map((guess) => codeOf(guess)[1]);
    expect(codes.filter((code) => code === 'people/wrong').length).toBe(20);
    expect(codes.filter((code) => code === 'people/too-many').length).toBe(5);
  });

  test('decks and house formats are kept, replaced and forgotten, each for their owner', async () => {
    const [one, two] = [await guest(), await guest()];
    await one.must('PUT', '/api/me/decks', { name: 'Solver', text: '1 Simon Tarses' });
    await one.must('PUT', '/api/me/decks', { name: 'Solver', text: '2 Simon Tarses' });
    await one.must('PUT', '/api/me/formats', { name: 'Club', text: 'base: otf' });
    expect(await one.must('GET', '/api/me/decks')).toMatchObject([{ name: 'Solver', text: '2 Simon Tarses' }]);
    expect(await one.must('GET', '/api/me/formats')).toMatchObject([{ name: 'Club' }]);
    expect(await two.must('GET', '/api/me/decks')).toEqual([]);
    expect(codeOf(await new Person(node.address).ask('GET', '/api/me/decks'))).toEqual([401, 'people/nobody']);
    expect(codeOf(await one.ask('PUT', '/api/me/decks', { name: 'Huge', text: 'x'.repeat(32_769) }))).toEqual([
      400,
      'request/malformed',
    ]);
    await one.must('POST', '/api/me/decks/forget', { name: 'Solver' });
    expect(await one.must('GET', '/api/me/decks')).toEqual([{ name: 'Solver', forgotten: expect.any(String) }]);
  });

  test('what was forgotten is remembered as such, until it is kept again or half a year has gone by', async () => {
    const person = await guest();
    const shelf = async () => shelfSchema.parse(await person.must('GET', '/api/me/formats'));
    const keep = async (text: string) =>
      (await person.must<Kept>('PUT', '/api/me/formats', { name: 'Club', text })).changed;
    const forget = async (changed?: string) =>
      forgotKeptSchema.parse(await person.must('POST', '/api/me/formats/forget', { name: 'Club', changed })).forgotten;
    const first = await keep('over: otf');
    await keep('over: modern');
    expect(await forget(first)).toBeUndefined();
    expect(await shelf()).toMatchObject([{ text: 'over: modern' }]);
    const forgotten = await forget((await shelf()).map((each) => 'changed' in each && each.changed)[0] || '');
    expect(await shelf()).toEqual([{ name: 'Club', forgotten }]);
    await keep('over: otf');
    expect(await shelf()).toMatchObject([{ name: 'Club', text: 'over: otf' }]);
    await forget();
    expect(await person.must('GET', '/api/me/export')).toMatchObject({
      formats: [],
      forgotten: { decks: [], formats: [{ name: 'Club' }] },
    });
    const { db } = node.storage;
    const { person: id } = (await person.me())!;
    const longAgo = new Date(Date.now() - 181 * 86_400_000);
    await db.updateTable('forgotten').set({ at: longAgo }).where('person', '=', id).execute();
    await person.must('POST', '/api/me/formats/forget', { name: 'Later' });
    expect(await shelf()).toMatchObject([{ name: 'Later' }]);
    // Nor does it take a place on the shelf.
    await db
      .insertInto('kept')
      .values(Array.from({ length: 199 }, (_, n) => ({ person: id, kind: 'format', name: `${n}`, text: 'over: otf' })))
      .execute();
    await keep('over: open');
    const full = await person.ask('PUT', '/api/me/formats', { name: 'Other', text: 'over: otf' });
    expect(codeOf(full)).toEqual([409, 'people/kept']);
    await forget();
    await person.must('PUT', '/api/me/formats', { name: 'Other', text: 'over: otf' });
    await person.must('POST', '/api/me/delete');
    expect(await db.selectFrom('forgotten').selectAll().where('person', '=', id).execute()).toEqual([]);
  });

  test('all of one’s data can be taken along, and deleted; the opponent’s game stays', async () => {
    const person = await Person.account(node.address, 'Leeta');
    const running = await play(person);
    await person.must('PUT', '/api/me/decks', { name: 'Mine', text: '1 Data' });
    const { person: id } = (await person.me())!;
    const { table } = await person.must<{ table: string }>('POST', '/api/tables', { sealed: true });
    const { sealed } = await (await guest()).sit(table);
    const everything = await person.must<object>('GET', '/api/me/export');
    expect(everything).toMatchObject({
      spaceline: 'person',
      name: 'Leeta',
      games: { running: [{ match: running.match }] },
      decks: [{ name: 'Mine', text: '1 Data' }],
    });
    expect(await person.must<Profile>('GET', `/api/people/${id}`)).toMatchObject({ name: 'Leeta', finished: [] });
    expect(codeOf(await person.ask('POST', '/api/me/delete', { password: 'not it' }))).toEqual([
      403,
      'people/password',
    ]);
    await person.must('POST', '/api/me/delete', { password: 'correct horse' });
    expect(await person.me()).toBeUndefined();
    expect(codeOf(await person.ask('GET', `/api/people/${id}`))).toEqual([404, 'people/unknown']);
    // Nobody waits for who is gone, and nothing names them.
    const facts = await new Person(node.address).must<object>('GET', `/api/matches/${running.match}`);
    expect(facts).toMatchObject({ over: { winner: 1, reason: 'conceded' } });
    const row = await node.storage.db
      .selectFrom('matches')
      .select('seats')
      .where('id', '=', running.match)
      .executeTakeFirstOrThrow();
    expect(row.seats[0].name).toBe('Deleted player');
    const boxes = await node.storage.db
      .selectFrom('sealed_seats')
      .select('name')
      .where('sealed', '=', sealed!)
      .execute();
    expect(boxes.map(({ name }) => name)).toContain('Deleted player');
    expect(boxes.map(({ name }) => name)).not.toContain('Leeta');
    await Person.account(node.address, 'Leeta');
  });
});
