import { changed, difference } from './difference.ts';
import type { Change, Update } from './messages.ts';

/** Of an update what is told as a difference to the one before: where the match stands, and not what happened. */
export type TableNow = Omit<Update, 't' | 'match' | 'seq' | 'since' | 'events'>;

/** What has changed since a recipient was told how the match stands. */
export const changeOf = (before: TableNow, after: TableNow): Change['change'] => difference(before, after) ?? {};

/** The update that a change stands for; undefined: it does not follow on that one, and the match must be joined again. */
export function updateFrom(
  last: Update | undefined,
  { match, since, seq, change, events }: Change,
): Update | undefined {
  if (!last || last.match !== match || last.seq !== since) return undefined;
  const { t, match: _, seq: __, since: ___, events: ____, ...now } = last;
  try {
    return { t, match, since, seq, ...(changed(now, change) as TableNow), events };
  } catch {
    return undefined;
  }
}
