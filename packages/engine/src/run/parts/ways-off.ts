import type { TextFrame } from '../../state/frame.ts';
import type { CardId } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { gearWith } from '../../asking/groups.ts';
import { isVessel } from '../../asking/where.ts';
import { currentTeam } from '../../asking/taking-part.ts';
import { moveCards, whyNotMove } from '../../rules/beaming.ts';

/** A team that is beamed off the surface where it has met a dilemma. */

/** Those taking part, with their equipment. */
export const teamAndGear = (s: State): CardId[] => {
  const { members } = currentTeam(s);
  return [...members, ...gearWith(s, members)];
};

const surfaceOf = (s: State): CardId => findFrame(s, 'encounter')?.loc ?? none;

/** Vessels of theirs here that can take all of these cards aboard at once. */
export const waysOff = (s: State, f: TextFrame, cards: readonly CardId[]): CardId[] => {
  const loc = surfaceOf(s);
  return s.play.filter(
    (id) =>
      s.cards[id].zone === 'space' &&
      s.cards[id].loc === loc &&
      isVessel(s, id) &&
      whyNotMove(s, f.you, 'beam', loc, id, cards) === undefined,
  );
};

export const beamOff = (s: State, f: TextFrame, vessel: CardId, cards: readonly CardId[]): void =>
  moveCards(s, f.you, 'beam', surfaceOf(s), vessel, cards);
