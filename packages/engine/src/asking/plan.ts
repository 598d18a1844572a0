import type { Table, Who } from '@spaceline/language';
import { facesOf, isCombining, judgedBy, whoWordOf } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import type { Prepared } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import type { Asking, TableReading } from './who/word.ts';

/**
 * A question made ready for one pool. What print says to it is remembered for each individual of each card: every game
 * asks the same questions of the same cards, and only where print leaves one open the table is looked at.
 */
export interface Plan {
  readonly who: Who;
  readonly combines: 'all' | 'any' | 'not' | undefined;
  readonly parts: readonly Plan[];
  readonly word: TableReading<Who> | undefined;
  /** By the number of the card in the pool and of its individual. */
  readonly judged: Uint8Array;
}

const tableDecides = 1;
const no = 2;
const yes = 3;

const makePlan = (s: State, who: Who): Plan => {
  const { pool, machinery } = s.fixed;
  const word = whoWordOf(who);
  return {
    who,
    combines: isCombining(word) ? word.combines : undefined,
    parts: isCombining(word) ? word.parts(who).map((part) => planOf(s, part)) : [],
    word: machinery.tableWords[who.who],
    judged: new Uint8Array(pool.cards.length * pool.persons),
  };
};

export const planOf = (s: State, who: Who): Plan => {
  const { plans, latest } = s.fixed.pool;
  if (latest.who === who && latest.plan) return latest.plan;
  let plan = plans.get(who);
  if (!plan) {
    plan = makePlan(s, who);
    plans.set(who, plan);
  }
  latest.who = who;
  latest.plan = plan;
  return plan;
};

const judge = (plan: Plan, card: Prepared, individual: number, at: number): number => {
  const face = facesOf(card.def)[individual];
  const verdict = face === undefined ? false : judgedBy(plan.who, face);
  const code = verdict === undefined ? tableDecides : verdict ? yes : no;
  plan.judged[at] = code;
  return code;
};

/** What print says, as a code. */
const codeOf = (plan: Plan, s: State, card: Prepared, individual: number): number => {
  const at = card.index * s.fixed.pool.persons + individual;
  const code = plan.judged[at];
  return code === 0 ? judge(plan, card, individual, at) : code;
};

const wordOf = (plan: Plan): TableReading<Who> => {
  if (!plan.word) throw new Error(`Print leaves '${plan.who.who}' open, and nothing asks the table.`);
  return plan.word;
};

/** The whole answer: by print, and by the table where print leaves it open. */
export const answer = (plan: Plan, s: State, id: CardId, individual: number, you: Player, asking: Asking): boolean => {
  const code = codeOf(plan, s, s.fixed.cards[id], individual);
  if (code !== tableDecides) return code === yes;
  switch (plan.combines) {
    case 'all':
      for (const part of plan.parts) if (!answer(part, s, id, individual, you, asking)) return false;
      return true;
    case 'any':
      for (const part of plan.parts) if (answer(part, s, id, individual, you, asking)) return true;
      return false;
    case 'not':
      return !answer(plan.parts[0], s, id, individual, you, asking);
    case undefined:
      return wordOf(plan).fits(s, plan.who, id, individual, you, asking);
  }
};

/** The same of a card as a whole: one of its individuals answers for it (B-27.22). */
export const cardAnswer = (plan: Plan, s: State, id: CardId, you: Player, asking: Asking): boolean => {
  if (answer(plan, s, id, 0, you, asking)) return true;
  const { persons } = s.fixed.cards[id];
  for (let i = 1; i < persons; i++) if (answer(plan, s, id, i, you, asking)) return true;
  return false;
};

/** What print alone says of a card as a whole: nothing, where it leaves the question open. */
export const printAnswer = (plan: Plan, s: State, card: Prepared): boolean | undefined => {
  let verdict: boolean | undefined = false;
  for (let i = 0; i < Math.max(1, card.persons); i++) {
    const code = codeOf(plan, s, card, i);
    if (code === yes) return true;
    if (code === tableDecides) verdict = undefined;
  }
  return verdict;
};

/** Whether one individual could fit, whatever the table says that can change while no card enters or leaves play. */
const couldBeOne = (plan: Plan, s: State, id: CardId, individual: number): boolean => {
  const code = codeOf(plan, s, s.fixed.cards[id], individual);
  if (code !== tableDecides) return code === yes;
  switch (plan.combines) {
    case 'all':
      for (const part of plan.parts) if (!couldBeOne(part, s, id, individual)) return false;
      return true;
    case 'any':
      for (const part of plan.parts) if (couldBeOne(part, s, id, individual)) return true;
      return false;
    case 'not':
      return true;
    case undefined:
      return plan.word?.steady?.(s, plan.who, id, individual) !== false;
  }
};

/** Whether a card in play could fit before the next one enters or leaves; equipment that is hidden may have a say. */
export const couldFit = (plan: Plan, s: State, id: CardId): boolean => {
  const { persons } = s.fixed.cards[id];
  for (let i = 0; i < Math.max(1, persons); i++) if (couldBeOne(plan, s, id, i)) return true;
  return false;
};

/** What both players can tell of one individual: nothing, where it depends on what only one of them sees. */
const seenOfOne = (
  plan: Plan,
  s: State,
  id: CardId,
  individual: number,
  you: Player,
  asking: Asking,
): boolean | undefined => {
  const code = codeOf(plan, s, s.fixed.cards[id], individual);
  if (code !== tableDecides) return code === yes;
  if (plan.combines !== undefined) return seenOfParts(plan, s, id, individual, you, asking);
  const { who, word } = plan;
  if (!word?.seen) return word?.fits(s, who, id, individual, you, asking);
  return word.seen(s, who, facesOf(s.fixed.cards[id].def)[individual], id, individual, you);
};

/** One part that settles the matter is enough; else it is open if one of them is. */
const seenOfParts = (
  { combines, parts }: Plan,
  s: State,
  id: CardId,
  individual: number,
  you: Player,
  asking: Asking,
): boolean | undefined => {
  const settles = combines === 'any';
  let verdict: boolean | undefined = !settles;
  for (const part of parts) {
    const one = seenOfOne(part, s, id, individual, you, asking);
    if (one === settles) return combines === 'not' ? true : settles;
    if (one === undefined) verdict = undefined;
  }
  return combines === 'not' && verdict !== undefined ? !verdict : verdict;
};

/** The same of a card as a whole. */
export const seenAnswer = (plan: Plan, s: State, id: CardId, you: Player, asking: Asking): boolean | undefined => {
  let verdict: boolean | undefined = false;
  for (let i = 0; i < Math.max(1, s.fixed.cards[id].persons); i++) {
    const one = seenOfOne(plan, s, id, i, you, asking);
    if (one === true) return true;
    if (one === undefined) verdict = undefined;
  }
  return verdict;
};

/** What the table says to a question that print leaves open: all of it, or only what both players see. */
export const tableOf =
  (s: State, id: CardId, you: Player, asking: Asking, onlySeen: boolean): Table =>
  (who, _word, face) => {
    const word: TableReading<Who> | undefined = s.fixed.machinery.tableWords[who.who];
    if (onlySeen && word?.seen) return word.seen(s, who, face, id, face.at, you);
    return word?.fits(s, who, id, face.at, you, asking);
  };
