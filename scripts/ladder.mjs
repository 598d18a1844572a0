// Paired games between two levels of the computer, with 95 % intervals:
// `npm run ladder -- [--bots officer,cadet] [--formats open,otf,warp-speed] [--pairs N] [--seed S] [--workers K]
//   [--decks a,b] [--base FILE] [--out FILE] [--games FILE] [--keep]`.
// `--keep` puts the results into bench/ladder.json, beside those of other matches, and writes docs/bots.md anew.
// `--games` writes each game to that file as it ends, and does not play again what is there: a long match in several runs.
// A pair is two games with the same decks and the same seed, sides swapped. A bot `base:officer` is the officer of the
// bundle FILE, an older version to compare with (`--bundle FILE` writes one of what is here now).
// `rule:captain` and `trial:officer` build sealed decks as officers and as captains do, whatever their level.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keepResult } from './bots-page.mjs';
import { ensureInstalled, root } from './ensure.mjs';
import { bundle, play } from './ladder-games.mjs';

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'officer,cadet' },
    formats: { type: 'string', default: 'open,otf,warp-speed' },
    pairs: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'ladder' },
    workers: { type: 'string', default: String(availableParallelism()) },
    decks: { type: 'string' },
    base: { type: 'string' },
    bundle: { type: 'string' },
    out: { type: 'string' },
    games: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const whole = (name) => {
  const n = Number(values[name]);
  if (Number.isSafeInteger(n) && n > 0) return n;
  console.error(`--${name} takes a whole number above 0, not "${values[name]}".`);
  process.exit(2);
};

const pairs = whole('pairs');
const workers = whole('workers');
const names = values.bots.split(',');
if (names.length !== 2) {
  console.error(`--bots takes two names, not "${values.bots}".`);
  process.exit(2);
}
const cwd = fileURLToPath(root);

const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percent = (share) => (share * 100).toFixed(1);

/** Mean of the pairs and half of the 95 % interval: luck of decks and draws cancels inside a pair. */
const interval = (games) => {
  const byPair = new Map();
  for (const { pair, score } of games) byPair.set(pair, [...(byPair.get(pair) ?? []), score]);
  const scores = [...byPair.values()].map(mean);
  const centre = mean(scores);
  const variance = scores.reduce((sum, one) => sum + (one - centre) ** 2, 0) / Math.max(1, scores.length - 1);
  return [centre, 1.96 * Math.sqrt(variance / Math.max(1, scores.length))];
};

const tally = (all) => {
  const counts = {};
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1;
  return Object.entries(counts)
    .map(([word, count]) => `${word} ${percent(count / all.length)} %`)
    .join(', ');
};

const report = (format, games) => {
  const [centre, half] = interval(games);
  const won = games.filter(({ winnerSeat }) => winnerSeat >= 0);
  const nth = (n) => median(won.filter(({ solvedAt }) => solvedAt.length > n).map(({ solvedAt }) => solvedAt[n]));
  console.log(
    `${format}: ${names[0]} against ${names[1]}: ${percent(centre)} % (${percent(centre - half)} to ` +
      `${percent(centre + half)}) of ${games.length} games`,
  );
  console.log(`  ended: ${tally(games.map(({ reason }) => reason))}; median turn ${median(games.map((g) => g.turns))}`);
  console.log(
    `  missions of the winner ${mean(won.map(({ missions }) => missions[0])).toFixed(2)}, of the loser ` +
      `${mean(won.map(({ missions }) => missions[1])).toFixed(2)}; solved at turn ${nth(0)}, ${nth(1)}, ${nth(2)}; ` +
      `attempts ${mean(games.map(({ attempts }) => attempts)).toFixed(1)}`,
  );
  const spent = games.reduce((sum, one) => sum + one.spent, 0);
  const asked = games.reduce((sum, one) => sum + one.asked, 0);
  console.log(
    `  ${names[0]} took ${((spent / asked) * 1000).toFixed(0)} us a decision, ` +
      `${Math.max(...games.map(({ worst }) => worst)).toFixed(1)} ms at worst; ` +
      `${mean(games.map(({ decisions }) => decisions)).toFixed(0)} decisions a game`,
  );
  const decks = [...new Set(games.flatMap((game) => game.decks))].toSorted((a, b) => a.localeCompare(b));
  if (decks.length > 1)
    for (const deck of decks) {
      const played = games.filter((game) => game.decks.includes(deck) && game.decks[0] !== game.decks[1]);
      const share = mean(
        played.map(({ winnerSeat, decks: two }) => (winnerSeat < 0 ? 0.5 : two[winnerSeat] === deck ? 1 : 0)),
      );
      console.log(`    ${deck.padEnd(22)} won ${percent(share).padStart(5)} % of ${played.length}`);
    }
  const errors = games.filter(({ error }) => error);
  for (const { pair, swapped, error } of errors.slice(0, 3))
    console.log(`  pair ${pair}${swapped ? ' swapped' : ''}: ${error}`);
};

/** What is kept of a match: enough for the page, a few hundred bytes. */
const summaryOf = (format, games) => {
  const [centre, half] = interval(games);
  const won = games.filter(({ winnerSeat }) => winnerSeat >= 0);
  const spent = games.reduce((sum, one) => sum + one.spent, 0);
  const asked = games.reduce((sum, one) => sum + one.asked, 0);
  const ended = {};
  for (const { reason } of games) ended[reason] = (ended[reason] ?? 0) + 1;
  return {
    bots: names,
    format,
    seed: values.seed,
    games: games.length,
    share: Number(centre.toFixed(4)),
    half: Number(half.toFixed(4)),
    ended,
    turns: median(games.map((game) => game.turns)),
    missions: Number(mean(won.map(({ missions }) => missions[0])).toFixed(2)),
    mean: Number((spent / asked).toFixed(3)),
    worst: Number(Math.max(...games.map(({ worst }) => worst)).toFixed(1)),
  };
};

const isOfMatch = (format) => (one) =>
  one.format === format && one.seed === values.seed && one.bots.join() === values.bots;

/** Games of this match that were played before; a line that was cut off is none. */
const playedBefore = (format) => {
  if (!values.games || !existsSync(values.games)) return [];
  const lines = readFileSync(values.games, 'utf8').split('\n').slice(0, -1);
  const ofMatch = lines.map((line) => JSON.parse(line)).filter(isOfMatch(format));
  // A pair that was cut off was played again as a whole.
  const latest = new Map(ofMatch.map(({ game }) => [`${game.pair} ${game.swapped}`, game]));
  return [...latest.values()].filter(({ pair }) => pair < pairs);
};

const main = async () => {
  ensureInstalled();
  if (values.bundle) {
    await bundle('packages/bots/src/index.ts', resolve(values.bundle));
    return;
  }
  mkdirSync(join(cwd, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(cwd, 'dist/ladder-'));
  const file = join(folder, 'ladder.mjs');
  try {
    await bundle('bench/ladder.ts', file);
    for (const format of values.formats.split(',')) {
      const games = playedBefore(format);
      const has = (pair) => games.filter((game) => game.pair === pair).length === 2;
      const left = Array.from({ length: pairs }, (_, pair) => pair).filter((pair) => !has(pair));
      const isBegun = ({ pair }) => left.includes(pair);
      while (games.some(isBegun)) games.splice(games.findIndex(isBegun), 1);
      const batch = Math.max(1, Math.min(values.games ? 10 : 25, Math.ceil(pairs / workers)));
      const ended = (game) => {
        games.push(game);
        const line = { format, seed: values.seed, bots: names, game };
        if (values.games) writeFileSync(values.games, `${JSON.stringify(line)}\n`, { flag: 'a' });
      };
      const work = async () => {
        while (left.length > 0) {
          const [from] = left;
          const to = left.findIndex((pair, at) => pair !== from + at || at === batch);
          const count = left.splice(0, to < 0 ? left.length : to).length;
          const task = {
            format,
            bots: names,
            seed: values.seed,
            from,
            to: from + count,
            most: 20_000,
            ...(values.decks ? { decks: values.decks.split(',') } : {}),
            ...(values.base ? { base: resolve(values.base) } : {}),
          };
          await play(file, task, ended);
        }
      };
      await Promise.all(Array.from({ length: Math.min(workers, pairs) }, work));
      games.sort((a, b) => a.pair - b.pair || Number(a.swapped) - Number(b.swapped));
      report(format, games);
      if (values.keep) await keepResult(summaryOf(format, games));
      if (values.out) writeFileSync(values.out, `${JSON.stringify({ format, bots: names, games })}\n`, { flag: 'a' });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await main();
