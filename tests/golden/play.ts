import { bots } from '@spaceline/bots';
import { isLegal, judge, starterDecks } from '@spaceline/decks';
import type { Choice, Format, State } from '@spaceline/engine';
import { allows, apply, create, decisions, isRefusal, sentence, view } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { constructedFormats, formats, otf, ruleOfFour, sealedRules, warpSpeed } from '@spaceline/formats';
import { hex, pool, setupIn } from '../property/games.ts';

/** Games to record: played to their own end by the bots, none of them conceded. */

export interface Wanted {
  readonly name: string;
  readonly format: Format;
  readonly ends: 'points' | 'decks' | 'missions';
}

export const wanted: readonly Wanted[] = [
  ...constructedFormats.map((format) => ({ name: format.id, format, ends: 'points' as const })),
  { name: warpSpeed.id, format: warpSpeed, ends: 'missions' },
  ...[otf, ruleOfFour].map((format) => ({ name: `${format.id}-decks`, format, ends: 'decks' as const })),
];

interface Played {
  readonly setup: Setup;
  readonly state: State;
  readonly choices: readonly Choice[];
}

/** Longer games are left: the recorded ones are replayed often. */
const longest = 900;

const setupFor = (format: Format, number: number): Setup => {
  if (sealedRules(format)) return setupIn(number, format);
  const legal = starterDecks.filter(({ deck }) => isLegal(judge(deck, format)));
  const [one, two] = [legal[number % legal.length], legal[Math.floor(number / legal.length) % legal.length]];
  return { pool, format, seed: hex(number), decks: [one.deck, two.deck] };
};

const play = (format: Format, number: number): Played => {
  const setup = setupFor(format, number);
  const state = create(setup);
  const players = [bots['steered'](`golden ${number} one`), bots['steered'](`golden ${number} two`)];
  const choices: Choice[] = [];
  while (choices.length < longest) {
    const [decision] = decisions(state);
    if (!decision) break;
    const choice = players[decision.player](
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    const done = apply(state, choice);
    if (isRefusal(done)) throw new Error(sentence(done));
    choices.push(choice);
  }
  return { setup, state, choices };
};

/** The first of many games that ends as wanted; each format has games of its own. */
export const find = ({ name, format, ends }: Wanted): Played => {
  const from = 10_000 * formats.indexOf(format);
  for (let n = 1; n < 2000; n++) {
    const played = play(format, from + n);
    if (played.state.result?.reason === ends) return played;
  }
  throw new Error(`No game of ${name} ended by ${ends}.`);
};
