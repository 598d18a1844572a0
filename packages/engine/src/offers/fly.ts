import { rangeLeft } from '../asking/values.ts';
import { option } from '../contract/decision.ts';
import { none } from '../contract/ids.ts';
import { fly } from '../rules/flight.ts';
import { whyNotFlyTo, whyNotLeave } from '../rules/flying.ts';
import { courseOf, whyNotCourse } from '../rules/required.ts';
import type { FlightWay } from '../rules/routes.ts';
import { endsMeet, reachAlong } from '../rules/routes.ts';
import { showStaffing } from '../rules/showing.ts';
import { tow, towable, whyNotTow } from '../rules/towing.ts';
import { locationIndex } from '../state/locations.ts';
import { craftInPlay } from '../state/memory.ts';
import type { OfferOf } from './offer.ts';

const oneWay: readonly FlightWay[] = ['along'];
const bothWays: readonly FlightWay[] = ['along', 'around'];

export const flyOffer: OfferOf<'fly'> = {
  verb: 'fly',
  list: (s, player, add) => {
    // To another spaceline a ship crosses whatever lies between (B-28.27).
    const crossing = s.fixed.format.speaking.mayCross > 0;
    const ways = endsMeet(s, player) ? bothWays : oneWay;
    for (const ship of craftInPlay(s)) {
      if (whyNotLeave(s, player, ship)) continue;
      const towed = towable(s, player, ship);
      const course = courseOf(s, player, ship);
      const range = rangeLeft(s, ship);
      const from = locationIndex(s, s.cards[ship].loc);
      for (const way of ways) {
        // Most places are out of reach: that is seen before anything else is asked.
        const [first, last] =
          crossing || way === 'around' ? [0, s.locations.length - 1] : reachAlong(s, player, from, range);
        for (let i = first; i <= last; i++) {
          const { id } = s.locations[i];
          if (whyNotFlyTo(s, player, ship, id, way, range) || whyNotCourse(course, id, way)) continue;
          add(option('fly', ship, id, none, way));
          for (const card of towed) add(option('fly', ship, id, card, way));
        }
      }
    }
  },
  why: (s, player, c) =>
    whyNotLeave(s, player, c.card) ??
    whyNotFlyTo(s, player, c.card, c.on, c.way) ??
    whyNotCourse(courseOf(s, player, c.card), c.on, c.way) ??
    whyNotTow(s, player, c.card, c.to),
  begin: (s, player, c) => {
    showStaffing(s, player, c.card);
    fly(s, player, c.card, c.on, c.way);
    tow(s, player, c.card, c.to);
  },
};
