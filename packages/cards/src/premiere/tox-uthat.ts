import {
  artifact,
  asEvent,
  asInterrupt,
  cardPlay,
  cardPlayed,
  inResponse,
  leaving,
  nullify,
  onTable,
  paysFor,
  playedFor,
  theResponse,
  titled,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const toxUthat = artifact('Tox Uthat', {
  acquired: 'hand',
  plays: [
    asEvent(cardPlay(onTable)),
    leaving(asInterrupt(playedFor(inResponse(cardPlayed(titled('Supernova'))), nullify(theResponse)))),
  ],
  stays: true,
  inPlay: { rules: [paysFor('Supernova')] },
  printed: [premiere(7, 'R')],
});
