import type { CardId, Choice, Player, Refusal, State } from '@spaceline/engine';
import {
  apply,
  choose,
  clone,
  decisions,
  explain,
  isRefusal,
  locationId,
  none,
  opponentOf,
  proposal,
} from '@spaceline/engine';
import type { Intent } from './intent.ts';

/** Finds out why an intent is refused: the rule is asked for the likeliest meaning of the words. */

const first = (list: readonly number[] | undefined): number => list?.[0] ?? -1;

/** The means the rules would look for: a ship in space, an Away Team on a planet. */
const shipFor = (s: State, player: Player, loc: number): number =>
  s.play.find((id) => {
    const c = s.cards[id];
    return c.zone === 'space' && c.loc === loc && c.controller === player && s.fixed.cards[id].def.type === 'Ship';
  }) ?? -1;

const isSpace = (s: State, loc: number): boolean => {
  const def = s.fixed.cards[loc]?.def;
  return def?.type === 'Mission' && def.kind === 'space';
};

/** Where a card goes when the line does not say: to a facility of the player. */
const facilityOf = (s: State, player: Player): number =>
  s.play.find((id) => s.cards[id].controller === player && s.fixed.cards[id].def.type === 'Facility') ?? -1;

const harbourOf = (s: State, player: Player, ship: number): number =>
  s.play.find(
    (id) =>
      s.cards[id].controller === player &&
      s.fixed.cards[id].def.type === 'Facility' &&
      s.cards[id].loc === s.cards[ship]?.loc,
  ) ?? -1;

const choiceOf = (s: State, intent: Intent): Choice => {
  const [verb] = intent.verbs;
  const { player } = intent;
  let card = first(intent.card);
  let on = first(intent.on);
  let to = first(intent.to);
  let way = first(intent.way);
  if (verb === 'attempt') {
    if (intent.card === undefined && isSpace(s, on)) card = shipFor(s, player, on);
    if (intent.to === undefined) to = 0;
  }
  if (verb === 'battle' && intent.to === undefined && way === 1) to = 0;
  if (verb === 'report') {
    if (on < 0) on = facilityOf(s, player);
    if (way < 0) way = 0;
  }
  if (verb === 'dock' && on < 0) on = harbourOf(s, player, card);
  if ((verb === 'play' || verb === 'download') && way < 0) way = 0;
  const cards = (intent.picks ?? []).map((copies) => copies[0]);
  return {
    decision: s.seq,
    player,
    do: verb as Choice['do'],
    card: locationId(card),
    on: locationId(on),
    to: locationId(to),
    way,
    cards,
  };
};

/** An unwritten card would answer at the first window that asks its player. */
const wouldAnswer = (s: State, { response, card }: Intent): boolean =>
  response === true && s.fixed.cards[first(card)]?.def.unwritten === true;

/** Everybody but the intending player passes, so that the rule is asked at an opportunity of theirs. */
const opportunity = (s: State, intent: Intent): State => {
  const { player } = intent;
  const responsesOnly = intent.correction !== undefined;
  const answers = wouldAnswer(s, intent);
  const at = clone(s);
  for (let i = 0; i < 100; i++) {
    const [decision] = decisions(at);
    const mayPass = decision?.options.find((o) => o.do === 'pass');
    if (!decision || !mayPass || (answers && decision.kind === 'respond' && decision.player === player)) return at;
    const others = decision.kind === 'action' && decision.player === opponentOf(player) && at.active === player;
    if (decision.kind !== 'respond' && (responsesOnly || !others)) return at;
    apply(at, choose(decision, mayPass));
  }
  return at;
};

/** Other ways of playing the card may say more than "only in response". */
const byWay = (s: State, choice: Choice): Refusal | undefined => {
  const plays = s.fixed.cards[choice.card]?.plays ?? [];
  let last: Refusal | undefined;
  for (let way = 0; way < Math.max(1, plays.length); way++) {
    // What other cards add says less than the card's own ways.
    if (last && plays[way].given) continue;
    const why = explain(s, choice.player, choice.do === 'play' ? { ...choice, way } : choice);
    if (isRefusal(why)) last = last && why.code === 'refused/response-only' ? last : why;
  }
  return last;
};

/** An answer to the open question with other cards than it allows. */
const answered = (s: State, intent: Intent, cards: readonly CardId[]): Refusal | undefined => {
  for (const decision of decisions(s)) {
    if (decision.player !== intent.player) continue;
    const option = decision.options.find((o) => o.pick && (intent.verbs as readonly string[]).includes(o.do));
    const result = option && apply(clone(s), choose(decision, option, cards));
    if (result && isRefusal(result)) return result;
  }
  return undefined;
};

const inSegment = (s: State, intent: Intent, choice: Choice): Refusal | Choice | undefined =>
  choice.do === 'play' && intent.way === undefined ? byWay(s, choice) : explain(s, intent.player, choice);

const whyNot = (s: State, intent: Intent, choice: Choice): Refusal | Choice | undefined => {
  if (intent.correction) return explain(s, intent.player, proposal(none, intent.player, intent.correction));
  if (s.frames.at(-1)?.kind === 'segment') return inSegment(s, intent, choice);
  const answer = answered(s, intent, choice.cards) ?? apply(clone(s), { ...choice, decision: s.seq });
  return isRefusal(answer) ? answer : undefined;
};

export const refusalOf = (now: State, intent: Intent): Refusal => {
  const s = opportunity(now, intent);
  const choice = choiceOf(s, intent);
  const why = whyNot(s, intent, choice);
  if (why && isRefusal(why)) return why;
  return {
    code: 'refused/not-offered',
    what: `P${intent.player + 1} cannot ${choice.do}`,
    why: 'that is not among the legal options',
    clause: 'B-12.11',
  };
};
