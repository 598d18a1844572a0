import type { Face } from '../faces/face.ts';
import { typeOf } from '../faces/face.ts';
import type { ClauseRuling, Law, LawClause } from '../net/api.ts';

/** What the rule book says of one card: clauses and rulings that name it, and the chapters about its type. */

export interface Said {
  readonly clause: LawClause;
  /** Those of its rulings that name the card. */
  readonly rulings: readonly ClauseRuling[];
}

/** Chapters of the base game, by words of their names, in which a type is at home. */
const chaptersOf: Readonly<Record<string, readonly string[]>> = {
  Dilemma: ['Dilemma resolution', 'Seed phases'],
  Artifact: ['Mission attempts', 'Seed phases'],
  Mission: ['Mission attempts', 'Spaceline'],
  Facility: ['Seed phases', 'Battle'],
  Ship: ['Movement', 'Battle'],
  Personnel: ['Skills, classifications', 'Affiliation and compatibility'],
  Equipment: ['Playing cards', 'Skills, classifications'],
  Event: ['Playing cards', 'Nullify'],
  Interrupt: ['Actions and timing', 'Nullify'],
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
  (chaptersOf[typeOf(face)] ?? []).flatMap(
    (words) => clauses.find(({ sheet, chapter }) => sheet === 'base' && chapter.includes(words)) ?? [],
  );
