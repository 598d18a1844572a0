/**
 * Whom a selection picks from. Left out it is the usual group: the team of an encounter, or everyone aboard or here
 * where the card is. `aboard` takes in everybody aboard the ship, both players' and the stopped too; `those` are the
 * cards picked before; `afflicted` are the personnel who met the card; `away teams here` are both players'.
 * `team` are those taking part in the attempt, `present` the others of the group of the card this one was played on.
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
] as const;
export type Among = (typeof amongs)[number];
