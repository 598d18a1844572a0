import {
  anyTime,
  battleInitiated,
  discard,
  either,
  end,
  everyone,
  from,
  inResponse,
  interrupt,
  noAttack,
  onCard,
  playedFor,
  titled,
} from '@spaceline/language';
import { premiere } from './set.ts';

const borgShip = titled('Borg Ship');
const rogueBorg = either(titled('Rogue Borg'), titled('Crosis'));

export const hugh = interrupt('Hugh', {
  plays: [
    playedFor(anyTime(onCard(borgShip)), noAttack),
    playedFor(inResponse(battleInitiated({ kind: 'ship', by: borgShip })), noAttack),
    playedFor(anyTime(onCard(rogueBorg)), discard(from('that location', everyone(rogueBorg)))),
    playedFor(
      inResponse(battleInitiated({ kind: 'personnel', by: rogueBorg })),
      discard(from('that location', everyone(rogueBorg))),
      end('battle'),
    ),
  ],
  printed: [premiere(119, 'R')],
});
