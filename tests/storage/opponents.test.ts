import { levels, opponents } from '@spaceline/bots/opponents';
import { starterDeck } from '@spaceline/decks';
import type { MatchFacts } from '@spaceline/protocol';
import { matchFactsSchema } from '@spaceline/protocol';
import { MatchStore } from '@spaceline/server';
import { expect, test } from 'vitest';
import { json } from './bad-input.ts';
import { quietNode } from './node.ts';
import { createMatch } from './seat.ts';
import { Session } from './session.ts';

const node = quietNode();

const factsOf = async (match: string): Promise<MatchFacts> =>
  matchFactsSchema.parse(await (await fetch(`${node.address}/api/matches/${match}`)).json());

const rowOf = async (match: string) => (await new MatchStore(node.storage).read(match))!;

const playing = async (opponent?: object, asked: object = {}) => {
  const { match } = await createMatch(node.address, { ...asked, ...(opponent ? { opponent } : {}) });
  return { facts: await factsOf(match), row: await rowOf(match) };
};

test('the server tells who there is to play against', async () => {
  const answer = await (await fetch(`${node.address}/api/opponents`)).json();
  expect(answer).toEqual({
    opponents,
    levels: levels.map((id) => expect.objectContaining({ id, title: expect.any(String), about: expect.any(String) })),
  });
});

test('an opponent sits down by name, with a favourite deck and a level', async () => {
  const [one] = opponents;
  const { facts, row } = await playing({ id: one!.id }, { deck: 'klingon' });
  expect(facts.players[1]).toEqual({ name: one!.name, bot: true, level: one!.level });
  expect(row.decks[1]).toEqual(starterDeck(one!.decks[0]!)!.deck);
});

test('level and deck may be others than those of the opponent', async () => {
  const { facts, row } = await playing({ id: 'pim-tarrow', level: 'officer', deck: 'romulan-fleet' });
  expect(facts.players[1]).toEqual({ name: 'Pim Tarrow', bot: true, level: 'officer' });
  expect(row.decks[1]).toEqual(starterDeck('romulan-fleet')!.deck);
});

test('nobody in particular is an officer without a name', async () => {
  const { facts } = await playing();
  expect(facts.players[1]).toEqual({ name: 'Computer', bot: true, level: 'officer' });
  expect((await playing({ level: 'cadet' })).facts.players[1]).toMatchObject({ name: 'Computer', level: 'cadet' });
});

test('the favourite is one that the format allows', async () => {
  const { row } = await playing({ id: 'pim-tarrow' }, { format: 'otf', deck: 'klingon-high-council' });
  expect(row.decks[1]).toEqual(starterDeck('starfleet-command')!.deck);
});

test.each([
  [{ id: 'nobody' }, 'opponent/unknown', 'there is no opponent "nobody"'],
  [{ level: 'random' }, 'request/malformed', 'a level is'],
  [{ level: 'admiral' }, 'request/malformed', 'a level is'],
  [{ deck: 'nowhere' }, 'deck/unknown', 'there is no starter deck "nowhere"'],
  [{ seed: 1 }, 'request/malformed', 'seed'],
])('%j is refused in words', async (opponent, code, why) => {
  const answer = await fetch(`${node.address}/api/matches`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ opponent }),
  });
  expect(answer.status).toBe(400);
  const { error } = (await answer.json()) as { error: { code: string; why: string } };
  expect(error.code).toBe(code);
  expect(error.why).toContain(why);
});

test('a deck that the format does not allow is refused for the computer, too', async () => {
  const answer = await fetch(`${node.address}/api/matches`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ format: 'otf', deck: 'starfleet-command', opponent: { deck: 'federation' } }),
  });
  expect(((await answer.json()) as { error: { code: string } }).error.code).toBe('deck/illegal');
});

test('in sealed play the opponent builds from its own box', async () => {
  const session = await Session.create(node.address, { opponent: { id: 'taleth', level: 'cadet', thinking: true } });
  await session.open();
  const { match } = await session.ready((await session.suggest()).deck);
  expect((await factsOf(match)).players[1]).toEqual({ name: 'Taleth', bot: true, level: 'cadet' });
  expect((await rowOf(match)).seats[1]).toMatchObject({ bot: 'cadet', thinking: true });
  await expect(Session.create(node.address, { opponent: { deck: 'federation' } })).rejects.toThrow('deck');
});
