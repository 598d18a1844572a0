import type { CardId, Choice, Player, State } from '@spaceline/engine';
import { decisions, view } from '@spaceline/engine';
import { passesBy } from '@spaceline/protocol';
import type { WayBack } from '../net/wire.ts';

/** A choice that stands, the table before it, and whether anybody may go back past it. */
interface Made {
  readonly choice: Choice;
  readonly before: State;
}

const knownTo = (state: State, player: Player): ReadonlySet<CardId> => {
  const { cards, remembered } = view(state, player);
  return new Set([...cards.map(({ id }) => id), ...remembered.map(({ card }) => card)]);
};

/** Chance was not asked, and the player knows no card that was hidden before. */
const isQuiet = ({ before }: Made, after: State, player: Player): boolean => {
  if (before.chance.some((count, at) => count !== after.chance[at])) return false;
  const known = knownTo(before, player);
  return [...knownTo(after, player)].every((card) => known.has(card));
};

/** Choices kept, those of the computer too. */
const mostKept = 24;

/** The last choices, back to the last at which the person learned something or the computer acted. */
export class WaysBack {
  readonly #player: Player;
  #tail: readonly Made[] = [];

  constructor(player: Player) {
    this.#player = player;
  }

  /** A choice was carried out. */
  made(choice: Choice, before: State, after: State): void {
    const made = { choice, before };
    const isAct = choice.player !== this.#player && !passesBy(choice, decisions(before), view(before, choice.player));
    this.#tail = isAct || !isQuiet(made, after, this.#player) ? [] : [...this.#tail, made].slice(-mostKept);
  }

  /** `count`: choices that stand. */
  ways(count: number): readonly WayBack[] {
    const first = count - this.#tail.length;
    const all = this.#tail.map(({ choice }, at) => ({ to: first + at, free: true, choice }));
    return all.filter(({ choice }) => choice.player === this.#player).toReversed();
  }

  /** The table to go back to, if there is a way; later choices are gone then. */
  goTo(to: number, count: number): State | undefined {
    const at = to - (count - this.#tail.length);
    const made = this.#tail[at];
    if (made) this.#tail = this.#tail.slice(0, at);
    return made?.before;
  }
}
