import { allCards } from '@spaceline/cards';
import { commonDecks, starterDeck } from '@spaceline/decks';
import { makePool } from '@spaceline/engine';
import type { Choice } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { expect, test } from 'vitest';
import type { ServerMessage, Update } from '../net/wire.ts';
import { thinking } from './computer.ts';
import type { LocalGame } from './game.ts';
import { LocalTable } from './local-table.ts';

const pool = makePool(allCards);
const beliefs = { pool, format: open, decks: commonDecks(open) };

const begun: LocalGame = {
  match: 'local1',
  seed: '3'.repeat(64),
  format: 'open',
  decks: [starterDeck('federation')!.deck, starterDeck('klingon')!.deck],
  level: 'cadet',
  names: ['You', 'Murgath'],
  choices: [],
};

/** Sits down to a game, and keeps it as a browser would. */
function sit(game: LocalGame) {
  let kept = [...game.choices];
  let now: Update | undefined;
  const told: ServerMessage[] = [];
  const table = new LocalTable({
    game,
    pool,
    format: open,
    computer: thinking(game.level, 'a cadet', beliefs),
    officer: thinking('officer', 'an officer', beliefs),
    send: (message) => {
      told.push(message);
      if (message.t === 'update') now = message;
    },
    keep: (choice) => kept.push(choice),
    goBack: (count) => (kept = kept.slice(0, count)),
  });
  table.hear({ t: 'join', match: game.match, since: -1 });
  const choose = (choice: Choice) => table.hear({ t: 'choose', match: game.match, choice, backs: 0 });
  /** Does as an officer would. */
  const follow = (): boolean => {
    const advice = table.hint([]);
    if (advice) choose(advice.choice);
    return advice !== undefined;
  };
  return { table, told, choose, follow, kept: () => kept, now: () => now! };
}

test('a game against the computer is played by hints, and goes on where it was left', () => {
  const first = sit(begun);
  first.table.seedForPerson();
  expect(first.now().view.phase).toBe('play');
  while (first.now().view.turn < 5 && first.follow());
  expect(first.told.filter(({ t }) => t === 'refused' || t === 'error')).toEqual([]);
  expect(first.table.reasons().length).toBeGreaterThan(0);
  const again = sit({ ...begun, choices: first.kept() });
  expect(again.now().view).toEqual(first.now().view);
  expect(again.now().decisions).toEqual(first.now().decisions);
});

test('a choice that taught nothing is taken back, and another one made instead', () => {
  const { table, follow, kept, now } = sit(begun);
  table.seedForPerson();
  while (!now().standing?.back && follow());
  const [way] = now().standing!.back!;
  expect(way).toMatchObject({ free: true, choice: kept()[way!.to] });
  table.hear({ t: 'act', match: 'local1', act: { act: 'take back', to: way!.to } });
  expect(kept()).toHaveLength(way!.to);
  expect(now()).toMatchObject({ since: -1, seq: way!.to, standing: { backs: 1 } });
  expect(now().decisions[0]!.id).toBe(way!.choice.decision);
  expect(follow()).toBe(true);
  expect(sit({ ...begun, choices: kept() }).now().view).toEqual(now().view);
});

test('a choice is taken back although the computer has passed since, with its pass', () => {
  const { table, follow, kept, now } = sit(begun);
  table.seedForPerson();
  const last = () => now().standing?.back?.[0];
  while (!(last() && kept().at(-1)?.player === 1) && follow());
  const way = last()!;
  const after = kept().slice(way.to);
  expect(after.map(({ player, do: verb }) => (player === 1 ? verb : 'own'))).toEqual(['own', 'pass']);
  table.hear({ t: 'act', match: 'local1', act: { act: 'take back', to: way.to } });
  expect(kept()).toHaveLength(way.to);
  expect(now().decisions[0]!.id).toBe(way.choice.decision);
  // Not past what the computer has done besides.
  while (follow() && kept().at(-1)?.player !== 1);
  for (const { to } of now().standing?.back ?? [])
    for (const { player, do: verb } of kept().slice(to)) if (player === 1) expect(verb).toBe('pass');
});

test('what older rules allowed and these do not is cut off, and the player is told', () => {
  const { table, kept } = sit(begun);
  table.seedForPerson();
  const whole = kept().length;
  const broken = kept().map((choice, at) => (at === 3 ? { ...choice, decision: 99_999 } : choice));
  const after = sit({ ...begun, choices: broken });
  expect(whole).toBeGreaterThan(4);
  expect(after.told).toContainEqual(expect.objectContaining({ t: 'error', code: 'local/other-rules' }));
  expect(after.kept().slice(0, 3)).toEqual(broken.slice(0, 3));
  expect(after.kept()).not.toContainEqual(broken[3]);
});

test('nobody chooses for the computer', () => {
  const { choose, told, kept } = sit(begun);
  const before = kept().length;
  choose({ ...kept()[0]!, player: 1 } as Choice);
  expect(told.at(-1)).toMatchObject({ t: 'error', code: 'local/not-here' });
  expect(kept()).toHaveLength(before);
});
