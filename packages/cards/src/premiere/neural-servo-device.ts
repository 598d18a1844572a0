import {
  both,
  cardPlay,
  counted,
  discard,
  event,
  itsHost,
  lacks,
  ofAffiliation,
  ofType,
  onCard,
  opponents,
  provided,
  skill,
  takeControl,
  thisCard,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const neuralServoDevice = event('Neural Servo Device', {
  plays: [cardPlay(onCard(both(opponents, ofType('Ship'), ofAffiliation('Non-Aligned'))))],
  stays: true,
  text: [provided(lacks(counted('aboard', skill('SECURITY', 2))), [takeControl(itsHost)], [discard(thisCard)])],
  // One turn of the player who takes control (B-23.11).
  inPlay: { until: 'end of turn' },
  printed: [premiere(84, 'U')],
});
