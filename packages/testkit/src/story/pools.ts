import { allCards } from '@spaceline/cards';
import { catalogue } from '@spaceline/cards/catalogue';
import { unwrittenCard } from '@spaceline/cards/unwritten';
import type { Pool } from '@spaceline/engine';
import { makePool } from '@spaceline/engine';

/** The cards a story may name. */

type Defs = Parameters<typeof makePool>[0];

let written: Pool | undefined;
/** Every card whose program is written. */
export const wholePool = (): Pool => (written ??= makePool(allCards));

let others: Defs | undefined;
const unwritten = (): Defs => (others ??= catalogue().flatMap((title) => (title.card ? [] : [unwrittenCard(title)])));

let every: Pool | undefined;
/** Every title of the game: at assisted tables those without a program are played as well. */
const everyTitle = (): Pool => (every ??= makePool([...allCards, ...unwritten()]));

export const poolOf = (assisted: boolean): Pool => (assisted ? everyTitle() : wholePool());

/** The pool with cards made up for a test; one with the id of a known card replaces it. */
export const poolWith = (cards: Defs, assisted: boolean): Pool => {
  if (cards.length === 0) return poolOf(assisted);
  const known = assisted ? [...allCards, ...unwritten()] : allCards;
  return makePool([...known.filter((card) => !cards.some((own) => own.id === card.id)), ...cards]);
};
