// Officer against officer over all formats and starter decks, in as many runs as it takes:
// `node scripts/officers.mjs [--games 5000] [--minutes 3] [--workers 1] [--fresh]`.
// Each run goes on where the last one ended and adds to bench/officers.json; docs/bots.md is written anew. --fresh begins
// again, as it must be after a change of the officer or of a deck.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { officersFile, writePage } from './bots-page.mjs';
import { ensureInstalled, root } from './ensure.mjs';
import { bundle, play } from './ladder-games.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '3' },
    workers: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  },
});

const formats = ['open', 'otf', 'otf-beta', 'modern', 'rule-of-four', 'warp-speed'];
const none = () => ({ games: 0, ended: {}, turns: {}, won: 0, missions: 0 });
const empty = () => ({ seed: 'officers', formats: Object.fromEntries(formats.map((id) => [id, none()])), pairs: {} });

const cwd = fileURLToPath(root);
const sum = values.fresh || !existsSync(officersFile) ? empty() : JSON.parse(readFileSync(officersFile, 'utf8'));
const wanted = Math.ceil(Number(values.games) / formats.length);
const until = Date.now() + Number(values.minutes) * 60_000;
const batch = 25;

const count = (of, key, n = 1) => (of[key] = (of[key] ?? 0) + n);

/** The first of the two by name, its wins and its games: a mirror says nothing about a deck. */
const countPair = ([one, two], winnerSeat) => {
  if (one === two) return;
  const [first, second] = one < two ? [one, two] : [two, one];
  const winner = winnerSeat < 0 ? undefined : [one, two][winnerSeat];
  const pair = (sum.pairs[`${first} ${second}`] ??= [0, 0]);
  pair[0] += winner === undefined ? 0.5 : winner === first ? 1 : 0;
  pair[1] += 1;
};

const add = (of, game) => {
  of.games += 1;
  count(of.ended, game.reason);
  count(of.turns, game.turns);
  if (game.winnerSeat >= 0) {
    of.won += 1;
    of.missions += game.missions[0];
  }
  countPair(game.decks, game.winnerSeat);
  if (game.error) console.error(game.error);
};

const keep = async () => {
  writeFileSync(officersFile, await format(JSON.stringify(sum), { parser: 'json', printWidth: 120 }));
  await writePage();
};

const next = () =>
  Date.now() > until
    ? undefined
    : formats
        .filter((id) => sum.formats[id].games < wanted)
        .toSorted((a, b) => sum.formats[a].games - sum.formats[b].games)[0];

const work = async (file, begun) => {
  for (let id = next(); id !== undefined; id = next()) {
    const from = begun[id];
    begun[id] = Math.min(wanted, from + batch);
    if (from >= wanted) return;
    const games = [];
    const task = {
      format: id,
      bots: ['officer', 'officer'],
      seed: sum.seed,
      from,
      to: begun[id],
      most: 20_000,
      once: true,
    };
    await play(file, task, (game) => games.push(game));
    for (const game of games) add(sum.formats[id], game);
  }
};

ensureInstalled();
mkdirSync(join(cwd, 'dist'), { recursive: true });
const folder = mkdtempSync(join(cwd, 'dist/officers-'));
try {
  const file = join(folder, 'ladder.mjs');
  await bundle('bench/ladder.ts', file);
  const begun = Object.fromEntries(formats.map((id) => [id, sum.formats[id].games]));
  await Promise.all(Array.from({ length: Number(values.workers) }, () => work(file, begun)));
  await keep();
  console.log(formats.map((id) => `${id} ${sum.formats[id].games} of ${wanted}`).join(', '));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
