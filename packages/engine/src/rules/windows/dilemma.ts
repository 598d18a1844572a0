import type { CardDef } from '@spaceline/language';
import { asHalf } from '../../asking/cards.ts';
import { fitsAs, mayFit } from '../../asking/fits.ts';
import { cardOf } from '../../asking/cards.ts';
import type { CardId } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import type { WindowKeeper } from './word.ts';

/** The dilemma being met, as the half that is faced shows it. */
const facedDef = (s: State, card: CardId): CardDef => asHalf(cardOf(s, card).def, findFrame(s, 'encounter')?.half ?? 0);

export const dilemma: WindowKeeper<'dilemma'> = {
  concerns: (s, { card }, subject, player) => mayFit(s, card, subject, player, facedDef(s, subject)),
  meets: (s, { card }, subject, player) => fitsAs(s, card, subject, player, facedDef(s, subject)),
  action: (s) => findFrame(s, 'encounter'),
};
