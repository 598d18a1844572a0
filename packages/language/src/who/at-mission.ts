import { after } from '../english/phrase.ts';
import type { WhoWord } from './word.ts';

/** At a mission of that kind; a dual one is both. */
export interface AtMission {
  readonly who: 'at mission';
  readonly kind: 'planet' | 'space';
}

export const atMission = (kind: 'planet' | 'space'): AtMission => ({ who: 'at mission', kind });

export const atMissionWord: WhoWord<AtMission> = {
  phrase: ({ kind }) => after(() => `at a ${kind} mission`),
  opposite: ({ kind }) => after(() => `not at a ${kind} mission`),
  printed: () => undefined,
  sample: (any) => atMission(any.oneOf('planet', 'space')),
};
