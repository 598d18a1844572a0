import type { Option } from '../../contract/decision.ts';
import { option } from '../../contract/decision.ts';
import type { WindowFrame } from '../../state/frame.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { emit, start } from '../../state/kernel.ts';
import type { Ground } from '../../contract/refusal.ts';
import { ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import { isGear, isPersonnel, unusable } from '../../asking/where.ts';
import { whyNotPlayable } from '../playable.ts';
import { whyForbidden } from '../prohibitions.ts';
import { begunBy, shownIn } from '../responses.ts';
import { countUse, whyNotText } from '../text-uses.ts';

/** Unwritten cards answer actions: only their players can read to which. */

const noResponse = ground(
  'no-response',
  'A-3.1',
  'an unwritten card answers actions if it is an interrupt, or described as one that responds',
  'both agree between actions that it responds',
);
const ownAction = ground('own-action', 'A-3.1', 'unwritten cards answer what the other player has begun');
const takesCardPlay = ground('response-takes-play', 'A-3.1', 'a card that takes the card play answers only from play');
const answersNoMore = ground('answered-already', 'A-3.1', 'a card in play answers an action once');
export const cannotAnswer = ground(
  'cannot-answer',
  'A-3.1',
  'a card answers from your hand, or in play under your control',
);

/** Whoever might hold such a card is asked, whether or not they do: nobody but its owner knows. */
export const couldAnswer = (s: State, f: WindowFrame, player: Player): boolean =>
  s.fixed.assisted &&
  begunBy(s, f) !== player &&
  (s.players[player].piles.hand.length > 0 || s.described.some(({ facts }) => facts.responds));

/** The first of its ways of playing is the only one an unwritten card has. */
const onlyWay = 0;

const whyNotFromHand = (s: State, player: Player, id: CardId): Ground | undefined => {
  const card = cardOf(s, id);
  const way = card.plays[onlyWay];
  if (!way || way.when === 'card play') return takesCardPlay;
  return whyNotPlayable(s, player, id) ?? whyForbidden(s, card, way);
};

const whyNotFromPlay = (s: State, f: WindowFrame, player: Player, id: CardId): Ground | undefined => {
  if (unusable(s.cards[id])) return cannotAnswer;
  return f.used?.includes(id) ? answersNoMore : whyNotText(s, player, id);
};

export const whyNotAnswer = (s: State, f: WindowFrame, player: Player, id: CardId): Ground | undefined => {
  const holds = s.players[player].piles.hand.includes(id);
  const { unwritten, responds, type } = cardOf(s, id).def;
  if (!holds && (!s.play.includes(id) || s.cards[id].controller !== player)) return cannotAnswer;
  if (!unwritten || !(responds ?? (holds && type === 'Interrupt'))) return noResponse;
  if (begunBy(s, f) === player) return ownAction;
  return holds ? whyNotFromHand(s, player, id) : whyNotFromPlay(s, f, player, id);
};

export const listAnswers = (s: State, f: WindowFrame, player: Player, add: (o: Option) => void): void => {
  if (!couldAnswer(s, f, player)) return;
  const titles: number[] = [];
  for (const id of s.players[player].piles.hand) {
    const { index } = cardOf(s, id);
    if (titles.includes(index) || whyNotAnswer(s, f, player, id)) continue;
    titles.push(index);
    add(option('answer', id, shownIn(s, f)));
  }
  for (const id of s.play)
    if (s.cards[id].controller === player && !whyNotAnswer(s, f, player, id)) add(option('answer', id, shownIn(s, f)));
};

/** Played or used, it can be responded to in its turn; then its text waits for the players. */
export const answerWith = (s: State, f: WindowFrame, player: Player, id: CardId): void => {
  if (s.players[player].piles.hand.includes(id))
    return start(s, 'play', { player, card: id, way: onlyWay, aim: { answers: shownIn(s, f) }, responds: f.card });
  f.used = [...(f.used ?? []), id];
  countUse(s, player, id);
  if (isPersonnel(s, id) || isGear(s, id)) emit(s, 'revealed', { player, cards: [id], n: 1 });
  emit(s, 'result begun', { player, card: id });
  start(s, 'by hand', { card: id, player, responds: true });
};
