import { limits } from '@spaceline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scene, bearer, json, malformed, wrongChoices } from './bad-input.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.set();
});
afterAll(() => scene.strike());

const post = (path: string, body: string, headers: Record<string, string> = bearer(scene.seat.token)) =>
  fetch(scene.at(path), { method: 'POST', headers: { ...json, ...headers }, body });
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
  scene.unchanged(async () => {
    const answer = await errorOf(await post(`${scene.seat.match}/choices`, JSON.stringify({ choice: choice(scene) })));
    expect(answer.slice(4)).toMatch(code);
    const status = answer.includes('wrong-player') ? '403' : answer.endsWith('malformed') ? '400' : '409';
    expect(answer.slice(0, 3)).toBe(status);
  }),
);

test.each(malformed)('$name instead of a choice is refused', ({ choice }) =>
  scene.unchanged(async () => {
    expect(await errorOf(await post(`${scene.seat.match}/choices`, JSON.stringify({ choice })))).toBe(
      '400 request/malformed',
    );
  }),
);

const body = () => JSON.stringify({ choice: scene.legal });
const requests: readonly (readonly [string, () => Promise<Response>, string])[] = [
  ['JSON cut off', () => post(`${scene.seat.match}/choices`, '{"choice":'), '400 request/not-json'],
  [
    'JSON that poisons a prototype',
    () => post(`${scene.seat.match}/choices`, '{"__proto__":{"choice":1}}'),
    '400 request/not-json',
  ],
  ['an empty body', () => post(`${scene.seat.match}/choices`, ''), '400 request/not-json'],
  ['a body too large', () => post(`${scene.seat.match}/choices`, ' '.repeat(limits.body + 1)), '413 request/too-large'],
  [
    'text instead of JSON',
    () => post(`${scene.seat.match}/choices`, body(), { ...bearer(scene.seat.token), 'content-type': 'text/plain' }),
    '415 request/not-json',
  ],
  ['an unknown match', () => post('nosuchmatch/choices', body()), '404 match/unknown'],
  ['an impossible match id', () => post('..%2F..%2Fx/choices', body()), '400 request/malformed'],
  [
    'the token of another match',
    () => post(`${scene.seat.match}/choices`, body(), bearer(scene.stranger.token)),
    '403 match/token',
  ],
  [
    'a token that is none',
    () => post(`${scene.seat.match}/choices`, body(), bearer('*'.repeat(99))),
    '403 match/token',
  ],
  ['no token', () => post(`${scene.seat.match}/choices`, body(), {}), '401 match/no-token'],
  ['no token for an explanation', () => post(`${scene.seat.match}/explain`, body(), {}), '401 match/no-token'],
  ['an unknown address', () => fetch(`${scene.node.address}/api/nothing`), '404 request/unknown'],
  ['a state that is no number', () => fetch(scene.at(`${scene.seat.match}/state?since=x`)), '400 request/malformed'],
  ['a state to come', () => fetch(scene.at(`${scene.seat.match}/state?since=99999`)), '409 match/ahead'],
  [
    'the replay of a running match',
    () => fetch(scene.at(`${scene.seat.match}/replay`), { headers: bearer(scene.seat.token) }),
    '409 replay/running',
  ],
  ['an unknown match to look at', () => fetch(scene.at('nosuchmatch')), '404 match/unknown'],
];
test.each(requests)('%s is refused', (_, act, expected) =>
  scene.unchanged(async () => {
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
  scene.unchanged(async () => {
    const response = await fetch(`${scene.node.address}/api/matches`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(asks),
    });
    expect(await errorOf(response)).toBe(`400 ${code}`);
  }),
);

test('a choice out of turn is refused', () =>
  scene.unchanged(async () => {
    const { match, token, choice } = await scene.waiting();
    expect(await errorOf(await post(`${match}/choices`, JSON.stringify({ choice }), bearer(token)))).toBe(
      '409 refused/missions-alternate',
    );
  }));
