import { type Beliefs, type Bot, bots, buildsBy, captainBot, isSeeding, randomBot } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { type Deck, buildSealed, builders, commonDecks, legalStarters, openBox, poolOf } from '@spaceline/decks';
import {
  type Choice,
  type Format,
  type State,
  allows,
  apply,
  conceal,
  create,
  decisions,
  isRefusal,
  makePool,
  view,
} from '@spaceline/engine';
import { formats, warpSpeed } from '@spaceline/formats';
import { hex, numberFrom } from './seeds.ts';

/**
 * Games of the ladder: `node ladder.mjs <task as JSON>` plays the pairs of a task and prints a line for each game. A
 * pair is the same two decks and the same seed, the bots once in these seats and once in the others.
 */
interface Task {
  readonly format: string;
  readonly bots: readonly [string, string];
  /** A bundle whose `bots` are named `base:…`: an older version to compare with. */
  readonly base?: string;
  readonly from: number;
  readonly to: number;
  readonly seed: string;
  readonly decks?: readonly string[];
  readonly most: number;
  /** One game of each pair: between two of the same level the other would be the same game. */
  readonly once?: boolean;
}

export interface GameLine {
  readonly pair: number;
  readonly swapped: boolean;
  readonly decks: readonly [string, string];
  /** The share of the first bot: 1 a win, 0.5 a draw. */
  readonly score: number;
  readonly reason: string;
  readonly turns: number;
  readonly decisions: number;
  /** Missions of the winner and of the loser. */
  readonly missions: readonly [number, number];
  readonly winnerSeat: number;
  readonly attempts: number;
  /** The turns on which the winner completed missions. */
  readonly solvedAt: readonly number[];
  /** Milliseconds of the processor for the first bot: all, and the worst decision. */
  readonly spent: number;
  readonly asked: number;
  readonly worst: number;
  /** The kind of that decision. */
  readonly slowest: string;
  readonly error?: string;
}

const pool = makePool(allCards);
const everyFormat: readonly Format[] = [...formats, ...(formats.includes(warpSpeed) ? [] : [warpSpeed])];

interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

const prefix = /^(rule|trial):/;

/** `rule:captain` builds from a box as officers do, `trial:officer` as captains do. */
const builderOf = (name: string) => {
  const level = name.split(':').at(-1) ?? name;
  return builders[(prefix.exec(name)?.[1] ?? buildsBy(level)) as keyof typeof builders];
};

/**
 * Both players of a sealed game build from boxes of their own, each as the level does; sides swapped, the boxes stay where
 * they are. Elsewhere starter decks, mirrors included.
 */
const decksOf = (
  format: Format,
  task: Task,
  pair: number,
  names: readonly [string, string],
): readonly [NamedDeck, NamedDeck] => {
  const words = `${task.seed}/${format.id}/${pair}`;
  if (format === warpSpeed) {
    const sealed = (seat: 0 | 1): NamedDeck => ({
      name: 'sealed',
      deck: buildSealed(poolOf(openBox(hex(`${words}/box ${seat}`))), builderOf(names[seat])),
    });
    return [sealed(0), sealed(1)];
  }
  const all = legalStarters(format).filter(({ id }) => !task.decks || task.decks.includes(id));
  const pick = (seat: number): NamedDeck => {
    const starter = all[numberFrom(`${words}/deck ${seat}`, all.length)]!;
    return { name: starter.id, deck: starter.deck };
  };
  return [pick(0), pick(1)];
};

const beliefsIn = (format: Format): Beliefs => ({ pool, format, decks: commonDecks(format) });

type Maker = (seed: string) => Bot;
type Named = Readonly<Record<string, Maker | undefined>>;

/** `random-seeding:officer` seeds like the random player and plays like the officer: what seeding is worth. */
const seedingAtRandom =
  (maker: Maker): Maker =>
  (seed) => {
    const [seeds, plays] = [randomBot(seed), maker(seed)];
    return (...asked) => (isSeeding(asked[1]) ? seeds : plays)(...asked);
  };

/** `calm:captain` does not think ahead: what its beliefs about the other deck are worth alone. */
const calmCaptain: Maker = (seed) => captainBot(seed, { choices: 0, turns: 0 });

const makerOf = (name: string, base: Named | undefined): Maker => {
  if (prefix.test(name)) return makerOf(name.replace(prefix, ''), base);
  if (name === 'calm:captain') return calmCaptain;
  const atRandom = 'random-seeding:';
  if (name.startsWith(atRandom)) return seedingAtRandom(makerOf(name.slice(atRandom.length), base));
  const maker = name.startsWith('base:') ? base?.[name.slice(5)] : (bots as Named)[name];
  if (!maker) throw new Error(`There is no bot ${name}.`);
  return maker;
};

const missionsOf = (s: State, player: number): number =>
  s.locations.filter(({ completedBy }) => completedBy === player).length;

const playGame = (format: Format, task: Task, pair: number, swapped: boolean, base: Named | undefined): GameLine => {
  const names = swapped ? ([task.bots[1], task.bots[0]] as const) : task.bots;
  const [one, two] = decksOf(format, task, pair, names);
  const words = `${task.seed}/${format.id}/${pair}`;
  const state = create({ pool, format, seed: hex(words), decks: [one.deck, two.deck] });
  const players = names.map((name, seat) => makerOf(name, base)(`${words}/${seat}`));
  const first = swapped ? 1 : 0;
  const beliefs = beliefsIn(format);
  let [made, attempts, spent, worst, asked] = [0, 0, 0, 0, 0];
  let slowest = '';
  let error: string | undefined;
  const solved: number[][] = [[], []];
  const known = new Set<number>();
  try {
    for (; made < task.most; made++) {
      const [decision] = decisions(state);
      if (!decision) break;
      const player = players[decision.player]!;
      const choose = (): Choice =>
        player(
          () => view(state, decision.player),
          decision,
          (option, cards, stacks) => allows(state, option, cards, stacks),
          { known: () => conceal(state, decision.player), beliefs },
        );
      // Asking for the time takes longer than many an answer: only where there is something to think about.
      const timed = decision.player === first && decision.options.length > 1;
      const [clock, began] = [performance.now(), timed ? process.cpuUsage() : undefined];
      const choice = choose();
      if (decision.player === first) asked += 1;
      if (began) {
        const used = process.cpuUsage(began);
        // Other work on the machine counts for one, other threads of the process for the other.
        const took = Math.min(performance.now() - clock, (used.user + used.system) / 1000);
        spent += took;
        if (took > worst) [worst, slowest] = [took, decision.kind];
      }
      if (choice.do === 'attempt') attempts += 1;
      const result = apply(state, choice);
      if (isRefusal(result)) throw new Error(`${decision.kind}: ${result.why}`);
      for (const { id, completedBy } of state.locations)
        if (completedBy >= 0 && !known.has(id)) {
          known.add(id);
          solved[completedBy]?.push(state.turn);
        }
    }
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
  const { result } = state;
  const winner = result?.winner ?? -1;
  return {
    pair,
    swapped,
    decks: [one.name, two.name],
    score: winner < 0 ? 0.5 : winner === first ? 1 : 0,
    reason: error ? 'error' : (result?.reason ?? 'unfinished'),
    turns: state.turn,
    decisions: made,
    missions: [missionsOf(state, winner), missionsOf(state, winner < 0 ? -1 : 1 - winner)],
    winnerSeat: winner,
    attempts,
    solvedAt: solved[winner] ?? [],
    spent,
    asked,
    worst,
    slowest,
    ...(error ? { error } : {}),
  };
};

const main = async (): Promise<void> => {
  const task = JSON.parse(process.argv[2] ?? '{}') as Task;
  const format = everyFormat.find(({ id }) => id === task.format);
  if (!format) throw new Error(`There is no format ${task.format}.`);
  const base = task.base ? ((await import(task.base)) as { readonly bots: Named }).bots : undefined;
  for (let pair = task.from; pair < task.to; pair++)
    for (const swapped of task.once ? [false] : [false, true])
      process.stdout.write(`${JSON.stringify(playGame(format, task, pair, swapped, base))}\n`);
};

await main();
