import type { Player, makePool } from '@spaceline/engine';
import { clausesOf, isRefusal, sentence } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { open } from '@spaceline/formats';
import { checkTable } from './checks/after-story.ts';
import { lay } from './position/lay.ts';
import { readPicture } from './position/read.ts';
import { writePosition } from './position/write.ts';
import { Cursor } from './text/cursor.ts';
import { linesOf } from './text/lines.ts';
import { StoryError } from './text/story-error.ts';
import { expectLine } from './story/expect.ts';
import { saysAssisted } from './story/parse.ts';
import { poolWith } from './story/pools.ts';
import { Table } from './story/table.ts';
import { type Verbs, verbsOf } from './verbs.ts';

/** The words of stories for tests written in TypeScript. */

type Defs = Parameters<typeof makePool>[0];
type Format = Setup['format'];

export interface GivenOptions {
  readonly format?: Format;
  /** Cards made up for this test, beside those of the pool; one with the id of a known card replaces it. */
  readonly cards?: Defs;
}

export interface TestTable {
  readonly P1: Verbs;
  readonly P2: Verbs;
  /** Outcomes of chance, in the order in which they will be drawn; before the first action only. */
  draws: (titles: string) => TestTable;
  /** The position as text, for messages and for a look. */
  picture: () => string;
  readonly table: Table;
}

const unchecked: TestTable[] = [];

/** Refusals nobody has asked about are failures. */
const unexpected = (table: Table): void => {
  const { refusal } = table;
  if (isRefusal(refusal)) throw new StoryError(`Refused: ${sentence(refusal)}`);
};

const isOptions = (given: Format | GivenOptions): given is GivenOptions => !('clauses' in given);

/** Sets a table. `given(picture)`, `given(picture, otf)` or `given(picture, { cards: [archer] })`. */
export const given = (picture: string, how: Format | GivenOptions = {}): TestTable => {
  const { format = open, cards = [] } = isOptions(how) ? how : { format: how };
  const pool = poolWith(cards, saysAssisted(linesOf(picture)), picture);
  const read = readPicture(picture, pool);
  const table = new Table(lay(read, pool, format), read.clock === undefined);
  const act = (player: Player) => (words: string) => {
    unexpected(table);
    table.act(player, words, 0);
  };
  const made: TestTable = {
    P1: verbsOf(act(0)),
    P2: verbsOf(act(1)),
    draws: (titles) => {
      const cursor = new Cursor(titles, 0, pool);
      const ids = cursor.refs().map((ref) => table.copies.named(ref)[0] ?? cursor.fail(`${ref.title} is not here.`));
      table.state.rigged = [...table.state.rigged, ...ids];
      return made;
    },
    picture: () => writePosition(table.state),
    table,
  };
  unchecked.push(made);
  (globalThis as Record<symbol, unknown>)[hook] = checkTables;
  return made;
};

/** Checks the tables of a test that has ended, as stories are checked; after a failed test it only forgets them. */
const checkTables = (failed: boolean): void => {
  for (const { table } of unchecked.splice(0)) {
    if (failed) continue;
    unexpected(table);
    checkTable(table);
  }
};

/** Where the test runner finds the check (tests/setup/tables.ts), without loading the testkit for tests that set no table. */
const hook = Symbol.for('spaceline.tables');

export interface Statements {
  /** These things happened, in this order, since the last look: one sentence a line. */
  happened: (sentences: string) => Statements;
  didNotHappen: (sentences: string) => Statements;
  /** The last action was refused by this clause. */
  refused: (clause: string) => Statements;
  offers: (...actions: string[]) => Statements;
  doesNotOffer: (...actions: string[]) => Statements;
  /** Any statements a story makes after `then`, one a line. */
  holds: (lines: string) => Statements;
}

const itemsOf = (text: string): string =>
  linesOf(text)
    .map((line) => line.text)
    .join('\n');

const statementsOf = (table: Table, midway: boolean): Statements => {
  const say = (head: string, items: string): Statements => {
    unexpected(table);
    expectLine(table, `${head}: ${items}`, 0, midway);
    return statements;
  };
  const statements: Statements = {
    happened: (sentences) => say('happened', itemsOf(sentences)),
    didNotHappen: (sentences) => say('did not happen', itemsOf(sentences)),
    offers: (...actions) => say('offered', actions.join('; ')),
    doesNotOffer: (...actions) => say('not offered', actions.join('; ')),
    refused: (clause) => {
      const { refusal } = table;
      if (!refusal) throw new StoryError(`${clause} does not refuse it: it was done.`);
      if (!clausesOf(refusal).includes(clause))
        throw new StoryError(`Refused by another clause than ${clause}: ${sentence(refusal)}`);
      table.refusal = undefined;
      return statements;
    },
    holds: (lines) => {
      unexpected(table);
      for (const line of linesOf(lines)) expectLine(table, line.text, line.number, midway);
      return statements;
    },
  };
  return statements;
};

/** What must be so now. (A module cannot export a `then`: whoever imports it would wait for it for ever.) */
export const now = ({ table }: TestTable): Statements => statementsOf(table, false);

/** What must be so in the middle of a chain of responses, before anybody has passed. */
export const meanwhile = ({ table }: TestTable): Statements => statementsOf(table, true);
