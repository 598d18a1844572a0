import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import type { German } from './german/index.ts';
import { dictionary, language } from './language.ts';

/**
 * The client's words. English stands where it is shown and is the name of its message; other languages look it up.
 * A message that has no German is an error of the compiler.
 */

/** English that has a German. `{slots}` are filled in; what follows `::` tells apart what only English says alike. */
export type Message = { [M in keyof German]: German[M] extends string ? M : never }[keyof German];
/** English that depends on a number; named by its form for many. */
type Counted = Exclude<keyof German, Message>;
type Slots<M extends string> = M extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
/** A message without slots: what tables of labels hold. */
export type Label = { [M in Message]: M extends `${string}{${string}` ? never : M }[Message];

type Filling<M extends string, Value, Given extends string = never> = [Message] extends [M]
  ? readonly [values?: never] // An unknown message: let the compiler complain of it, not of its slots.
  : [Exclude<Slots<M>, Given>] extends [never]
    ? readonly []
    : readonly [values: Readonly<Record<Exclude<Slots<M>, Given>, Value>>];

const slot = /\{(\w+)\}/g;

const english = (message: string): string => message.split('::', 1)[0] ?? message;

const translated = (message: string): string => {
  const found = dictionary()?.[message];
  return typeof found === 'string' ? found : english(message);
};

const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replaceAll(slot, (whole, name: string) => String(values[name] ?? whole));

/** A message in the language of the reader. */
export const t = <M extends Message>(message: M, ...[values]: Filling<M, string | number>): string =>
  fill(translated(message), values);

const rules = new Map<string, Intl.PluralRules>();

/** Made once for a language: making one takes a hundred times as long as asking it. */
function rulesOf(name: string): Intl.PluralRules {
  const known = rules.get(name) ?? new Intl.PluralRules(name);
  rules.set(name, known);
  return known;
}

/** A message for a number of things; `{n}` is the number. */
export const many = <M extends Counted>(
  n: number,
  one: string,
  others: M,
  ...[values]: Filling<M, string | number, 'n'>
): string => {
  const forms: unknown = dictionary()?.[others] ?? { one: english(one), other: english(others) };
  const rule = rulesOf(language()).select(n);
  const { other, ...special } = forms as Readonly<Record<string, string>>;
  return fill(special[rule] ?? other ?? others, { n, ...values });
};

/** A message whose slots hold parts of the page: links, signs, emphasis. */
export const rich = <M extends Message>(message: M, ...[values]: Filling<M, ReactNode>): ReactNode => {
  const parts: Readonly<Record<string, ReactNode>> = values ?? {};
  return translated(message)
    .split(/(\{\w+\})/)
    .map((part, at) => createElement(Fragment, { key: at }, part.startsWith('{') ? parts[part.slice(1, -1)] : part));
};
