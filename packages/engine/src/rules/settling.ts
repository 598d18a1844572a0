import type { Condition } from '@spaceline/language';
import { holds } from '../asking/condition.ts';
import { usableAt, vesselOf } from '../asking/groups.ts';
import { countedTeam } from '../asking/counted-team.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, start } from '../state/kernel.ts';
import { craftInPlay, endingInPlay } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { isSelfShip, isShip, isVessel } from '../asking/where.ts';
import { locationAt } from '../state/locations.ts';
import { discardFromPlay, toBonusArea } from '../state/zones.ts';
import { settleDisabling } from './affliction.ts';
import { settleCommand } from './battle/command.ts';
import { endJourneys } from './required.ts';
import { anyLoses, settleAffiliations } from './affiliation-loss.ts';
import { followAway } from './away.ts';
import { giveBackTaken } from './borrowing.ts';
import { closeGaps } from './gaps.ts';
import { discardStranded } from './holograms.ts';
import { allMix, quarrelAboard, settleCompatibility } from './teams.ts';
import { checkVictory, scoreBonus } from './winning.ts';

/** Results that follow by themselves after each result, in the order of B-12.26. */

/** Whose personnel can end a lasting card: of those it holds, whoever met it with them. */
const healerOf = (s: State, card: CardId): Player => {
  const held = s.play.find((id) => s.cards[id].heldBy === card);
  return s.cards[held ?? card].controller;
};

/** Personnel who can end a lasting card: aboard its ship, or on its surface (B-10.28, B-10.29). */
const healers = (s: State, card: CardId): { you: Player; members: CardId[]; ship: CardId } => {
  const c = s.cards[card];
  const host = c.host;
  if (host !== none && isVessel(s, host)) {
    const you = s.cards[host].controller;
    return { you, members: usableAt(s, host, you), ship: isShip(s, host) ? host : none };
  }
  const you = healerOf(s, card);
  return { you, members: usableAt(s, c.loc, you), ship: none };
};

/** Personnel at one place with somebody who met the dilemma, of the same player. */
const companions = (s: State, subject: CardId): CardId[] => {
  const c = s.cards[subject];
  return usableAt(s, vesselOf(c) === none ? c.loc : c.host, c.controller);
};

const ends = (s: State, card: CardId, condition: Condition): boolean => {
  const c = s.cards[card];
  if (c.zone === 'with team')
    return c.subjects.some((id) => {
      if (!s.play.includes(id)) return false;
      const team = countedTeam(s, s.cards[id].controller, companions(s, id), none);
      return holds(s, condition, vesselOf(s.cards[id]) === none ? team : { ...team, aboard: s.cards[id].host });
    });
  const { you, members, ship } = healers(s, card);
  return holds(s, condition, countedTeam(s, you, members, ship));
};

/** The event that ends it has come, or nobody it was about is left in play (B-16.35). */
const isOver = (s: State, card: CardId): boolean => {
  const c = s.cards[card];
  if (c.zone === 'with team' && !c.subjects.some((id) => s.play.includes(id))) return true;
  const loc = c.zone === 'on location' ? locationAt(s, c.loc) : undefined;
  return cardOf(s, card).lasting?.endsWhen === 'mission completed' && loc !== undefined && loc.completedBy !== -1;
};

/** A cured card scores its point box for the player who met it (B-17.20, B-17.21). */
const cure = (s: State, card: CardId): void => {
  const def = cardOf(s, card).def;
  const scorer = s.cards[card].controller;
  emit(s, 'cured', { card });
  if (def.type === 'Dilemma' && def.points) {
    scoreBonus(s, scorer, def.points, card);
    toBonusArea(s, card, scorer);
  } else discardFromPlay(s, card);
};

/** Its effect comes first; a cure that is there already ends it right afterwards (B-17.18). */
const isBeingMet = (s: State, card: CardId): boolean => {
  for (const frame of s.frames) if (frame.kind === 'encounter' && frame.card === card) return true;
  return false;
};

/** One cure or nullification at a time: each may change what the next one finds (B-17.19). */
const cureOne = (s: State): boolean => {
  for (const id of endingInPlay(s)) {
    const lasting = cardOf(s, id).lasting;
    if (!lasting || s.cards[id].zone === 'away' || isBeingMet(s, id)) continue;
    if (isOver(s, id)) {
      if (s.cards[id].subjects.some((subject) => s.away.includes(subject))) followAway(s, id);
      else discardFromPlay(s, id);
      return true;
    }
    if (lasting.nullifiedBy && ends(s, id, lasting.nullifiedBy)) {
      emit(s, 'nullified', { card: id });
      discardFromPlay(s, id);
      return true;
    }
    if (lasting.cure && ends(s, id, lasting.cure)) {
      cure(s, id);
      return true;
    }
  }
  return false;
};

const isWreck = (s: State, id: CardId): boolean => isVessel(s, id) || isSelfShip(s, id);

const isBeingDestroyed = (s: State, id: CardId): boolean => s.frames.some((f) => f.kind === 'destroy' && f.card === id);

const destroyWrecks = (s: State): boolean => {
  for (const id of craftInPlay(s))
    if (s.cards[id].hull <= 0 && isWreck(s, id) && !isBeingDestroyed(s, id)) {
      start(s, 'destroy', { card: id });
      return true;
    }
  return false;
};

/** What few cards in play ever are, and what has to be seen to if one of them is. */
interface Oddities {
  /** Has lost its affiliation. */
  robbed: boolean;
  /** Is in the hands of the other player for a time. */
  taken: boolean;
  /** Is under house arrest, or in a second Away Team. */
  apart: boolean;
  /** A hologram on a surface. */
  projected: boolean;
}

/**
 * One look at all cards for several steps: most often there is nothing to be seen to. None of the steps before it makes
 * a card odd in a way that a later one would have to find.
 */
const lookOver = (s: State): Oddities => {
  const odd: Oddities = { robbed: false, taken: false, apart: false, projected: false };
  const anyHologram = s.fixed.format.speaking.isHologram > 0;
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.formerly !== '') odd.robbed = true;
    if (c.takenBy !== none) odd.taken = true;
    if (c.houseArrest || c.team > 0) odd.apart = true;
    if (c.zone === 'surface' && (anyHologram || cardOf(s, id).holo)) odd.projected = true;
  }
  return odd;
};

const bothPlayers = [0, 1] as const;

/** Runs until nothing follows any more; a destruction or a choice it needs is left on the stack. */
export const settle = (s: State): void => {
  while (s.unsettled && s.result === undefined) {
    s.unsettled = false;
    const odd = lookOver(s);
    settleDisabling(s);
    if (odd.robbed || anyLoses(s)) settleAffiliations(s);
    while (cureOne(s)) settleDisabling(s);
    while (endJourneys(s));
    settleCommand(s);
    if (odd.taken || s.away.length > 0) giveBackTaken(s);
    if (odd.projected) discardStranded(s);
    if (closeGaps(s) || destroyWrecks(s)) return;
    for (const player of bothPlayers) {
      const torn = odd.apart || !allMix(s, player) ? settleCompatibility(s, player) : undefined;
      if (torn && !s.frames.some((f) => f.kind === 'regroup')) {
        start(s, 'regroup', { player, host: torn.loc, team: torn.team });
        return;
      }
      const host = quarrelAboard(s, player);
      if (host !== none && !s.frames.some((f) => f.kind === 'regroup')) {
        start(s, 'regroup', { player, host, team: none });
        return;
      }
    }
    checkVictory(s);
  }
};
