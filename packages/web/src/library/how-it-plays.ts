import type { Face } from '../faces/face.ts';
import { typeOf } from '../faces/face.ts';
import type { ClauseRuling, Law, LawClause } from '../net/api.ts';

/** What the rule book says of one card: clauses and rulings that name it, and the chapters about its type. */

export interface Said {
  readonly clause: LawClause;
  /** Those of its rulings that name the card. */
  readonly rulings: readonly ClauseRuling[];
}

/** Chapters of the base game in which a type is at home. */
const chaptersOf: Readonly<Record<string, readonly string[]>> = {
  Dilemma: ['B-17', 'B-8'],
  Artifact: ['B-16', 'B-8'],
  Mission: ['B-16', 'B-9'],
  Facility: ['B-8', 'B-20'],
  Ship: ['B-14', 'B-20'],
  Personnel: ['B-5', 'B-6'],
  Equipment: ['B-13', 'B-5'],
  Event: ['B-13', 'B-24'],
  Interrupt: ['B-12', 'B-24'],
};

const mostTold = 6;

const naming = (title: string): ((text: string) => boolean) => {
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\w-])${words}(?![\\w-])`);
  return (text) => whole.test(text);
};

/** Clauses that name the card themselves or in a ruling. */
export function saidOf({ title }: Face, { clauses, rulings }: Law): readonly Said[] {
  const names = naming(title);
  const known = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  return clauses
    .map((clause) => ({
      clause,
      rulings: clause.rulings.flatMap((id) => known.get(id) ?? []).filter(({ text }) => names(text)),
    }))
    .filter(({ clause, rulings: of }) => of.length > 0 || names(clause.text))
    .slice(0, mostTold);
}

/** The first clause of each chapter about the type of a card. */
export const chaptersFor = (face: Face, { clauses }: Law): readonly LawClause[] =>
  (chaptersOf[typeOf(face)] ?? []).flatMap((chapter) => clauses.find(({ id }) => id.startsWith(`${chapter}.`)) ?? []);
