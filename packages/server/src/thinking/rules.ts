import { engineVersion } from '@spaceline/engine';
import { cardsVersion } from '../match/pools.ts';

/** What computers think by here. Whoever asks has to have the same: others would advise what may not be done. */
export const rulesHere = `${engineVersion} ${cardsVersion({ decks: [] as never, assisted: false })}`;
