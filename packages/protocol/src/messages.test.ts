import { describe, expect, test } from 'vitest';
import { limits } from './base.ts';
import { createMatchSchema, readClientMessage, serverMessageSchema, whereAndWhy } from './messages.ts';

const choice = { decision: 3, player: 0, do: 'pass', card: -1, on: -1, to: -1, way: -1, cards: [] };
const errorOf = (text: string) => {
  const read = readClientMessage(text);
  return read.ok ? undefined : `${read.error.code} ${read.error.what}: ${read.error.why}.`;
};

test('a match that names its deck or format wrongly is told how they are named', () => {
  const why = (asked: object): string | undefined => {
    const { error } = createMatchSchema.safeParse(asked);
    return error && whereAndWhy(error);
  };
  expect(why({ deck: 5 })).toBe(
    'deck: a deck is the id of a starter deck, {missions, seeds, draw} with card ids, or {text}',
  );
  expect(why({ format: {} })).toBe('format: a format is an id, or {text} with a house format');
});

describe('a client message', () => {
  test.each([
    { t: 'join', match: 'abc2', since: -1 },
    { t: 'join', match: 'abc2', token: 'A-b_9', since: 12 },
    { t: 'choose', match: 'abc2', choice },
    { t: 'explain', match: 'abc2', intent: { ...choice, do: 'beam', cards: [1, 2] } },
    { t: 'ping' },
  ])('is read as it was written: %j', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  test('that is not JSON is refused', () => {
    expect(errorOf('{"t":')).toMatchInlineSnapshot(`"message/not-json The message was not read: it is not JSON."`);
  });
  test('that is too large is refused before it is parsed', () => {
    expect(errorOf(' '.repeat(limits.message + 1))).toMatchInlineSnapshot(
      `"message/too-large The message was not read: it has 16385 characters and 16384 are allowed."`,
    );
  });
  test.each(['null', '[]', '"join"', '{}', '{"t":7}', '{"t":"resign"}', '{"t":"__proto__"}'])(
    'of no known kind is refused: %s',
    (text) => {
      expect(errorOf(text)).toBe(
        'message/unknown The message was not read: its t must be one of join, choose, act, explain, ping, attend, say.',
      );
    },
  );
  test.each([
    { t: 'join', match: 'abc' },
    { t: 'join', match: '../etc', since: 0 },
    { t: 'join', match: 'a'.repeat(limits.matchId + 1), since: 0 },
    { t: 'join', match: 'abc', since: 1.5 },
    { t: 'join', match: 'abc', since: 0, seat: 1 },
    { t: 'choose', match: 'abc' },
    { t: 'choose', match: 'abc', choice: { ...choice, player: 2 } },
    { t: 'choose', match: 'abc', choice: { ...choice, card: '5' } },
    { t: 'choose', match: 'abc', choice: { ...choice, cards: Array(limits.cards + 1).fill(1) } },
    { t: 'choose', match: 'abc', choice: { ...choice, do: 'x'.repeat(41) } },
    { t: 'choose', match: 'abc', choice: { ...choice, cheat: true } },
  ])('with a wrong part names that part: %j', (message) => {
    expect(errorOf(JSON.stringify(message))).toMatch(
      /^message\/malformed The message (join|choose) was not read: [^:]+: .+\.$/,
    );
  });
});

describe('a server message', () => {
  test.each([
    { t: 'hello', protocol: 2 },
    { t: 'update', match: 'abc', seer: 'spectator', seq: 4, since: 2, view: {}, decisions: [], events: [] },
    {
      t: 'update',
      match: 'abc',
      seer: 1,
      seq: 4,
      since: 2,
      view: {},
      decisions: [{}],
      events: [{}],
      over: { reason: 'decks' },
    },
    { t: 'refused', match: 'abc', refusal: {}, decision: {} },
    { t: 'error', code: 'match/unknown', what: 'a', why: 'b' },
    { t: 'explained', match: 'abc', choice },
    { t: 'pong' },
  ])('is read as it was written: %j', (message) => {
    expect(serverMessageSchema.parse(message)).toEqual(message);
  });
});

test('a name of a player has printable characters only', () => {
  expect(createMatchSchema.parse({ name: '  Reginald Barclay ' }).name).toBe('Reginald Barclay');
  expect(createMatchSchema.safeParse({ name: 'a\u0000b' }).success).toBe(false);
  expect(createMatchSchema.safeParse({ name: 'a\u202Eb' }).success).toBe(false);
  expect(createMatchSchema.safeParse({ name: ' ' }).success).toBe(false);
});
