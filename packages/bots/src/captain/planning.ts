import type { Player, View } from '@spaceline/engine';
import { isSealed } from '../officer/situation.ts';
import { type Style, officerStyle } from '../officer/style.ts';

/**
 * The officer's planner by numbers of its own, fitted in games against officers: dilemmas lie where the other player
 * cannot do without the mission, and ships fly to where a crew of theirs can be hit.
 */
const captainStyle: Style = {
  ...officerStyle,
  chokes: { effort: 1, blur: 6, each: 4 },
  hunts: { hit: 0.15, stranded: 3, risk: 1, ship: 0 },
};

/** Where two missions win there is no time to spare people. */
const inShortGames: Style = {
  ...captainStyle,
  caution: 0.3,
  boxes: true,
  hunts: { hit: 0.15, stranded: 3, risk: 1, ship: 12 },
};

export const plannerIn = (view: View, me: Player): Style => (isSealed(view, me) ? inShortGames : captainStyle);
