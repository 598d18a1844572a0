import type { SelectionOf } from './selections/index.generated.ts';

/**
 * Whom a selection picks from. Left out it is the usual group: the team of an encounter, or everyone aboard or here
 * where the card is. `aboard` takes in everybody aboard the ship, both players' and the stopped too; `those` are the
 * cards picked before; `afflicted` are the personnel who met the card; `away teams here` are both players'.
 * `team` are those taking part in the attempt, `present` the others of the group of the card this one was played on;
 * `there` the crew or Away Team it names, with its equipment; `that location` all cards where it is aimed at; `docked`
 * the ships at the facility it is on; `your side` and `other side` those of a personnel battle.
 */
export const amongs = [
  'aboard',
  'here',
  'in play',
  'those',
  'afflicted',
  'away teams here',
  'team',
  'present',
  'there',
  'that location',
  'docked',
  'your side',
  'other side',
] as const;
export type Among = (typeof amongs)[number];

/** The same selection from another group. */
export const from = <S extends SelectionOf<'everyone' | 'some'>>(among: Among, what: S): S => ({ ...what, among });
