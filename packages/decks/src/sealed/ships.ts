import type { Card } from '../deck.ts';
import type { Personnel } from '../reach.ts';

export type Ship = Extract<Card, { type: 'Ship' }>;

/** Somebody of the ship's affiliation must be aboard, whoever else mixes with them (WS-4.2). */
const commanders = (ship: Ship, people: readonly Personnel[]): number =>
  ship.affiliations.includes('Non-Aligned')
    ? people.length
    : people.filter(({ affiliations }) => affiliations.some((one) => ship.affiliations.includes(one))).length;

/** How often the people of a deck show what the staffing asks for; whoever commands may serve as staff (B-14.17). */
const staffedBy = ({ staffing }: Ship, people: readonly Personnel[]): number => {
  const shown = people.flatMap(({ individuals }) => individuals.flatMap((one) => one.staffing ?? []));
  const commands = staffing.filter((icon) => icon === 'Cmd').length;
  const has = shown.filter((icon) => icon === 'Cmd').length;
  if (staffing.some((icon) => icon !== 'Cmd' && icon !== 'Stf') || has < commands) return 0;
  return staffing.length === 0 ? shown.length : (shown.length - commands) / staffing.length;
};

/** Easily staffed ships that fly far come first; 0: nobody could fly it. */
export const shipWorth =
  (people: readonly Personnel[]) =>
  (ship: Ship): number => {
    const crew = Math.min(commanders(ship, people), 4);
    const staff = Math.min(staffedBy(ship, people), 4);
    return crew === 0 || staff < 1 ? 0 : 2 * crew + staff + ship.range - 2 * ship.staffing.length;
  };
