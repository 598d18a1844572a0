/** An ampersand, or a letter that may have marks. */
const special = /[^\0-%'-\x7f]/;
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Small letters and digits alone; piece by piece, which is faster than replacing what lies between. */
const lettersOf = (lower: string): string => {
  let letters = '';
  let from = 0;
  for (let i = 0; i < lower.length; i++) {
    if (isLetter(lower.charCodeAt(i))) continue;
    if (from < i) letters += lower.slice(from, i);
    from = i + 1;
  }
  return from === 0 ? lower : letters + lower.slice(from);
};

/** Whoever reads a line asks several times for the same words. */
let last = { title: '', letters: '' };

/** A title without case, marks and punctuation: how people type it. */
export const plain = (title: string): string => {
  if (title === last.title) return last.letters;
  const lower = title.toLowerCase();
  const letters = lettersOf(special.test(lower) ? lower.normalize('NFD').replaceAll('&', 'and') : lower);
  last = { title, letters };
  return letters;
};

/** Without case and the marks of lists, but with its signs: what tells Khan from Khan!. */
export const spelt = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/^[%#]\s+|\s*[*+]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
