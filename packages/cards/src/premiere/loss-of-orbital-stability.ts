import {
  anyShip,
  anyTime,
  both,
  destroy,
  discard,
  inState,
  interrupt,
  itsHost,
  lacks,
  modify,
  onCard,
  provided,
  setTo,
  shipHas,
  thisCard,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const lossOfOrbitalStability = interrupt('Loss of Orbital Stability', {
  plays: [anyTime(onCard(both(anyShip, inState('in orbit'))))],
  stays: true,
  inPlay: {
    rules: [modify('RANGE', setTo(0), { reach: 'host', while: 'this turn' })],
    triggers: [
      whenever(
        "end of its owner's next turn",
        provided(lacks(shipHas('SHIELDS', 4)), [destroy(itsHost)]),
        discard(thisCard),
      ),
    ],
  },
  printed: [premiere(129, 'C')],
});
