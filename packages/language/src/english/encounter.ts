import type { Act } from '../acts/index.generated.ts';
import type { DilemmaCard } from '../card.ts';
import type { Encounter, Payment } from '../encounter.ts';
import { isAct, isSelection, nodesIn } from '../check/nodes.ts';
import { areSame } from '../are-same.ts';
import { englishActs, englishSelection, frameAfter, leftBy } from './say.ts';
import { englishCondition, holding } from './condition.ts';
import type { Holding } from './condition.ts';
import { encounterFrame, groupAsIt, namedGroup, placedFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { nounOf } from './phrase.ts';
import { englishRules, englishTriggers, nowAndLater } from './lasting.ts';
import { phraseOf, theWho } from './who.ts';
import { list, points, sentences } from './words.ts';

const paymentWords = ({ discard, count }: Payment, frame: Frame): string => {
  const isMember = nounOf(phraseOf(discard), frame.member) === frame.member;
  // Nobody leaves behind what alone gives them the skill that is asked for.
  const giver = discard.who === 'skill' ? ' (and equipment that alone gives it)' : '';
  return `you discard ${theWho(discard, count === 1 ? 'a' : count, frame.member)}${giver}${isMember ? '' : ` from ${frame.group}`}`;
};

/** What keeps the effect away: what is there, or a payment. */
const avoiding = ({ condition, payment }: Encounter, frame: Frame): Holding | undefined => {
  const met = condition && holding(condition, frame);
  if (!payment) return met;
  const paid = { words: paymentWords(payment, met ? { ...frame, group: 'it' } : frame), again: 'you do' };
  if (!met) return paid;
  return { words: `${met.words} or ${paid.words}`, again: `${met.again} or ${paid.again}` };
};

/** Some of the team are gone, so that only the others can be stopped (B-17.26). */
const isLoss = (act: Act): boolean => (act.act === 'kill' || act.act === 'discard') && act.what.select !== 'this card';

/** Unmet conditions stop whoever is left (B-17.10); said only if somebody is, and once (B-17.27). */
const stopWords = ({ effect }: Encounter, where: DilemmaCard['where'], frame: Frame): string | undefined => {
  const left = new Set(effect.map(leftBy));
  if (left.has('nobody to stop')) return undefined;
  if (!left.has('nobody')) return `stop ${effect.some(isLoss) ? 'the rest' : frame.team}`;
  return where === 'space' ? 'stop the ship' : undefined;
};

/** What it does, and what may be played before it does so. */
const effectWords = (effect: readonly Act[], { answeredBy = [] }: Encounter, frame: Frame): string => {
  const does = englishActs(effect, frame);
  return does && `${does}${answeredBy.length > 0 ? ` (${list(answeredBy, 'or')} may be used first)` : ''}`;
};

const isEndOfTurn = (act: Act): boolean => act.act === 'end' && act.of === 'turn';

const isPlain = (words: string): boolean => !/[,;:]| and /.test(words.replace(/\(.*?\)/g, ''));

/** An effect and what always follows it. What has parts of its own is kept apart from the rest. */
const withSequel = (effect: string, sequel: readonly string[]): string => {
  const whole = list(sequel, 'and');
  const after = sequel.length === 2 && !isPlain(sequel[0] ?? '') ? sequel.join(', and ') : whole;
  if (effect === '' || after === '') return `${effect}${after}`;
  if (isPlain(effect) && isPlain(after)) return `${effect} and ${after}`;
  return `${effect}${/[;:]|, or /.test(effect) ? ';' : ','} then ${after}`;
};

/** Everything that unmet conditions bring: the effect, the stop, and where the card goes if that is not the discard pile. */
const suffering = (encounter: Encounter, where: DilemmaCard['where'], frame: Frame): string => {
  const effect = encounter.effect.filter((act) => !isEndOfTurn(act));
  const sequel = [
    stopWords(encounter, where, frame),
    // Whoever is left is stopped before the turn is over.
    effect.length < encounter.effect.length ? 'end the turn' : undefined,
    encounter.after === 'under mission' ? 'put dilemma back under mission' : undefined,
  ].filter((words) => words !== undefined);
  const does = effectWords(effect, encounter, frame);
  if (where === 'space' && encounter.effect.length === 1 && isOfShip(encounter.effect) && sequel.length === 1)
    return does.replace(frame.ship, `and stop ${frame.ship}`);
  return withSequel(does, sequel);
};

/** Done to the ship, with which its crew is stopped (B-19.8): "damage and stop the ship". */
const isOfShip = ([act]: readonly Act[]): boolean =>
  act !== undefined &&
  'what' in act &&
  act.what.select === 'ship' &&
  act.what.with === undefined &&
  leftBy(act) === undefined;

/** A single pick can be the subject of the condition that asks about it. */
const pickedFirst = ({ first = [], condition }: Encounter, frame: Frame): string | undefined => {
  const [act] = first;
  const asks = condition?.if === 'counted' && condition.scope === 'those';
  return asks && first.length === 1 && act?.act === 'select' ? englishSelection(act.what, frame) : undefined;
};

/** It selects only such as the trigger asks for, so that without them nothing happens anyway. */
const saysTrigger = ({ trigger, effect }: Encounter): boolean =>
  trigger?.if === 'members' &&
  trigger.atLeast === 1 &&
  effect.length > 0 &&
  effect.every((act) =>
    nodesIn(act).some((node) => isSelection(node) && 'who' in node && areSame(node.who, trigger.who)),
  );

/** What happens: what is done first leads on to what the conditions and the effect say of those it picked. */
const happening = (encounter: Encounter, where: DilemmaCard['where'], frame: Frame): string | undefined => {
  const { trigger, first = [] } = encounter;
  const picked = pickedFirst(encounter, namedGroup(frame));
  const then = {
    ...frameAfter(first, frame),
    ...(picked === undefined ? {} : { those: 'them' }),
    ...(trigger?.if === 'members' ? { named: trigger.who } : {}),
  };
  const avoided = avoiding(encounter, { ...then, those: picked ?? 'they' });
  const before = first.length > 0 && picked === undefined ? englishActs(first, frame) : undefined;
  if (!avoided) {
    const does = effectWords(encounter.effect, encounter, then);
    return sentences(
      before,
      trigger && does && !saysTrigger(encounter) ? `if ${holding(trigger, frame).words}, ${does}` : does,
    );
  }
  const stopsAtOnce =
    encounter.effect.every(({ act }) => act === 'stop') && avoided.words.startsWith(frame.group) && !trigger;
  const spoken = avoided.words.startsWith(frame.group) && !trigger ? { ...then, everyone: 'it' } : then;
  const suffers = suffering(encounter, where, stopsAtOnce ? groupAsIt(spoken) : namedGroup(spoken));
  if (suffers === '') return before;
  if (trigger) return sentences(before, `if ${holding(trigger, frame).words}, ${suffers}, unless ${avoided.words}`);
  return sentences(before, `unless ${avoided.words}, ${suffers}`);
};

const isPlaced = ({ place, effect }: Encounter): boolean =>
  place !== undefined || effect.some((act) => act.act === 'relocate' && act.what.select === 'this card');

type Met = Pick<DilemmaCard, 'encounter' | 'where' | 'points'>;

/** The beginning of a dilemma, up to where every way through it is told. */
export const englishMeeting = ({ encounter, where, points: worth }: Met): string => {
  const frame = encounterFrame(where);
  const { place, lasting, endsAttempt } = encounter;
  const tested = encounter.condition !== undefined || encounter.payment !== undefined;
  const staying = stayingFrame(encounter, where, worth);
  // Right behind the placing its host is "it".
  const beside = place === 'ship' && !endsAttempt ? { ...staying, hosted: 'it' } : staying;
  const rules = lasting ? englishRules(lasting, beside) : '';
  const now = tested ? undefined : nowAndLater(encounter.effect, lasting);
  const alone = now ? { ...encounter, effect: encounter.effect.slice(0, -now.acts.length) } : encounter;
  const happens = happening(alone, where, frame);
  return sentences(
    place && `place on ${place}${endsAttempt ? '; the attempt ends' : ''}`,
    place && rules,
    happens,
    !place && endsAttempt ? 'the attempt ends' : undefined,
    place ? undefined : rules,
    encounter.after === 'stays' && !isPlaced(encounter) ? `${frame.self} stays in play` : undefined,
    lasting && englishTriggers(lasting, rules || happens ? later(staying, place) : beside, { now, worth }),
  );
};

/** Whom a rule has named are "them". */
const later = (frame: Frame, place: Encounter['place']): Frame =>
  place === 'team' ? { ...frame, afflicted: 'them' } : frame;

/** While it stays in play the text is about what it is on. */
const stayingFrame = (encounter: Encounter, where: DilemmaCard['where'], worth: number | undefined): Frame => {
  const frame = encounterFrame(where);
  const placed = encounter.place ? placedFrame(frame, encounter.place) : { ...frame, self: 'it' };
  return { ...placed, ...(worth === undefined ? {} : { worth }) };
};

/** The end of a dilemma: points, and where it goes; or the one end of both its texts, in space and on a planet. */
export const englishEnding = ({ encounter, where, points: worth }: Met, both?: 'both'): string => {
  const avoided = avoiding(encounter, encounterFrame(where));
  const met = both ? 'both: if passed' : `if ${avoided?.again}`;
  const { nullifiedBy, lasting } = encounter;
  const scoredByCure = lasting?.cure !== undefined;
  return sentences(
    worth !== undefined && avoided && !scoredByCure ? `${met}, score ${points(worth)}` : undefined,
    nullifiedBy && `nullified by ${englishCondition(nullifiedBy)}`,
    worth !== undefined && !avoided && !scoredByCure && !scoresItself(encounter)
      ? worthWords(encounter, worth)
      : undefined,
    encounter.after === 'discard' ? 'discard dilemma' : undefined,
  );
};

/** A dilemma from the encounter to what remains of it; "you" is the player who encounters it. */
export const englishEncounter = (card: Met): string => sentences(englishMeeting(card), englishEnding(card));

/** Points that come neither from conditions nor from a cure (B-17.20). */
const worthWords = ({ lasting }: Encounter, worth: number): string | undefined => {
  const rules = (lasting?.rules ?? []).map(({ rule }) => rule);
  if (rules.includes('self-controlling ship')) return `whoever destroys it in battle scores ${points(worth)}`;
  return rules.includes('must travel') ? undefined : `worth ${points(worth)}`;
};

/** Points that the text itself gives are not said twice. */
const scoresItself = (encounter: Encounter): boolean =>
  nodesIn(encounter.effect).some((node) => isAct(node) && node.act === 'score');
