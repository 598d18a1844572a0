import {
  anyTime,
  both,
  disappear,
  inState,
  interrupt,
  ofType,
  onCard,
  reappear,
  whenever,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const temporalRift = interrupt('Temporal Rift', {
  plays: [anyTime(onCard(both(yours, ofType('Ship'), inState('undocked'))))],
  stays: true,
  text: [disappear()],
  inPlay: { countdown: 2, triggers: [whenever('countdown expires', reappear())] },
  printed: [premiere(140, 'U')],
});
