import type { Aim, CardId, Choice, ChoiceOf, Decision, Option, Player, Refusal, State } from '@spaceline/engine';
import {
  apply,
  cardId,
  choose,
  clone,
  decisions,
  explain,
  isRefusal,
  locationId,
  none,
  onTable,
  opponentOf,
  proposal,
} from '@spaceline/engine';
import { cardOf, defOf } from '../table-cards.ts';
import type { Intent } from './intent.ts';
import { meets } from './intent.ts';

/** Finds out why an intent is refused: the rule is asked for the likeliest meaning of the words. */

const first = (list: readonly number[] | undefined): CardId => cardId(list?.[0] ?? none);

/** The means the rules would look for: a ship in space, an Away Team on a planet. */
const shipFor = (s: State, player: Player, loc: CardId): CardId =>
  s.play.find((id) => {
    const c = cardOf(s, id);
    return c.zone === 'space' && c.loc === loc && c.controller === player && defOf(s, id).type === 'Ship';
  }) ?? none;

const isSpace = (s: State, loc: number): boolean => {
  const def = s.fixed.cards[loc]?.def;
  return def?.type === 'Mission' && def.kind === 'space';
};

/** Where a card goes when the line does not say: to a facility of the player. */
const facilityOf = (s: State, player: Player): CardId =>
  s.play.find((id) => cardOf(s, id).controller === player && defOf(s, id).type === 'Facility') ?? none;

const harbourOf = (s: State, player: Player, ship: CardId): CardId =>
  s.play.find(
    (id) =>
      cardOf(s, id).controller === player &&
      defOf(s, id).type === 'Facility' &&
      cardOf(s, id).loc === s.cards[ship]?.loc,
  ) ?? none;

/** What a card is played on, as far as the line says; the rest is taken from the way of playing. */
const aimFor = (s: State, intent: Intent, way: number): Aim => {
  const { whom, team } = intent;
  const on = first(intent.on);
  if (whom !== undefined) return { player: whom };
  if (team) return { team: { location: locationId(on), number: 0, ...team } };
  if (on === none) return onTable;
  const { target } = s.fixed.cards[first(intent.card)]?.plays[way]?.on ?? { target: 'card' };
  const second = locationId(first(intent.to));
  if (target === 'between') return { between: [locationId(on), second] };
  if (target === 'location')
    return { location: locationId(s.locations.find((l) => l.missions.includes(on))?.id ?? on) };
  return second === none ? { card: on } : { card: on, exit: second };
};

/** Whoever and whatever of a player is in a place. */
const everyoneAt = (s: State, player: Player, place: CardId): CardId[] =>
  s.play.filter((id) => {
    const { controller, zone, host, loc } = cardOf(s, id);
    return controller === player && (zone === 'aboard' ? host === place : zone === 'surface' && loc === place);
  });

/** The way an option takes when the line does not say. */
const wayFor = (s: State, verb: string | undefined, card: CardId): Option['way'] => {
  const def = s.fixed.cards[card]?.def;
  if (verb === 'report') return def && 'affiliations' in def ? (def.affiliations[0] ?? '') : '';
  if (verb === 'seed facility') return '';
  return verb === 'play' || verb === 'download' ? 0 : none;
};

/** Who could do it to a card of the pair, if anybody is asked. */
const adversaryOf = (s: State, on: CardId): CardId => {
  const options = decisions(s).flatMap((decision) => decision.options);
  const done = options.find((o) => (o.do === 'stun' || o.do === 'mortally wound') && o.on === on);
  return done ? cardId(done.card) : none;
};

const choiceOf = (s: State, intent: Intent): Choice => {
  const [verb] = intent.verbs;
  const { player } = intent;
  let card = first(intent.card);
  let on = first(intent.on);
  let to = first(intent.to);
  if (verb === 'attempt') {
    if (intent.card === undefined && isSpace(s, on)) card = shipFor(s, player, on);
    if (intent.to === undefined) to = cardId(0);
  }
  if (verb === 'stun' || verb === 'mortally wound') card = adversaryOf(s, on);
  if (verb === 'battle' && intent.to === undefined && intent.way?.[0] === 'personnel') to = cardId(0);
  if (verb === 'report' && on === none) on = facilityOf(s, player);
  if (verb === 'dock' && on === none) on = harbourOf(s, player, card);
  const way = intent.way?.[0] ?? wayFor(s, verb, card);
  const aim = verb === 'play' ? aimFor(s, intent, Number(way)) : on;
  const cards = intent.all ? everyoneAt(s, player, on) : (intent.picks ?? []).map(([copy = none]) => copy);
  // The words of a line need not make sense: whether they do is what the rules are asked.
  const wanted = { do: verb, card, on: aim, to: verb === 'play' ? none : to, way } as Option;
  return choose({ id: s.seq, player }, wanted, cards);
};

/** Everybody but the intending player passes, so that the rule is asked at an opportunity of theirs. */
const opportunity = (s: State, intent: Intent): State => {
  const { player } = intent;
  const responsesOnly = intent.correction !== undefined;
  const at = clone(s);
  for (let i = 0; i < 100; i++) {
    const [decision] = decisions(at);
    const mayPass = decision?.options.find((o) => o.do === 'pass');
    if (!decision || !mayPass) return at;
    const others = decision.kind === 'action' && decision.player === opponentOf(player) && at.active === player;
    if (decision.kind !== 'respond' && (responsesOnly || !others)) return at;
    apply(at, choose(decision, mayPass));
  }
  return at;
};

/** Other ways of playing the card may say more than "only in response". */
const byWay = (s: State, intent: Intent, choice: ChoiceOf<'play'>): Refusal | undefined => {
  const plays = s.fixed.cards[choice.card]?.plays ?? [];
  let last: Refusal | undefined;
  for (let way = 0; way < Math.max(1, plays.length); way++) {
    // What other cards add says less than the card's own ways.
    if (last && plays[way]?.given) continue;
    const why = explain(s, choice.player, { ...choice, way, on: aimFor(s, intent, way) });
    if (isRefusal(why)) last = last && why.code === 'refused/response-only' ? last : why;
  }
  return last;
};

const picksFor = (intent: Intent, decision: Decision): Option[] =>
  decision.options.filter((o) => o.pick && (intent.verbs as readonly string[]).includes(o.do));

/** An answer to the open question with other cards than it allows. */
const answered = (s: State, intent: Intent, cards: readonly CardId[]): Refusal | undefined => {
  for (const decision of decisions(s)) {
    if (decision.player !== intent.player) continue;
    const asking = picksFor(intent, decision);
    // A beam between other places is another beam, not this one with other cards.
    const option = asking.find((o) => meets(intent, o)) ?? asking.find((o) => o.do !== 'beam');
    const result = option && apply(clone(s), choose(decision, option, cards));
    if (result && isRefusal(result)) return result;
  }
  return undefined;
};

const inSegment = (s: State, intent: Intent, choice: Choice): Refusal | Choice | undefined =>
  choice.do === 'play' && intent.way === undefined ? byWay(s, intent, choice) : explain(s, intent.player, choice);

const whyNot = (s: State, intent: Intent, choice: Choice): Refusal | Choice | undefined => {
  if (intent.correction) return explain(s, intent.player, proposal(none, intent.player, intent.correction));
  if (s.frames.at(-1)?.kind === 'segment') return inSegment(s, intent, choice);
  const answer = answered(s, intent, choice.cards) ?? apply(clone(s), { ...choice, decision: s.seq });
  return isRefusal(answer) ? answer : undefined;
};

/** What the windows that ask the player say to a response: the one it comes nearest to, or the first. */
const asResponse = (now: State, intent: Intent): Refusal | undefined => {
  const at = clone(now);
  let told: Refusal | undefined;
  for (let i = 0; i < 100; i++) {
    const [decision] = decisions(at);
    const mayPass = decision?.options.find((o) => o.do === 'pass');
    if (decision?.kind !== 'respond' || !mayPass) return told;
    const why = decision.player === intent.player ? whyNot(at, intent, choiceOf(at, intent)) : undefined;
    if (why && isRefusal(why)) {
      if (why.code !== 'refused/not-a-response') return why;
      told ??= why;
    }
    apply(at, choose(decision, mayPass));
  }
  return told;
};

export const refusalOf = (now: State, intent: Intent): Refusal => {
  const answered = intent.response ? asResponse(now, intent) : undefined;
  if (answered) return answered;
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
