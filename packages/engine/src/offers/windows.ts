import type { Play } from '@spaceline/language';
import { isHidden } from '../asking/hidden.ts';
import type { Seer } from '../contract/event.ts';
import { option, pass } from '../contract/decision.ts';
import type { Option } from '../contract/decision.ts';
import type { WindowFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { pop, push, start } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import { whyNotFromHand } from './hand.ts';
import { whyPointless } from './pointless.ts';
import type { State } from '../state/state.ts';
import { isImmune } from '../asking/values.ts';
import { cardOf, individuals } from '../asking/cards.ts';
import { fitsIndividual } from '../asking/fits.ts';
import { answerWith, cannotAnswer, couldAnswer, listAnswers, whyNotAnswer } from '../rules/assisted/answering.ts';
import { whyNeverPlayed } from '../rules/entering.ts';
import { whyNotPlayable } from '../rules/playable.ts';
import { whyForbidden } from '../rules/prohibitions.ts';
import { download, listDownloads, offeredToFetch } from '../rules/downloads.ts';
import { begunBy, couldBeAnswered, couldBeMet, isOver, mayRespond, shownIn } from '../rules/responses.ts';
import { couldSuspend } from '../rules/special-downloads.ts';

/** Responses, as many as the players like: alternating, until both pass in a row (B-12.12, B-12.21). */

/**
 * Opens a window only where some card of the pool could respond, or play could be suspended (B-12.23); whether anyone
 * holds such a card plays no part. At an assisted table any card might.
 */
export const beginWindow = (s: State, { to, card, first }: Given['window']): void => {
  if (couldBeAnswered(s, to, card) || couldSuspend(s, 0) || couldSuspend(s, 1) || s.fixed.assisted)
    push(s, { kind: 'window', to, card, next: first, passes: 0, spent: [] });
};

/** A card just drawn is its player's secret. */
const isSecret = (s: State, f: WindowFrame, seer: Seer): boolean =>
  (shownIn(s, f) === none && begunBy(s, f) !== seer) || isHidden(s, f.card, seer);

/** Whether a player could respond with some card of the pool; only such a player is asked. */
const couldRespond = (s: State, f: WindowFrame, player: Player): boolean =>
  s.players[player].piles.hand.length > 0 &&
  s.fixed.pool.responders[f.to].some((r) => couldBeMet(s, r, f.card, player) && !whyForbidden(s, r.card, r.play));

/** How often a text that answers each such thing once may do so: a dual card that is killed is two deaths (B-27.14). */
const occasions = (s: State, f: WindowFrame, player: Player, { when }: Play): number => {
  if (typeof when === 'string' || when.to !== 'killed') return 1;
  let found = 0;
  for (let i = 0; i < individuals(cardOf(s, f.card)); i++) if (fitsIndividual(s, when.who, f.card, i, player)) found++;
  return found;
};

const isSpent = (s: State, f: WindowFrame, player: Player, index: number, play: Play): boolean =>
  play.once === true &&
  f.spent.includes(index) &&
  f.spent.filter((played) => played === index).length >= occasions(s, f, player, play);

/** Whether a card of the hand may be played that way in response now. */
const answers = (s: State, f: WindowFrame, player: Player, id: CardId, play: Play): boolean => {
  const card = cardOf(s, id);
  if (typeof play.when === 'string' || !mayRespond(s, f, player, card, play.when)) return false;
  if (isSpent(s, f, player, card.index, play)) return false;
  if (isImmune(s, f.card, id) || whyNotPlayable(s, player, id) || whyForbidden(s, card, play)) return false;
  // What is answered counts, even where it is a secret.
  return !whyPointless(s, player, id, play, { answers: f.card });
};

const listResponses = (s: State, f: WindowFrame, player: Player, add: (o: Option) => void): void => {
  const seen: number[] = [];
  for (const id of s.players[player].piles.hand) {
    const { plays, index } = cardOf(s, id);
    if (plays.length === 0 || seen.includes(index)) continue;
    seen.push(index);
    for (let way = 0; way < plays.length; way++)
      if (answers(s, f, player, id, plays[way])) add(option('play', id, { answers: shownIn(s, f) }, none, way));
  }
};

const noReference = ground(
  'not-a-response',
  ['B-12.17', 'B-12.20'],
  'its text does not refer to what is happening now',
);
const isImmuneTo = ground('immune-to-response', 'B-24.6', 'the card that is answered is immune to it');
const oncePlayed = ground('response-once', 'B-1.3', 'its text lets it answer such a thing once');

/** Whether a text answers what is happening, whatever card it happens to. */
const answersSuch = (plays: readonly Play[], f: WindowFrame): boolean =>
  plays.some(({ when }) => typeof when !== 'string' && when.to === f.to);

/** Why a card of the hand is not played in answer: what its ways that would answer lack, of what their player may know. */
const whyNotRespond = (s: State, f: WindowFrame, player: Player, id: CardId): Ground | undefined => {
  const card = cardOf(s, id);
  const way = card.plays.find((play) => typeof play.when !== 'string' && mayRespond(s, f, player, card, play.when));
  const secret = isSecret(s, f, player);
  if (!way) {
    const never = whyNeverPlayed(s, id);
    if (never) return never;
    return !secret && answersSuch(card.plays, f) && isImmune(s, f.card, id) ? isImmuneTo : noReference;
  }
  if (isSpent(s, f, player, card.index, way)) return oncePlayed;
  if (!secret && isImmune(s, f.card, id)) return isImmuneTo;
  const unplayable = whyNotPlayable(s, player, id) ?? whyForbidden(s, card, way);
  return unplayable ?? (secret ? undefined : whyPointless(s, player, id, way, { answers: f.card }));
};

export const windowHandler: Handler<WindowFrame> = {
  tells: (s, f, seer) => ({ is: 'responses', to: f.to, card: isSecret(s, f, seer) ? none : f.card }),
  run: (s, f) => {
    if (f.passes >= 2 || isOver(s, f)) {
      pop(s);
      return false;
    }
    if (couldRespond(s, f, f.next) || couldAnswer(s, f, f.next) || couldSuspend(s, f.next)) return true;
    f.passes += 1;
    f.next = opponentOf(f.next);
    return false;
  },
  passes: true,
  asks: (s, f) => [{ player: f.next, kind: 'respond', source: shownIn(s, f) }],
  shows: (s, f, seer) => offeredToFetch(s, f, f.next, seer),
  options: (s, f, player) => {
    const options: Option[] = [pass];
    listResponses(s, f, player, (o) => options.push(o));
    listAnswers(s, f, player, (o) => options.push(o));
    // B-12.23: play is suspended inside any other action.
    listDownloads(s, player, (o) => options.push(o));
    return options;
  },
  explains: (s, f, { do: verb, player, card }) => {
    if (verb === 'answer' && s.fixed.assisted)
      return s.fixed.cards[card] ? whyNotAnswer(s, f, player, card) : cannotAnswer;
    if (!s.fixed.cards[card] || verb !== 'play') return undefined;
    const inHand = whyNotFromHand(s, player, card);
    if (inHand) return inHand;
    return cardOf(s, card).def.unwritten ? whyNotAnswer(s, f, player, card) : whyNotRespond(s, f, player, card);
  },
  answer: (s, f, choice) => {
    f.next = opponentOf(choice.player);
    if (choice.do === 'pass') {
      f.passes += 1;
      return;
    }
    f.passes = 0;
    if (choice.do === 'download') download(s, choice.player, choice.card, choice.on, choice.way);
    else if (choice.do === 'answer') answerWith(s, f, choice.player, choice.card);
    else if (choice.do === 'play') {
      const { player, card, way, on: aim } = choice;
      start(s, 'play', { player, card, way, aim, responds: f.card });
    }
  },
};
