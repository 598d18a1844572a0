import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { apply, create, isRefusal, makePool } from '@spaceline/engine';
import type { Choice, State } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { MatchStore } from '@spaceline/server';
import { expect, test } from 'vitest';
import { quietNode } from './node.ts';
import { seatTwo } from './pair.ts';
import { SocketClient } from './socket-client.ts';

const node = quietNode();
const match = 'everybyte';
const deckOf = (id: string) => starterDecks.find((starter) => starter.id === id)!.deck;
const decks = [deckOf('federation'), deckOf('klingon')] as const;
const titles = new Map(allCards.map((card) => [card.id, card.title]));
/** A title that the text of another card names may be told for its sake: a mission that asks for somebody, for one. */
const isNamedElsewhere = (title: string) =>
  allCards.some((card) => card.title !== title && JSON.stringify(card).includes(`"${title}"`));

/** Where cards lie in the dark. Which card lies there is asked of the state alone: no view and no event is believed. */
const dark: ReadonlySet<string> = new Set(['hand', 'draw deck', 'mission pile', 'seed deck', 'under mission']);

test('every byte of a whole game, to players, a spectator and outsiders, names nothing that is hidden', async () => {
  const pair = await seatTwo(node.storage, match, { decks, assisted: false });
  await pair.join(node.address);
  const watcher = await SocketClient.connect(node.address);
  watcher.say({ t: 'join', match, since: -1 });
  await pair.playUntil(({ persons: [{ update }] }) => update!.over !== undefined || update!.seq >= 400);
  for (let seen = -1; seen < pair.persons[0].update!.seq;) seen = (await watcher.next('update')).seq;

  // The same game again, from its log: where every card was at any time.
  const row = await new MatchStore(node.storage).read(match);
  const log = await new MatchStore(node.storage).log(match, 0);
  const state = create({ pool: makePool(allCards), format: open, seed: row!.seed, decks });
  const shown = new Set<number>();
  const looked = [new Set<number>(), new Set<number>()] as const;
  const note = ({ cards, seen }: State) => {
    for (const [id, { zone }] of cards.entries()) if (!dark.has(zone)) shown.add(id);
    for (const player of [0, 1] as const) for (const id of seen[player]) looked[player].add(id);
  };
  note(state);
  for (const { choice } of log) {
    if (isRefusal(apply(state, choice as Choice))) throw new Error('The log is not that of the game.');
    note(state);
  }
  expect(log.length).toBeGreaterThan(300);

  /** Titles whose every copy stayed in the dark, was brought by these players, and was not looked at by the reader. */
  const secretFrom = (owners: readonly (0 | 1)[], reader?: 0 | 1): readonly string[] => {
    const isKnown = (id: number) =>
      shown.has(id) || !owners.includes(state.fixed.owner[id]!) || (reader !== undefined && looked[reader].has(id));
    const known = new Set(state.fixed.cards.flatMap(({ def }, id) => (isKnown(id) ? [def.id] : [])));
    return [...new Set(state.fixed.cards.map(({ def }) => def.id))].filter((id) => !known.has(id));
  };
  const outside = async (path: string, token?: string) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    return (await fetch(`${node.address}/api/matches/${match}${path}`, { headers })).text();
  };
  const [one, two] = pair.persons;
  const over = one.update!.over !== undefined;
  const ways = over ? ['', '/state'] : ['', '/state', '/replay'];
  const sent = {
    one: [one.client!.heard(), ...(await Promise.all(ways.map((way) => outside(way, one.token))))],
    two: [two.client!.heard(), ...(await Promise.all(ways.map((way) => outside(way, two.token))))],
    nobody: [watcher.heard(), ...(await Promise.all(ways.map((way) => outside(way))))],
  };
  const secrets = { one: secretFrom([1], 0), two: secretFrom([0], 1), nobody: secretFrom([0, 1]) };
  for (const who of ['one', 'two', 'nobody'] as const) {
    // Something was hidden, or this would prove nothing.
    expect(secrets[who].length, who).toBeGreaterThan(5);
    const bytes = sent[who].join('\n');
    expect(bytes.length).toBeGreaterThan(100_000);
    const told = secrets[who].filter((id) => {
      const title = titles.get(id)!;
      return bytes.includes(`"${id}"`) || (bytes.includes(`"${title}"`) && !isNamedElsewhere(title));
    });
    expect(told, who).toEqual([]);
    expect(bytes).not.toContain(row!.seed);
  }

  // Whatever is seen of it, a row of the log is one message to everybody.
  const messages = (heard: string) =>
    new Set([...heard.matchAll(/^\{"t":"change".*?"seq":(\d+)/gm)].map(([, seq]) => seq));
  const [toOne, toTwo, toWatcher] = [one.client!.heard(), two.client!.heard(), watcher.heard()].map(messages);
  expect(toOne!.size).toBe(log.length);
  expect([...toTwo!]).toEqual([...toOne!]);
  expect([...toWatcher!]).toEqual([...toOne!]);
  await watcher.close();
  await pair.leave();
}, 120_000);
