import { rangeLeft } from '../asking/values.ts';
import { option } from '../contract/decision.ts';
import { none } from '../contract/ids.ts';
import { fly } from '../rules/flight.ts';
import { whyNotFlyTo, whyNotLeave } from '../rules/flying.ts';
import { whyNotCourse } from '../rules/required.ts';
import type { FlightWay } from '../rules/routes.ts';
import { endsMeet } from '../rules/routes.ts';
import { showStaffing } from '../rules/showing.ts';
import { tow, towable, whyNotTow } from '../rules/towing.ts';
import type { OfferOf } from './offer.ts';
import { yourShips } from './ships.ts';

const oneWay: readonly FlightWay[] = ['along'];
const bothWays: readonly FlightWay[] = ['along', 'around'];

export const flyOffer: OfferOf<'fly'> = {
  verb: 'fly',
  list: (s, player, add) => {
    for (const ship of yourShips(s, player)) {
      if (whyNotLeave(s, player, ship)) continue;
      const towed = towable(s, player, ship);
      const range = rangeLeft(s, ship);
      for (const way of endsMeet(s, player) ? bothWays : oneWay)
        for (const l of s.locations) {
          if (whyNotFlyTo(s, player, ship, l.id, way, range) || whyNotCourse(s, player, ship, l.id, way)) continue;
          add(option('fly', ship, l.id, none, way));
          for (const card of towed) add(option('fly', ship, l.id, card, way));
        }
    }
  },
  why: (s, player, c) =>
    whyNotLeave(s, player, c.card) ??
    whyNotFlyTo(s, player, c.card, c.on, c.way) ??
    whyNotCourse(s, player, c.card, c.on, c.way) ??
    whyNotTow(s, player, c.card, c.to),
  begin: (s, player, c) => {
    showStaffing(s, player, c.card);
    fly(s, player, c.card, c.on, c.way);
    tow(s, player, c.card, c.to);
  },
};
