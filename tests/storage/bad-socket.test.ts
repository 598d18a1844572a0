import { limits } from '@spaceline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scene, malformed, wrongChoices } from './bad-input.ts';
import { createMatch } from './seat.ts';
import { SocketClient } from './socket-client.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.set();
});
afterAll(() => scene.strike());

const joined = async () => {
  const client = await SocketClient.connect(scene.node.address);
  client.say({ t: 'join', match: scene.seat.match, token: scene.seat.token, since: -1 });
  await client.next('update');
  return client;
};

test.each(wrongChoices)('a choice $name is refused', ({ choice, code }) =>
  scene.unchanged(async () => {
    const client = await joined();
    client.say({ t: 'choose', match: scene.seat.match, choice: choice(scene) });
    const answer = await client.next('refused', 'error');
    if (answer.t === 'error') expect(answer.code).toMatch(code);
    else {
      expect(answer.refusal.code).toMatch(code);
      expect(answer.refusal.why).not.toBe('');
      expect(answer.decision).toEqual(scene.asked);
    }
    await client.close();
  }),
);

test.each(malformed)('$name instead of a choice is refused', ({ choice }) =>
  scene.unchanged(async () => {
    const client = await joined();
    client.say({ t: 'choose', match: scene.seat.match, choice });
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
    () => JSON.stringify({ t: 'join', match: scene.seat.match, token: scene.stranger.token, since: 0 }),
    'match/token',
  ],
  [
    'a seq to come',
    () => JSON.stringify({ t: 'join', match: scene.seat.match, token: scene.seat.token, since: 99_999 }),
    'match/ahead',
  ],
  [
    'a choice without joining',
    () => JSON.stringify({ t: 'choose', match: scene.seat.match, choice: scene.legal }),
    'match/not-joined',
  ],
  [
    'an intent without joining',
    () => JSON.stringify({ t: 'explain', match: scene.seat.match, intent: scene.legal }),
    'match/not-joined',
  ],
];
test.each(messages)('%s is refused, and the connection goes on', (_, text, code) =>
  scene.unchanged(async () => {
    const client = await SocketClient.connect(scene.node.address);
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
  scene.unchanged(async () => {
    const client = await SocketClient.connect(scene.node.address);
    client.say({ t: 'join', match: scene.seat.match, since: -1 });
    const update = await client.next('update');
    expect([update.seer, update.decisions]).toEqual(['spectator', []]);
    client.say({ t: 'choose', match: scene.seat.match, choice: scene.legal });
    expect((await client.next('error')).code).toBe('match/no-token');
    await client.close();
  }));

test('more matches than a connection may follow are refused', () =>
  scene.unchanged(async () => {
    const client = await SocketClient.connect(scene.node.address);
    for (let i = 0; i < limits.joined; i += 1) {
      const { match } = await createMatch(scene.node.address);
      client.say({ t: 'join', match, since: -1 });
      await client.next('update');
    }
    client.say({ t: 'join', match: scene.seat.match, since: -1 });
    expect((await client.next('error')).code).toBe('match/too-many');
    await client.close();
  }));

test('a flood is told so and cut off', () =>
  scene.unchanged(async () => {
    const client = await SocketClient.connect(scene.node.address);
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
  scene.unchanged(async () => {
    const client = await SocketClient.connect(scene.node.address);
    client.sayText('x'.repeat(5 * limits.message));
    expect(await client.closed).toBe(1009);
  }));

test('a choice out of turn is refused', () =>
  scene.unchanged(async () => {
    const { match, token, choice } = await scene.waiting();
    const client = await SocketClient.connect(scene.node.address);
    client.say({ t: 'join', match, token, since: -1 });
    await client.next('update');
    client.say({ t: 'choose', match, choice });
    const { refusal, decision } = await client.next('refused');
    expect([refusal.code, decision]).toEqual(['refused/missions-alternate', undefined]);
    await client.close();
  }));
