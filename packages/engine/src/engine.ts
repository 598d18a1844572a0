import type { Choice, Decision, Option, Stack } from './contract/decision.ts';
import { pass, sameDeed, withinMost } from './contract/decision.ts';
import type { GameEvent } from './contract/event.ts';
import type { Asked, Handler } from './contract/handler.ts';
import type { Frame } from './state/frame.ts';
import { handlerOf, start } from './state/kernel.ts';
import type { CardId, Player } from './contract/ids.ts';
import { none } from './contract/ids.ts';
import { leavesOut, names, namesAny, noCard, withNames } from './contract/named.ts';
import type { Ground, Refusal } from './contract/refusal.ts';
import { ground, isRefusal, notAsked, refuse } from './contract/refusal.ts';
import type { State } from './state/state.ts';
import { cardOf } from './asking/cards.ts';
import { isKnownTo } from './asking/known.ts';
import { whyNotCorrection } from './correcting.ts';
import { whyNotComplete } from './rules/may-complete.ts';
import { locationAt, missionFor } from './state/locations.ts';
import { settle } from './rules/settling.ts';
import { concede, endRound, forfeit, lapse } from './rules/winning.ts';

/** The engine's contract: create, decisions, apply, explain. */

const isOver = ground('game-over', 'B-26.6', 'the game is over');
const isStale = ground('stale', 'B-12.5', 'that question has been answered already');
const noRound = ground('no-round', 'B-26.6', 'no clause of the format ends the game by time');
const notOffered = ground('not-offered', 'B-12.11', 'that is not among the legal options');
const tooManyOrFew = ground('wrong-number', 'B-18.10', 'the number of chosen cards is not allowed');
const notEligible = ground('not-eligible', 'B-18.2', 'a chosen card is not among the candidates');
const twice = ground('chosen-twice', 'B-18.7', 'a card was chosen twice');
const mustChoose = ground('must-choose', ['B-18.10', 'B-12.11'], 'a choice must be made now');
const busy = ground(
  'action-in-progress',
  ['B-12.20', 'B-12.11'],
  'another action is in progress; only its own choices and responses are possible',
);

/** More steps without a question than any turn needs: a rule that feeds itself is a bug, not a game. */
const stepLimit = 100_000;

/** Runs the table until somebody has to decide or the game is over. */
export const advance = (s: State): void => {
  for (let step = 0; step < stepLimit; step++) {
    if (s.unsettled) settle(s);
    const frame = s.frames[s.frames.length - 1];
    if (s.result !== undefined || frame === undefined) return;
    if (handlerOf(s, frame).run(s, frame) && !s.unsettled) return;
  }
  throw new Error('The table does not come to rest.');
};

const nobodyAsked: readonly Asked[] = [];

const topFrame = (s: State): Frame | undefined => s.frames[s.frames.length - 1];

/** Who is asked what, with every legal option. */
export const decisions = (s: State): Decision[] => {
  const frame = topFrame(s);
  if (frame === undefined || s.result !== undefined) return [];
  const handler = handlerOf(s, frame);
  const open: Decision[] = [];
  for (const { id, player, kind, source } of handler.asks?.(s, frame) ?? nobodyAsked)
    open.push({ id: id ?? s.seq, player, kind, source, options: handler.options?.(s, frame, player) ?? [] });
  return open;
};

const whyNotPicked = (s: State, offered: Option, cards: readonly CardId[]): Ground | undefined => {
  const pick = offered.pick;
  if (!pick) return cards.length === 0 ? undefined : tooManyOrFew;
  if (cards.length < pick.min || cards.length > pick.max) return tooManyOrFew;
  for (let i = 0; i < cards.length; i++) {
    if (!pick.from.includes(cards[i])) return notEligible;
    if (cards.indexOf(cards[i]) !== i) return twice;
  }
  if (!withinMost(pick, cards)) return tooManyOrFew;
  return pick.rule && s.fixed.machinery.pickRules[pick.rule](s, offered, cards);
};

/** Whether these cards may be picked, or these stacks be built, with an option. */
export const allows = (s: State, offered: Option, cards: readonly CardId[], stacks?: readonly Stack[]): boolean => {
  if (!offered.stacks) return whyNotPicked(s, offered, cards) === undefined;
  const frame = topFrame(s);
  if (!frame || cards.length > 0 || !stacks) return false;
  const { judges } = handlerOf(s, frame);
  return judges !== undefined && judges(s, frame, stacks) === undefined;
};

const whyNotOffered = (s: State, frame: Frame, handler: Handler<Frame>, choice: Choice): Ground | undefined => {
  if (handler.passes && sameDeed(choice, pass)) return choice.cards.length > 0 ? tooManyOrFew : undefined;
  if (handler.refuses) {
    const refused = handler.refuses(s, frame, choice);
    if (refused) return refused;
    if (handler.picks?.(s, frame, choice)) return choice.cards.length === 0 ? tooManyOrFew : repeats(choice.cards);
    return choice.cards.length > 0 ? tooManyOrFew : undefined;
  }
  const offered = handler.options?.(s, frame, choice.player).find((o) => sameDeed(choice, o));
  const because = offered ? whyNotPicked(s, offered, choice.cards) : whyNotAmong(s, choice);
  return because && (handler.explains?.(s, frame, choice) ?? because);
};

/** What is begun at an opportunity is not begun inside another action; what is asked must be answered. */
const whyNotAmong = (s: State, choice: Choice): Ground => {
  if (choice.do === 'pass') return mustChoose;
  return choice.do in s.fixed.machinery.offers ? busy : notOffered;
};

const repeats = (cards: readonly CardId[]): Ground | undefined =>
  cards.some((id, i) => cards.indexOf(id) !== i) ? twice : undefined;

/** Cards that a question to the player names: it may show what is hidden else. */
const askedAbout = (s: State, frame: Frame | undefined, player: Player): readonly Option[] => {
  if (!frame) return [];
  const handler = handlerOf(s, frame);
  const isAsked = handler.asks?.(s, frame).some((a) => a.player === player);
  return isAsked ? (handler.options?.(s, frame, player) ?? []) : [];
};

/**
 * The choice as its player could mean it: a hidden card, like one that is left out, is no card that a rule could be
 * asked about, so that neither the ground nor the sentence of a refusal depends on what is hidden (B-13.34).
 */
const asKnown = (s: State, frame: Frame | undefined, choice: Choice): Choice => {
  const { player } = choice;
  if (choice.do === 'pass' && choice.cards.length === 0 && !choice.stacks) return choice;
  const isHidden = (id: CardId): boolean => id !== none && !isKnownTo(s, player, id);
  if (!leavesOut(choice) && !namesAny(choice, isHidden)) return choice;
  const options = askedAbout(s, frame, player);
  const isShown = (id: CardId): boolean => options.some((o) => names(o, id));
  return withNames(choice, (id) => (isHidden(id) && !isShown(id) ? noCard : id));
};

const isForfeit = (choice: Choice): boolean => choice.do === 'run out of time' || choice.do === 'stay away';

const whyNot = (s: State, choice: Choice): Ground | undefined => {
  const frame = topFrame(s);
  if (s.result !== undefined || frame === undefined) return isOver;
  if (choice.do === 'concede' || choice.do === 'lapse' || isForfeit(choice)) return undefined;
  if (choice.do === 'end the round') return s.fixed.format.round ? undefined : noRound;
  const handler = handlerOf(s, frame);
  const asked = handler.asks?.(s, frame) ?? nobodyAsked;
  const own = asked.find((a) => a.player === choice.player);
  if (choice.decision !== (own?.id ?? s.seq)) return isStale;
  if (choice.do === 'correct') return whyNotCorrection(s, choice.player, choice.correction);
  if (!own) return handler.unasked?.(s, frame, choice.player) ?? notAsked;
  if (choice.correction) return notOffered;
  if (choice.stacks && !handler.judges) return notOffered;
  return whyNotOffered(s, frame, handler, choice);
};

/** A refusal must not tell a player which cards the opponent holds or has aboard. */
const attempted = (s: State, { player, do: verb, card }: Choice): string =>
  `P${player + 1} cannot ${verb}${isKnownTo(s, player, card) ? ` ${cardOf(s, card).def.title}` : ''}`;

export interface Step {
  readonly events: readonly GameEvent[];
}

/** Carries out a choice in place, or refuses it and changes nothing. */
export const apply = (s: State, chosen: Choice): Step | Refusal => {
  const frame = topFrame(s);
  const choice = asKnown(s, frame, chosen);
  const because = whyNot(s, choice);
  if (because) return refuse(attempted(s, choice), because);
  s.events = [];
  s.seq += 1;
  if (choice.do === 'concede') concede(s, choice.player);
  else if (choice.do === 'end the round') endRound(s);
  else if (choice.do === 'lapse') lapse(s);
  else if (isForfeit(choice)) forfeit(s, choice.player, choice.do === 'stay away' ? 'absence' : 'clock');
  else if (choice.correction) start(s, 'correction', { by: choice.player, correction: choice.correction });
  else if (frame) {
    handlerOf(s, frame).answer?.(s, frame, choice);
    advance(s);
  }
  return { events: s.events };
};

const whyNotIntended = (s: State, frame: Frame, choice: Choice): Ground | undefined => {
  const handler = handlerOf(s, frame);
  if (choice.do !== 'correct' && handler.intends) return handler.intends(s, frame, choice);
  const because = whyNot(s, choice);
  if (choice.do === 'correct' || (because !== notAsked && because !== notOffered)) return because;
  return handler.explains?.(s, frame, choice) ?? busy;
};

/** Whether an intended action would be legal now: the choice that does it, or the clause that forbids it. */
export const explain = (s: State, player: Player, intent: Choice): Refusal | Choice => {
  const frame = topFrame(s);
  const asked =
    frame &&
    handlerOf(s, frame)
      .asks?.(s, frame)
      .find((a) => a.player === player);
  const choice = asKnown(s, frame, { ...intent, player, decision: asked?.id ?? s.seq });
  const what = attempted(s, choice);
  if (s.result !== undefined || frame === undefined) return refuse(what, isOver);
  const because = whyNotIntended(s, frame, choice);
  return because ? refuse(what, because) : choice;
};

/** What an action that would be legal does not lead to, all the same: a mission that its player may not complete. */
export const drawback = (s: State, player: Player, intent: Choice): Refusal | undefined => {
  if (intent.do !== 'attempt' || isRefusal(explain(s, player, intent))) return undefined;
  const location = locationAt(s, intent.on);
  const because = whyNotComplete(s, player, location);
  const { title } = cardOf(s, missionFor(s, location, player)).def;
  return because && refuse(`P${player + 1} cannot complete ${title}`, because);
};
