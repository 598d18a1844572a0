/** At most so many letters of the words and of a title are compared: a bit for each. */
export const compared = 32;

/** For each letter, at which places of the words it stands. */
const places = new Int32Array(128);
const placesOf = (letter: number): number => places[letter] ?? 0;

/** Begins to compare titles with these words, in small letters and digits. Every beginning has its end. */
export const compareWith = (words: string): void => {
  for (let i = 0; i < words.length && i < compared; i++) {
    const letter = words.charCodeAt(i);
    places[letter] = placesOf(letter) | (1 << i);
  }
};

export const endComparing = (words: string): void => {
  for (let i = 0; i < words.length && i < compared; i++) places[words.charCodeAt(i)] = 0;
};

/**
 * How many letters of so many words must be changed, added, left out or swapped with their neighbour to make the title:
 * all of a column of the usual table at once (Hyyrö 2003).
 */
export const steps = (words: number, title: string): number => {
  const length = Math.min(words, compared);
  const last = 1 << (length - 1);
  let plus = -1;
  let minus = 0;
  let zero = 0;
  let before = 0;
  let score = length;
  const end = Math.min(title.length, compared);
  for (let j = 0; j < end; j++) {
    const here = placesOf(title.charCodeAt(j));
    const swapped = ((~zero & here) << 1) & before;
    zero = swapped | ((((here & plus) + plus) | 0) ^ plus) | here | minus;
    let up = minus | ~(zero | plus);
    let down = zero & plus;
    if (up & last) score += 1;
    else if (down & last) score -= 1;
    up = (up << 1) | 1;
    down <<= 1;
    plus = down | ~(zero | up);
    minus = up & zero;
    before = here;
  }
  return score;
};
