import { bots, random } from '@spaceline/bots';
import type { State, Verb } from '@spaceline/engine';
import { apply, clone, decisions, isRefusal, view } from '@spaceline/engine';
import { isAtRest } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { assistedGame } from './assisted.ts';
import { chooseNext } from './games.ts';
import { disguise } from './look-alike.ts';
import { batches, patience } from './runs.ts';

/** Actions that are announced before anything hidden comes to light. */
const announced: readonly string[] = ['play', 'report', 'build', 'attempt'] satisfies readonly Verb[];

/** Who is asked what, as everybody can see. A seed card that comes to light is another one at another table. */
const askedAfter = (s: State, choice: Parameters<typeof apply>[1]): string => {
  const copy = clone(s);
  if (isRefusal(apply(copy, choice))) return 'refused';
  const known = (source: number) => (s.cards[source]?.zone === 'under mission' ? 'seed' : source);
  return JSON.stringify([
    view(copy, 'spectator').deciding,
    decisions(copy).map(({ kind, source }) => [kind, known(source)]),
  ]);
};

const handsOpen = (s: State): boolean =>
  s.speaking.some((id) => s.fixed.cards[id].rules.some((rule) => rule.rule === 'open hands'));

/** Plays a game, and every announced action also at tables where the other player holds other cards. */
const compare = (seed: number): number => {
  const game = assistedGame(seed);
  const players = [bots.steered(`${seed} one`), bots.random(`${seed} two`)] as const;
  const dice = random(`${seed} asked`);
  const s = game.state;
  let compared = 0;
  for (;;) {
    const next = chooseNext(game, players);
    if (!next) return compared;
    const { choice } = next;
    if (announced.includes(choice.do) && isAtRest(s) && !handsOpen(s)) {
      const asked = askedAfter(s, choice);
      const elsewhere = askedAfter(disguise(s, choice.player, dice), choice);
      expect([seed, game.choices.length, elsewhere]).toEqual([seed, game.choices.length, asked]);
      if (asked.includes('respond')) compared += 1;
    }
    apply(s, choice);
    game.choices.push(choice);
  }
};

describe('A-3.1, B-12.17: whether a player is asked for a response does not tell what they hold', () => {
  test.each(batches(0.1))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) expect(compare(seed)).toBeGreaterThan(0);
    },
    patience,
  );
});
