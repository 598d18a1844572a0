import { bots, random } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { catalogue } from '@spaceline/cards/catalogue';
import { furtherCardsOf } from '@spaceline/decks/catalogue';
import { apply, create, isRefusal, makePool } from '@spaceline/engine';
import { formats } from '@spaceline/formats';
import { wrongWith } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { type Game, chooseNext, hex } from './games.ts';

/** Games with cards that have no program: every second card of these decks plays by its facts alone. */

const most = 300;

const plain = catalogue().flatMap(({ status, card }) => (status === 'plain' && card ? [card] : []));

const deckOf = (seed: string) => {
  const dice = random(seed);
  const some = (count: number, type: string): string[] =>
    Array.from({ length: count }, (_, i) => {
      const from = (i % 2 === 0 ? plain : allCards).filter((card) => card.type === type);
      const list = from.length > 0 ? from : allCards.filter((card) => card.type === type);
      return list[dice.int(list.length)]!.id;
    });
  return {
    missions: [...new Set(some(20, 'Mission'))].slice(0, 6),
    seeds: [...new Set(some(6, 'Facility')), ...some(8, 'Dilemma')],
    draw: [...some(24, 'Personnel'), ...some(8, 'Ship'), ...some(2, 'Equipment'), ...some(4, 'Event')],
  };
};

test.each(formats.map((format, seed) => [format.id, format, seed] as const))(
  'A-1: plain cards of all affiliations and quadrants are played by the rules, in %s',
  (_id, format, seed) => {
    const decks = [deckOf(`${seed} one`), deckOf(`${seed} two`)] as const;
    const pool = makePool([...allCards, ...furtherCardsOf(decks, false)]);
    const state = create({ pool, format, seed: hex(seed), decks });
    const players = [bots.steered(`${seed} first`), bots.random(`${seed} second`)] as const;
    const game: Game = { seed, setup: { pool, format, seed: hex(seed), decks }, state, choices: [] };
    let reported = 0;
    while (game.choices.length < most) {
      const next = chooseNext(game, players);
      if (!next) break;
      const came = apply(state, next.choice);
      expect(isRefusal(came), JSON.stringify(came)).toBe(false);
      game.choices.push(next.choice);
      if (next.choice.do === 'report') reported += 1;
    }
    expect(wrongWith(state)).toBeUndefined();
    expect(reported).toBeGreaterThan(0);
  },
);
