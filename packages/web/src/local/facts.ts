import type { MatchFacts } from '../net/wire.ts';
import { localGame } from './game.ts';

/** What is known of a game that no server knows. */
export function localFacts(match: string): MatchFacts | undefined {
  const game = localGame(match);
  if (!game) return undefined;
  const [own, other] = game.names;
  return {
    match,
    format: game.format,
    formatName: game.formatName ?? game.format,
    clauses: [],
    assisted: false,
    // A lesson says itself what to do.
    ...(game.lesson === undefined ? { hints: true } : {}),
    unwritten: [],
    players: [
      { name: own, bot: false },
      { name: other, bot: true, ...(game.lesson === undefined ? { level: game.level } : {}) },
    ],
    seq: game.choices.length,
    created: game.created ?? '',
  };
}
