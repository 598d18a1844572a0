import { hasMission, isPlanet } from '../asking/where.ts';
import { at } from '../state/placed.ts';
import { option } from '../contract/decision.ts';
import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { isYourShip } from '../rules/flying.ts';
import { whyNotAttempt } from '../rules/may-attempt.ts';
import { start } from '../state/kernel.ts';
import { locationIndex } from '../state/locations.ts';
import { craftInPlay } from '../state/memory.ts';
import type { OfferOf } from './offer.ts';

const notALocation = ground('no-mission-there', 'B-16.1', 'there is no mission to attempt there');

export const attempt: OfferOf<'attempt'> = {
  verb: 'attempt',
  list: (s, player, add) => {
    for (const l of s.locations) {
      if (l.completedBy !== -1 || !hasMission(l)) continue;
      const there = at(s, l.id);
      if (there.length > 0 && isPlanet(s, l)) {
        const teams: number[] = [];
        for (const id of there) {
          const { controller, team } = s.cards[id];
          if (controller === player && !teams.includes(team)) teams.push(team);
        }
        for (const team of teams)
          if (!whyNotAttempt(s, player, l.id, none, team)) add(option('attempt', none, l.id, team));
      }
    }
    for (const ship of craftInPlay(s)) {
      if (!isYourShip(s, player, ship)) continue;
      const loc = s.cards[ship].loc;
      if (!whyNotAttempt(s, player, loc, ship, 0)) add(option('attempt', ship, loc, 0));
    }
  },
  why: (s, player, c) => (locationIndex(s, c.on) < 0 ? notALocation : whyNotAttempt(s, player, c.on, c.card, c.to)),
  begin: (s, player, c) => start(s, 'attempt', { player, loc: c.on, ship: c.card, team: c.to }),
};
