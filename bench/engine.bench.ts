// Decisions, replay, clone, view, hash and serialisation of the engine on random games with the starter decks.
import type { Choice } from '@spaceline/engine';
import { clone, decisions, deserialize, hash, serialize, view } from '@spaceline/engine';
import { bench, do_not_optimize, run, summary } from 'mitata';
import { type Game, dice, over, start, step, take } from './game.ts';

interface Recorded {
  readonly seed: number;
  readonly choices: readonly Choice[];
  readonly hash: string;
}

const games = 40;

const record = (seed: number): Recorded => {
  const game = start(seed);
  const rng = dice(seed);
  const choices: Choice[] = [];
  while (!over(game)) choices.push(step(game, rng));
  return { seed, choices, hash: hash(game.state) };
};

const replay = ({ seed, choices }: Recorded, upTo = choices.length): Game => {
  const game = start(seed);
  for (let i = 0; i < upTo; i++) take(game, choices[i]);
  return game;
};

const recorded = Array.from({ length: games }, (_, seed) => record(seed + 1));
for (const one of recorded)
  if (hash(replay(one).state) !== one.hash) throw new Error(`Game ${one.seed} replays to another end.`);

const choices = recorded.reduce((sum, one) => sum + one.choices.length, 0);
const half = recorded.map((one) => replay(one, one.choices.length >> 1));
let checksum = 0;
for (const one of recorded)
  for (let i = 0; i < one.hash.length; i++) checksum = Math.imul(checksum ^ one.hash.charCodeAt(i), 0x01000193);
console.log(`${games} games, ${choices} decisions, checksum ${(checksum >>> 0).toString(16).padStart(8, '0')}`);

/** Goes round the half-played games, one per call. */
const eachHalf = <T>(work: (game: Game) => T): (() => void) => {
  let at = 0;
  return () => {
    do_not_optimize(work(half[at]));
    at = (at + 1) % half.length;
  };
};

/** Goes round the recorded games, one per call. */
const eachGame = (work: (one: Recorded) => Game): (() => void) => {
  let at = 0;
  return () => {
    do_not_optimize(work(recorded[at]));
    at = (at + 1) % recorded.length;
  };
};

const playAgain = ({ seed }: Recorded): Game => {
  const game = start(seed);
  const rng = dice(seed);
  while (!over(game)) step(game, rng);
  return game;
};

summary(() => {
  bench(`a whole random game, ${Math.round(choices / games)} decisions on average`, eachGame(playAgain));
  bench(
    'the same game replayed: choices checked and applied',
    eachGame((one) => replay(one)),
  );
});
bench(
  'options of one decision',
  eachHalf((game) => decisions(game.state)),
);
bench(
  'clone',
  eachHalf((game) => clone(game.state)),
);
bench(
  'view of one player',
  eachHalf((game) => view(game.state, 0)),
);
bench(
  'hash',
  eachHalf((game) => hash(game.state)),
);
bench(
  'serialize',
  eachHalf((game) => serialize(game.state)),
);
bench(
  'serialize and deserialize',
  eachHalf((game) => deserialize(game.setup, serialize(game.state))),
);

await run();
