import type { Decision, Option } from '@spaceline/engine';
import { type Names, optionWords } from '@spaceline/protocol';

/** A line of a menu: an option, or a further menu. */
export interface Entry {
  readonly label: string;
  readonly option?: Option;
  readonly entries?: readonly Entry[];
}

const longest = 14;

/** Options with the same first part belong together: all places for one card, all targets from one place. */
const groupKey = (option: Option): string =>
  `${option.do} ${option.card >= 0 || option.do === 'play' ? option.card : option.on}`;

const groupLabel = (options: readonly Option[], names: Names): string => {
  const words = options.map((option) => optionWords(option, names));
  const [first = ''] = words;
  let shared = first;
  for (const other of words) while (!other.startsWith(shared)) shared = shared.slice(0, -1);
  const whole = shared
    .replace(/\S*$/, '')
    .replace(/ (under|at|to|on|onto|from|the|left|right|of)\s*$/, '')
    .trim();
  return `${whole || first} … (${options.length})`;
};

/** The menu of a decision; long ones are folded into groups. */
export const menuOf = (decision: Decision, names: Names): readonly Entry[] => {
  const line = (option: Option): Entry => ({ label: optionWords(option, names, decision.kind), option });
  if (decision.options.length <= longest) return decision.options.map(line);
  const groups = new Map<string, Option[]>();
  for (const option of decision.options) {
    const key = groupKey(option);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  if (groups.size === 1) return decision.options.map(line);
  return [...groups.values()].map((options) => {
    const [only, ...others] = options.map(line);
    return only && others.length === 0 ? only : { label: groupLabel(options, names), entries: options.map(line) };
  });
};

export const menuText = (entries: readonly Entry[]): string =>
  entries.map((entry, i) => `${String(i + 1).padStart(3)}  ${entry.label}`).join('\n');
