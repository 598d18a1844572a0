import { proposal } from '@spaceline/engine';
import { catalogue } from '@spaceline/cards/catalogue';
import type { MatchFacts, Update } from '@spaceline/protocol';
import { MatchStore } from '@spaceline/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strangeDeck, strangeDeckText, unwrittenTitles } from '../assisted/deck.ts';
import { bearer, json } from './bad-input.ts';
import { quietNode } from './node.ts';
import { type Pair, seatTwo } from './pair.ts';
import { createMatch, pass, Seat } from './seat.ts';
import { SocketClient } from './socket-client.ts';

const node = quietNode();

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${node.address}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${node.address}${path}`, { headers });
const matches = () => node.storage.db.selectFrom('matches').select('id').orderBy('id').execute();

describe('A-1: titles that are not written', () => {
  test.each([
    ['a list', { text: strangeDeckText }],
    ['card ids', strangeDeck],
  ])('in a deck as %s are all named, and the deck is refused unless the table is assisted', async (_, deck) => {
    const before = await matches();
    for (const assisted of [{}, { assisted: false }]) {
      const answer = await post('/api/matches', { deck, ...assisted });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        error: {
          code: 'deck/unwritten',
          what: 'The deck was not taken',
          why: `these titles are not written yet, and only an assisted table can play them: ${unwrittenTitles.join(', ')}`,
        },
      });
    }
    expect(await matches()).toEqual(before);
    expect((await post('/api/matches', { deck, assisted: true })).status).toBe(201);
  });

  test('do not make a deck legal that has other faults, and both are told', async () => {
    const deck = { ...strangeDeck, missions: strangeDeck.missions.slice(1) };
    for (const assisted of [true, false]) {
      const { error } = (await (await post('/api/matches', { deck, assisted })).json()) as {
        error: { code: string; why: string };
      };
      expect(error.code).toBe('deck/illegal');
      expect(error.why).toContain('[B-7.2]');
      expect(unwrittenTitles.some((title) => error.why.includes(title))).toBe(!assisted);
    }
  });

  test('are played only if that is asked for with a yes or no', async () => {
    const answer = await post('/api/matches', { assisted: 'yes' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'request/malformed' } }]);
  });

  test('are told to whose deck they are in, and to nobody else before the match is over', async () => {
    const { match, token } = await createMatch(node.address, { deck: strangeDeck, assisted: true });
    const facts = async (headers = {}) => (await (await get(`/api/matches/${match}`, headers)).json()) as MatchFacts;
    const own = await facts(bearer(token));
    expect(own.assisted).toBe(true);
    expect(own.unwritten.map(({ title }) => title).toSorted()).toEqual([...unwrittenTitles].toSorted());
    expect(await facts()).toMatchObject({ assisted: true, unwritten: [] });
    expect((await get(`/api/matches/${match}`, bearer('wrong'))).status).toBe(403);

    const pair = await seatTwo(node.storage, 'secretive', {
      decks: [strangeDeck, { ...strangeDeck, draw: ['runabout'] }],
    });
    const [first, second] = pair.persons;
    // Nor by asking what may be described.
    await pair.join(node.address);
    await pair.playToFirstTurn();
    const asked = async (card: string) => {
      const choice = proposal(0, 1, { fix: 'describe', card, facts: { strength: 6 } });
      const answer = await post(`/api/matches/${pair.match}/explain`, { choice }, bearer(second.token));
      return answer.json();
    };
    expect(await asked('kira-nerys')).toMatchObject({ refusal: { code: 'refused/unknown-card' } });
    expect(await asked('kira-nerys')).toEqual(await asked('odo'));
    await pair.leave();
    const of = async (token: string) =>
      ((await (await get(`/api/matches/${pair.match}`, bearer(token))).json()) as MatchFacts).unwritten;
    expect((await of(first.token)).map(({ id }) => id)).toContain('kira-nerys');
    expect((await of(second.token)).map(({ id }) => id)).not.toContain('kira-nerys');

    await post(`/api/matches/${match}/choices`, { choice: { ...pass(0), do: 'concede' } }, bearer(token));
    expect((await facts()).unwritten).toHaveLength(unwrittenTitles.length);
    const plain = await createMatch(node.address);
    expect(await (await get(`/api/matches/${plain.match}`)).json()).toMatchObject({ assisted: false, unwritten: [] });
  });

  test('can be drawn by whoever knows their ids', async () => {
    const answer = await get('/api/cards/unwritten?ids=kira-nerys,data,no-such-title');
    expect(await answer.json()).toMatchObject([
      { id: 'kira-nerys', title: 'Kira Nerys', type: 'Personnel', unwritten: true, words: expect.any(String) },
    ]);
    const ids = catalogue().map(({ id }) => id);
    for (const bad of ['', '?ids=', '?ids=..%2Fetc', `?ids=${ids.slice(0, 151).join(',')}`, '?ids=a&all=1'])
      expect((await get(`/api/cards/unwritten${bad}`)).status).toBe(400);
  });
});

describe('A-2: the table stays as it is', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await seatTwo(node.storage, 'unharmed');
    await pair.join(node.address);
    await pair.playToFirstTurn();
  });
  afterAll(() => pair.leave());

  const state = async (): Promise<Update> =>
    (await (await get(`/api/matches/${pair.match}/state`, bearer(pair.persons[0].token))).json()) as Update;
  const unchanged = async (act: () => Promise<void>) => {
    const all = async () => [await state(), await new MatchStore(node.storage).log(pair.match, 0)];
    const before = await all();
    await act();
    expect(await all()).toEqual(before);
  };
  const decision = () => pair.persons[0].asked?.id ?? pair.seq;

  const malformed: readonly (readonly [string, unknown, string])[] = [
    ['nothing', undefined, 'choice.correction'],
    ['a word', 'score', 'choice.correction'],
    ['an unknown fix', { fix: 'win', player: 0 }, 'choice.correction.fix'],
    ['a third player', { fix: 'score', player: 2, points: 5 }, 'choice.correction.player'],
    ['points that are no number', { fix: 'score', player: 0, points: Number.NaN }, 'choice.correction.points'],
    ['points without end', { fix: 'score', player: 0, points: 1e300 }, 'choice.correction.points'],
    ['a card below zero', { fix: 'kill', cards: [-1] }, 'choice.correction.cards.0'],
    ['a huge list', { fix: 'kill', cards: Array(2_000).fill(1) }, 'choice.correction.cards'],
    ['a list of words', { fix: 'kill', cards: ['Data'] }, 'choice.correction.cards.0'],
    ['nowhere', { fix: 'move', cards: [1], to: { to: 'nowhere' } }, 'choice.correction.to.to'],
    ['an unknown fact', { fix: 'describe', card: 'kira-nerys', facts: { luck: 7 } }, 'choice.correction.facts'],
    ['a part too many', { fix: 'shuffle', player: 0, twice: true }, 'choice.correction'],
  ];
  test.each(malformed)('when a correction is %s', (_, correction, where) =>
    unchanged(async () => {
      const choice = { ...proposal(decision(), 0, { fix: 'shuffle', player: 0 }), correction };
      const client = await SocketClient.connect(node.address);
      client.say({ t: 'join', match: pair.match, token: pair.persons[0].token, since: -1 });
      await client.next('update');
      client.say({ t: 'choose', match: pair.match, choice });
      expect(await client.next('error')).toMatchObject({
        code: 'message/malformed',
        what: 'The message choose was not read',
        why: expect.stringContaining(`${where}: `),
      });
      await client.close();
      const answer = await post(`/api/matches/${pair.match}/choices`, { choice }, bearer(pair.persons[0].token));
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { error: { code: 'request/malformed', why: expect.stringContaining(`${where}: `) } },
      ]);
    }),
  );

  const impossible = [
    ['cards that do not exist', { fix: 'kill', cards: [999_999] }, 'refused/unknown-card'],
    ['a place that does not exist', { fix: 'look at seeds', by: 0, on: 999_999 }, 'refused/unknown-card'],
    ['a title that is not in the game', { fix: 'describe', card: 'q', facts: { range: 5 } }, 'refused/'],
    ['a title that is written', { fix: 'describe', card: 'worf', facts: { cunning: 9 } }, 'refused/is-written'],
    ['more points than people have a use for', { fix: 'score', player: 0, points: 501 }, 'refused/impossible-number'],
    ['a text that does not wait', { fix: 'settle', card: 1, outcome: 'discarded' }, 'refused/not-waiting'],
  ] as const;
  test.each(impossible)('when a correction names %s', (_, correction, code) =>
    unchanged(async () => {
      const refusal = await pair.choose(proposal(decision(), 0, correction as never));
      expect(refusal?.code).toContain(code);
      expect(refusal?.clause).toMatch(/^A-\d$/);
    }),
  );

  test('when somebody corrects who has no seat, or for the other player', () =>
    unchanged(async () => {
      const choice = proposal(decision(), 0, { fix: 'score', player: 0, points: 5 });
      const spectator = await SocketClient.connect(node.address);
      spectator.say({ t: 'join', match: pair.match, since: -1 });
      await spectator.next('update');
      spectator.say({ t: 'choose', match: pair.match, choice });
      expect((await spectator.next('error')).code).toBe('match/no-token');
      spectator.say({ t: 'join', match: pair.match, token: 'third-person', since: -1 });
      expect((await spectator.next('error')).code).toBe('match/token');
      await spectator.close();
      const codes = [{}, bearer('third-person'), bearer(pair.persons[1].token)].map(async (headers) => {
        const answer = await post(`/api/matches/${pair.match}/choices`, { choice }, headers);
        return ((await answer.json()) as { error: { code: string } }).error.code;
      });
      expect(await Promise.all(codes)).toEqual(['match/no-token', 'match/token', 'choice/wrong-player']);
    }));

  test('A-1: when the table is not assisted', async () => {
    const seat = new Seat(await createMatch(node.address), 'plain');
    await seat.join(node.address);
    const choice = proposal((await seat.answer())!.decision, 0, { fix: 'score', player: 0, points: 5 });
    const answer = await post(`/api/matches/${seat.match}/choices`, { choice }, bearer(seat.token));
    expect([answer.status, await answer.json()]).toMatchObject([409, { refusal: { clause: 'A-1' } }]);
    await seat.leave();
  });
});
