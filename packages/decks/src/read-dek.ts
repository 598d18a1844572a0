import { type Gathering, type Target, entitle, notation, quoted, take } from './gather.ts';
import { habitOf } from './habit.ts';
import { zoneOf } from './headings.ts';
import { type Piece, pieces, unescaped } from './markup.ts';

/** LackeyCCG's `.dek`: cards in zones, as XML. Only its few elements are read; everything else is a problem. */

interface Zone {
  readonly target: Target;
  /** Copies are side by side in the file or not: they are counted by name. */
  readonly cards: Map<string, { copies: number; readonly line: number }>;
}

interface Place {
  zone?: Zone;
  zones: number;
  inMeta: boolean;
  card?: { readonly line: number; name: string; set: string };
  /** The element whose words come next. */
  leaf?: string;
}

const endZone = (at: Place, into: Gathering): void => {
  const { zone } = at;
  delete at.zone;
  if (!zone) return;
  for (const [words, { copies, line }] of zone.cards) take(into, zone.target, words, copies, line);
};

const endCard = (at: Place, into: Gathering): void => {
  const { card, zone } = at;
  delete at.card;
  if (!card) return;
  if (card.name === '') into.problems.push(notation('a card without a name', 'Give it a name element.', card.line));
  else if (!zone)
    into.problems.push(
      notation(`${quoted(card.name)} stands in no zone`, 'Put it into a superzone.', card.line, card.name),
    );
  else {
    const words = card.set === '' ? card.name : `${card.name}\t${card.set}`;
    const known = zone.cards.get(words);
    if (known) known.copies += 1;
    else zone.cards.set(words, { copies: 1, line: card.line });
  }
};

const beginZone = (piece: Piece, at: Place, into: Gathering): void => {
  endCard(at, into);
  endZone(at, into);
  const found = /\bname\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(piece.rest);
  const name = unescaped(found?.[1] ?? found?.[2] ?? '');
  at.zones += 1;
  at.zone = { target: zoneOf(name), cards: new Map() };
};

const read = (piece: Piece, at: Place, into: Gathering): void => {
  const { kind, name, line } = piece;
  if (kind === 'words') {
    if (at.leaf === 'name' && at.card) at.card.name += piece.rest.trim();
    else if (at.leaf === 'set' && at.card) at.card.set += piece.rest.trim();
    else if (at.leaf === 'title' && at.inMeta) entitle(into, piece.rest.trim(), line);
    else if (!at.inMeta)
      into.problems.push(
        notation(`${quoted(piece.rest.trim())} stands in no card`, 'Put it into a name element.', line),
      );
    return;
  }
  const opens = kind === 'begin' || kind === 'empty';
  delete at.leaf;
  if (name === 'meta') at.inMeta = kind === 'begin';
  else if (at.inMeta || name === 'name' || name === 'set') {
    if (kind === 'begin') at.leaf = name;
    if (kind === 'begin' && !at.inMeta && !at.card)
      into.problems.push(notation(`<${name}> stands in no card`, 'Put it into a card element.', line));
  } else if (name === 'superzone') {
    if (opens) beginZone(piece, at, into);
    if (kind !== 'begin') {
      endCard(at, into);
      endZone(at, into);
    }
  } else if (name === 'card') {
    endCard(at, into);
    if (opens) at.card = { line, name: '', set: '' };
    if (kind === 'empty') endCard(at, into);
  } else if (name !== 'deck' && opens)
    into.problems.push(notation(`unknown element <${name.slice(0, 20)}>`, 'A zone holds card elements.', line));
};

const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/<name\b[^<>]*>([^<]*)/gi)].map(([, name = '']) => unescaped(name).trim());

export const readDek = (source: string, into: Gathering): void => {
  const at: Place = { zones: 0, inMeta: false };
  into.habit = habitOf(namesIn(source), into.library);
  for (const piece of pieces(source)) read(piece, at, into);
  endCard(at, into);
  endZone(at, into);
  if (at.zones === 0)
    into.problems.push(notation('the file names no zones', 'A .dek file has superzone elements with cards in them.'));
};
