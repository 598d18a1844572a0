import { engineVersion } from '@spaceline/engine';
import type { GameEvent, State } from '@spaceline/engine';
import { rulesDiffer } from '@spaceline/protocol';
import { runsOut, started } from '../clock/thinking.ts';
import type { MatchRow, NewMatch } from '../storage/match-store.ts';
import type { FormatNote, StoredEvent } from '../storage/schema.ts';
import { cut, stored } from './cuts.ts';
import { cardsVersion } from './pools.ts';
import { rulesHere } from './rules-here.ts';
import type { Format } from './setup.ts';
import { firstState, formatHere, formatOf } from './setup.ts';
import { standsOf } from './stands.ts';

const noted = ({ name, clauses }: Format): FormatNote => ({ name, clauses: clauses.map(({ id }) => id) });

const quarterOfAnHour = 15 * 60;
const day = 24 * 60 * 60;

/** Seconds for which a round of this game lasts; undefined: it has none. */
export const roundLasts = ({ fixed: { format } }: State): number | undefined => format.round && format.round.how * 60;

/** A match before its first choice, with the rules it is begun with and what has happened so far. */
export function deal(
  match: Omit<NewMatch, 'versions' | 'events' | 'stands' | 'roundLasts' | 'thinkingLasts' | 'lapsesAfter'>,
): NewMatch {
  const { house = null, assisted = false } = match;
  const row = { ...match, house, assisted };
  const state = firstState(row);
  const round = roundLasts(state);
  // No clock runs before both have come.
  const runs = !match.meets;
  const isTimed = round !== undefined || match.clock !== undefined;
  return {
    ...match,
    ...(match.meets ? { lapsesAfter: isTimed ? quarterOfAnHour : day } : {}),
    ...(runs && round !== undefined ? { roundLasts: round } : {}),
    ...(runs && match.clock ? { thinkingLasts: (runsOut(started(match.clock, [0, 1], 0)) ?? 0) / 1000 } : {}),
    versions: {
      engine: engineVersion,
      cards: cardsVersion(row),
      format: noted(formatOf(row)),
      rules: rulesHere(),
    },
    events: keptEvents(state, state.events),
    stands: standsOf(state),
  };
}

/** What is kept of a choice, given the state right after it. */
export const keptEvents = (state: State, events: readonly GameEvent[]): readonly StoredEvent[] =>
  stored(events, cut(state, events));

/** The format as it was when the match was begun, as far as that was noted. */
export const formatThen = (row: MatchRow): FormatNote => {
  const here = formatHere(row);
  return row.versions.format ?? (here && noted(here)) ?? { name: row.format, clauses: [] };
};

/** How the rules a match was begun with differ from those here; nothing, if they are the same. */
export function differsFromHere(row: MatchRow): string | undefined {
  const { engine, cards } = row.versions;
  const here = formatHere(row);
  return rulesDiffer(
    { engine, cards, clauses: formatThen(row).clauses },
    {
      engine: engineVersion,
      cards: cardsVersion(row),
      ...(here ? { clauses: here.clauses.map(({ id }) => id) } : {}),
    },
  );
}
