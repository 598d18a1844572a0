import type { Correction } from '../../contract/correction.ts';
import { describeIn } from '../../state/describing.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import { setController } from '../../state/allegiance.ts';
import { emit, findFrame, start } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { rememberForTurn } from '../../state/history.ts';
import { see } from '../../state/seen.ts';
import { locationAt } from '../../state/locations.ts';
import { damage } from '../damage.ts';
import { shuffleDeck } from '../drawing.ts';
import { repair } from '../repair.ts';
import { stop, unstop } from '../states.ts';
import { scoreBonus } from '../winning.ts';
import { countFetched } from './fetching.ts';
import { put } from './moving.ts';

/** What both players have agreed on is done to the table. */

/** Shown to one player until they have seen enough; the other is told that, not what. */
const show = (
  s: State,
  by: Player,
  cards: readonly CardId[],
  word: 'hand' | 'deck' | 'seeds',
  on: CardId = none,
): void => {
  emit(s, 'looked', { player: by, on, n: cards.length, word });
  start(s, 'look', { player: by, source: none, cards });
};

const give = (s: State, cards: readonly CardId[], player: Player): void => {
  for (const id of cards) {
    setController(s, id, player);
    emit(s, 'control changed', { card: id, player });
  }
  // Ships are docked at facilities of their own player.
  for (const id of s.play) {
    const c = s.cards[id];
    const concerned = cards.includes(id) || cards.includes(c.docked);
    if (concerned && c.docked !== none && s.cards[c.docked].controller !== c.controller) c.docked = none;
  }
  s.unsettled = true;
};

const onEach = (s: State, fix: 'destroy' | 'damage' | 'repair', cards: readonly CardId[]): void => {
  for (const id of cards)
    if (fix === 'destroy') start(s, 'destroy', { card: id });
    else if (fix === 'damage') damage(s, id);
    else repair(s, id);
};

export const carryOut = (s: State, by: Player, correction: Correction): void => {
  switch (correction.fix) {
    case 'move':
      for (const id of correction.cards) put(s, by, id, correction.to);
      return;
    case 'fetch': {
      const copies = s.players[by].piles['draw deck'].filter((id) => s.fixed.cards[id].def.id === correction.card);
      if (copies.length === 0) return;
      // Which of several copies lay on top would tell something about the deck.
      const found = Math.min(...copies);
      countFetched(s, by, found, correction.to);
      put(s, by, found, correction.to);
      return shuffleDeck(s, by);
    }
    case 'score':
      return scoreBonus(s, correction.player, correction.points, none);
    case 'stop':
      return stop(s, correction.cards);
    case 'unstop':
      return unstop(s, correction.cards);
    case 'kill':
      return start(s, 'kill', { cards: correction.cards });
    case 'destroy':
    case 'damage':
    case 'repair':
      return onEach(s, correction.fix, correction.cards);
    case 'reveal':
      // Those aboard and on surfaces, too, who are otherwise shown only as long as they act (B-13.35).
      for (const player of [0, 1] as const) see(s, player, correction.cards);
      for (const card of correction.cards) rememberForTurn(s, { did: 'shown', player: by, card });
      return emit(s, 'revealed', { player: by, cards: correction.cards, n: correction.cards.length });
    case 'draw':
      return start(s, 'draw', { player: correction.player, count: correction.count });
    case 'shuffle':
      return shuffleDeck(s, correction.player);
    case 'card plays':
      s.players[correction.player].playsUsed -= correction.count;
      return;
    case 'control':
      return give(s, correction.cards, correction.player);
    case 'look at hand':
      return show(
        s,
        correction.by,
        s.players[opponentOf(correction.by)].piles.hand.toSorted((a, b) => a - b),
        'hand',
      );
    case 'look at deck':
      return show(
        s,
        correction.by,
        s.players[correction.player].piles['draw deck'].slice(-correction.count).toReversed(),
        'deck',
      );
    case 'look at seeds':
      return show(s, correction.by, locationAt(s, correction.on).seeds, 'seeds', correction.on);
    case 'describe':
      return describeIn(s, { card: correction.card, facts: correction.facts });
    case 'settle': {
      const waiting = findFrame(s, 'by hand');
      if (waiting) waiting.outcome = correction.outcome;
    }
  }
};
