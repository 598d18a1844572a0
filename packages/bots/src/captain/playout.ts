import {
  type CardId,
  type Decision,
  type Option,
  type Player,
  type State,
  allows,
  apply,
  choose,
  decisions,
  isRefusal,
  view,
} from '@spaceline/engine';
import { type Mind, advised, emptyMind } from '../officer/levels.ts';
import type { Believed, Style } from '../officer/style.ts';
import type { BelievedSeeds } from './believed-seeds.ts';
import { hazardOf } from './hazard.ts';
import { valueOf } from './value.ts';

/**
 * Playing on from a guessed table: we are officers who see no more than their view of it; the other player only answers.
 * What they do in their own turns hardly hangs on what we do in ours, and would cost half of all thought.
 */

/** A table that needs more choices than that for a few turns goes in circles. */
const longest = 400;

interface Start {
  readonly s: State;
  readonly me: Player;
  readonly mind: Mind;
  /** How we play this turn and the next ones: a journey is no good if everybody turns back half way. */
  readonly styles: readonly [Style, Style];
  /** How the other player answers. */
  readonly theirs: Style;
  /** What we believe to lie under missions: at this table it does. */
  readonly under: BelievedSeeds | undefined;
}

const copyOf = ({ turn, made, tried }: Mind): Mind => ({ turn, made, tried: new Set(tried) });

/** Their own turn passes. */
const passOf = ({ kind, options }: Decision): Option | undefined =>
  kind === 'action' ? options.find((one) => one.do === 'pass') : undefined;

/** To pass takes no thought: so much of a choice. */
const perPass = 0.2;

/** How many choices it took. */
const playOn = ({ s, me, mind, styles, theirs, under }: Start, turns: number): number => {
  const { turn } = s;
  const minds = [me === 0 ? copyOf(mind) : emptyMind(), me === 1 ? copyOf(mind) : emptyMind()] as const;
  const believed: Believed = (location) =>
    under?.has(location) ? (s.locations.find(({ id }) => id === location)?.seeds ?? []).map(defAt) : [];
  const defAt = (id: CardId): string => s.fixed.cards[id]?.def.id ?? '';
  const ours = under ? styles.map((style) => ({ ...style, believed })) : styles;
  let [made, passed] = [0, 0];
  for (; made < longest && s.turn < turn + turns; made++) {
    const [decision] = decisions(s);
    if (!decision) break;
    const { player } = decision;
    const pass = player === me ? undefined : passOf(decision);
    if (pass) {
      if (isRefusal(apply(s, choose(decision, pass)))) break;
      passed += 1;
      continue;
    }
    const { choice } = advised(
      player !== me ? theirs : ours[s.turn === turn ? 0 : 1]!,
      () => view(s, player),
      decision,
      (option, cards, stacks) => allows(s, option, cards, stacks),
      minds[player],
      'playout',
    );
    if (isRefusal(apply(s, choice))) break;
  }
  return made - passed * (1 - perPass);
};

export interface Outcome {
  /** The chance to win. */
  readonly value: number;
  readonly choices: number;
}

/** What comes after so many turns; the other player goes on meanwhile, whose turns pass here. */
export const playedOut = (start: Start, turns: number): Outcome => {
  const { s, me } = start;
  const before = s.turn;
  const safe = 1 - hazardOf(view(s, me), me);
  const choices = playOn(start, turns);
  return { value: valueOf(s, me) * safe ** (s.turn - before), choices };
};
