import type { Moment } from '@spaceline/language';
import { namesTitle } from '@spaceline/language';
import type { Due } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';

/** Whose texts are due at a moment of the turn (chapters 12f, 25). */

const isTurnOfHost = (s: State, card: CardId): boolean => {
  const { host } = s.cards[card];
  return host !== none && s.cards[host].controller === s.active;
};

/** B-10.1: whoever controls the host meanwhile. */
const isTurnOfOwner = (s: State, card: CardId): boolean => s.fixed.owner[s.cards[card].host] === s.active;

/** The turn began after the card came into play (B-25.4). */
const isFullTurn = (s: State, card: CardId): boolean => s.cards[card].since < s.turn;

const isYourTurn = (s: State, card: CardId): boolean => s.cards[card].controller === s.active;

/** Whether the text of a card is due at a moment of this turn (B-25.2, B-25.6). What does not come with turns is not. */
const isDue = {
  'start of your turn': isYourTurn,
  'start of every turn': () => true,
  'end of your turn': isYourTurn,
  "end of opponent's turn": (s, card) => !isYourTurn(s, card),
  'end of every turn': () => true,
  'end of next turn': (s, card) => s.cards[card].since === s.turn - 1,
  'end of your full turn': (s, card) => isYourTurn(s, card) && isFullTurn(s, card),
  "end of host's turn": isTurnOfHost,
  "end of host's full turn": (s, card) => isTurnOfHost(s, card) && isFullTurn(s, card),
  "end of its owner's next turn": (s, card) => isTurnOfOwner(s, card) && isFullTurn(s, card),
  'ship stops here': () => false,
  'countdown expires': () => false,
} satisfies { readonly [K in Moment]: (s: State, card: CardId) => boolean };

/** A card in play switches others of that title off for both players (B-24.3). */
export const isSuppressed = (s: State, card: CardId): boolean =>
  speakersOf(s, 'suppresses').some((id) =>
    rulesOn(cardOf(s, id), 'suppresses').some(
      (rule) =>
        rule.where === 'everywhere' && rule.titles.some((title) => namesTitle(title, cardOf(s, card).def.title)),
    ),
  );

/** Another copy of the same player is due already. */
const isRepeated = (s: State, due: readonly Due[], card: CardId): boolean =>
  due.some(
    (other) =>
      cardOf(s, other.card).index === cardOf(s, card).index &&
      s.cards[other.card].controller === s.cards[card].controller,
  );

/** Every copy of a card acts, and each at its own moment. */
export const dueAt = (s: State, moment: Moment): Due[] => {
  const due: Due[] = [];
  for (const card of s.speaking) {
    const { triggers } = cardOf(s, card);
    for (let number = 0; number < triggers.length; number++) {
      const { when, once } = triggers[number];
      if (when !== moment || !isDue[moment](s, card)) continue;
      if (once && isRepeated(s, due, card)) continue;
      due.push({ card, trigger: number });
    }
  }
  return due;
};
