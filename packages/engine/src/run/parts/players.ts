import type { PlayerWord } from '@spaceline/language';
import type { TextFrame } from '../../state/frame.ts';
import type { Player } from '../../contract/ids.ts';
import { opponentOf } from '../../contract/ids.ts';

/** The player a text speaks of. */
export const playerOf = (f: TextFrame, who: PlayerWord): Player =>
  who === 'you' ? f.you : who === 'opponent' ? opponentOf(f.you) : (f.whom ?? f.you);
