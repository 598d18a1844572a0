import type { Player } from '@spaceline/engine';
import type { Cursor } from '../text/cursor.ts';
import { type Marks, type Said, numberMarks, plainMarks } from './picture.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Writable<Marks> & {
  plain: (typeof plainMarks)[number][];
  numbers: Partial<Record<(typeof numberMarks)[number], number>>;
};

const jsonValue = (cursor: Cursor, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return cursor.fail(`"${text}" is not a value.`);
  }
};

const setMark = (cursor: Cursor, draft: Draft): void => {
  const [said, field, value] = /^\s*(\w+)=(\[[^\]]*\]|[^,\]]+)/.exec(cursor.rest) ?? [];
  if (!said || !field || !value) return cursor.fail(`"${cursor.rest.replace(/[,\]].*/s, '').trim()}" is not a mark.`);
  cursor.expects(said.trim());
  draft.others = { ...draft.others, [field]: jsonValue(cursor, value.trim()) };
};

const oneMark = (cursor: Cursor, draft: Draft): void => {
  if (cursor.takes('docked at')) draft.dockedAt = cursor.expectsRef();
  else if (cursor.takes('disabled by')) draft.disabledBy = cursor.expectsRef();
  else if (cursor.takes('bound for')) draft.boundFor = cursor.expectsRef();
  else if (cursor.takes('held by')) draft.heldBy = cursor.expectsRef();
  else if (cursor.takes('taken by')) draft.takenBy = cursor.expectsRef();
  else if (cursor.takes('chosen')) draft.chosen = cursor.expectsPlayer();
  else if (cursor.takes('formerly'))
    draft.formerly = cursor.word() ?? cursor.fail('An affiliation is expected after "formerly".');
  else if (cursor.takes('controlled by')) draft.controller = cursor.expectsPlayer();
  else if (cursor.takes('as'))
    draft.affiliation = cursor.word() ?? cursor.fail('An affiliation is expected after "as".');
  else if (cursor.takes('met by')) {
    draft.metBy = [cursor.expectsRef()];
    while (cursor.takes('+')) draft.metBy = [...draft.metBy, cursor.expectsRef()];
  } else {
    const plain = cursor.oneOf(plainMarks);
    const number = plain ? undefined : cursor.oneOf(numberMarks);
    if (plain) draft.plain.push(plain);
    else if (number) draft.numbers[number] = cursor.expectsNumber();
    else setMark(cursor, draft);
  }
};

export const readMarks = (cursor: Cursor): Marks => {
  const draft: Draft = { plain: [], numbers: {}, metBy: [], others: {} };
  if (!cursor.takes('[')) return draft;
  do oneMark(cursor, draft);
  while (cursor.takes(','));
  cursor.expects(']');
  return draft;
};

/** A card with its owner, marks and the cards on it; `2x` gives two of them. */
const readCard = (cursor: Cursor, owner: Player): Said[] => {
  const copies = cursor.copies();
  const ref = cursor.expectsRef();
  const by = cursor.takes('by') ? cursor.expectsPlayer() : (ref.player ?? owner);
  const marks = readMarks(cursor);
  let on: Said[] = [];
  if (cursor.takes('(')) {
    on = readCards(cursor, owner);
    cursor.expects(')');
  }
  return Array.from({ length: copies }, () => ({ ref, owner: by, marks, on, line: cursor.line }));
};

export const readOne = (cursor: Cursor, owner: Player): Said => {
  const [card, ...more] = readCard(cursor, owner);
  return card && more.length === 0 ? card : cursor.fail('Only one card is expected here.');
};

/** Cards with commas or new lines between them; `nothing` is the empty list. */
export const readCards = (cursor: Cursor, owner: Player): Said[] => {
  if (cursor.done || cursor.takes('nothing')) return [];
  cursor.comma();
  const cards = readCard(cursor, owner);
  while (cursor.comma()) cards.push(...readCard(cursor, owner));
  return cards;
};
