// Plays until every card was used often enough or the time is up: scripts/every-card.mjs.
import { writeFileSync } from 'node:fs';
import type { Option } from '@spaceline/engine';
import { apply, decisions } from '@spaceline/engine';
import { eager, wantingGame } from './every-card.ts';
import { missingOf, pageOf } from './every-card-page.ts';
import { middleGame } from './middle-games.ts';
import { Tally } from './tally.ts';
import { watch } from './watch.ts';

const [target, minutes, seed] = process.argv.slice(2, 5).map(Number);
const file = process.argv[5];

/** One game in so many is played from its first seed to its last point. */
const wholeEvery = 10;
const glimpse = 150;

const tally = new Tally();
const until = Date.now() + minutes * 60_000;
let whole = 0;
let middle = 0;
let failed = 0;

const concede = (n: number): void => {
  const game = middleGame(n, tally);
  const [{ id, player }] = decisions(game.state);
  const step = apply(game.state, { decision: id, player, do: 'concede', card: -1, on: -1, to: -1, way: -1, cards: [] });
  if ('events' in step) tally.happened(game.state, step.events);
};

const playOne = (n: number): void => {
  if (n % wholeEvery === 0) {
    const { game, players } = wantingGame(n, tally);
    tally.happened(game.state, game.state.events);
    watch(game, players, tally);
    whole += 1;
    return;
  }
  if (n % 100 === 1) concede(n);
  const game = middleGame(n, tally);
  const rare = new Set(
    tally
      .rarest()
      .slice(0, 30)
      .map((card) => card.id),
  );
  const wanted = (o: Option): boolean => rare.has(game.state.fixed.cards[o.card]?.def.id);
  watch(game, [eager(`${n} first`, wanted), eager(`${n} second`, wanted)], tally, glimpse);
  middle += 1;
};

for (let n = seed; (tally.least() < target || missing().length > 0) && Date.now() < until; n++)
  try {
    playOne(n);
  } catch (error) {
    failed += 1;
    console.log(error instanceof Error ? error.message : error);
  }

function missing(): string[] {
  return [...missingOf(tally.kinds), ...missingOf(tally.decisions), ...missingOf(tally.events)];
}

const short = tally.rarest().filter((card) => tally.uses.get(card.id)! < target);
const how =
  `${whole} games of the starter decks and ${middle} games taken up in the middle for ${glimpse} choices, ` +
  `${tally.choices} choices in all, from number ${seed} on.`;
console.log(how);
console.log(
  `Used less than ${target} times: ${short.map((card) => `${card.title} ${tally.uses.get(card.id)}`).join(', ') || 'none'}`,
);
console.log(`Did not occur: ${missing().join(', ') || 'none'}`);
if (file) writeFileSync(file, pageOf(tally, how));
console.log(`${failed} failed`);
process.exitCode = failed > 0 || short.length > 0 || missing().length > 0 ? 1 : 0;
