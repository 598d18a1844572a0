import {
  anyTime,
  both,
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
  withExit,
  yours,
} from '@spaceline/language';

export const wormhole = interrupt('Wormhole', {
  plays: [
    withExit('location', anyTime(onCard(both(yours, ofType('Ship'), inState('undocked'))))),
    givenElsewhere(
      playedFor(
        withExit('wormhole', onYourTurn(onCard(both(yours, ofType('Ship'), inState('undocked'))))),
        travelWormhole,
      ),
    ),
  ],
  text: [relocateShip],
  printed: [premiere(145, 'C')],
});
