import { type Rated, type WorthOfAll, worthOf } from './missions.ts';
import { weights } from './weights.ts';

/** How missions are chosen by what came of it in lab games. */

export const trialFeatures = ['planet', 'space', 'second planet', 'second space'] as const;
export type TrialFeature = (typeof trialFeatures)[number];

/** What the games are asked about: how ready the people are for the best missions of each kind, and the next best. */
export const featuresOf = (chosen: readonly Rated[]): Readonly<Record<TrialFeature, number>> => {
  const ready = (kind: Rated['mission']['kind']): number[] =>
    chosen
      .filter(({ mission }) => mission.kind === kind)
      .map((one) => one.ready)
      .toSorted((a, b) => b - a);
  const [planets, spaces] = [ready('planet'), ready('space')];
  // One that is both stands in for the kind that is missing.
  for (const one of ready('dual')) (planets.length === 0 ? planets : spaces).push(one);
  const [planet = 0, second = 0] = planets;
  const [space = 0, other = 0] = spaces;
  return { planet, space, 'second planet': second, 'second space': other };
};

export const hasHome = (chosen: readonly Rated[]): boolean => chosen.some(({ outpost }) => outpost !== undefined);

/** A planet and a space mission win (WS-5.2). */
export const mayWin = (chosen: readonly Rated[]): boolean => {
  const has = (...kinds: readonly Rated['mission']['kind'][]): number =>
    chosen.filter(({ mission }) => kinds.includes(mission.kind)).length;
  return has('planet', 'dual') > 0 && has('space', 'dual') > 0 && chosen.length > 1;
};

/** Without a place for the outpost, or one of the kinds that win, nothing else helps; of equals the one with the better home. */
export const worthByTrial: WorthOfAll = (chosen) => {
  const features = featuresOf(chosen);
  const sum = trialFeatures.reduce((all, name) => all + weights[name] * features[name], 0);
  const home = Math.max(0, ...chosen.filter(({ outpost }) => outpost !== undefined).map(worthOf));
  return (hasHome(chosen) ? 100 : 0) + (mayWin(chosen) ? 50 : 0) + sum + home / 20;
};
