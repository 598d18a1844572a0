/** A small seeded generator (sfc32): the same seed gives the same numbers everywhere. */
export interface Random {
  /** A whole number from 0 to n-1, every one equally likely. */
  readonly int: (n: number) => number;
}

const range = 0x100000000;

const hash = (text: string, start: number): number => {
  let h = start;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = (h << 13) | (h >>> 19);
  }
  return h | 0;
};

export const random = (seed: number | string): Random => {
  const text = String(seed);
  let a = hash(text, 0x811c9dc5);
  let b = hash(text, 0x1b873593);
  let c = hash(text, 0x5bd1e995);
  let d = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  const int = (n: number): number => {
    const limit = range - (range % n);
    for (;;) {
      const drawn = next();
      if (drawn < limit) return drawn % n;
    }
  };
  return { int };
};
