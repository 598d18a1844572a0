import type { Personnel } from '../reach.ts';
import { readyAfterDeals } from './deals.ts';
import { type Rated, type WorthOfAll, worthByRule } from './missions.ts';
import { weights } from './weights.ts';

/** How missions are chosen by what came of it in lab games. */

export const trialFeatures = ['both', 'second planet', 'second space'] as const;
export type TrialFeature = (typeof trialFeatures)[number];

/** Those of a box's people who would be in a deck with these missions. */
export type PeopleFor = (chosen: readonly Rated[]) => readonly Personnel[];

/** What the games are asked about: how soon, in hands dealt and played through, the deck is ready. */
export const featuresOf = (
  chosen: readonly Rated[],
  people: readonly Personnel[],
  size: number,
): Readonly<Record<TrialFeature, number>> =>
  readyAfterDeals(
    chosen.map(({ mission }) => mission),
    people,
    size,
  );

export const hasHome = (chosen: readonly Rated[]): boolean => chosen.some(({ outpost }) => outpost !== undefined);

/** A planet and a space mission win (WS-5.2). */
export const mayWin = (chosen: readonly Rated[]): boolean => {
  const has = (...kinds: readonly Rated['mission']['kind'][]): number =>
    chosen.filter(({ mission }) => kinds.includes(mission.kind)).length;
  return has('planet', 'dual') > 0 && has('space', 'dual') > 0 && chosen.length > 1;
};

/** Without a place for the outpost, or one of the kinds that win, nothing else helps. */
export const worthByTrial =
  (peopleFor: PeopleFor, size: number): WorthOfAll =>
  (chosen) => {
    const [home, win] = [hasHome(chosen), mayWin(chosen)];
    const features = home && win ? featuresOf(chosen, peopleFor(chosen), size) : undefined;
    const sum = features ? trialFeatures.reduce((all, name) => all + weights[name] * features[name], 0) : 0;
    return (home ? 100 : 0) + (win ? 50 : 0) + (features ? sum : worthByRule(chosen));
  };
