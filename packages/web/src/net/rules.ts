/**
 * The rules by which matches were begun, where the server that answered first has others. A request about such a match names
 * them in its address, and a balancer leads it to a server that has them.
 */
const told = new Map<string, string>();

export const rulesOf = (match: string): string | undefined => told.get(match);

export const noteRules = (match: string, rules: string): void => void told.set(match, rules);

const ofMatch = /^\/api\/matches\/([^/?]+)/;

/** An address within this site, with the rules of the match it is about. */
export function led(path: string): string {
  const [, match] = ofMatch.exec(path) ?? [];
  const rules = match === undefined ? undefined : told.get(match);
  return rules === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}rules=${encodeURIComponent(rules)}`;
}

/** Where the line of a match leads. */
export function lineAddress(match: string, { href, protocol }: Pick<Location, 'href' | 'protocol'>): URL {
  const url = new URL('/ws', href);
  url.protocol = protocol === 'https:' ? 'wss:' : 'ws:';
  const rules = told.get(match);
  if (rules !== undefined) url.searchParams.set('rules', rules);
  return url;
}
