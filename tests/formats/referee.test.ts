import { random } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';
import { apply, create, isRefusal, sentence } from '@spaceline/engine';
import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import type { Game } from '../property/games.ts';
import { anyDeck, chooseNext, hex, playersOf, pool } from '../property/games.ts';
import { Uses, faultIn } from './referee.ts';

/** Whole games under a referee who has read the sheets and not the code. */

const few = allCards.filter(({ type }) => type === 'Mission').slice(0, 9);

/** Missions of which both players are likely to have some, and several copies of the seeds. */
const crowded = (seed: string) => {
  const dice = random(`missions ${seed}`);
  const left = few.slice();
  const missions = Array.from({ length: 6 }, () => left.splice(dice.int(left.length), 1)[0].id);
  const { seeds, draw } = anyDeck(seed);
  return { missions, seeds: [...seeds, ...seeds.slice(3, 10)], draw };
};

/** The first thing the referee of one format finds wrong with a game that is played by another. */
const played = (number: number, format: Format, judged: Format): string | undefined => {
  const setup = { pool, format, seed: hex(number), decks: [crowded(`${number} a`), crowded(`${number} b`)] as const };
  const game: Game = { seed: number, setup, state: create(setup), choices: [] };
  const { state } = game;
  const players = playersOf(number);
  const uses = new Uses();
  for (let next = chooseNext(game, players); next && game.choices.length < 3000; next = chooseNext(game, players)) {
    const before = state.cards.map(({ zone }) => zone);
    const result = apply(state, next.choice);
    if (isRefusal(result)) throw new Error(sentence(result));
    game.choices.push(next.choice);
    const tooOften = judged === ruleOfFour ? uses.fault(state, result.events) : undefined;
    const fault = tooOften ?? faultIn(state, judged, before, result.events);
    if (fault) return `choice ${game.choices.length}: ${fault}`;
  }
  return undefined;
};

describe.each([otf, modern, otfBeta, ruleOfFour])('$id', (format) => {
  test.each([1, 2])('OTF-1 to OTF-7 and those like them: game %i', (number) => {
    expect(played(number, format, format)).toBeUndefined();
  });

  test('near miss: the referee finds fault with a game that was played by the base game', () => {
    expect(played(1, open, format)).toMatch(/^choice \d+: /);
  });
});
