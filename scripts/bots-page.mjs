// Writes docs/bots.md from the results that `npm run ladder -- --keep` has put into bench/ladder.json:
// `node scripts/bots-page.mjs`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const results = new URL('../bench/ladder.json', import.meta.url);
const page = new URL('../docs/bots.md', import.meta.url);

const read = () => (existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : []);

/** What each step of the ladder is to show: the lower end of the interval counts. */
const wanted = { 'cadet,random': 0.9, 'officer,cadet': 0.75, 'captain,officer': 0.65 };

const percent = (share) => `${(share * 100).toFixed(1)} %`;

const width = 50;

/** From 0 to 100 %: the interval as a bar, the mean in it, and where the lower end should be. */
const plot = ({ share, half }, goal) => {
  const cell = (n) => Math.min(width, Math.max(0, Math.round(n * width)));
  const line = Array(width + 1).fill('·');
  for (let at = cell(share - half); at <= cell(share + half); at++) line[at] = '━';
  line[cell(share)] = '●';
  if (goal !== undefined && line[cell(goal)] === '·') line[cell(goal)] = '|';
  return line.join('');
};

const verdict = ({ share, half }, goal) =>
  goal === undefined ? '' : share - half >= goal ? 'shown' : share >= goal ? 'above, not shown' : 'not reached';

const stepsOf = (all) => {
  const steps = new Map();
  for (const one of all) {
    const name = one.bots.join(',');
    steps.set(name, [...(steps.get(name) ?? []), one]);
  }
  return [...steps];
};

const endings = ({ ended, games }) =>
  Object.entries(ended)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, n]) => `${reason} ${percent(n / games)}`)
    .join(', ');

const section = ([name, matches]) => {
  const goal = wanted[name];
  const [one, two] = name.split(',');
  const aim = goal === undefined ? '' : ` Wanted: at least ${percent(goal)} at the lower end.`;
  const plots = matches.map((match) => `${match.format.padEnd(12)} ${plot(match, goal)} ${percent(match.share)}`);
  const rows = matches.map(
    (match) =>
      `| ${match.format} | ${match.games} | ${percent(match.share)} | ${percent(match.share - match.half)} to ${percent(Math.min(1, match.share + match.half))} | ${verdict(match, goal)} | ${endings(match)} | ${match.turns} | ${match.missions} | ${match.mean} | ${match.worst} | \`${match.seed}\` |`,
  );
  return [
    `## ${one} against ${two}`,
    '',
    `Share of games won by ${one}, a draw counting half.${aim}`,
    '',
    '```text',
    `${' '.repeat(13)}0${' '.repeat(width / 2 - 2)}50${' '.repeat(width / 2 - 3)}100`,
    ...plots,
    '```',
    '',
    `| format | games | share | 95 % interval | wanted | ended by | median turn | missions of the winner | ${one}: ms a decision | worst | seed |`,
    '| --- | --: | --: | --- | --- | --- | --: | --: | --: | --: | --- |',
    ...rows,
    '',
  ].join('\n');
};

const text = (all) => `# The computer's levels, measured

Written by \`scripts/bots-page.mjs\` from \`bench/ladder.json\`, which \`npm run ladder -- --keep\` fills; not by hand.

A match is played in pairs of games: the same two decks and the same seed, sides swapped, so that luck of decks and draws
cancels inside a pair; the interval is that of the mean over pairs. Decks are drawn from all starter decks that are legal in
the format, mirrors included; in \`warp-speed\` both players build from boxes of their own. Times are those of one core of
the machine that played, other work beside it included.

In a plot \`●\` is the share, \`━\` its 95 % interval, \`|\` what is wanted of its lower end. To play a match again:
\`npm run ladder -- --bots captain,officer --formats open --pairs 50 --seed S --keep\`.

Of the ten puzzles of \`tests/bots/puzzles.story\` the officer finds at least eight, the captain all, a player who rolls dice
at most two: \`tests/bots/puzzles.test.ts\`.

${stepsOf(all).map(section).join('\n')}`;

const order = (one) => `${Object.keys(wanted).indexOf(one.bots.join(','))} ${one.bots.join(',')} ${one.format}`;

const write = async (all) => {
  const options = { parser: 'markdown', printWidth: 120 };
  writeFileSync(page, await format(text(all), options));
};

/** A match that was played before is replaced. */
export const keepResult = async (result) => {
  const others = read().filter((one) => one.bots.join() !== result.bots.join() || one.format !== result.format);
  const all = [...others, result].toSorted((a, b) => order(a).localeCompare(order(b)));
  writeFileSync(results, await format(JSON.stringify(all), { parser: 'json', printWidth: 120 }));
  await write(all);
};

if (argv[1] === fileURLToPath(import.meta.url)) await write(read());
