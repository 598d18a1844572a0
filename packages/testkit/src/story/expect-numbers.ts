import type { CardId, State } from '@spaceline/engine';
import { view } from '@spaceline/engine';
import { counterOf } from '../position/card-marks.ts';
import type { Cursor } from '../text/cursor.ts';
import { cardOf } from '../table-cards.ts';
import type { Table } from './table.ts';

/** Numbers a story may ask for: `then RANGE of U.S.S. Enterprise: 9`. */

const attributes = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
const shipNumbers = {
  RANGE: 'range',
  WEAPONS: 'weapons',
  SHIELDS: 'shields',
  'range left': 'rangeLeft',
  hull: 'hull',
} as const;

const shipView = (s: State, id: CardId) =>
  view(s, cardOf(s, id).controller)
    .spaceline.flatMap((l) => [...l.ships, ...l.facilities])
    .find((vessel) => vessel.card === id);

const subject = (table: Table, cursor: Cursor): CardId => {
  const ref = cursor.expectsRef();
  return (
    table.copies.named(ref).find((id) => table.state.play.includes(id)) ?? cursor.fail(`${ref.title} is not in play.`)
  );
};

/** The number that is asked for; nothing where the line asks for none. */
export const numberNamed = (table: Table, cursor: Cursor): number | undefined => {
  const { state } = table;
  const finish = (number: number): number => {
    cursor.expects(':');
    return number;
  };
  const attribute = cursor.oneOf(attributes.map((a) => `${a} of`));
  if (attribute) {
    const id = subject(table, cursor);
    const face = view(state, cardOf(state, id).controller).cards.find((card) => card.id === id);
    const which = attributes.findIndex((a) => attribute === `${a} of`);
    return finish((face?.attributes ?? []).reduce((sum, person) => sum + (person[which] ?? 0), 0));
  }
  for (const [word, field] of Object.entries(shipNumbers))
    if (cursor.takes(`${word} of`)) return finish(shipView(state, subject(table, cursor))?.[field] ?? 0);
  if (cursor.takes('countdown of')) return finish(cardOf(state, subject(table, cursor)).countdown);
  if (cursor.takes('counter of')) return finish(counterOf(cardOf(state, subject(table, cursor)).mark));
  if (cursor.takes('team of')) return finish(cardOf(state, subject(table, cursor)).team + 1);
  return undefined;
};
