import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Chance that anybody can check with the tools of any system (EP-1.3): block number `i` of a purpose is the SHA-256 of
 * the text `<seed> <purpose> <i>`, read as eight whole numbers of 32 bits, the highest byte first.
 */
export interface Chance {
  /** A whole number from 0 to n-1, every one equally likely: words that would favour the small ones are passed over. */
  int(n: number): number;
  /** So many of the candidates, none twice, in the order drawn. */
  draw<T>(candidates: readonly T[], count: number): T[];
}

const wordsInBlock = 8;
const range = 0x1_0000_0000;

const isSeed = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed);

const checkSeed = (seed: string): void => {
  if (!isSeed(seed))
    throw new Error(`The seed of a box is 64 digits, 0 to 9 and a to f; this one is "${seed.slice(0, 80)}".`);
};

export function chance(seed: string, purpose: string): Chance {
  checkSeed(seed);
  let blocks = 0;
  let used = wordsInBlock;
  let block = new DataView(new ArrayBuffer(0));
  const word = (): number => {
    if (used === wordsInBlock) {
      const { buffer, byteOffset, byteLength } = sha256(utf8ToBytes(`${seed} ${purpose} ${blocks++}`));
      block = new DataView(buffer as ArrayBuffer, byteOffset, byteLength);
      used = 0;
    }
    return block.getUint32(4 * used++);
  };
  const int = (n: number): number => {
    const limit = range - (range % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  };
  return {
    int,
    draw: (candidates, count) => {
      const left = [...candidates];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(left.length), 1)).flat();
    },
  };
}

/** What is published of a seed before anybody opens its box: it gives nothing away and cannot be changed afterwards. */
export function commitmentOf(seed: string): string {
  checkSeed(seed);
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** The seed of a box of an event, made of the one secret of the event: the SHA-256 of `<seed> box <number>`. */
export function seedOfBox(seed: string, box: number): string {
  checkSeed(seed);
  return bytesToHex(sha256(utf8ToBytes(`${seed} box ${box}`)));
}

/**
 * Who gets which of the closed boxes (WS-1.2): those that players brought are mixed in with the others, and the first
 * player gets the first of what comes out. Boxes are told by what was published of them, or in any other way that does
 * not open them; the seed of the event says how they were mixed.
 */
export const dealBoxes = (
  seed: string,
  boxes: readonly string[],
  brought: readonly string[] = [],
): readonly string[] => {
  const all = [...boxes, ...brought].toSorted();
  return chance(seed, 'deal').draw(all, all.length);
};
