import type { Action, SeenEvent, View } from '@spaceline/engine';

/** Which happenings are worth a line when what came of an action is told in short. */

type Name = SeenEvent['e'];

const common: readonly Name[] = ['killed', 'destroyed', 'damaged'];

const scenes: Readonly<Record<NonNullable<Action['scene']>, ReadonlySet<Name>>> = {
  attempt: new Set<Name>([
    ...common,
    'encountered',
    'nullified',
    'trigger absent',
    'conditions met',
    'conditions failed',
    'placed in play',
    'mis-seed',
    'disabled',
    'stopped',
    'artifact found',
    'acquired',
    'mission completed',
    'scored',
    'attempt ended',
  ]),
  battle: new Set<Name>([
    ...common,
    'battle initiated',
    'fired',
    'hit',
    'direct hit',
    'missed',
    'strength totaled',
    'battle won',
    'battle undecided',
    'battle cancelled',
  ]),
};

/** Lines that decide something. */
const decisive = new Set<Name>([
  'battle won',
  'battle undecided',
  'destroyed',
  'killed',
  'mission completed',
  'scored',
  'acquired',
]);
export const isDecisive = ({ e }: SeenEvent): boolean => decisive.has(e);

/** An attempt or a battle that is over, until something else is done. */
export interface Report {
  readonly scene: 'attempt' | 'battle';
  readonly events: readonly SeenEvent[];
}

/** What came of the last action, if that was an attempt or a battle. */
export const reportOn = ({ action, underWay }: View, log: readonly SeenEvent[]): Report | undefined => {
  const { scene, number } = action;
  if (!scene || underWay.length > 0) return undefined;
  return { scene, events: log.filter((event) => event.action === number && scenes[scene].has(event.e)) };
};

/** Happenings that say nothing about why one is asked. */
const unremarkable = new Set<Name>(['passed', 'segment begun', 'card play used', 'result begun', 'revealed']);

/** The last happening that says something. */
export const lastTold = (log: readonly SeenEvent[]): SeenEvent | undefined =>
  log.findLast(({ e }) => !unremarkable.has(e));

/** What became of the last correction, as long as nothing else is done. */
export const correctionTold = ({ action }: View, log: readonly SeenEvent[]): SeenEvent | undefined =>
  log.findLast((event) => event.action === action.number && answers.has(event.e));

const answers = new Set<Name>(['corrected', 'correction declined']);
