/** The little XML there is in deck files, piece by piece and in one pass: files come from anywhere. */

export interface Piece {
  readonly kind: 'begin' | 'end' | 'empty' | 'words';
  /** Of an element, in small letters. */
  readonly name: string;
  /** The attributes of an element, or the words between elements. */
  readonly rest: string;
  /** From 1. */
  readonly line: number;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

export const unescaped = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Elements of web pages and forums that only say how something looks. */
const looks =
  /<\/?(?:a|b|i|u|s|p|em|br|hr|li|ul|ol|dl|dt|dd|td|th|tr|h[1-6]|div|pre|big|sub|sup|font|span|small|strong|center|table|thead|tbody)(?:[\s/][^<>]*)?>|\[\/?(?:b|i|u|s|\*|list|size|color|url|center|card)(?:=[^\]]*)?\]/gi;

/** A line of a page as a reader of the page sees it. */
export const asSeen = (line: string): string => {
  if (/^\s*\|/.test(line)) return /^[\s|:-]+$/.test(line) ? '' : line.replaceAll('|', '\t');
  return /[<&[]/.test(line) ? unescaped(line.replace(looks, ' ')) : line;
};

const element = (inside: string, line: number): Piece => {
  const closing = inside.startsWith('/');
  const empty = !closing && inside.endsWith('/');
  const text = inside.slice(closing ? 1 : 0, empty ? -1 : undefined).trim();
  const [name = ''] = /^[^\s]*/.exec(text) ?? [];
  const kind = closing ? 'end' : empty ? 'empty' : 'begin';
  return { kind, name: name.toLowerCase(), rest: text.slice(name.length), line };
};

/** Where a thing that begins at `from` ends, and its length is `end.length` behind that. */
const endOf = (source: string, end: string, from: number): number => {
  const at = source.indexOf(end, from);
  return at < 0 ? source.length : at;
};

/** Comments and declarations are left out; what has no end ends with the file. */
export function* pieces(source: string): Generator<Piece> {
  let at = 0;
  let line = 1;
  const pass = (to: number): void => {
    for (let i = source.indexOf('\n', at); i >= 0 && i < to; i = source.indexOf('\n', i + 1)) line += 1;
    at = to;
  };
  while (at < source.length) {
    const open = endOf(source, '<', at);
    const words = source.slice(at, open);
    const blank = words.length - words.trimStart().length;
    if (blank < words.length) {
      pass(at + blank);
      yield { kind: 'words', name: '', rest: unescaped(words), line };
    }
    pass(open);
    if (open === source.length) return;
    const comment = source.startsWith('<!--', at);
    const close = endOf(source, comment ? '-->' : '>', at);
    const inside = source.slice(at + 1, close);
    if (!comment && !/^[?!]/.test(inside)) yield element(inside, line);
    pass(Math.min(source.length, close + (comment ? 3 : 1)));
  }
}
