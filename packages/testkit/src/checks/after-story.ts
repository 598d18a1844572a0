import { clone, decisions, deserialize, hash, serialize } from '@spaceline/engine';
import { StoryError } from '../text/story-error.ts';
import type { Table } from '../story/table.ts';
import { cardOf } from '../table-cards.ts';
import { leakInText, leakNow } from './hidden.ts';
import { misplaced } from './one-place.ts';

/** What must hold after every story, whatever it is about. */

const questionsBetweenActions: ReadonlySet<string> = new Set([
  'action',
  'place mission',
  'seed card',
  'seed facility',
  'seed stacks',
]);

/** The action a story began is finished. */
const openQuestion = (table: Table): string | undefined => {
  const open = decisions(table.state).find((d) => !questionsBetweenActions.has(d.kind));
  if (!open) return undefined;
  const options = open.options.map((o) => `  ${table.words(open, o)}`).join('\n');
  return `P${open.player + 1} is still asked (${open.kind}) and the story does not answer:\n${options}`;
};

const unusedChance = (table: Table): string | undefined =>
  table.state.rigged.length > 0
    ? `This outcome of chance was not drawn: ${table.state.rigged.map((id) => table.names.of(id)).join(', ')}.`
    : undefined;

const survivesStorage = (table: Table): string | undefined => {
  const { state, setup } = table;
  const before = hash(state);
  if (hash(deserialize(setup, serialize(state))) !== before) return 'The table does not survive being stored.';
  const copy = clone(state);
  if (hash(copy) !== before) return 'A copy of the table differs from it.';
  for (const player of copy.players) player.bonusPoints += 1;
  for (const id of copy.play) cardOf(copy, id).hull -= 1;
  copy.frames.pop();
  return hash(state) === before ? undefined : 'A change to a copy of the table changes the table.';
};

export const checkTable = (table: Table): void => {
  table.settle();
  const wrong =
    openQuestion(table) ??
    unusedChance(table) ??
    misplaced(table.state) ??
    survivesStorage(table) ??
    table.leak ??
    leakNow(table.state) ??
    leakInText(table.state);
  if (wrong) throw new StoryError(wrong);
};
