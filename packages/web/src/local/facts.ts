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
    formatName: game.format,
    clauses: [],
    assisted: false,
    unwritten: [],
    players: [
      { name: own, bot: false },
      { name: other, bot: true },
    ],
    seq: game.choices.length,
    created: '',
  };
}
