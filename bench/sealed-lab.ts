import { officerBot } from '@spaceline/bots';
import { allCards, cardById } from '@spaceline/cards';
import { type Deck, buildSealed, builders, openBox, poolOf, sealedChoices } from '@spaceline/decks';
import { allows, apply, create, decisions, isRefusal, makePool, view } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { hex } from './seeds.ts';

/**
 * What comes of choosing missions from a box in one way or another: `node sealed-lab.mjs <task as JSON>` builds from each
 * box of a task with some of the choices it leaves, has officers play each deck twice against one that was built by
 * rule, and prints a line for each: the features of the choice, and the share it won.
 */
interface Task {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

const pool = makePool(allCards);
const most = 20_000;
/** Of the choices in the order of the rule: the first, and ever fewer of those further down. */
const tried = [0, 1, 2, 4, 7, 11];

const isMission = (id: string): boolean => cardById(id)?.type === 'Mission';

/** 1 if the first of the decks wins, 0 if the other does. */
const played = (decks: readonly [Deck, Deck], words: string): number => {
  const state = create({ pool, format: warpSpeed, seed: hex(words), decks: [decks[0], decks[1]] });
  const players = [officerBot(`${words}/0`), officerBot(`${words}/1`)];
  for (let made = 0; made < most; made++) {
    const [asked] = decisions(state);
    if (!asked) break;
    const choice = players[asked.player]!(
      () => view(state, asked.player),
      asked,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    if (isRefusal(apply(state, choice))) throw new Error(`${words}: an offered choice was refused.`);
  }
  const winner = state.result?.winner;
  return winner === undefined ? 0.5 : 1 - winner;
};

const task = JSON.parse(process.argv[2] ?? '{}') as Task;
for (let n = task.from; n < task.to; n++) {
  const words = `${task.seed}/${n}`;
  const box = poolOf(openBox(hex(`${words}/own`)));
  const other = buildSealed(poolOf(openBox(hex(`${words}/other`))));
  const choices = sealedChoices(box);
  for (const rank of tried) {
    const chosen = choices[rank];
    if (!chosen) break;
    const deck = buildSealed([...chosen.missions, ...box.filter((id) => !isMission(id))], builders.trial);
    const won = (played([deck, other], `${words}/0`) + 1 - played([other, deck], `${words}/1`)) / 2;
    process.stdout.write(`${JSON.stringify({ box: n, won, features: chosen.features() })}\n`);
  }
}
