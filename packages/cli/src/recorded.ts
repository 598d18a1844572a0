import { cardById } from '@spaceline/cards';
import { everyTitle, furtherCardsOf } from '@spaceline/decks/catalogue';
import { formatById, readHouseFormat } from '@spaceline/formats';
import { type Names, type Replay, eventWords, rulesDiffer, tellEvent } from '@spaceline/protocol';
import { versionsWith } from './versions.ts';

/** A recorded game that other rules played: it is told from what was kept of it. */

const clausesHere = ({ format, clauses }: Replay): readonly string[] | undefined => {
  const sheet = formatById(format);
  if (sheet) return sheet.clauses.map(({ id }) => id);
  return readHouseFormat(JSON.stringify({ name: format, clauses })).ok ? clauses : undefined;
};

/** How the rules of a replay differ from those here; nothing, if they are the same. */
export const differsFromHere = (replay: Replay): string | undefined => {
  const clauses = clausesHere(replay);
  const here = versionsWith(furtherCardsOf(replay.decks, replay.assisted ?? false));
  return rulesDiffer(replay, { ...here, ...(clauses ? { clauses } : {}) });
};

const namesIn = ({ events = [] }: Replay): Names => {
  const defs = new Map<number, string>();
  for (const { names = {} } of events.flatMap((list) => list ?? []))
    for (const [id, def] of Object.entries(names)) defs.set(Number(id), def);
  const titles = everyTitle();
  return {
    reader: 'spectator',
    // Each event names its cards itself: what a card is may have changed since.
    card: () => undefined,
    titleOf: (def) => cardById(def)?.title ?? titles.find(def)?.title ?? def,
    facts: (id) => cardById(defs.get(id) ?? ''),
    players: ['Player 1', 'Player 2'],
  };
};

/** What happened, a sentence each; gaps are told too. */
export function* recordedLines(replay: Replay): Generator<string> {
  const names = namesIn(replay);
  let gap = 0;
  const gapWords = () => `(What came of ${gap === 1 ? '1 choice' : `${gap} choices`} was not kept.)`;
  for (const [at, list] of (replay.events ?? []).entries()) {
    if (!list && at > 0) gap += 1;
    if (list && gap > 0) {
      yield gapWords();
      gap = 0;
    }
    for (const event of list ?? []) yield eventWords(tellEvent(event), names);
  }
  if (gap > 0) yield gapWords();
}
