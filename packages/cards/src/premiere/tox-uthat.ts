import {
  artifact,
  asEvent,
  asInterrupt,
  cardPlay,
  cardPlayed,
  inResponse,
  leaving,
  nullifyResponse,
  onTable,
  playedFor,
  premiere,
  titled,
} from '@spaceline/language';

export const toxUthat = artifact('Tox Uthat', {
  acquired: 'hand',
  plays: [
    asEvent(cardPlay(onTable)),
    leaving(asInterrupt(playedFor(inResponse(cardPlayed(titled('Supernova'))), nullifyResponse))),
  ],
  stays: true,
  inPlay: {},
  printed: [premiere(7, 'R')],
});
