import type { Clause } from '@spaceline/engine/format';
import * as cards from './clauses/cards.ts';
import * as downloads from './clauses/downloads.ts';
import * as limits from './clauses/limits.ts';
import * as stealing from './clauses/mission-stealing.ts';
import * as movement from './clauses/movement.ts';
import * as removal from './clauses/removal.ts';
import * as sealed from './clauses/sealed.ts';
import * as seeding from './clauses/seeding.ts';
import * as victory from './clauses/victory.ts';
import * as warpSeeding from './clauses/warp-seeding.ts';
import * as warpTurn from './clauses/warp-turn.ts';
import * as warpVictory from './clauses/warp-victory.ts';

/** One rule, and the clauses of all sheets that say it. */
export interface Reading {
  /** The first is the one to cite, if nobody prefers another. */
  readonly clauses: readonly [Clause, ...Clause[]];
}

/** What the sheets say on one topic. */
export interface Topic {
  readonly title: string;
  readonly readings: readonly Reading[];
}

const sheets = ['OTF', 'MOD', 'BETA', 'R4', 'WS', 'B'];

const sheetOf = ({ id }: Clause): number => sheets.indexOf(id.slice(0, id.indexOf('-')));

/** Readings of one subject stand together: of those that differ, only one can hold. */
const topic = (title: string, file: Readonly<Record<string, Clause>>): Topic => {
  const subjects = new Map<string, Map<string, [Clause, ...Clause[]]>>();
  for (const each of Object.values(file).toSorted((a, b) => sheetOf(a) - sheetOf(b))) {
    const [what, how] = each.settles ?? [each.id, ''];
    const readings = subjects.get(what) ?? new Map<string, [Clause, ...Clause[]]>();
    subjects.set(what, readings);
    const alike = readings.get(how);
    if (alike) alike.push(each);
    else readings.set(how, [each]);
  }
  const readings = [...subjects.values()].flatMap((each) => [...each.values()]);
  return { title, readings: readings.map((clauses) => ({ clauses })) };
};

/** Every clause of the sheets once, beside those it is like and those it contradicts. */
export const topics: readonly Topic[] = [
  topic('Decks', sealed),
  topic('Seeding', { ...seeding, ...warpSeeding }),
  topic('Copies and uses', limits),
  topic('Cards', cards),
  topic('Mission stealing', stealing),
  topic('Downloads', downloads),
  topic('Movement', movement),
  topic('Discarding', removal),
  topic('The turn', warpTurn),
  topic('Victory', { ...victory, ...warpVictory }),
];
