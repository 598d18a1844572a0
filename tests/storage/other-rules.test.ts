import { engineVersion } from '@spaceline/engine';
import type { SeenEvent } from '@spaceline/engine';
import { readReplay } from '@spaceline/protocol';
import type { MatchFacts, Recorded, Update } from '@spaceline/protocol';
import { openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileWith, spaceline } from '../cli/run.ts';
import { bearer, json } from './bad-input.ts';
import { databaseKinds, Databases } from './databases.ts';
import type { Place } from './databases.ts';
import type { Program } from './program.ts';
import { concession, createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';
import { SocketClient } from './socket-client.ts';
import { changeVersions } from './versions.ts';

const databases = new Databases();

/** A match, and what everybody had seen of it when its server stopped. */
interface Past {
  readonly seat: Seat;
  readonly watched: readonly SeenEvent[];
  readonly facts: MatchFacts;
}

const house = 'name: Our Tuesday Game\nover: otf\nwithout OTF-6.1\nR4-1.1\n';

describe.each(databaseKinds)('a match begun with other rules, on %s', (kind) => {
  let place: Place;
  let program: Program;
  let address = '';
  const at = (path: string) => `${address}/api/matches/${path}`;
  const get = async <T>(path: string, token?: string): Promise<T> =>
    (await (await fetch(at(path), token ? { headers: bearer(token) } : {})).json()) as T;

  const start = async () => void ({ program, address } = await startServer(place.env));
  /** Changes the database while no server runs. */
  const between = async (change: (storage: Storage) => Promise<void>) => {
    expect(await program.end('SIGTERM')).toBe(0);
    const storage = await openStorage(place.where);
    await change(storage);
    await storage.close();
    await start();
  };

  const play = async (name: string, asked: object = {}, end = false): Promise<Past> => {
    const seat = new Seat(await createMatch(address, { name, ...asked }), name);
    await seat.join(address);
    await seat.play(25);
    const last = await seat.answer();
    if (end) await seat.choose(concession(last!.decision));
    await seat.leave();
    const { events } = await get<Update>(`${seat.match}/state`);
    return { seat, watched: events, facts: await get<MatchFacts>(seat.match) };
  };

  const past = new Map<string, Past>();
  const named = (name: string) => (): Past => past.get(name)!;
  const [running, ended] = [named('running'), named('ended')];
  const [differing, formatted] = [named('differing'), named('formatted')];

  beforeAll(async () => {
    place = await databases.place(kind, 'other-rules');
    await start();
    past.set('running', await play('running'));
    past.set('ended', await play('ended', {}, true));
    past.set('differing', await play('differing'));
    past.set('formatted', await play('formatted', { format: { text: house } }));
    await between(async (storage) => {
      for (const { seat } of [running(), ended()])
        await changeVersions(storage, seat.match, (now) => ({ ...now, engine: '1' }));
      // The versions are the same, but computed again the game becomes another one.
      await storage.db
        .updateTable('match_log')
        .set({ hash: 'another' })
        .where('match', '=', differing().seat.match)
        .where('seq', '=', differing().seat.seq)
        .execute();
      await changeVersions(storage, formatted().seat.match, (now) => ({
        ...now,
        format: { name: 'Our Old Game', clauses: [...now.format!.clauses, 'R4-9.9'] },
      }));
    });
  }, 300_000);
  afterAll(() => program.end('SIGTERM'));

  test.each([
    ['an older engine', running, /^it was begun with other rules: its rules have version 1, those here version \d+$/],
    ['an older engine, when it is over', ended, /^it was played with other rules: its rules have version 1/],
    ['the same versions that compute another game', differing, /computed again it becomes another game at choice \d+$/],
    ['other clauses', formatted, /its format had other clauses \(R4-9\.9 is not in it any more\)$/],
  ])('of %s is shown to everybody as they saw it', async (_, match, why) => {
    const { seat, watched, facts } = match();
    const over = facts.over ? { over: facts.over } : {};
    const problem = {
      code: 'match/other-rules',
      what: facts.over ? 'The match is shown as it was recorded' : 'The match cannot be played on here',
      why: expect.stringMatching(why) as string,
    };
    const rules = expect.any(String) as string;
    const told = { t: 'recorded', match: seat.match, seq: seat.seq, since: -1, problem, rules, ...over };
    expect(await get<Recorded>(`${seat.match}/state`, seat.token)).toEqual({ ...told, seer: 0, events: seat.events });
    expect(await get<Recorded>(`${seat.match}/state`)).toEqual({ ...told, seer: 'spectator', events: watched });
    expect(watched).not.toEqual(seat.events);

    // Nobody thinks about a table that is not computed here.
    const { formatName, clauses, hints: _hints, ...rest } = facts;
    const now = await get<MatchFacts>(seat.match);
    expect(now).toMatchObject({ ...rest, recorded: problem });
    expect(now).not.toHaveProperty('hints');
    if (match !== formatted) expect(await get<MatchFacts>(seat.match)).toMatchObject({ formatName, clauses });
    else expect(await get<MatchFacts>(seat.match)).toMatchObject({ formatName: 'Our Old Game' });
  });

  test('takes no choice, over HTTP and over a WebSocket, and says why', async () => {
    const { seat } = running();
    const choice = concession(seat.seq);
    const before = await get(`${seat.match}/state`, seat.token);
    for (const path of ['choices', 'explain']) {
      const headers = { ...json, ...bearer(seat.token) };
      const answer = await fetch(at(`${seat.match}/${path}`), {
        method: 'POST',
        headers,
        body: JSON.stringify({ choice }),
      });
      expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'match/other-rules' } }]);
    }
    const client = await SocketClient.connect(address);
    client.say({ t: 'join', match: seat.match, token: seat.token, since: seat.seq - 3 });
    const { events, problem } = await client.next('recorded');
    expect(events).toEqual(seat.events.slice(seat.events.length - events.length));
    for (const message of [
      { t: 'choose', match: seat.match, choice },
      { t: 'explain', match: seat.match, intent: choice },
    ]) {
      client.say(message);
      expect(await client.next('error')).toEqual({ t: 'error', ...problem });
    }
    client.say({ t: 'join', match: seat.match, since: seat.seq + 1 });
    expect(await client.next('error')).toMatchObject({ code: 'match/ahead' });
    client.say({ t: 'join', match: seat.match, token: `${seat.token}x`, since: -1 });
    expect(await client.next('error')).toMatchObject({ code: 'match/token' });
    await client.close();
    expect(await get(`${seat.match}/state`, seat.token)).toEqual(before);
  });

  test('gives its replay with the events when it is over, and not before', async () => {
    const refused = await fetch(at(`${running().seat.match}/replay`));
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'replay/running' } }]);

    const { seat } = ended();
    const file = await (await fetch(at(`${seat.match}/replay`))).text();
    const read = readReplay(file);
    if (!read.ok) throw new Error(read.error.why);
    const { engine, choices, events } = read.replay;
    expect([engine, choices.length, events?.length]).toEqual(['1', seat.seq, seat.seq + 1]);
    expect(events?.flat().map((event) => event?.e)).toEqual(seat.events.map(({ e }) => e));

    // Whoever downloads it is told the same, and by its own rules it holds.
    const told = await spaceline(['replay', fileWith(`${kind}.json`, file)]);
    expect([told.code, told.out]).toEqual([0, expect.stringContaining('Player 1 conceded the game.')]);
    expect(told.out).toContain('choices, as they were recorded. Nothing was verified: it was played with other rules');
    const own = file.replace('"engine": "1"', `"engine": "${engineVersion}"`);
    const verified = await spaceline(['replay', fileWith(`${kind}-own.json`, own), '--verify', '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true, choices: seat.seq });
  });

  test('has lost nothing: with its own rules it goes on where it was', { timeout: 300_000 }, async () => {
    await between((storage) =>
      changeVersions(storage, running().seat.match, (now) => ({ ...now, engine: engineVersion })),
    );
    const { seat } = running();
    const heard = seat.events.length;
    await seat.join(address);
    await seat.play(5);
    expect(seat.events.length).toBeGreaterThan(heard);
    await seat.leave();
  });
});
