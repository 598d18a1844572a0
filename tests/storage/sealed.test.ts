import { buildSealed, builders, commitmentOf, openBox, poolOf } from '@spaceline/decks';
import { readReplay } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import type { Place } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { concession, Seat } from './seat.ts';
import { Session, until } from './session.ts';

const databases = new Databases();
const empty = { missions: [], seeds: [], draw: [] };

const concede = async (seat: Seat) => {
  const choice = await seat.answer();
  if (choice) await seat.choose(concession(choice.decision));
};

describe.each(databaseKinds)('a sealed session on %s', (kind) => {
  let place: Place;
  let node: TestNode;
  const restart = async (lasts = {}) => {
    await node.close();
    node = await startNode(place.where, { lasts });
  };
  /** The match of a session as its row tells it: nobody asks the server for it. */
  const matchInRow = ({ created }: Session) =>
    until('a match', async () => {
      const { db } = node.storage;
      const row = await db.selectFrom('sealed').select('match').where('id', '=', created.sealed).executeTakeFirst();
      return row?.match ?? undefined;
    });
  beforeAll(async () => {
    place = await databases.place(kind, 'sealed');
    node = await startNode(place.where);
  });
  afterAll(async () => {
    expect(node.log).toEqual([]);
    await node.close();
  });

  test.each([
    ['an officer', {}, builders.rule],
    ['a captain', { opponent: { level: 'captain' } }, builders.trial],
  ])('EP-1.3: against %s, tells the commitments first, and the seeds when the match is over', async (_, asked, by) => {
    const session = await Session.create(node.address, { name: 'Wesley', rival: 'computer', ...asked });
    const { commitments } = session.created;
    expect(await session.state()).toEqual({
      sealed: session.created.sealed,
      phase: 'closed',
      now: expect.any(Number),
      lasts: { building: 1_800_000, round: 1_800_000 },
      commitments,
      other: { name: expect.any(String), bot: true },
    });
    const opened = await session.open();
    const { match, token } = await session.ready((await session.suggest()).deck);
    const seat = new Seat({ match, token }, 'revealed');
    await seat.join(node.address);
    await seat.play(6);
    expect(await session.state()).toMatchObject({ phase: 'playing', finished: 'person', match: { match } });
    const before = session.heard + seat.heard();
    await concede(seat);
    await seat.leave();
    const { phase, seeds } = await session.state();
    expect(phase).toBe('over');
    expect(seeds?.map(commitmentOf)).toEqual(commitments);
    const [own, other] = seeds!.map(openBox);
    expect(opened.box).toEqual({ packs: own!.packs, premium: own!.premium });
    // Nothing said before told a seed, or what was in the other box.
    for (const seed of seeds!) expect(before).not.toContain(seed);
    const replay = readReplay(await (await fetch(`${node.address}/api/matches/${match}/replay`)).text());
    if (!replay.ok) throw new Error(replay.error.why);
    expect(replay.replay.decks[1]).toEqual(buildSealed(poolOf(other!), by));
    expect(session.heard).not.toContain(JSON.stringify(other!.packs[0]));
  });

  test('is its players’ alone', async () => {
    const session = await Session.create(node.address);
    const stranger = await Session.create(node.address);
    const code = (error: string) => ({ error: expect.objectContaining({ code: error }) });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/open'],
      ['POST', '/suggest'],
    ] as const) {
      const none = await fetch(`${node.address}/api/sealed/${session.created.sealed}${path}`, { method });
      expect([none.status, await none.json()]).toEqual([401, code('sealed/no-token')]);
      const other = await session.ask(method, path, undefined, stranger.created.token);
      expect(other).toEqual({ status: 403, body: code('sealed/token') });
    }
    const unknown = await fetch(`${node.address}/api/sealed/nowhere2`);
    expect([unknown.status, await unknown.json()]).toEqual([404, code('sealed/unknown')]);
    expect(await session.ask('PUT', '/draft', { deck: empty })).toEqual({ status: 409, body: code('sealed/closed') });
    expect(await session.ask('POST', '/ready', { deck: empty })).toEqual({ status: 409, body: code('sealed/closed') });
    expect(await session.ask('PUT', '/draft', { deck: { ...empty, draw: ['../x'] } })).toEqual({
      status: 400,
      body: code('request/malformed'),
    });
    expect((await session.state()).phase).toBe('closed');
  });

  test('WS-1.1: the time begins once, a draft is kept as it is, and both survive a new server', async () => {
    const session = await Session.create(node.address);
    const { deadline, box } = await session.open();
    const again = await session.open();
    expect([again.deadline, again.box]).toEqual([deadline, box]);
    const { deck } = await session.suggest();
    expect(await session.draft(deck)).toEqual({ legal: true, problems: expect.any(Array) });
    const draft = { ...deck, draw: [...deck.draw.slice(0, 3), 'worf', 'worf'] };
    const judged = await session.draft(draft);
    expect(judged.legal).toBe(false);
    expect(judged.problems.map(({ clause }) => clause)).toEqual(expect.arrayContaining(['WS-1.1', 'WS-2.3']));
    for (const { words, clause } of judged.problems) expect(words).toContain(`[${clause}]`);
    await restart();
    session.address = node.address;
    expect(await session.state()).toMatchObject({ phase: 'building', deadline, draft, box });
    expect((await session.suggest()).deck.draw.slice(0, 3)).toEqual(draft.draw.slice(0, 3));
    expect((await session.state()).draft).toEqual(draft);
    const illegal = await session.ask('POST', '/ready', { deck: draft });
    expect(illegal).toMatchObject({ status: 400, body: { error: { code: 'deck/illegal' } } });
    expect(JSON.stringify(illegal.body)).toMatch(/\[WS-1\.1\].*\[WS-2\.3\]/);
    expect((await session.state()).phase).toBe('building');
  });

  test('WS-1.1: a deck that is ready is played, once', async () => {
    const session = await Session.create(node.address, { name: 'Ro' });
    await session.open();
    const { deck } = await session.suggest();
    const answers = await Promise.all([1, 2, 3].map(() => session.ready(deck)));
    expect(new Set(answers.map(({ match }) => match)).size).toBe(1);
    const { match, token } = answers[0]!;
    expect(token).toBe(session.created.token);
    expect(await session.state()).toMatchObject({ phase: 'playing', draft: deck, match: { match } });
    const late = { status: 409, body: { error: { code: 'sealed/finished' } } };
    expect(await session.ask('PUT', '/draft', { deck })).toMatchObject(late);
    const other = { ...deck, draw: deck.draw.toReversed() };
    expect(await session.ask('POST', '/ready', { deck: other })).toMatchObject(late);
    const facts = await (await fetch(`${node.address}/api/matches/${match}`)).json();
    expect(facts).toMatchObject({
      format: 'warp-speed',
      players: [
        { name: 'Ro', bot: false },
        { name: 'Computer', bot: true, level: 'officer' },
      ],
      round: { ends: expect.any(Number), now: expect.any(Number) },
    });
    const { round } = facts as { round: { ends: number; now: number } };
    expect(round.ends - round.now).toBeGreaterThan(29 * 60_000);
    expect(round.ends - round.now).toBeLessThanOrEqual(30 * 60_000);
  });

  test('WS-1.1: when the time is up the server finishes the deck by itself, and nobody has to ask', async () => {
    await restart({ building: 1 });
    const session = await Session.create(node.address);
    const { deadline } = await session.open();
    const match = await matchInRow(session);
    const { phase, finished, match: told, now } = await session.state();
    expect({ phase, finished, told }).toEqual({ phase: 'playing', finished: 'clock', told: { match } });
    expect(now).toBeGreaterThanOrEqual(deadline!);
    const seat = new Seat({ match, token: session.created.token }, 'finished');
    await seat.join(node.address);
    await seat.play(1);
    await seat.leave();
  });

  test('WS-1.1: a legal draft is played as it is, another is completed, also if the time ran out without a server', async () => {
    await restart();
    const [legal, begun, asked] = [
      await Session.create(node.address),
      await Session.create(node.address),
      await Session.create(node.address),
    ];
    for (const session of [legal, begun, asked]) await session.open();
    const { deck } = await legal.suggest();
    await legal.draft(deck);
    const some = (await begun.suggest()).deck.draw.slice(0, 4);
    await begun.draft({ ...empty, draw: some });
    const { db } = node.storage;
    const timeIsUp = (session: Session) =>
      db
        .updateTable('deadlines')
        .set({ ends: new Date(0) })
        .where('subject', '=', `${session.created.sealed}/0`)
        .execute();
    // Whoever asks does not wait for the timer.
    await timeIsUp(asked);
    expect(await asked.state()).toMatchObject({ phase: 'playing', finished: 'clock' });
    await timeIsUp(legal);
    await timeIsUp(begun);
    await restart();
    for (const session of [legal, begun]) {
      const match = await matchInRow(session);
      session.address = node.address;
      expect(await session.state()).toMatchObject({ phase: 'playing', finished: 'clock', match: { match } });
      expect(await session.ask('PUT', '/draft', { deck })).toMatchObject({ status: 409 });
      expect(await session.ask('POST', '/ready', { deck })).toMatchObject({ status: 409 });
    }
    expect((await legal.state()).draft).toEqual(deck);
    expect((await begun.state()).draft?.draw.slice(0, 4)).toEqual(some);
  });
});
