import { type Gathering, notation, quoted, take } from './gather.ts';
import { headingOf } from './headings.ts';

/** LackeyCCG's `.dek`: cards in zones, as XML. Only its few elements are read; everything else is a problem. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

const readZone = (source: string, from: number, zone: string, body: string, into: Gathering): void => {
  const section = headingOf(zone);
  const line = lineAt(source, from);
  if (!section) {
    const hint = 'Decks have missions, a seed deck and a draw deck here; leave it out.';
    if (/<card\b/i.test(body))
      into.problems.push(notation(`the zone ${quoted(zone)} is no part of a deck`, hint, line));
    return;
  }
  const counts = new Map<string, { copies: number; line: number }>();
  for (const match of body.matchAll(/<card\b[^>]*>([\s\S]*?)<\/card>/gi)) {
    const title = unescaped(/<name\b[^>]*>([\s\S]*?)<\/name>/i.exec(match[1])?.[1] ?? '').trim();
    const at = lineAt(source, from + match.index);
    if (title === '') into.problems.push(notation('a card without a name', 'Give it a name element.', at));
    else counts.set(title, { copies: (counts.get(title)?.copies ?? 0) + 1, line: counts.get(title)?.line ?? at });
  }
  for (const [title, { copies, line: at }] of counts) take(into, section, title, copies, at);
};

export const readDek = (source: string, into: Gathering): void => {
  let zones = 0;
  for (const match of source.matchAll(/<superzone\b[^>]*\bname\s*=\s*"([^"]*)"[^>]*>([\s\S]*?)<\/superzone>/gi)) {
    zones += 1;
    readZone(source, match.index + match[0].indexOf(match[2]), unescaped(match[1]), match[2], into);
  }
  if (zones === 0)
    into.problems.push(notation('the file names no zones', 'A .dek file has superzone elements with cards in them.'));
};
