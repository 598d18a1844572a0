import type { Decision, State } from '@spaceline/engine';
import { apply, decisions, hash } from '@spaceline/engine';
import { isAtRest, readPosition, writePosition } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { chooseNext, newGame, playersOf, pool } from './games.ts';
import { batches, patience } from './runs.ts';

/** Verbs whose second place is a card; with the others it may be the number of a team. */
const leadSomewhere: ReadonlySet<string> = new Set(['beam', 'walk', 'fly', 'travel', 'save']);

/** What may be done, by titles instead of numbers; the same cards may lie in another order. */
const menuOf = (s: State): string[] => {
  const title = (id: number): string => s.fixed.cards[id]?.def.title ?? String(id);
  // Players are numbered like the first cards.
  const isPlayer = (o: Decision['options'][number]): boolean =>
    o.do === 'play' && s.fixed.cards[o.card].plays[o.way]?.on.target === 'player';
  const words = (o: Decision['options'][number]): string =>
    [
      o.do,
      title(o.card),
      isPlayer(o) ? `P${o.on + 1}` : title(o.on),
      leadSomewhere.has(o.do) ? title(o.to) : '',
      o.way,
      o.pick?.from.map(title).toSorted().join('+'),
    ].join(' ');
  return decisions(s)
    .flatMap((d) => d.options.map((o) => `P${d.player + 1} ${d.kind} ${words(o)}`))
    .toSorted();
};

const compare = (seed: number): void => {
  const game = newGame(seed);
  const players = playersOf(seed);
  const s = game.state;
  for (;;) {
    const next = chooseNext(game, players);
    if (!next) return;
    if (game.choices.length % 29 === 0 && isAtRest(s)) {
      const again = `Game ${seed}, choice ${game.choices.length}. Again: npm run fuzz -- --seed ${seed} --runs 1`;
      const before = hash(s);
      const written = writePosition(s);
      expect(hash(s), again).toBe(before);
      const { state } = readPosition(written, pool, game.setup.format);
      expect(writePosition(state), again).toBe(written);
      expect(menuOf(state), again).toEqual(menuOf(s));
    }
    apply(s, next.choice);
    game.choices.push(next.choice);
  }
};

describe('a position that is written down and read is the same position', () => {
  test.each(batches(0.15))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) compare(seed);
    },
    patience,
  );
});
