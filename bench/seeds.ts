/** A seed of 64 hexadecimal digits from any words. */
export const hex = (words: string): string => {
  let text = '';
  for (let part = 0; part < 8; part++) {
    let h = 0x811c9dc5 ^ Math.imul(part + 1, 0x9e3779b9);
    for (const letter of `${words}/${part}`) h = Math.imul(h ^ letter.charCodeAt(0), 0x01000193);
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    text += ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
  }
  return text;
};

export const numberFrom = (words: string, below: number): number => Number.parseInt(hex(words).slice(0, 8), 16) % below;
