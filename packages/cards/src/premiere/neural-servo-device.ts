import {
  both,
  cardPlay,
  event,
  ofAffiliation,
  ofType,
  onCard,
  opponents,
  premiere,
  skill,
  takeControl,
} from '@spaceline/language';

export const neuralServoDevice = event('Neural Servo Device', {
  plays: [cardPlay(onCard(both(opponents, ofType('Ship'), ofAffiliation('Non-Aligned'))))],
  stays: true,
  text: [takeControl(skill('SECURITY', 2))],
  // One turn of the player who takes control (B-23.11).
  inPlay: { countdown: 1 },
  printed: [premiere(84, 'U')],
});
