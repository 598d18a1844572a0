import { officerBot, positionFeatures } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { type Deck, buildSealed, legalStarters, openBox, poolOf } from '@spaceline/decks';
import { type Format, allows, apply, create, decisions, isRefusal, makePool, view } from '@spaceline/engine';
import { formats, warpSpeed } from '@spaceline/formats';
import { hex, numberFrom } from './seeds.ts';

/**
 * Positions of lab games between officers: `node positions.mjs <task as JSON>` plays the games of a task and prints a
 * line for each turn of each game: what wins there, the features of the position for player 1, and who won.
 */
interface Task {
  readonly format: string;
  readonly seed: string;
  readonly games: number;
}

const pool = makePool(allCards);
const everyFormat: readonly Format[] = [...new Set([...formats, warpSpeed])];
const most = 20_000;

const decksOf = (format: Format, words: string): readonly [Deck, Deck] => {
  const one = (seat: number): Deck => {
    if (format === warpSpeed) return buildSealed(poolOf(openBox(hex(`${words}/box ${seat}`))));
    const all = legalStarters(format);
    return all[numberFrom(`${words}/deck ${seat}`, all.length)]!.deck;
  };
  return [one(0), one(1)];
};

const playGame = (format: Format, words: string, game: number): void => {
  const s = create({ pool, format, seed: hex(words), decks: decksOf(format, words) });
  const players = [officerBot(`${words}/0`), officerBot(`${words}/1`)];
  const lines: { kind: string; features: readonly number[]; turn: number }[] = [];
  let { turn } = s;
  for (let made = 0; made < most; made++) {
    const [asked] = decisions(s);
    if (!asked) break;
    if (s.turn !== turn && s.phase === 'play') {
      ({ turn } = s);
      lines.push({ ...positionFeatures([view(s, 0), view(s, 1)], 0), turn });
    }
    const bot = players[asked.player]!;
    const choice = bot(view(s, asked.player), asked, (option, cards, stacks) => allows(s, option, cards, stacks));
    if (isRefusal(apply(s, choice))) throw new Error(`${words}: an offered choice was refused.`);
  }
  const winner = s.result?.winner;
  if (winner === undefined) return;
  for (const line of lines) process.stdout.write(`${JSON.stringify({ ...line, game, won: winner === 0 ? 1 : 0 })}\n`);
};

const task = JSON.parse(process.argv[2] ?? '{}') as Task;
const format = everyFormat.find(({ id }) => id === task.format);
if (!format) throw new Error(`There is no format ${task.format}.`);
for (let game = 0; game < task.games; game++) playGame(format, `${task.seed}/${format.id}/${game}`, game);
