// Writes docs/bots.md from the results that `npm run ladder -- --keep` has put into bench/ladder.json:
// `node scripts/bots-page.mjs`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const results = new URL('../bench/ladder.json', import.meta.url);
const page = new URL('../docs/bots.md', import.meta.url);
/** What `scripts/officers.mjs` has counted. */
export const officersFile = new URL('../bench/officers.json', import.meta.url);

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

const total = (counts) => Object.values(counts).reduce((sum, n) => sum + n, 0);

const medianOf = (turns) => {
  let left = total(turns) / 2;
  for (const [turn, n] of Object.entries(turns).toSorted(([a], [b]) => a - b)) if ((left -= n) <= 0) return turn;
  return 0;
};

const formatRow = (id, { games, ended, turns, won, missions }) => {
  const decided = games - (ended.decks ?? 0) - (ended.error ?? 0) - (ended.unfinished ?? 0);
  return `| ${id} | ${games} | ${ended.error ?? 0} | ${ended.unfinished ?? 0} | ${percent(decided / games)} | ${medianOf(turns)} | ${(missions / won).toFixed(2)} |`;
};

const merged = (all) => {
  const sum = { games: 0, ended: {}, turns: {}, won: 0, missions: 0 };
  for (const one of all) {
    for (const key of ['games', 'won', 'missions']) sum[key] += one[key];
    for (const key of ['ended', 'turns'])
      for (const [word, n] of Object.entries(one[key])) sum[key][word] = (sum[key][word] ?? 0) + n;
  }
  return sum;
};

/** Share and half of the 95 % interval of so many games. */
const shareOf = ([wins, games]) => [wins / games, 1.96 * Math.sqrt(((wins / games) * (1 - wins / games)) / games)];
const cell = (pair) => {
  if (!pair || pair[1] === 0) return '';
  const [share, half] = shareOf(pair);
  return `${(share * 100).toFixed(0)} ± ${(half * 100).toFixed(0)}`;
};

const deckTable = (pairs) => {
  const names = [...new Set(Object.keys(pairs).flatMap((key) => key.split(' ')))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const between = (one, two) => {
    const [wins, games] = pairs[one < two ? `${one} ${two}` : `${two} ${one}`] ?? [0, 0];
    return [one < two ? wins : games - wins, games];
  };
  const rows = names.map((one) => {
    const against = names.map((two) => (one === two ? [0, 0] : between(one, two)));
    const all = against.reduce(([w, g], [wins, games]) => [w + wins, g + games], [0, 0]);
    const [share, half] = shareOf(all);
    return `| ${one} | ${percent(share)} | ${percent(share - half)} to ${percent(share + half)} | ${all[1]} | ${against.map(cell).join(' | ')} |`;
  });
  return [
    `| deck | won | 95 % interval | games | ${names.map((_, at) => at + 1).join(' | ')} |`,
    `| --- | --: | --- | --: | ${names.map(() => '--:').join(' | ')} |`,
    ...rows.map((row, at) => row.replace('| ', `| ${at + 1} `)),
  ].join('\n');
};

const officers = () => {
  if (!existsSync(officersFile)) return '';
  const { formats, pairs } = JSON.parse(readFileSync(officersFile, 'utf8'));
  const played = Object.entries(formats).filter(([, { games }]) => games > 0);
  return `## officer against officer

\`node scripts/officers.mjs\` plays all formats and starter decks, in as many runs as it takes. Wanted: no errors, none
unfinished, at least 85 % ended by the conditions of victory and not by empty decks, at least 2.5 missions for the winner
(in \`warp-speed\` two win).

| format | games | errors | unfinished | ended by victory | median turn | missions of the winner |
| --- | --: | --: | --: | --: | --: | --: |
${played.map(([id, one]) => formatRow(id, one)).join('\n')}
${formatRow('all', merged(played.map(([, one]) => one)))}

### Deck against deck

In percent, with half of the 95 % interval; games of a deck against itself and sealed games are left out. Wanted: no deck
above 65 % or below 35 % of all its games.

${deckTable(pairs)}
`;
};

const text = (all) => `# The computer's levels, measured

Written by \`scripts/bots-page.mjs\` from \`bench/ladder.json\`, which \`npm run ladder -- --keep\` fills; not by hand.

A match is played in pairs of games: the same two decks and the same seed, sides swapped, so that luck of decks and draws
cancels inside a pair; the interval is that of the mean over pairs. Decks are drawn from all starter decks that are legal in
the format, mirrors included; in \`warp-speed\` the two boxes stay where they are, and each player builds from its own as its
level does, officers by rule and captains by what won lab games (\`--bots rule:captain,officer\`: both by rule). Times are those of one core of
the machine that played, other work beside it included; a captain's longest thoughts are the first ones of a process, while
its code is still being compiled. A match that takes longer than a run is played in several: \`--games FILE\` goes on where the
last run ended.

In a plot \`●\` is the share, \`━\` its 95 % interval, \`|\` what is wanted of its lower end. To play a match again:
\`npm run ladder -- --bots captain,officer --formats open --pairs 50 --seed S --keep\`.

Of the ten puzzles of \`tests/bots/puzzles.story\` the officer finds at least eight, the captain all, a player who rolls dice
at most two: \`tests/bots/puzzles.test.ts\`.

What was wrong in games that were read move by move is in [blunders.md](blunders.md).

${stepsOf(all).map(section).join('\n')}
${officers()}`;

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

export const writePage = () => write(read());

if (argv[1] === fileURLToPath(import.meta.url)) await writePage();
