import type { CardId, Player } from '@spaceline/engine';
import { decisions, none, view } from '@spaceline/engine';
import { scoreOf } from '@spaceline/engine/arrange';
import { isAtRest, writePosition } from '../position/write.ts';
import { Cursor, type Ref } from '../text/cursor.ts';
import { StoryError } from '../text/story-error.ts';
import { titleOf } from '../table-cards.ts';
import { alike, couldHappen } from './could-happen.ts';
import { says } from './event-words.ts';
import { type CardState, cardStateWords, cardStates } from './expect-marks.ts';
import { type Place, placeNamed, playerPlace } from './expect-places.ts';
import { numberNamed } from './expect-numbers.ts';
import type { Table } from './table.ts';

/** Compares what a story says with what is so. The first difference is thrown, in the words of the story. */

const differs = (said: string, is: string, line: number): never => {
  throw new StoryError(`The story says  ${said}\n  but it is      ${is}`, line);
};

const items = (cursor: Cursor): string[] =>
  cursor
    .tail()
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

/** `3x Taurik stopped`: a sentence, and how often it is meant. */
const repeated = (item: string): { readonly phrase: string; readonly times: number } => {
  const [, times, phrase] = /^(\d+)x (.*)$/s.exec(item) ?? [];
  return phrase === undefined ? { phrase: item, times: 1 } : { phrase, times: Number(times) };
};

/** The sentences happened in this order; others may have happened between them. */
const happened = (table: Table, cursor: Cursor): void => {
  let at = 0;
  const phrases = items(cursor).flatMap((item) => {
    const { phrase, times } = repeated(item);
    return Array.from({ length: times }, () => phrase);
  });
  for (const phrase of phrases) {
    const found = table.sentences.findIndex((sentence, i) => i >= at && says(phrase, sentence));
    if (found < 0) {
      const early = table.sentences.some((sentence) => says(phrase, sentence)) ? ' at this point' : '';
      throw new StoryError(
        `"${phrase}" did not happen${early}. This happened:\n${indented(table.sentences)}`,
        cursor.line,
      );
    }
    at = found + 1;
  }
};

/** Nothing is proven by the absence of what nothing could ever bring about. */
const mustMakeSense = (table: Table, phrase: string, line: number): void => {
  if (couldHappen(phrase, table.names)) return;
  const meant = alike(phrase);
  const hint = meant.length > 0 ? ` Sentences like it:\n${indented(meant)}` : '';
  throw new StoryError(`"${phrase}" could never happen with these cards: no event is told like that.${hint}`, line);
};

const notHappened = (table: Table, cursor: Cursor): void => {
  for (const item of items(cursor)) {
    const { phrase, times } = repeated(item);
    mustMakeSense(table, phrase, cursor.line);
    const found = table.sentences.filter((sentence) => says(phrase, sentence));
    if (found.length >= times) throw new StoryError(`"${item}" did happen: ${found.join('; ')}.`, cursor.line);
  }
};

const offered = (table: Table, cursor: Cursor, wanted: boolean): void => {
  for (const item of items(cursor)) {
    const action = new Cursor(item, cursor.line, table.setup.pool);
    const player = action.expectsPlayer();
    if (table.offers(player, action.tail(), cursor.line) === wanted) continue;
    const menu = indented(table.menu());
    throw new StoryError(`"${item}" is ${wanted ? 'not ' : ''}offered. Possible now:\n${menu}`, cursor.line);
  }
};

const listed = (titles: readonly string[]): string => titles.join(', ') || 'nothing';

const refsOrNothing = (cursor: Cursor): Ref[] => {
  cursor.comma();
  if (cursor.done || cursor.takes('nothing')) return [];
  return cursor.counted().flatMap(({ ref, times }) => Array.from({ length: times }, () => ref));
};

const holdsPlace = (table: Table, cursor: Cursor, place: Place): void => {
  cursor.expects(':');
  const refs = refsOrNothing(cursor);
  cursor.ends();
  const left = place.cards.slice();
  const good =
    refs.length === left.length &&
    refs.every((ref, i) => {
      const ids = table.copies.named(ref);
      const at = place.ordered ? (ids.includes(left[i] ?? none) ? i : -1) : left.findIndex((id) => ids.includes(id));
      if (at >= 0 && !place.ordered) left.splice(at, 1);
      return at >= 0;
    });
  if (!good) differs(cursor.text, listed(place.cards.map((id) => titleOf(table.state, id))), cursor.line);
};

/** The copies of a card a statement is about: those in play before those that are not. */
const subjects = (table: Table, cursor: Cursor, ref: Ref): readonly CardId[] => {
  const ids = table.copies.named(ref);
  if (ids.length === 0) cursor.fail(`${ref.title} is not in this game.`);
  const inPlay = ids.filter((id) => table.state.play.includes(id));
  return inPlay.length > 0 ? inPlay : ids;
};

const holdsState = (table: Table, cursor: Cursor, state: CardState, wanted: boolean): void => {
  cursor.expects(':');
  const is = cardStates[state];
  for (const { ref, times } of cursor.counted()) {
    const ids = subjects(table, cursor, ref);
    // One card is the first of its copies; of several, any that many.
    const asked = times === 1 ? ids.slice(0, 1) : ids;
    const fitting = asked.filter((id) => is(table.state, id) === wanted).length;
    if (fitting >= times) continue;
    const word = `${wanted ? '' : 'not '}${state}`;
    throw new StoryError(
      times === 1
        ? `${ref.title} is ${wanted ? 'not ' : ''}${state}.`
        : `The story says  ${times}x ${ref.title}\n  but ${word} is  ${fitting}x ${ref.title}`,
      cursor.line,
    );
  }
};

const sees = (table: Table, cursor: Cursor, player: Player, wanted: boolean): void => {
  const seen = view(table.state, player).cards.map((card) => card.id);
  for (const { ref, times } of cursor.counted()) {
    const copies = table.copies.named(ref).filter((id) => seen.includes(id)).length;
    if (copies >= times === wanted) continue;
    const what = times === 1 ? ref.title : `${times}x ${ref.title}`;
    throw new StoryError(`P${player + 1} ${wanted ? 'does not see' : 'sees'} ${what}.`, cursor.line);
  }
};

const score = (table: Table, cursor: Cursor, player: Player): void => {
  const is = scoreOf(table.state, player);
  if (cursor.expectsNumber() !== is) differs(cursor.text, String(is), cursor.line);
};

const ofPlayer = (table: Table, cursor: Cursor, player: Player): boolean => {
  const place = playerPlace(table.state, player, cursor);
  if (place) holdsPlace(table, cursor, place);
  else if (cursor.takes('score:')) score(table, cursor, player);
  else if (cursor.takes('sees:')) sees(table, cursor, player, true);
  else if (cursor.takes('does not see:')) sees(table, cursor, player, false);
  else return false;
  return true;
};

const winner = (table: Table, cursor: Cursor): void => {
  const { result } = table.state;
  const is = !result ? 'nobody yet' : result.winner === undefined ? 'nobody' : `P${result.winner + 1}`;
  const said = cursor.tail();
  if (said !== is) differs(cursor.text, is, cursor.line);
};

const asked = (table: Table, cursor: Cursor): void => {
  const is = decisions(table.state).map((d) => `P${d.player + 1} ${d.kind}`);
  const said = cursor.tail();
  if (!is.some((one) => one === said || one.startsWith(`${said} `)))
    differs(cursor.text, is.join(' and ') || 'nobody', cursor.line);
};

/** Any line of the written position may be stated as it is. */
const positionLine = (table: Table, text: string, line: number): void => {
  if (!isAtRest(table.state)) throw new StoryError('The table is in the middle of something; finish it first.', line);
  const lines = writePosition(table.state).split('\n');
  const said = text.replace(/\s*\n\s*/g, ' ');
  if (lines.includes(said)) return;
  const [head = ''] = said.split(':');
  const alike = lines.filter((one) => one.startsWith(head.split(' ').slice(0, 2).join(' ')));
  throw new StoryError(`This line is not part of the position:\n  ${said}\nLines like it:\n${indented(alike)}`, line);
};

/**
 * One statement after `then`. Whoever may respond has passed before it is looked at; in the middle of a chain of
 * responses, everybody is waited for.
 */
export const expectLine = (table: Table, text: string, line: number, midway = false): void => {
  const cursor = new Cursor(text, line, table.setup.pool);
  if (cursor.takes('offered:')) return offered(table, cursor, true);
  if (cursor.takes('not offered:')) return offered(table, cursor, false);
  if (!midway) table.settle();
  table.lookedAt();
  if (cursor.takes('happened:')) return happened(table, cursor);
  if (cursor.takes('did not happen:')) return notHappened(table, cursor);
  if (cursor.takes('winner:')) return winner(table, cursor);
  if (cursor.takes('asked:')) return asked(table, cursor);
  const not = cursor.takes('not ');
  const state = cursor.oneOf(cardStateWords);
  if (state) return holdsState(table, cursor, state, !not);
  const number = numberNamed(table, cursor);
  if (number !== undefined) {
    if (cursor.expectsNumber() !== number) differs(text, String(number), line);
    return cursor.ends();
  }
  const place = placeNamed(table, cursor);
  if (place) return holdsPlace(table, cursor, place);
  const player = cursor.player();
  if (player !== undefined && ofPlayer(table, cursor, player)) return undefined;
  return positionLine(table, text, line);
};
