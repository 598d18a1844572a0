import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistedDeck, writtenDeck } from '../browser/assisted-deck.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
let node: TestNode;
beforeAll(async () => {
  node = await startNode({ folder: join(folder.path, 'data') });
});
afterAll(async () => {
  await node.close();
  folder.remove();
});

interface Report {
  readonly deck: { readonly missions: readonly string[]; readonly draw: readonly string[] };
  readonly legal: boolean;
  readonly problems: readonly { readonly severity: string; readonly words: string }[];
  readonly unwritten: readonly { readonly title: string; readonly type: string }[];
}

const post = (body: unknown) =>
  fetch(`${node.address}/api/decks/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const check = async (body: unknown) => (await (await post(body)).json()) as Report;

describe('the judge reads a list', () => {
  test('a deck of written titles is legal and needs no assisted table', async () => {
    expect(await check({ text: writtenDeck })).toMatchObject({ legal: true, unwritten: [] });
  });

  test('A-1: titles without a program are named with their types, and are no problems', async () => {
    const { legal, problems, unwritten, deck } = await check({ text: assistedDeck, format: 'open' });
    expect(legal).toBe(true);
    expect(unwritten).toHaveLength(16);
    expect(unwritten).toContainEqual({ title: 'U.S.S. Bellerophon', type: 'Ship' });
    expect(unwritten).toContainEqual({ title: 'Commandeer Ship', type: 'Objective' });
    expect(problems.map(({ words }) => words).join()).not.toContain('no program');
    expect(deck.missions).toHaveLength(6);
  });

  test('what is wrong is told with line and clause', async () => {
    const { legal, problems } = await check({ text: `${writtenDeck}Excavation\nNo Such Card At All\n` });
    expect(legal).toBe(false);
    const words = problems.map((each) => `${each.severity}: ${each.words}`);
    expect(words).toContainEqual(expect.stringMatching(/^error: line \d+: .*No Such Card At All/));
    expect(words).toContainEqual(expect.stringMatching(/^error: .*Excavation.*\[B-7\.8\]$/));
  });

  test('formats and house formats are judged by their own clauses', async () => {
    const list = writtenDeck.replace('14x Simon Tarses', '10x Simon Tarses\n4x Red Alert!');
    expect((await check({ text: list })).legal).toBe(true);
    expect((await check({ text: list, format: 'otf' })).problems.map(({ words }) => words).join()).toContain('OTF-6.1');
    const house = { text: 'name: Our Game\nover: otf\nwithout OTF-6.1\n' };
    expect((await check({ text: list, format: house })).problems.map(({ words }) => words).join()).not.toContain(
      'OTF-6.1',
    );
  });

  test.each([
    {},
    { text: 7 },
    { text: writtenDeck, deck: 'federation' },
    { text: writtenDeck, format: 'no-such-format' },
  ])('a request that is none is refused: %j', async (body) => expect((await post(body)).status).toBe(400));
});

describe('a deck is written', () => {
  const write = async (body: unknown) => {
    const answer = await fetch(`${node.address}/api/decks/write`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly text?: string; readonly error?: { readonly why: string } };
  };
  const deck = { missions: ['excavation'], seeds: ['archer'], draw: ['simon-tarses', 'simon-tarses'] };

  test.each(['text', 'lackey', 'dek', 'json'])(
    'EP-1.1: deck and packs of a box can be read back from %s',
    async (to) => {
      const besides = [{ name: 'Pack 1', cards: ['res-q', 'data-and-geordi'] }];
      const { text } = await write({ deck, besides, title: 'My box', to });
      expect(await check({ text })).toMatchObject({
        deck,
        besides: [{ kind: 'side deck', name: 'Pack 1', cards: ['Res-Q', 'Data and Geordi'] }],
      });
    },
  );

  test('what is no notation is refused in words', async () => {
    expect((await write({ deck, to: 'papyrus' })).error?.why).toMatch(
      /^to: a notation is one of text, lackey, dek, json/,
    );
  });
});
