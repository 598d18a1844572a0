import { cardOf } from '../../asking/cards.ts';
import type { Deed } from '../../contract/decision.ts';
import type { CardId } from '../../contract/ids.ts';
import type { Ground } from '../../contract/refusal.ts';
import { ground } from '../../contract/refusal.ts';
import type { BatchFrame, SeedingFrame } from '../../state/seeding-frame.ts';
import type { State } from '../../state/state.ts';
import { notThisPhase, phasesOf } from './face-up.ts';
import { goesUnder, notSeedable } from './under.ts';

/** Which cards are seeded where in which phase: under a mission, at one, or on the table. */

const underMission = ground('seeds-under', 'B-8.22', 'dilemmas and artifacts are seeded under missions');
const inDilemmaPhase = ground(
  'dilemma-phase-only',
  ['B-7.7', 'B-8.22', 'B-8.2'],
  'dilemmas and artifacts are seeded in the dilemma phase',
);
const atMission = ground('seeds-at', ['B-8.35', 'B-8.33'], 'an outpost is seeded at a mission, not under it');
const inFacilityPhase = ground(
  'facility-phase-only',
  ['B-8.33', 'B-8.2', 'B-7.7'],
  'outposts are seeded in the facility phase',
);
const onTable = ground('seeds-on-table', ['B-7.7', 'B-8.22'], 'its text lets it be seeded on the table');
const nothingElse = ground('only-seeding', 'B-8.3', 'nothing but seeding is done in the seed phases');
const otherPhase = ground('phase-over', 'B-8.2', 'that is done in another seed phase');

export type SeedPlace = 'under' | 'at' | 'table';
type Phase = SeedingFrame['kind'] | BatchFrame['phase'];

/** Why that type of card is not seeded there in that phase; which of these places and copies is for others to say. */
export const whyNotSeedThere = (s: State, phase: Phase, card: CardId, where: SeedPlace): Ground | undefined => {
  const onTableToo = phasesOf(s, card).length > 0;
  if (where === 'table' && onTableToo) return undefined;
  if (goesUnder(s, card)) {
    if (phase !== 'dilemmas' && phase !== 'others') return onTableToo ? notThisPhase : inDilemmaPhase;
    return where === 'under' ? undefined : underMission;
  }
  if (cardOf(s, card).def.type === 'Facility') {
    if (phase !== 'facilities') return inFacilityPhase;
    return where === 'at' ? undefined : atMission;
  }
  return onTableToo ? onTable : notSeedable;
};

/** What is not done while cards are seeded. */
export const whyNotSeeding = (verb: Deed): Ground =>
  verb === 'seed' || verb === 'seed facility' || verb === 'seed stacks' || verb === 'place mission'
    ? otherPhase
    : nothingElse;
