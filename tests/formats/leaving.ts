import type { Format } from '@spaceline/engine';
import type { TestTable } from '@spaceline/testkit';
import { given, now } from '@spaceline/testkit';
import { leavingCards, missions } from './cards.ts';

/** Ways in which a dilemma or an interrupt leaves play, and where it goes then. */
export interface Way {
  readonly how: string;
  readonly card: string;
  readonly picture: string;
  readonly play?: (table: TestTable) => void;
}

const cards = [...missions, ...leavingCards];

/** In which pile the card ends. */
export const ending = ({ card, picture, play }: Way, format: Format): string => {
  const table = given(picture, { format, cards });
  play?.(table);
  // Responses nobody makes are passed before it is looked at.
  now(table).holds('winner: nobody yet');
  const { state } = table.table;
  return state.cards[state.fixed.cards.findIndex((one) => one.def.title === card)].zone;
};

export const attempt = (mission: string) => (table: TestTable) => table.P1.attempts(mission);
export const endTurn = (table: TestTable) => table.P1.ends('turn');
export const hood = 'aboard Jean-Luc Picard, Taurik';
