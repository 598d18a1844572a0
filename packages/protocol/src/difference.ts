/**
 * What has changed from one value to the next, both of them JSON. A list with one value sets it, an empty list takes it
 * away, `{"=": steps}` makes a list anew from the one before, and any other object names the parts that have changed.
 */
export type Difference = readonly [] | readonly [unknown] | ListDifference | { readonly [part: string]: Difference };

interface ListDifference {
  readonly '=': readonly ListStep[];
}

/** So many items from this place on, taken over; one taken over with a change; or new ones. */
type ListStep =
  | readonly [from: number, count: number]
  | { readonly at: number; readonly is: Difference }
  | { readonly put: readonly unknown[] };

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Lists up to this length of plain values are sent whole: saying how they have changed is no shorter. */
const short = 8;

/** Undefined: nothing has changed. */
export function difference(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return listDifference(before, after);
  if (isParts(before) && isParts(after)) return partsDifference(before, after);
  return [after];
}

function partsDifference(before: Parts, after: Parts): Difference | undefined {
  if (Object.hasOwn(after, '=') || Object.hasOwn(before, '=')) return [after];
  let changes: Record<string, Difference> | undefined;
  for (const part in after) {
    const now = after[part];
    const then = before[part];
    if (now === then || now === undefined) continue;
    const change = then === undefined ? ([now] as const) : difference(then, now);
    if (change) (changes ??= {})[part] = change;
  }
  for (const part in before) if (before[part] !== undefined && after[part] === undefined) (changes ??= {})[part] = [];
  return changes;
}

/** By what an item of a list is known again, wherever it is now. */
const nameOf = (item: unknown, at: number): unknown => {
  if (!isParts(item)) return isList(item) ? `at ${at}` : item;
  return item.id ?? item.card ?? `at ${at}`;
};

/** Where items of that name are in a part of a list, the first of them last. */
function placesOf(list: readonly unknown[], from: number, to: number): Map<unknown, number[]> {
  const places = new Map<unknown, number[]>();
  for (let at = to - 1; at >= from; at -= 1) {
    const name = nameOf(list[at], at);
    const known = places.get(name);
    if (known) known.push(at);
    else places.set(name, [at]);
  }
  return places;
}

/** How many items are the very same from the beginning on, and of the others from the end on. */
function sameAtEnds(before: readonly unknown[], after: readonly unknown[]): readonly [number, number] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [start, end];
}

/** Up to where items of both lists have the same names at the same places. */
function staying(before: readonly unknown[], after: readonly unknown[], from: number, to: number): number {
  let at = from;
  while (at < to && (before[at] === after[at] || nameOf(before[at], at) === nameOf(after[at], at))) at += 1;
  return at;
}

/** The steps to a list, written down one by one. */
class Steps {
  readonly all: ListStep[] = [];
  #run: [number, number] | undefined;
  #fresh: unknown[] | undefined;

  take(from: number, count = 1) {
    if (count === 0) return;
    this.#fresh = undefined;
    if (this.#run && this.#run[0] + this.#run[1] === from) this.#run[1] += count;
    else this.all.push((this.#run = [from, count]));
  }

  /** Takes one item over, with its change if it has one. */
  keep(at: number, is: Difference | undefined) {
    if (!is) return this.take(at);
    this.#run = this.#fresh = undefined;
    this.all.push({ at, is });
  }

  put(item: unknown) {
    this.#run = undefined;
    if (this.#fresh) this.#fresh.push(item);
    else this.all.push({ put: (this.#fresh = [item]) });
  }
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const [start, end] = sameAtEnds(before, after);
  const [oldEnd, newEnd] = [before.length - end, after.length - end];
  if (start === oldEnd && start === newEnd) return undefined;
  if (after.length <= short && !after.some((item) => typeof item === 'object')) return [after];
  const steps = new Steps();
  steps.take(0, start);
  // Nearly always items stay where they are; only after the first that does not are they looked for.
  const stay = staying(before, after, start, Math.min(oldEnd, newEnd));
  for (let at = start; at < stay; at += 1) steps.keep(at, difference(before[at], after[at]));
  const places = stay < newEnd ? placesOf(before, stay, oldEnd) : undefined;
  for (let at = stay; at < newEnd; at += 1) {
    const item = after[at];
    const from = places?.get(nameOf(item, at))?.pop();
    if (from === undefined) steps.put(item);
    else steps.keep(from, difference(before[from], item));
  }
  steps.take(oldEnd, end);
  const [first] = steps.all;
  if (!first || (steps.all.length === 1 && !isRun(first) && 'put' in first)) return [after];
  const isWhole = steps.all.length === 1 && isRun(first) && first[0] === 0 && first[1] === before.length;
  return isWhole ? undefined : { '=': steps.all };
}

const isRun = (step: ListStep): step is readonly [number, number] => Array.isArray(step);
const isStepped = (change: Difference): change is ListDifference => '=' in change;

/** The next value. What has not changed is the same object as before. */
export function changed(before: unknown, change: Difference): unknown {
  if (isList(change)) return change[0];
  if (isStepped(change)) return changedList(before, change['=']);
  if (!isParts(before)) throw new Error('A change of parts does not fit what has none.');
  const next: Record<string, unknown> = { ...before };
  for (const [part, one] of Object.entries(change)) {
    if (isList(one) && one.length === 0) delete next[part];
    else next[part] = changed(before[part], one);
  }
  return next;
}

function changedList(before: unknown, steps: readonly ListStep[]): unknown[] {
  if (!isList(before)) throw new Error('A change of a list does not fit what is none.');
  return steps.flatMap((step) => {
    if (!isRun(step)) return 'put' in step ? step.put : [changed(before[step.at], step.is)];
    const [from, count] = step;
    if (from + count > before.length) throw new Error('A change of a list does not fit a shorter one.');
    return before.slice(from, from + count);
  });
}
