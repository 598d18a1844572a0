import { cardById } from '@spaceline/cards';
import {
  type Box,
  type Deck,
  buildSealed,
  builders,
  commitmentOf,
  counted,
  dealBoxes,
  notations,
  openBox,
  poolOf,
  seedOfBox,
  sections,
  writeDeck,
} from '@spaceline/decks';
import { seedOf } from '../match.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';

export interface BoxOptions extends JsonOption {
  readonly seed: string;
  /** What was published of the seed before. */
  readonly verify?: string;
  /** Hands closed boxes out to so many players. */
  readonly players?: number;
  /** What was published of boxes that players brought along. */
  readonly brought?: readonly string[];
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

/** Who gets which closed box of an event, told by what is published of it (WS-1.2). */
const deal = (seed: string, players: number, brought: readonly string[], json: boolean): number => {
  for (const box of brought)
    if (!/^[0-9a-f]{64}$/.test(box))
      throw new BadInput(`a box that was brought is told by its commitment, 64 hexadecimal digits, not "${box}"`);
  if (brought.length > players) throw new BadInput(`${brought.length} boxes were brought by ${players} players`);
  const own = Array.from({ length: players - brought.length }, (_, i) => commitmentOf(seedOfBox(seed, i + 1)));
  const boxes = dealBoxes(seed, own, brought);
  if (json) printJson({ event: commitmentOf(seed), boxes });
  else print([`event ${commitmentOf(seed)}`, ...boxes.map((box, i) => `player ${i + 1}: box ${box}`)].join('\n'));
  return 0;
};

export const boxCommand = (options: BoxOptions): number => {
  const seed = seedFrom(options.seed);
  if (options.verify !== undefined) return verified(seed, options.verify, options.json ?? false);
  if (options.players !== undefined) return deal(seed, options.players, options.brought ?? [], options.json ?? false);
  const box = openBox(seed);
  const deck = options.build ? buildSealed(poolOf(box), builders.trial) : undefined;
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
