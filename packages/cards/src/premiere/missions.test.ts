import { readFileSync } from 'node:fs';
import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';
import type { Affiliation, Skill } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** Every requirement of every mission from both sides, read from the fact table and not from the cards' programs. */

const [head, ...lines] = readFileSync(new URL('../../facts/premiere.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const columns = head.split('\t');
const missions = lines
  .map((line) => Object.fromEntries(line.split('\t').map((value, i) => [columns[i], value])))
  .filter((row) => row['type'] === 'Mission');

type Term =
  | { readonly skill: Skill; readonly levels: number }
  | { readonly attribute: 'INTEGRITY' | 'CUNNING' | 'STRENGTH'; readonly over: number }
  | { readonly named: string };

const persons = ['Data', 'Geordi La Forge', 'Gowron'];
const gear = ['Interphase Generator'];
const fromHand = ['Time Travel Pod'];
/** Named by a mission, but no card of this pool. */
const outside = ['Guinan'];
const names = [...persons, ...gear, ...fromHand, ...outside];

const termOf = (text: string): Term => {
  const sum = /^(INTEGRITY|CUNNING|STRENGTH)>(\d+)$/.exec(text);
  if (sum) return { attribute: sum[1] as 'CUNNING', over: Number(sum[2]) };
  if (names.includes(text)) return { named: text };
  const [, skill, levels = '1'] = /^(.*?)(?: x(\d+))?$/.exec(text)!;
  return { skill: skill as Skill, levels: Number(levels) };
};

/** The least that meets a term, or one too little of it. */
interface Share {
  readonly term: Term;
  readonly short: boolean;
}

const ships: Readonly<Record<string, string>> = {
  Federation: 'Runabout',
  Klingon: "I.K.C. K'Vort",
  Romulan: 'Scout Vessel',
};

const expertWith = (affiliation: Affiliation, shares: readonly Share[]) => {
  const total = (attribute: string): number =>
    shares.reduce(
      (sum, { term, short }) =>
        'attribute' in term && term.attribute === attribute ? term.over + (short ? 0 : 1) : sum,
      0,
    );
  return personnel('Test Expert', {
    affiliation,
    universal: true,
    classification: 'CIVILIAN',
    skills: shares.flatMap(({ term, short }) =>
      'skill' in term && term.levels - Number(short) > 0 ? [[term.skill, term.levels - Number(short)] as const] : [],
    ),
    integrity: total('INTEGRITY'),
    cunning: total('CUNNING'),
    strength: total('STRENGTH'),
    printed: [premiere(990, 'C')],
  });
};

const attempt = (row: Record<string, string>, shares: readonly Share[], score: number): void => {
  const affiliation = row['mission_affiliations'].split('; ')[0] as Affiliation;
  const present = shares.flatMap(({ term, short }) => ('named' in term && !short ? [term.named] : []));
  const team = ['Test Expert', ...present.filter((name) => !fromHand.includes(name))].join(', ');
  const hand = present.filter((name) => fromHand.includes(name)).map((name) => `P1 hand: ${name}`);
  const place =
    row['mission_type'] === 'planet'
      ? `P1 planet ${row['title']}: ${team}`
      : `P1 ship: ${ships[affiliation]} at ${row['title']} aboard ${team}`;
  const table = given([`P1 mission: ${row['title']}`, place, ...hand].join('\n'), {
    cards: [expertWith(affiliation, shares)],
  });
  table.P1.attempts(row['title']);
  now(table).holds(`P1 score: ${score}`);
};

const alternatives = missions.flatMap((row) =>
  row['requirements']
    .split(' OR ')
    .map((text) => ({ row, text, terms: text.split(' + ').map(termOf) }))
    .filter(({ terms }) => !terms.some((term) => 'named' in term && outside.includes(term.named))),
);

describe.each(alternatives)('P$row.number $row.title: $text', ({ row, terms }) => {
  test('is solved by exactly that', () => {
    attempt(
      row,
      terms.map((term) => ({ term, short: false })),
      Number(row['points']),
    );
  });

  test.each(terms.map((_, short) => [short]))('is missed by one: part %i', (short) => {
    attempt(
      row,
      terms.map((term, i) => ({ term, short: i === short })),
      0,
    );
  });
});
