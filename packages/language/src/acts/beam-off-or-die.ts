import type { ActWord } from './word.ts';

/** Single card: a team chooses between beaming, which may be impossible, and death as one decision (B-29.10). */
export interface BeamOffOrDie {
  readonly act: 'beam off or die';
}

export const beamOffOrDie: BeamOffOrDie = { act: 'beam off or die' };

export const beamOffOrDieWord: ActWord<BeamOffOrDie> = {
  says: (_, frame) => `beam ${frame.everyone} to your ship or facility here and stop it, or kill it`,
  leaves: () => 'nobody to stop',
  sample: () => beamOffOrDie,
};
