import type { Choice, Decision } from '@spaceline/engine';
import { limits } from '@spaceline/protocol';
import type { Update } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { createMatch, Seat } from './seat.ts';
import { SocketClient } from './socket-client.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
let node: TestNode;
let seat: Seat;
let stranger: Seat;
beforeAll(async () => {
  node = await startNode({ folder: folder.path });
  seat = new Seat(await createMatch(node.address), 'seat');
  stranger = new Seat(await createMatch(node.address), 'stranger');
  await seat.join(node.address);
  await seat.play(3);
  await seat.answer();
});
afterAll(async () => {
  await seat.leave();
  await node.close();
  folder.remove();
});

const at = (path: string) => `${node.address}/api/matches/${path}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };

async function state(): Promise<Update> {
  const response = await fetch(at(`${seat.match}/state`), { headers: bearer(seat.token) });
  expect(response.status).toBe(200);
  return (await response.json()) as Update;
}

/** Does something that must change nothing: not the match, not what its player sees, and the server stays well. */
async function unchanged<T>(act: () => Promise<T>): Promise<T> {
  const before = await state();
  const result = await act();
  expect(await state()).toEqual(before);
  expect(node.log).toEqual([]);
  return result;
}

const asked = (): Decision => {
  if (!seat.asked) throw new Error('The seat is not asked.');
  return seat.asked;
};
const legal = (): Choice => {
  const [option] = asked().options;
  const { do: verb, card, on, to, way, pick } = option!;
  return {
    decision: asked().id,
    player: 0,
    do: verb,
    card,
    on,
    to,
    way,
    cards: pick ? pick.from.slice(0, pick.min) : [],
  };
};

interface Case {
  readonly name: string;
  readonly choice: () => Choice;
  readonly code: RegExp;
}

/** Choices of the right shape which must be refused. */
const wrongChoices: readonly Case[] = [
  { name: 'for the other player', choice: () => ({ ...legal(), player: 1 }), code: /^choice\/wrong-player$/ },
  { name: 'of an older decision', choice: () => ({ ...legal(), decision: asked().id - 1 }), code: /^refused\/.+/ },
  { name: 'of a decision to come', choice: () => ({ ...legal(), decision: asked().id + 1 }), code: /^refused\/.+/ },
  { name: 'made before', choice: () => [...seat.acknowledged.values()].at(-1)!, code: /^refused\/.+/ },
  { name: 'of an unknown action', choice: () => ({ ...legal(), do: 'surrender' as 'pass' }), code: /^refused\/.+/ },
  {
    name: 'of an action of Object.prototype',
    choice: () => ({ ...legal(), do: 'constructor' as 'pass' }),
    code: /^refused\/.+/,
  },
  { name: 'of a card that does not exist', choice: () => ({ ...legal(), card: 999_999 }), code: /^refused\/.+/ },
  { name: 'with cards nobody asked for', choice: () => ({ ...legal(), cards: [0, 1, 2, 3] }), code: /^refused\/.+/ },
  { name: 'with a card twice', choice: () => ({ ...legal(), cards: [0, 0] }), code: /^refused\/.+/ },
];

/** Things that are no choice. */
const malformed: readonly { readonly name: string; readonly choice: unknown }[] = [
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

describe('HTTP', () => {
  const post = (path: string, body: string, headers: Record<string, string> = bearer(seat.token)) =>
    fetch(at(path), { method: 'POST', headers: { ...json, ...headers }, body });
  const errorOf = async (response: Response) => {
    const body = (await response.json()) as {
      error?: { code: string; what: string; why: string };
      refusal?: { code: string; why: string };
    };
    const { code, why } = body.error ?? body.refusal ?? { code: '', why: '' };
    expect(why).not.toBe('');
    return `${response.status} ${code}`;
  };

  test.each(wrongChoices)('a choice $name is refused', ({ choice, code }) =>
    unchanged(async () => {
      const answer = await errorOf(await post(`${seat.match}/choices`, JSON.stringify({ choice: choice() })));
      expect(answer.slice(4)).toMatch(code);
      expect(answer.slice(0, 3)).toBe(answer.includes('wrong-player') ? '403' : '409');
    }),
  );

  test.each(malformed)('$name instead of a choice is refused', ({ choice }) =>
    unchanged(async () => {
      expect(await errorOf(await post(`${seat.match}/choices`, JSON.stringify({ choice })))).toBe(
        '400 request/malformed',
      );
    }),
  );

  const body = () => JSON.stringify({ choice: legal() });
  const requests: readonly (readonly [string, () => Promise<Response>, string])[] = [
    ['JSON cut off', () => post(`${seat.match}/choices`, '{"choice":'), '400 request/not-json'],
    [
      'JSON that poisons a prototype',
      () => post(`${seat.match}/choices`, '{"__proto__":{"choice":1}}'),
      '400 request/not-json',
    ],
    ['an empty body', () => post(`${seat.match}/choices`, ''), '400 request/not-json'],
    ['a body too large', () => post(`${seat.match}/choices`, ' '.repeat(limits.body + 1)), '413 request/too-large'],
    [
      'text instead of JSON',
      () => post(`${seat.match}/choices`, body(), { ...bearer(seat.token), 'content-type': 'text/plain' }),
      '415 request/not-json',
    ],
    ['an unknown match', () => post('nosuchmatch/choices', body()), '404 match/unknown'],
    ['an impossible match id', () => post('..%2F..%2Fx/choices', body()), '400 request/malformed'],
    [
      'the token of another match',
      () => post(`${seat.match}/choices`, body(), bearer(stranger.token)),
      '403 match/token',
    ],
    ['a token that is none', () => post(`${seat.match}/choices`, body(), bearer('*'.repeat(99))), '403 match/token'],
    ['no token', () => post(`${seat.match}/choices`, body(), {}), '401 match/no-token'],
    ['no token for an explanation', () => post(`${seat.match}/explain`, body(), {}), '401 match/no-token'],
    ['an unknown address', () => fetch(`${node.address}/api/nothing`), '404 request/unknown'],
    ['a state that is no number', () => fetch(at(`${seat.match}/state?since=x`)), '400 request/malformed'],
    ['a state to come', () => fetch(at(`${seat.match}/state?since=99999`)), '409 match/ahead'],
    [
      'the replay of a running match',
      () => fetch(at(`${seat.match}/replay`), { headers: bearer(seat.token) }),
      '409 replay/running',
    ],
    ['an unknown match to look at', () => fetch(at('nosuchmatch')), '404 match/unknown'],
  ];
  test.each(requests)('%s is refused', (_, act, expected) =>
    unchanged(async () => {
      expect(await errorOf(await act())).toBe(expected);
    }),
  );

  const decks: readonly (readonly [string, unknown, string])[] = [
    ['an unknown starter deck', { deck: 'borg' }, 'deck/unknown'],
    ['a deck of nothing', { deck: { missions: [], seeds: [], draw: [] } }, 'deck/illegal'],
    ['a deck with an unknown card', { deck: { missions: ['atlantis'], seeds: [], draw: [] } }, 'deck/illegal'],
    ['a deck list that is none', { deck: { text: 'hello\u0000world' } }, 'deck/illegal'],
    ['a deck list too long', { deck: { text: 'x'.repeat(limits.deckText + 1) } }, 'request/malformed'],
    [
      'a pile too high',
      { deck: { missions: Array(limits.pile + 1).fill('excavation'), seeds: [], draw: [] } },
      'request/malformed',
    ],
    ['a deck that is a number', { deck: 7 }, 'request/malformed'],
    ['an unknown format', { format: 'chess' }, 'format/unknown'],
    ['a format of Object.prototype', { format: 'constructor' }, 'format/unknown'],
    ['a name too long', { name: 'x'.repeat(limits.name + 1) }, 'request/malformed'],
    ['an unknown wish', { seed: '00'.repeat(32) }, 'request/malformed'],
  ];
  test.each(decks)('a match with %s is not created', (_, asks, code) =>
    unchanged(async () => {
      const response = await fetch(`${node.address}/api/matches`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(asks),
      });
      expect(await errorOf(response)).toBe(`400 ${code}`);
    }),
  );
});

describe('WebSocket', () => {
  const joined = async () => {
    const client = await SocketClient.connect(node.address);
    client.say({ t: 'join', match: seat.match, token: seat.token, since: -1 });
    await client.next('update');
    return client;
  };

  test.each(wrongChoices)('a choice $name is refused', ({ choice, code }) =>
    unchanged(async () => {
      const client = await joined();
      client.say({ t: 'choose', match: seat.match, choice: choice() });
      const answer = await client.next('refused', 'error');
      if (answer.t === 'error') expect(answer.code).toMatch(code);
      else {
        expect(answer.refusal.code).toMatch(code);
        expect(answer.refusal.why).not.toBe('');
        expect(answer.decision).toEqual(asked());
      }
      await client.close();
    }),
  );

  test.each(malformed)('$name instead of a choice is refused', ({ choice }) =>
    unchanged(async () => {
      const client = await joined();
      client.say({ t: 'choose', match: seat.match, choice });
      expect((await client.next('error')).code).toBe('message/malformed');
      await client.close();
    }),
  );

  const messages: readonly (readonly [string, () => string | Buffer, string])[] = [
    ['JSON cut off', () => '{"t":"join"', 'message/not-json'],
    ['a binary message', () => Buffer.from([1, 2, 3]), 'message/not-json'],
    ['a message too large', () => JSON.stringify({ t: 'ping', x: 'x'.repeat(limits.message) }), 'message/too-large'],
    ['an unknown kind', () => JSON.stringify({ t: 'login' }), 'message/unknown'],
    ['no kind', () => '[]', 'message/unknown'],
    ['an unknown match', () => JSON.stringify({ t: 'join', match: 'nosuchmatch', since: 0 }), 'match/unknown'],
    [
      'a wrong token',
      () => JSON.stringify({ t: 'join', match: seat.match, token: stranger.token, since: 0 }),
      'match/token',
    ],
    [
      'a seq to come',
      () => JSON.stringify({ t: 'join', match: seat.match, token: seat.token, since: 99_999 }),
      'match/ahead',
    ],
    [
      'a choice without joining',
      () => JSON.stringify({ t: 'choose', match: seat.match, choice: legal() }),
      'match/not-joined',
    ],
    [
      'an intent without joining',
      () => JSON.stringify({ t: 'explain', match: seat.match, intent: legal() }),
      'match/not-joined',
    ],
  ];
  test.each(messages)('%s is refused, and the connection goes on', (_, text, code) =>
    unchanged(async () => {
      const client = await SocketClient.connect(node.address);
      client.sayText(text());
      const error = await client.next('error');
      expect(error.code).toBe(code);
      expect(error.why).not.toBe('');
      client.say({ t: 'ping' });
      await client.next('pong');
      await client.close();
    }),
  );

  test('a spectator may look but not choose', () =>
    unchanged(async () => {
      const client = await SocketClient.connect(node.address);
      client.say({ t: 'join', match: seat.match, since: -1 });
      const update = await client.next('update');
      expect([update.seer, update.decisions]).toEqual(['spectator', []]);
      client.say({ t: 'choose', match: seat.match, choice: legal() });
      expect((await client.next('error')).code).toBe('match/no-token');
      await client.close();
    }));

  test('more matches than a connection may follow are refused', () =>
    unchanged(async () => {
      const client = await SocketClient.connect(node.address);
      for (let i = 0; i < limits.joined; i += 1) {
        const { match } = await createMatch(node.address);
        client.say({ t: 'join', match, since: -1 });
        await client.next('update');
      }
      client.say({ t: 'join', match: seat.match, since: -1 });
      expect((await client.next('error')).code).toBe('match/too-many');
      await client.close();
    }));

  test('a flood is told so and cut off', () =>
    unchanged(async () => {
      const client = await SocketClient.connect(node.address);
      for (let i = 0; i < 300; i += 1) client.say({ t: 'ping' });
      for (;;) {
        const message = await client.next('pong', 'error');
        if (message.t === 'pong') continue;
        expect(message.code).toBe('message/too-many');
        break;
      }
      expect(await client.closed).toBe(1008);
    }));

  test('a message far too large closes the connection', () =>
    unchanged(async () => {
      const client = await SocketClient.connect(node.address);
      client.sayText('x'.repeat(5 * limits.message));
      expect(await client.closed).toBe(1009);
    }));
});
