import {
  anyTime,
  both,
  byWormhole,
  givenElsewhere,
  inState,
  interrupt,
  ofType,
  onCard,
  onYourTurn,
  playedFor,
  premiere,
  relocateShip,
  travelWormhole,
  withSecond,
  yours,
} from '@spaceline/language';

export const wormhole = interrupt('Wormhole', {
  plays: [
    withSecond(anyTime(onCard(both(yours, ofType('Ship'), inState('undocked'))))),
    givenElsewhere(
      playedFor(byWormhole(onYourTurn(onCard(both(yours, ofType('Ship'), inState('undocked'))))), travelWormhole),
    ),
  ],
  text: [relocateShip],
  printed: [premiere(145, 'C')],
});
