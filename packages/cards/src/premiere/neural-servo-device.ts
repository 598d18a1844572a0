import {
  both,
  cardPlay,
  event,
  lacks,
  ofAffiliation,
  ofType,
  onCard,
  opponents,
  premiere,
  skill,
  takeControl,
} from '@spaceline/language';

export const neuralServoDevice = event('Neural Servo Device', {
  plays: [cardPlay(onCard(both(opponents, ofType('Ship'), ofAffiliation('Non-Aligned')), lacks(skill('SECURITY', 2))))],
  stays: true,
  text: [takeControl],
  // One turn of the player who takes control (B-23.11).
  inPlay: { countdown: 1 },
  printed: [premiere(84, 'U')],
});
