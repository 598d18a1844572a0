import { allCards } from '@spaceline/cards';
import { type Deck, starterDecks } from '@spaceline/decks';
import {
  type Choice,
  type Decision,
  type Format,
  type State,
  allows,
  apply,
  conceal,
  create,
  decisions,
  guess,
  isRefusal,
  makePool,
  view,
} from '@spaceline/engine';
import { open, otf } from '@spaceline/formats';
import { expect, test } from 'vitest';
import { type Bot, bots } from '@spaceline/bots';

const pool = makePool(allCards);
const deckOf = (n: number): Deck => starterDecks[n % starterDecks.length]!.deck;

const decks = starterDecks.map(({ deck }) => deck);

const ask = (bot: Bot, s: State, format: Format, asked: Decision): Choice =>
  bot(
    () => view(s, asked.player),
    asked,
    (option, cards, stacks) => allows(s, option, cards, stacks),
    { known: () => conceal(s, asked.player), beliefs: { pool, format, decks } },
  );

/** The same question at a table where what the player does not see is something else. */
const elsewhere = (s: State, format: Format, asked: Decision, n: number, asks: string): Choice | undefined => {
  const known = conceal(s, asked.player);
  const other = guess(known, { pool, format, deck: deckOf(n) }, (n % 16).toString(16).repeat(64));
  const same = decisions(other).find(({ player }) => player === asked.player);
  return same && ask(bots[asks]!('fixed'), other, format, { ...same, id: asked.id });
};

/** Those at which a captain thinks ahead. */
const isOrder = (s: State, asked: Decision): boolean =>
  asked.kind === 'action' && s.segment === 'orders' && s.active === asked.player;

/** Plays a game between two officers, and asks a level now and then, at guessed tables as well. */
const compared = (
  format: Format,
  level: string,
  n: number,
  asks: string,
  isAsked: (s: State, asked: Decision, made: number) => boolean,
): number => {
  const s = create({ pool, format, seed: `${n}d`.repeat(32), decks: [deckOf(n), deckOf(n + 3)] });
  const players = [bots[level]!(`${n} first`), bots[level]!(`${n} second`)];
  let checked = 0;
  for (let made = 0; made < 3000; made++) {
    const [asked] = decisions(s);
    if (!asked) break;
    if (asked.options.length > 1 && isAsked(s, asked, made)) {
      const here = ask(bots[asks]!('fixed'), s, format, asked);
      for (const guessed of [n + made, n + made + 7]) {
        const there = elsewhere(s, format, asked, guessed, asks);
        if (!there) continue;
        expect(there, `${format.id} game ${n}, choice ${made} (${asked.kind})`).toEqual(here);
        checked += 1;
      }
    }
    const result = apply(s, ask(players[asked.player]!, s, format, asked));
    if (isRefusal(result)) throw new Error(result.why);
  }
  return checked;
};

test.each([
  ['open', open, 1],
  ['open', open, 5],
  ['otf', otf, 2],
] as const)('in %s no choice of an officer depends on cards that it does not see (game %#)', (_name, format, n) => {
  const every = (_s: State, _asked: Decision, made: number): boolean => made % 5 === 0;
  expect(compared(format, n === 5 ? 'cadet' : 'officer', n, 'officer', every)).toBeGreaterThan(20);
});

test.each([
  ['open', open, 1],
  ['otf', otf, 4],
] as const)('in %s no order of a captain depends on cards that it does not see', (_name, format, n) => {
  let orders = 0;
  const some = (s: State, asked: Decision): boolean => isOrder(s, asked) && orders++ % 25 === 0;
  expect(compared(format, 'officer', n, 'captain', some)).toBeGreaterThan(5);
});
