import type { CardId, Choice, Player, State } from '@spaceline/engine';
import { view } from '@spaceline/engine';
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

/** Chance was not asked, and its player knows no card that was hidden before. */
const isQuiet = ({ before, choice }: Made, after: State): boolean => {
  if (before.chance.some((count, at) => count !== after.chance[at])) return false;
  const known = knownTo(before, choice.player);
  return [...knownTo(after, choice.player)].every((card) => known.has(card));
};

/** Choices offered to go back to. */
const mostOffered = 12;

/** The last choices of the person, back to the last at which something was learned or the computer acted. */
export class WaysBack {
  readonly #player: Player;
  #tail: readonly Made[] = [];

  constructor(player: Player) {
    this.#player = player;
  }

  /** A choice was carried out. */
  made(choice: Choice, before: State, after: State): void {
    const made = { choice, before };
    const stays = choice.player === this.#player && isQuiet(made, after);
    this.#tail = stays ? [...this.#tail, made].slice(-mostOffered) : [];
  }

  /** `count`: choices that stand. */
  ways(count: number): readonly WayBack[] {
    const first = count - this.#tail.length;
    return this.#tail.map(({ choice }, at) => ({ to: first + at, free: true, choice })).toReversed();
  }

  /** The table to go back to, if there is a way; later choices are gone then. */
  goTo(to: number, count: number): State | undefined {
    const at = to - (count - this.#tail.length);
    const made = this.#tail[at];
    if (made) this.#tail = this.#tail.slice(0, at);
    return made?.before;
  }
}
