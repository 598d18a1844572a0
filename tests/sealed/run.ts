// Plays games for scripts/warp-speed.mjs: `run.ts BOT FIRST COUNT STEP`. Prints what they came to as JSON.
import { isLegal, judgeSealed, openBox, poolOf, buildSealed } from '@spaceline/decks';
import { warpSpeed } from '@spaceline/formats';
import { hex } from '../property/games.ts';
import { addTo, emptySum, merge, playNumber, premiumCards, unusedIn, usesOf } from './games.ts';
import type { Sum } from './games.ts';

const [what, bot = '', ...numbers] = process.argv.slice(2);

const illegal = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i).filter((n) => {
    const box = poolOf(openBox(hex(n)));
    return !isLegal(judgeSealed(buildSealed(box), warpSpeed, box));
  });

const share = (n: number, of: number): string => `${n} (${((100 * n) / of).toFixed(1)} %)`;

const pageOf = (sum: Sum, by: string, builds: number, refused: number): string => {
  const { games, standings, outcomes } = sum;
  const rows = premiumCards.map((card) => {
    const uses = usesOf[card.type as keyof typeof usesOf] ?? [];
    const told = uses.filter((use) => use !== 'seeded').map((use) => `${use} ${sum.uses[`${card.id} ${use}`] ?? 0}`);
    return `| ${card.title} | ${told.join(', ')} |`;
  });
  return `# Warp Speed, played

Written by \`node scripts/warp-speed.mjs --write\`: games between decks that were built from random boxes, played by the
computer's ${by} on both sides, without a clock. Figures change with the players and the builder.

- ${games} games: ${outcomes['error'] ?? 0} errors, ${outcomes['unfinished'] ?? 0} unfinished, ${(sum.turns / Math.max(1, games)).toFixed(1)} turns on average
- ${Object.entries(standings)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name}: ${share(n, games)}`)
    .join(', ')}
- ${builds - refused} of ${builds} decks built from further boxes are legal
- premium cards never used: ${unusedIn(sum).join(', ') || 'none'}

| card | how often |
| --- | --- |
${rows.join('\n')}
`;
};

if (what === 'play') {
  const [first = 0, count = 0, step = 1] = numbers.map(Number);
  const sum = emptySum();
  for (let n = first; n < first + count * step; n += step) addTo(sum, playNumber(n, bot));
  console.log(JSON.stringify(sum));
} else if (what === 'build') {
  const [first = 0, count = 0] = numbers.map(Number);
  console.log(JSON.stringify(illegal(first, count)));
} else if (what === 'page') {
  let text = '';
  for await (const part of process.stdin) text += String(part);
  const { sums, builds, refused } = JSON.parse(text) as { sums: Sum[]; builds: number; refused: number };
  const all = emptySum();
  for (const sum of sums) merge(all, sum);
  console.log(JSON.stringify({ page: pageOf(all, bot, builds, refused), unused: unusedIn(all), all }));
}
