import type { Act } from '@spaceline/language';
import type { TextFrame } from '../state/frame.ts';
import { gearWith, present } from '../asking/groups.ts';
import { fits } from '../asking/fits.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, findFrame, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { isCombatant, isPersonnel, isShip, isVessel, separated } from '../asking/where.ts';
import { rest } from '../state/zones.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { moveCards, whyNotMove } from '../rules/beaming.ts';
import { drawCards } from '../rules/drawing.ts';
import { kill } from '../rules/killing.ts';
import { cutShort } from '../rules/turn.ts';
import { stop } from '../rules/states.ts';
import type { Runner } from './acts.ts';
import { select } from './selection.ts';

/** What dilemmas do to whole teams and hands. */

/** Somebody beside the equipment is left to keep it: it stays with the unstopped (B-10.23). */
const isKept = (s: State, gear: CardId, stopped: readonly CardId[]): boolean =>
  s.play.some((id) => isPersonnel(s, id) && !stopped.includes(id) && !separated(s.cards[id]) && present(s, gear, id));

/** Equipment is stopped with the team it belongs to (B-19.12). */
export const stopSelected: Runner<'stop'> = (s, f, act) => {
  const cards = select(s, f, act.what);
  if (!cards) return false;
  f.picked = cards;
  const gear = [...new Set(cards.flatMap((id) => gearWith(s, [id])))].filter((id) => !isKept(s, id, cards));
  stop(s, [...cards, ...gear]);
  return true;
};

/** B-29.31: all of them are shown and discarded before any card is drawn. */
export const replaceHand: Runner<'replace hand'> = (s, f, act: Extract<Act, { act: 'replace hand' }>) => {
  const hand = s.players[f.you].piles.hand.slice();
  if (hand.length > 0) emit(s, 'revealed', { player: f.you, cards: hand, n: hand.length, word: 'hand' });
  const gone = hand.filter((id) => fits(s, act.discarding, id, f.you));
  for (const id of gone) {
    rest(s, id, 'discard pile');
    emit(s, 'discarded', { card: id, player: s.fixed.owner[id], word: 'hand' });
  }
  drawCards(s, f.you, gone.length);
  return true;
};

/** Vessels of theirs here that can take all of these cards aboard at once. */
export const waysOff = (s: State, f: TextFrame, cards: readonly CardId[]): CardId[] => {
  const loc = findFrame(s, 'encounter')?.loc ?? none;
  return s.play.filter(
    (id) =>
      s.cards[id].zone === 'space' &&
      s.cards[id].loc === loc &&
      isVessel(s, id) &&
      whyNotMove(s, f.you, 'beam', loc, id, cards) === undefined,
  );
};

/** One vessel of several, or none if `orNone`; whichever is chosen comes back as what the text picked. */
export const askForVessel = (s: State, f: TextFrame, from: readonly CardId[], orNone: boolean): void =>
  push(s, {
    kind: 'select',
    player: f.you,
    source: f.card,
    from,
    min: orNone ? 0 : 1,
    max: 1,
    sure: [],
    asked: 'choose option',
  });

/** B-29.10: they arrive stopped, and the attempt is over for them. */
export const beamOffOrDie: Runner<'beam off or die'> = (s, f) => {
  const { members } = currentTeam(s);
  const team = [...members, ...gearWith(s, members)];
  if (f.ready && f.picked.length > 0) {
    moveCards(s, f.you, 'beam', findFrame(s, 'encounter')?.loc ?? none, f.picked[0], team);
    stop(s, team);
    return true;
  }
  const ways = f.ready ? [] : waysOff(s, f, team);
  if (ways.length === 0) {
    kill(s, members);
    return true;
  }
  askForVessel(s, f, ways, true);
  return false;
};

export const endTurn: Runner<'end turn'> = (s) => {
  cutShort(s);
  return true;
};

/** B-29.33: they go back to their ship or facility if they can, and the opponent acts with them and that ship. */
export const lendTeam: Runner<'lend team'> = (s, f) => {
  const { members } = currentTeam(s);
  const team = [...members, ...gearWith(s, members)];
  const ways = f.ready ? f.picked : waysOff(s, f, team);
  if (ways.length > 1) {
    askForVessel(s, f, ways, false);
    return false;
  }
  const [vessel] = ways;
  if (vessel !== undefined) moveCards(s, f.you, 'beam', findFrame(s, 'encounter')?.loc ?? none, vessel, team);
  const ship = vessel !== undefined && isShip(s, vessel) ? [vessel, ...aboard(s, f.you, vessel)] : [];
  start(s, 'possession', { card: f.card, cards: [...new Set([...ship, ...team])], team });
  return true;
};

const aboard = (s: State, player: Player, ship: CardId): CardId[] =>
  s.play.filter((id) => {
    const c = s.cards[id];
    return c.host === ship && c.zone === 'aboard' && c.controller === player && !isCombatant(s, id);
  });
