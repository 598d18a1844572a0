import type { Random } from '@spaceline/bots';
import type { Choice } from '@spaceline/engine';
import { clone, deserialize, hash, serialize, view } from '@spaceline/engine';
import { type Game, over, smallPool, start, step, take, wholePool } from './game.ts';

/** The engine as the shared harness drives it. Variants: the `whole` pool, or a `small` one. */
export const makeAdapter = (variant: string) => {
  if (variant !== 'whole' && variant !== 'small')
    throw new Error(`Unknown variant ${variant}; there are: whole, small.`);
  const pool = variant === 'small' ? smallPool() : wholePool;
  return {
    name: `Spaceline (${variant} pool, ${pool.cards.length} cards)`,
    maxDecisions: 100_000,
    start: (seed: number): Game => start(seed, pool),
    initial: (game: Game): number => game.seed,
    over,
    step: (game: Game, rng: Random): Choice => step(game, rng),
    apply: (game: Game, input: Choice): void => take(game, input),
    digest: (game: Game): string => hash(game.state),
    clone: (game: Game) => clone(game.state),
    serialize: (game: Game): string => `${game.seed} ${serialize(game.state)}`,
    deserialize: (text: string) => {
      const at = text.indexOf(' ');
      const { setup } = start(Number(text.slice(0, at)), pool);
      return deserialize(setup, text.slice(at + 1));
    },
    view: (game: Game, player: 0 | 1) => view(game.state, player),
  };
};
