import type { CardStateWord, Who } from '@spaceline/language';
import { fits } from '../asking/fits.ts';
import { isSelfShip } from '../asking/where.ts';
import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';

/** Why a card that both players see is none that a text names: the first of its words that does not fit. */

const unnamed = ground('target-unnamed', ['B-13.5', 'B-12.11'], 'its text does not name such a card');
const wrongType = ground('target-type', ['B-13.5', 'B-12.11'], 'its text names a card of another type');
const nobodys = ground(
  'target-self-controlling',
  ['B-22.10', 'B-12.11'],
  'nobody controls that ship, and nobody is aboard it',
);
const wrongSide = ground('target-affiliation', ['B-6.10', 'B-12.11'], 'its text names another affiliation');
const onYours = ground('target-not-yours', ['B-13.6', 'B-12.11'], 'its text names a card of yours');
const onTheirs = ground('target-yours', ['B-13.6', 'B-12.11'], "its text names a card of your opponent's");
const isDocked = ground(
  'target-docked',
  ['B-14.29', 'B-12.11'],
  'it is not played on a docked ship',
  'the ship undocks',
);
const notOccupied = ground('target-empty', ['B-10.15', 'B-12.11'], 'it is played on an occupied ship or facility');
const notEmpty = ground('target-occupied', ['B-10.15', 'B-12.11'], 'it is played on an empty ship or facility');
const notInOrbit = ground('target-not-in-orbit', ['B-10.13', 'B-12.11'], 'it is played on a ship in orbit');
const isCloaked = ground('target-is-cloaked', ['B-15.11', 'B-12.11'], 'it is not played on a cloaked ship');
const otherState = ground('target-state', 'B-12.11', 'the card is not in the state its text names');

const states: { readonly [K in CardStateWord]?: Ground } = {
  undocked: isDocked,
  occupied: notOccupied,
  empty: notEmpty,
  'in orbit': notInOrbit,
};

const notStates: { readonly [K in CardStateWord]?: Ground } = { docked: isDocked, cloaked: isCloaked };

/** The first part of a text that a card does not fit. */
const firstUnmet = (s: State, who: Who, id: CardId, you: Player): Who => {
  if (who.who !== 'all') return who;
  const part = who.of.find((one) => !fits(s, one, id, you));
  return part ? firstUnmet(s, part, id, you) : who;
};

const groundOf = (s: State, who: Who, id: CardId): Ground => {
  switch (who.who) {
    case 'type':
      return who.is === 'Ship' && isSelfShip(s, id) ? nobodys : wrongType;
    case 'facility':
      return wrongType;
    case 'affiliation':
      return wrongSide;
    case 'yours':
      return onYours;
    case 'state':
      return states[who.is] ?? otherState;
    case 'not':
      if (who.of.who === 'yours') return onTheirs;
      return who.of.who === 'state' ? (notStates[who.of.is] ?? otherState) : unnamed;
    default:
      return unnamed;
  }
};

/** Only of cards that do not fit, and that the player sees. */
export const whyUnfit = (s: State, who: Who, id: CardId, you: Player): Ground =>
  groundOf(s, firstUnmet(s, who, id, you), id);
