import type { Act } from '@spaceline/language';
import { drawLots } from '../state/chance.ts';
import type { TextFrame } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, findFrame, push } from '../state/kernel.ts';
import { isOfTeam } from '../offers/targets.ts';
import { arrive } from '../rules/arrival.ts';
import { disappear, reappear } from '../rules/away.ts';
import { callOff, playOf } from '../rules/calling-off.ts';
import { damage } from '../rules/damage.ts';
import { hiddenWormholeAt, travel, turnOver, wormholeBetween } from '../rules/double-sided.ts';
import { destroy } from '../rules/destroying.ts';
import { stop } from '../rules/states.ts';
import type { State } from '../state/state.ts';
import { shipAttribute } from '../asking/values.ts';
import { isGear, isShip } from '../asking/where.ts';
import { locationIndex } from '../state/locations.ts';
import { discardFromPlay, enter, rest, shift } from '../state/zones.ts';
import { look } from './looking.ts';
import { copySkills } from './mindmeld.ts';
import { unstopShip } from './restoring.ts';
import { select } from './selection.ts';
import { stopSkilled } from './stopping.ts';

/** What the interrupts do that nothing else does. */

type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

const isHere = (s: State, ship: CardId): boolean => s.play.includes(ship) && s.cards[ship].zone === 'space';

const hostOf = (s: State, f: TextFrame): CardId => s.cards[f.card].host;

/** Equipment of the crew or Away Team that a card being played names. */
const gearOfGroup = (s: State, f: TextFrame): CardId[] => {
  const play = s.frames.find((x) => x.kind === 'play' && x.card === f.card);
  if (play?.kind !== 'play') return [];
  if (play.to === none) {
    if (!isHere(s, play.target)) return [];
    const { controller } = s.cards[play.target];
    return s.play.filter((id) => {
      const c = s.cards[id];
      return c.zone === 'aboard' && c.host === play.target && c.controller === controller && isGear(s, id);
    });
  }
  return s.play.filter((id) => isGear(s, id) && isOfTeam(s, id, play.target, play.to));
};

/** Only what is destroyed becomes known, not how much there was to choose from. */
const destroyEquipment = (s: State, f: TextFrame): boolean => {
  for (const id of drawLots(s, 'selection', gearOfGroup(s, f), 1)) {
    emit(s, 'destroyed', { card: id, player: s.fixed.owner[id] });
    discardFromPlay(s, id, 'destroyed');
  }
  return true;
};

/** The ship first; when it is gone with all its responses, the others at the place are looked at. */
const explode = (s: State, f: TextFrame, act: ActOf<'explode'>): boolean => {
  if (!f.ready) {
    const ship = hostOf(s, f);
    if (ship === none || !isHere(s, ship)) return true;
    f.picked = [s.cards[ship].loc];
    f.ready = true;
    destroy(s, ship);
    return false;
  }
  const [loc] = f.picked;
  const near = s.play.filter(
    (id) => isShip(s, id) && isHere(s, id) && s.cards[id].loc === loc && shipAttribute(s, id, 'SHIELDS') < act.under,
  );
  for (const id of near) damage(s, id);
  return true;
};

/**
 * The card just drawn goes to the discard pile, and the draw is made anew with its own moment for responses. If it was
 * played meanwhile, it goes its own way (B-1.8).
 */
const redraw = (s: State): boolean => {
  const draw = findFrame(s, 'draw');
  if (!draw || draw.drawn === none) return true;
  if (s.cards[draw.drawn].zone === 'hand') {
    rest(s, draw.drawn, 'discard pile');
    emit(s, 'discarded', { card: draw.drawn, player: draw.player });
  }
  draw.drawn = none;
  draw.left += 1;
  return true;
};

const attach = (s: State, f: TextFrame, act: ActOf<'attach'>): boolean => {
  const cards = select(s, f, act.what);
  if (!cards) return false;
  f.picked = cards;
  const [host] = cards;
  if (host === undefined) return true;
  enter(s, f.card, 'on card', { controller: f.you, host });
  emit(s, 'placed on', { card: f.card, on: host, player: f.you });
  return true;
};

const takeBackPlay = (s: State, f: TextFrame): boolean => {
  const play = playOf(s, f.responds);
  if (!play) return true;
  callOff(play);
  play.takenBack = f.card;
  rest(s, play.card, 'hand', play.player);
  emit(s, 'returned to hand', { card: play.card, player: play.player });
  return true;
};

/** By two copies played together; the second one names the place, in any quadrant (B-9.11, B-14.40). */
const relocateShip = (s: State, f: TextFrame): boolean => {
  const pair = findFrame(s, 'pair');
  const ship = f.target;
  if (!pair || !isHere(s, ship) || s.cards[ship].docked !== none || locationIndex(s, pair.to) < 0) return true;
  const c = s.cards[ship];
  c.loc = pair.to;
  s.unsettled = true;
  emit(s, 'relocated', { card: ship, on: pair.to });
  stop(s, [
    ship,
    ...s.play.filter(
      (id) => s.cards[id].host === ship && s.cards[id].zone === 'aboard' && s.cards[id].controller === c.controller,
    ),
  ]);
  arrive(s, ship);
  return true;
};

/** By one copy and a wormhole side of the player's mission; nobody is stopped by it (B-27.41). */
const travelWormhole = (s: State, f: TextFrame): boolean => {
  const play = s.frames.find((x) => x.kind === 'play' && x.card === f.card);
  if (play?.kind !== 'play' || !isHere(s, f.target) || locationIndex(s, play.to) < 0) return true;
  const mission = wormholeBetween(s, f.you, f.target, play.to);
  if (mission !== none) travel(s, f.you, f.target, mission, play.to);
  return true;
};

/** Runners of these words, for the table of all words. */
export const interruptRunners = {
  look: (s: State, f: TextFrame, act: ActOf<'look'>): boolean => {
    look(s, f, act.at);
    return true;
  },
  'unstop ship': (s: State, f: TextFrame): boolean => {
    if (isHere(s, f.target)) unstopShip(s, f.target);
    return true;
  },
  'destroy equipment': destroyEquipment,
  explode,
  decloak: (s: State, f: TextFrame): boolean => {
    if (!isHere(s, f.target) || !s.cards[f.target].cloaked) return true;
    s.cards[f.target].cloaked = false;
    s.unsettled = true;
    emit(s, 'decloaked', { card: f.target });
    return true;
  },
  'beam to neighbor': (s: State, f: TextFrame, act: ActOf<'beam to neighbor'>): boolean => {
    if (isHere(s, f.target)) push(s, { kind: 'far beam', player: f.you, card: f.card, ship: f.target, most: act.most });
    return true;
  },
  redraw,
  disappear: (s: State, f: TextFrame): boolean => {
    if (!isHere(s, f.target) || !s.play.includes(f.card)) return true;
    // The card waits where the ship was, or it would go with it.
    shift(s, f.card, 'table', none, none);
    disappear(s, f.target, f.card);
    return true;
  },
  reappear: (s: State, f: TextFrame): boolean => {
    reappear(s, f.card);
    return true;
  },
  'copy skills': (s: State, f: TextFrame, act: ActOf<'copy skills'>): boolean => {
    const from = select(s, f, act.what);
    if (!from) return false;
    f.picked = from;
    copySkills(s, f.card, from);
    return true;
  },
  attach,
  'stop skilled': (s: State, f: TextFrame, act: ActOf<'stop skilled'>): boolean => stopSkilled(s, f, act.skills),
  'take back play': takeBackPlay,
  'relocate ship': relocateShip,
  'travel wormhole': travelWormhole,
  'show wormhole': (s: State, f: TextFrame): boolean => {
    const mission = isHere(s, f.target) ? hiddenWormholeAt(s, f.you, f.target) : none;
    if (mission !== none) turnOver(s, mission);
    return true;
  },
  'destroy ship unless': (s: State, f: TextFrame, act: ActOf<'destroy ship unless'>): boolean => {
    const ship = hostOf(s, f);
    if (ship !== none && isHere(s, ship) && shipAttribute(s, ship, act.attribute) <= act.over) destroy(s, ship);
    return true;
  },
  'discard this': (s: State, f: TextFrame): boolean => {
    if (s.play.includes(f.card)) discardFromPlay(s, f.card);
    return true;
  },
};
