import type { SeenEvent, Seer } from '@spaceline/engine';
import type { Cut } from './cuts.ts';

/** What each recipient saw of one choice, as JSON without the brackets of its list: it is sent far oftener than made. */
export type Told = Readonly<Record<Seer, string>>;

export const textOf = (events: readonly SeenEvent[]): string => JSON.stringify(events).slice(1, -1);

/** Most happenings are seen alike by everybody, and are kept once. */
export const told = (cuts: Cut): Told => {
  const one = textOf(cuts[0]);
  if (cuts[1] === cuts[0] && cuts.spectator === cuts[0]) return { 0: one, 1: one, spectator: one };
  const two = textOf(cuts[1]);
  const all = textOf(cuts.spectator);
  return { 0: one, 1: two === one ? one : two, spectator: all === one ? one : all === two ? two : all };
};

/** A list of events from what was seen of several choices. */
export const listOf = (texts: readonly string[]): string => `[${texts.filter((text) => text !== '').join(',')}]`;

/** A message whose events are written already. */
export const withEvents = (message: object, events: readonly string[]): string =>
  `${JSON.stringify(message).slice(0, -1)},"events":${listOf(events)}}`;
