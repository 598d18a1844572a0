import { cardById } from '@spaceline/cards';
import {
  type Box,
  type Deck,
  buildSealed,
  commitmentOf,
  counted,
  notations,
  openBox,
  poolOf,
  sections,
  writeDeck,
} from '@spaceline/decks';
import { seedOf } from '../match.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';

export interface BoxOptions extends JsonOption {
  readonly seed: string;
  /** What was published of the seed before. */
  readonly verify?: string;
  readonly build?: boolean;
  readonly to?: string;
}

/** A seed as it is, or one made of any words. */
const seedFrom = (words: string): string => (/^[0-9a-f]{64}$/.test(words) ? words : seedOf(words));

const titleOf = (id: string): string => cardById(id)?.title ?? id;

const listed = (ids: readonly string[]): string =>
  [...counted(ids)].map(([id, count]) => (count > 1 ? `${count}x ${titleOf(id)}` : titleOf(id))).join(', ');

const boxWords = (box: Box): readonly string[] => [
  `seed ${box.seed}`,
  `commitment ${commitmentOf(box.seed)}`,
  ...box.packs.map((pack, i) => `pack ${i + 1}: ${listed(pack)}`),
  `premium cards: ${listed(box.premium)}`,
];

/** The cards of a box as a deck file: missions, what can be seeded, and the rest, so that every notation can hold it. */
const poolAsDeck = (box: Box): Deck => {
  const typeOf = (id: string): string | undefined => cardById(id)?.type;
  const pool = poolOf(box);
  const seeded = ['Dilemma', 'Artifact', 'Facility'];
  return {
    missions: pool.filter((id) => typeOf(id) === 'Mission'),
    seeds: pool.filter((id) => seeded.includes(typeOf(id) ?? '')),
    draw: pool.filter((id) => typeOf(id) !== 'Mission' && !seeded.includes(typeOf(id) ?? '')),
  };
};

/** Exit code 1 if the seed is not the one that was committed to. */
const verified = (seed: string, commitment: string, json: boolean): number => {
  const found = commitmentOf(seed);
  const holds = found === commitment.toLowerCase();
  if (json) printJson({ seed, commitment: found, holds });
  else if (holds) print(`It holds: ${found} was published for this seed, and the box follows from it.`);
  else print(`It does not hold: this seed has the commitment ${found}, not ${commitment}.`);
  return holds ? 0 : 1;
};

export const boxCommand = (options: BoxOptions): number => {
  const seed = seedFrom(options.seed);
  if (options.verify !== undefined) return verified(seed, options.verify, options.json ?? false);
  const box = openBox(seed);
  const deck = options.build ? buildSealed(poolOf(box)) : undefined;
  if (options.to !== undefined) {
    const to = notations.find((one) => one === options.to);
    if (!to) throw new BadInput(`"${options.to}" is not a deck notation; there are: ${notations.join(', ')}`);
    print(writeDeck(deck ?? poolAsDeck(box), to, deck ? 'Sealed deck' : 'Box of Enhanced Premiere'));
  } else if (options.json) printJson({ ...box, commitment: commitmentOf(seed), ...(deck ? { deck } : {}) });
  else {
    const built = deck ? ['', ...sections.map((section) => `${section}: ${listed(deck[section])}`)] : [];
    print([...boxWords(box), ...built].join('\n'));
  }
  return 0;
};
