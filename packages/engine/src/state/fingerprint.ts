import type { State } from './state.ts';
import { begin, mix, print, stored } from './store.ts';
import type { Lanes } from './store.ts';

/** A part of a game as it was written last, and where the fingerprint stood after it. */
interface Part extends Lanes {
  /** What stands before it in the text. */
  readonly lead: string;
  readonly value: unknown;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Lists whose items every copy of a game has anew, all with the same fields; what the fields hold is never changed. */
const copied: readonly string[] = ['cards', 'locations'];

/** Lists that are written item by item. */
const lists: readonly string[] = [...copied, 'history'];

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  for (const field in one) if ((one as Fields)[field] !== (other as Fields)[field]) return false;
  return true;
};

/** Joined, and not added: text that was put together from pieces is gone through several times slower. */
const written = (lead: string, value: unknown): string => [lead, JSON.stringify(value)].join('');

const move = (to: Lanes, from: Lanes) => {
  to.a = from.a;
  to.b = from.b;
  to.length = from.length;
};

/**
 * The fingerprints of a game that goes on, the same as `hash` gives. Only what has changed since the last one is written
 * again, and nothing before the first change is gone through. To be asked of states that are not changed any more.
 */
export class Fingerprints {
  readonly #parts: Part[] = [];
  /** Of the one that is made. */
  #lanes = begin();
  #at = 0;
  /** Everything is as it was, so far. */
  #isStill = true;

  of(s: State): string {
    this.#lanes = begin();
    this.#at = 0;
    this.#isStill = true;
    const data = stored(s) as Fields;
    let open = '{';
    for (const name in data) {
      const value = data[name];
      if (value === undefined) continue;
      const items = lists.includes(name) ? (value as readonly unknown[]) : [];
      const areCopied = copied.includes(name);
      for (let at = 0; at < items.length; at += 1)
        this.#add(at === 0 ? `${open}"${name}":[` : ',', items[at], areCopied);
      if (items.length === 0) this.#add(`${open}"${name}":`, value, false);
      open = items.length === 0 ? ',' : '],';
    }
    this.#parts.length = this.#at;
    mix(this.#lanes, open.replace(',', '}'));
    return print(this.#lanes);
  }

  #add(lead: string, value: unknown, isCopied: boolean) {
    const at = this.#at++;
    const lanes = this.#lanes;
    const before = this.#parts[at];
    const isAsBefore = before?.lead === lead && (isCopied ? isSame(before.value, value) : before.value === value);
    if (isAsBefore && this.#isStill) return move(lanes, before);
    this.#isStill = false;
    const text = isAsBefore ? before.text : written(lead, value);
    mix(lanes, text);
    if (isAsBefore) move(before, lanes);
    else this.#parts[at] = { lead, value, text, a: lanes.a, b: lanes.b, length: lanes.length };
  }
}
