import { numberWord } from '../english/words.ts';
import type { ActWord } from './word.ts';

/**
 * Beaming at another time than execute orders (B-14.13): of any number of personnel at one location, up or down (B-14.12), or, with a limit, from the
 * ship to a neighboring location.
 */
export interface Beam {
  readonly act: 'beam';
  readonly to: 'up or down' | 'neighbor';
  readonly most?: number;
}

export const beam = (to: Beam['to'], most?: number): Beam => ({
  act: 'beam',
  to,
  ...(most === undefined ? {} : { most }),
});

export const beamWord: ActWord<Beam> = {
  says: ({ to, most }, frame) => {
    if (to === 'up or down') return 'beam any number of your personnel up or down at one location';
    const many = most === undefined ? 'any number' : `at most ${numberWord(most)}`;
    return `beam ${many} of your personnel and equipment from ${frame.ship} to a neighboring location`;
  },
  needs: ({ to }) => (to === 'neighbor' ? ['target'] : []),
  sample: (any) => any.oneOf(beam('up or down'), beam('neighbor', any.number())),
};
