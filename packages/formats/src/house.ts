import type { Clause, Format } from '@spaceline/engine/format';
import { contradictionIn, format } from '@spaceline/engine/format';
import { readHouseDraft } from './house-draft.ts';
import type { HouseDraft } from './house-draft.ts';
import { modern } from './modern.ts';
import { open } from './open.ts';
import { otfBeta } from './otf-beta.ts';
import { otf } from './otf.ts';
import { ruleOfFour } from './rule-of-four.ts';
import { warpSpeed } from './warp-speed.ts';

/** House formats: clauses of the sheets put together by their ids, in a small text or JSON file. */

const bases = [open, otfBeta, otf, modern, ruleOfFour];

const clauses: ReadonlyMap<string, Clause> = new Map(bases.flatMap((f) => f.clauses).map((c) => [c.id, c]));

export type HouseFormat =
  | { readonly ok: true; readonly format: Format }
  /** Everything that is wrong, a sentence each. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** A house format has an id of its own, whatever its name: a replay that says `otf` is of the sheet. */
const idOf = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 34)
    .replace(/-$/, '');
  return [...bases, warpSpeed].some((f) => f.id === plain) ? `house-${plain}` : plain || 'house';
};

/** What holds in every format, or makes a format of its own, is a clause all the same. */
const elsewhere: readonly (readonly [prefix: RegExp, why: string])[] = [
  [/^[BDE]-\d/, 'is of the base game, which holds in every format'],
  [/^(EP|WS)-\d/, 'is of Enhanced Premiere and Warp Speed, which are played by themselves'],
  [/^A-\d/, 'is of assisted tables, which are opened in any format'],
];

const unknownClause = (id: string): string => {
  const [, why] = elsewhere.find(([prefix]) => prefix.test(id)) ?? [];
  return why === undefined ? `there is no clause "${id}"` : `${id} ${why}: a house format does not name it`;
};

/** A sentence for every clause that cannot hold beside those before it. */
const contradictionsIn = (list: readonly Clause[]): readonly string[] => {
  const standing: Clause[] = [];
  const problems: string[] = [];
  for (const each of list) {
    const wrong = contradictionIn([...standing, each]);
    if (wrong) problems.push(wrong);
    else standing.push(each);
  }
  return problems;
};

/** Puts a house format together, or says everything that is wrong with it. */
export const composeHouseFormat = (draft: HouseDraft): HouseFormat => {
  const base = bases.find((f) => f.id === draft.over);
  const [added, without] = [new Set(draft.clauses), new Set(draft.without)];
  const problems: string[] = [];
  if (!/^[^\p{C}\p{Zl}\p{Zp}]{1,80}$/u.test(draft.name))
    problems.push('the name of a format has 1 to 80 printable characters');
  if (!base)
    problems.push(`there is no format "${draft.over}" to build on; there are: ${bases.map((f) => f.id).join(', ')}`);
  for (const id of new Set([...added, ...without])) if (!clauses.has(id)) problems.push(unknownClause(id));
  for (const id of without)
    if (clauses.has(id) && base && !base.clauses.some((c) => c.id === id))
      problems.push(`${base.id} has no clause ${id}`);
  if (!base || problems.length > 0) return { ok: false, problems };
  const all = [
    ...base.clauses.filter((c) => !without.has(c.id) && !added.has(c.id)),
    ...[...added].flatMap((id) => clauses.get(id) ?? []),
  ];
  const wrong = contradictionsIn(all);
  return wrong.length > 0
    ? { ok: false, problems: wrong }
    : { ok: true, format: format(idOf(draft.name), draft.name, all) };
};

/** Reads a house format from the text of its file. */
export const readHouseFormat = (text: string): HouseFormat => {
  const draft = readHouseDraft(text);
  return typeof draft === 'string' ? { ok: false, problems: [draft] } : composeHouseFormat(draft);
};
