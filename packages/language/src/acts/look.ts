import type { Frame } from '../english/frame.ts';
import { unspoken } from '../english/words.ts';
import type { ActWord } from './word.ts';

/** Hidden cards that a scan or look shows to the looking player alone (B-13.37, B-29.36). */
export type Sight = "opponent's hand" | "opponent's draw deck" | 'cards aboard' | 'bottom seed card';

export interface Look {
  readonly act: 'look';
  readonly at: Sight;
  /** A draw deck is put in any order as well (B-13.39). */
  readonly arranging?: true;
}

export const lookAt = (at: Sight, how?: 'arranging'): Look => ({
  act: 'look',
  at,
  ...(how ? { arranging: true } : {}),
});

const sights = (at: Sight, frame: Frame): string => {
  switch (at) {
    case "opponent's hand":
      return "your opponent's hand";
    case "opponent's draw deck":
      return "your opponent's draw deck, keeping its order";
    case 'cards aboard':
      return `all cards aboard ${frame.ship}`;
    case 'bottom seed card':
      return 'the bottom seed card here';
    default:
      return unspoken(at);
  }
};

export const lookWord: ActWord<Look> = {
  says: ({ at, arranging }, frame) =>
    `look at ${arranging ? "your opponent's draw deck and put its cards in any order" : sights(at, frame)}`,
  sample: (any) =>
    any.oneOf(
      lookAt("opponent's draw deck", 'arranging'),
      lookAt(any.oneOf<Sight>("opponent's hand", "opponent's draw deck", 'cards aboard', 'bottom seed card')),
    ),
};
