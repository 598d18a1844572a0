import type { EventName, GameEvent, State } from '@spaceline/engine';
import type { Prepared } from '@spaceline/engine/arrange';
import { sentences } from './sentences.ts';

/** What kind of card an event can be about: nobody completes a personnel, and no mission is killed. */

type Kind = (card: Prepared) => boolean;

const ofType =
  (...types: readonly Prepared['type'][]): Kind =>
  ({ type }) =>
    types.includes(type);

const dilemma = ofType('Dilemma');
const artifact = ofType('Artifact');
const mission = ofType('Mission');
const facility = ofType('Facility');
const ship: Kind = ({ type, selfShip }) => type === 'Ship' || selfShip !== undefined;
const vessel: Kind = (card) => ship(card) || facility(card);
const person = ofType('Personnel');
const fighter: Kind = (card) => person(card) || card.combatant !== undefined;
const mover: Kind = (card) => fighter(card) || card.gear;
const affiliated: Kind = ({ def }) => 'affiliations' in def;

/** Of events that are not named here any card can be said. */
const kinds: Readonly<Partial<Record<EventName, Kind>>> = {
  acquired: artifact,
  'artifact found': artifact,
  'mission placed': mission,
  'mission completed': mission,
  'mission flipped': mission,
  'facility seeded': facility,
  built: facility,
  encountered: dilemma,
  'trigger absent': dilemma,
  'conditions met': dilemma,
  'conditions failed': dilemma,
  'half spent': dilemma,
  docked: ship,
  undocked: ship,
  flew: ship,
  cloaked: ship,
  decloaked: ship,
  'journey begun': ship,
  'journey ended': ship,
  disappeared: ship,
  reappeared: ship,
  damaged: vessel,
  repaired: vessel,
  fired: vessel,
  destroyed: (card) => vessel(card) || card.gear,
  reported: (card) => mover(card) || vessel(card),
  beamed: mover,
  walked: mover,
  held: mover,
  released: mover,
  stopped: (card) => mover(card) || vessel(card),
  unstopped: (card) => mover(card) || vessel(card),
  killed: fighter,
  saved: person,
  stunned: fighter,
  'mortally wounded': fighter,
  'pair revealed': fighter,
  activated: person,
  deactivated: person,
  'under house arrest': person,
  'affiliation changed': affiliated,
};

/** Whether such a card can be what an event is about. Where players agree on what happens, anything may. */
export const couldBeAbout = (s: State, event: EventName, card: Prepared): boolean =>
  s.fixed.assisted || kinds[event]?.(card) !== false;

const saysEach = (event: EventName): boolean => sentences[event].some((shape) => shape.includes('{each}'));

/** An event about a card that it could not be about, by what is said of such events; nothing if all is well. */
export const strangeEvent = (s: State, events: readonly GameEvent[]): string | undefined => {
  for (const event of events)
    for (const id of saysEach(event.e) ? event.cards : [event.card]) {
      const card = s.fixed.cards[id];
      if (card && !couldBeAbout(s, event.e, card)) return `"${event.e}" is told of ${card.def.title}, a ${card.type}.`;
    }
  return undefined;
};
