/** The numbers a planner plays by: how many go, what they wait for, what a card and a step are worth. */
export interface Numbers {
  /** A first attempt takes so many people beside one for each dilemma, at the most so many. */
  readonly team: number;
  readonly mostTeam: number;
  /** Fewer than that wait for others. */
  readonly few: number;
  readonly mostFew: number;
  /** With a chance above that nobody waits. */
  readonly sure: number;
  /** How much of the chance to get through is that to get through unharmed. */
  readonly clean: number;
  /** What a dilemma out of the way is worth. */
  readonly cleared: number;
  /** What it is worth to be at home again, and what an errand has to bring to be one. */
  readonly idle: number;
  /** Who lacks more than so many people does not even clear the way. */
  readonly lacks: number;
  /** What comes a turn later is worth so much of it. */
  readonly decay: number;
  /** What one more person is worth by being there. */
  readonly body: number;
  /** What is missing to a mission, and cover against what is not known, in the worth of a report. */
  readonly missing: number;
  readonly cover: number;
  /** How much less a mission counts for each person that is not even in the hand. */
  readonly later: number;
  /** What the first ship is worth: to few, to some, to many. */
  readonly firstShip: readonly [number, number, number];
  /** Where hands are filled up, what it is worth that a card is out of it. */
  readonly outOfHand: number;
  /** What is held back for, by kinds of cards. */
  readonly keepsInterrupt: number;
  readonly keepsEvent: number;
  /** How much of a harm to the other player is counted where it costs a report. */
  readonly harm: number;
}

export const officerNumbers: Numbers = {
  team: 5,
  mostTeam: 10,
  few: 4,
  mostFew: 8,
  sure: 0.8,
  clean: 0.3,
  cleared: 5,
  idle: 3,
  lacks: 3,
  decay: 0.85,
  body: 4,
  missing: 4,
  cover: 20,
  later: 1,
  firstShip: [4, 10, 16],
  outOfHand: 1.5,
  keepsInterrupt: 6,
  keepsEvent: 2,
  harm: 0.35,
};
