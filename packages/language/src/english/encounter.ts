import type { Act } from '../acts/index.generated.ts';
import type { DilemmaCard } from '../card.ts';
import type { Encounter, Payment } from '../encounter.ts';
import { isAct, nodesIn } from '../check/nodes.ts';
import { englishActs, frameAfter, leftBy } from './say.ts';
import { conditionHolds, englishCondition } from './condition.ts';
import { encounterFrame, placedFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { nounOf, teamMember } from './phrase.ts';
import { englishLasting } from './lasting.ts';
import { phraseOf, theWho } from './who.ts';
import { points, sentences, unspoken } from './words.ts';

const paymentWords = (payment: Payment): string => {
  const isMember = nounOf(phraseOf(payment.discard), teamMember) === teamMember;
  // Nobody leaves behind what alone gives them the skill that is asked for.
  const giver = payment.discard.who === 'skill' ? ' (and the equipment that gives it, if nothing else does)' : '';
  return `you choose to discard ${theWho(payment.discard, payment.count, teamMember)}${giver}${isMember ? '' : ' from the team'}`;
};

const unlessWords = ({ condition, payment }: Encounter): string | undefined => {
  const ways = [condition && conditionHolds(condition), payment && paymentWords(payment)].filter(Boolean);
  return ways.length > 0 ? `unless ${ways.join(', or ')}, ` : undefined;
};

/** Unmet conditions stop whoever is left (B-17.10); said only if somebody is, and once (B-17.27). */
const stopWords = (effect: readonly Act[], where: DilemmaCard['where'], frame: Frame): string | undefined => {
  const left = new Set(effect.map(leftBy));
  if (left.has('nobody to stop')) return undefined;
  if (!left.has('nobody')) return `stop ${frame.team}`;
  return where === 'space' ? 'stop the ship' : undefined;
};

const afterWords = (encounter: Encounter): string | undefined => {
  switch (encounter.after) {
    case 'discard':
      return 'then discard this dilemma';
    case 'under mission':
      return 'then put this dilemma back under the mission';
    case 'stays':
      return encounter.place ? undefined : 'this dilemma stays in play';
    default:
      return unspoken(encounter.after);
  }
};

/** What is done first leads on to what the conditions and the effect say of those it picked. */
const happening = (encounter: Encounter, where: DilemmaCard['where'], frame: Frame): string | undefined => {
  const unless = unlessWords(encounter);
  const then = encounter.first ? frameAfter(encounter.first, frame) : frame;
  const clauses = [
    encounter.effect.length > 0 ? englishActs(encounter.effect, then) : undefined,
    unless ? stopWords(encounter.effect, where, frame) : undefined,
  ].filter(Boolean);
  if (clauses.length === 0) return undefined;
  return `${unless ?? ''}${clauses.join(', then ')}`;
};

/** A dilemma from the encounter to what remains of it; "you" is the player who encounters it. */
export const englishEncounter = (card: Pick<DilemmaCard, 'encounter' | 'where' | 'points'>): string => {
  const { encounter, where } = card;
  const frame = encounterFrame(where);
  const { trigger, nullifiedBy, first, place, lasting, endsAttempt } = encounter;
  const tested = encounter.condition !== undefined || encounter.payment !== undefined;
  const scoredByCure = lasting?.cure !== undefined;
  return sentences(
    trigger && `works only if ${conditionHolds(trigger)}; otherwise discard this dilemma`,
    place && `place this dilemma on the ${place}`,
    first && englishActs(first, frame),
    happening(encounter, where, frame),
    endsAttempt && (tested ? 'the attempt ends' : 'the attempt ends, and nobody is stopped'),
    card.points !== undefined && tested && !scoredByCure ? `otherwise score ${points(card.points)}` : undefined,
    afterWords(encounter),
    lasting && englishLasting(lasting, place ? placedFrame(frame, place) : frame, card.points),
    nullifiedBy && `nullified by ${englishCondition(nullifiedBy)}`,
    card.points !== undefined && !tested && !scoredByCure && !scoresItself(encounter)
      ? worthWords(encounter, card.points)
      : undefined,
  );
};

/** Points that come neither from conditions nor from a cure (B-17.20). */
const worthWords = ({ lasting }: Encounter, worth: number): string => {
  const rules = (lasting?.rules ?? []).map(({ rule }) => rule);
  if (rules.includes('self-controlling ship')) return `whoever destroys it in battle scores ${points(worth)}`;
  return rules.includes('must travel') ? `on arrival, score ${points(worth)}` : `worth ${points(worth)}`;
};

/** Points that the text itself gives are not said twice. */
const scoresItself = (encounter: Encounter): boolean =>
  nodesIn(encounter.effect).some((node) => isAct(node) && node.act === 'score');
