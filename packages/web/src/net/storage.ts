/** What this browser keeps for us, as JSON under a key. */

// A browser may refuse to store anything; what it refused then lasts as long as the page.
const refused = new Map<string, unknown>();

/** `null`: nothing, or nothing that can be read. */
export function read(key: string): unknown {
  if (refused.has(key)) return refused.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    refused.delete(key);
  } catch {
    refused.set(key, value);
  }
}

export function erase(key: string): void {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is there to be erased.
  }
}

/** All keys that begin so. */
export function keysFrom(prefix: string): readonly string[] {
  const own = [...refused.keys()];
  try {
    own.push(...Object.keys(localStorage));
  } catch {
    // Where nothing can be kept, there is what this page knows.
  }
  return [...new Set(own)].filter((key) => key.startsWith(prefix));
}

export const has = <Key extends string>(value: unknown, ...keys: readonly Key[]): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
