import type { DeckRules, Format } from '@spaceline/engine/format';

/** How decks are built from boxes, where the format says so; nothing where players bring their own. */
export const sealedRules = ({ clauses }: Pick<Format, 'clauses'>): DeckRules['sealed'] =>
  clauses.find(({ deck }) => deck?.sealed)?.deck?.sealed;

/** After how many minutes a round ends the game, if it does. */
export const roundMinutes = ({ clauses }: Pick<Format, 'clauses'>): number | undefined =>
  clauses.find(({ conduct }) => conduct?.roundMinutes !== undefined)?.conduct?.roundMinutes;
