import type { Attribute, Condition, ShipAttribute, Skill } from '@spaceline/language';
import { named, requireAll, requireAny, shipHas, skill, skills, sum } from '@spaceline/language';

/**
 * A mission's requirement in the notation of the fact tables: alternatives by ` OR `, terms by ` + `, brackets around an
 * alternative among terms, card titles in braces.
 */

interface Read {
  readonly condition: Condition;
  /** What stands behind it. */
  readonly rest: string;
}

/** Long names first: no skill is taken for the beginning of another. */
const skillNames = skills.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'));
const skillTerm = new RegExp(`^(${skillNames.join('|')})(?: ?x ?(\\d+))?(?![\\w'])`);
const sumTerm = /^(INTEGRITY|CUNNING|STRENGTH) ?> ?(\d+)/;
const shipTerm = /^(RANGE|WEAPONS|SHIELDS) ?> ?(\d+)/;
const namedTerm = /^\{(?:any )?([^{}[\]<>]+)\}/i;

/** What the pattern has matched, asserted by it. */
const isSkill = (word: string): word is Skill => skills.some((one) => one === word);
const isAttribute = (word: string): word is Attribute => /^(INTEGRITY|CUNNING|STRENGTH)$/.test(word);
const isShipAttribute = (word: string): word is ShipAttribute => /^(RANGE|WEAPONS|SHIELDS)$/.test(word);

const plainTerm = (words: string): Read | undefined => {
  const tries: readonly [RegExp, (name: string, count: string | undefined) => Condition | undefined][] = [
    [skillTerm, (name, count) => (isSkill(name) ? skill(name, Number(count ?? 1)) : undefined)],
    [sumTerm, (name, over) => (isAttribute(name) ? sum(name, Number(over)) : undefined)],
    [shipTerm, (name, over) => (isShipAttribute(name) ? shipHas(name, Number(over)) : undefined)],
    [namedTerm, (name) => named(name)],
  ];
  for (const [pattern, make] of tries) {
    const [all, name, count] = pattern.exec(words) ?? [];
    const condition = name === undefined ? undefined : make(name, count);
    if (all !== undefined && condition) return { condition, rest: words.slice(all.length) };
  }
  return undefined;
};

const term = (words: string): Read | undefined => {
  if (!words.startsWith('(')) return plainTerm(words);
  const inner = alternatives(words.slice(1));
  return inner?.rest.startsWith(')') ? { condition: inner.condition, rest: inner.rest.slice(1) } : undefined;
};

/** One or more of something between separators; a separator without another of them behind it is left over. */
const several = (
  words: string,
  separator: string,
  read: (words: string) => Read | undefined,
  join: (...of: readonly Condition[]) => Condition,
): Read | undefined => {
  const first = read(words);
  if (!first) return undefined;
  const found = [first.condition];
  let { rest } = first;
  while (rest.startsWith(separator)) {
    const next = read(rest.slice(separator.length));
    if (!next) break;
    found.push(next.condition);
    ({ rest } = next);
  }
  return { condition: join(...found), rest };
};

const terms = (words: string): Read | undefined => several(words, ' + ', term, requireAll);
const alternatives = (words: string): Read | undefined => several(words, ' OR ', terms, requireAny);

/** The requirement that some words begin with. */
export const readRequirement = (words: string): Read | undefined => alternatives(words);

/** The whole of a requirement; nothing, if there is something in it that is no term. */
export const requirementOf = (words: string): Condition | undefined => {
  const read = readRequirement(words);
  return read?.rest === '' ? read.condition : undefined;
};
