import { allCards } from '@spaceline/cards';
import { catalogue } from '@spaceline/cards/catalogue';
import { unwrittenCard } from '@spaceline/cards/unwritten';
import type {
  Choice,
  Correction,
  Decision,
  Format,
  GameEvent,
  Option,
  Player,
  Refusal,
  State,
} from '@spaceline/engine';
import { apply, choose, decisions, isRefusal, makePool, outcomes, proposal } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { open } from '@spaceline/formats';
import { readPosition } from '@spaceline/testkit';

/** Assisted tables: every title of the game may lie on them, and players correct them by agreement. */

/** The First Edition card without a version, where several share a title. */
const byTitle = new Map(
  catalogue()
    .filter((title) => title.edition === 1 && title.version === undefined)
    .map((title) => [title.title, title]),
);

/** The written cards, and these others. */
export const poolWith = (...titles: readonly string[]) =>
  makePool([
    ...allCards,
    ...titles.map((name) => {
      const title = byTitle.get(name);
      if (!title || title.card) throw new Error(`${name} is not an unwritten title.`);
      return unwrittenCard(title);
    }),
  ]);

export interface AssistedTable {
  readonly s: State;
  readonly setup: Setup;
  readonly events: GameEvent[];
}

export const assistedTable = (titles: readonly string[], picture: string, format: Format = open): AssistedTable => {
  const lines = picture.split('\n').map((line) => line.trim());
  const { state, setup } = readPosition(lines.join('\n'), poolWith(...titles), format);
  return { s: state, setup, events: [] };
};

export const idOf = ({ s }: AssistedTable, title: string, nth = 0): number => {
  const found = s.fixed.cards.flatMap((card, id) => (card.def.title === title ? [id] : []))[nth];
  if (found === undefined) throw new Error(`There is no ${title}.`);
  return found;
};

export const ask = ({ s }: AssistedTable, player: Player): Decision => {
  const asked = decisions(s).find((one) => one.player === player);
  if (!asked) throw new Error(`P${player + 1} is not asked.`);
  return asked;
};

const done = (t: AssistedTable, choice: Choice): Refusal | undefined => {
  const result = apply(t.s, choice);
  if (isRefusal(result)) return result;
  t.events.push(...result.events);
  return undefined;
};

/** Proposes and tells why it cannot be proposed, if so. */
export const propose = (t: AssistedTable, player: Player, correction: Correction): Refusal | undefined => {
  const decision = decisions(t.s).find((one) => one.player === player)?.id ?? t.s.seq;
  return done(t, proposal(decision, player, correction));
};

/** The first option of that kind. */
/** Outcomes are counted among those of the card's type. */
const isNth = (t: AssistedTable, one: Option, way: number): boolean => {
  if (one.do !== 'settle') return one.way === way;
  const { type } = t.s.fixed.cards[one.card].def;
  return one.way === (type === 'Dilemma' || type === 'Mission' ? outcomes[type] : outcomes.Other)[way];
};

export const take = (t: AssistedTable, player: Player, verb: Choice['do'], way?: number): void => {
  const decision = ask(t, player);
  const option = decision.options.find((one) => one.do === verb && (way === undefined || isNth(t, one, way)));
  if (!option) throw new Error(`P${player + 1} cannot ${verb}: ${decision.options.map((one) => one.do).join(', ')}.`);
  const refused = done(t, choose(decision, option));
  if (refused) throw new Error(refused.why);
};

/** Nobody responds to what is going on. */
export const passResponses = (t: AssistedTable): void => {
  for (let asked = decisions(t.s)[0]; asked?.kind === 'respond'; asked = decisions(t.s)[0])
    take(t, asked.player, 'pass');
};

/** One proposes, the other agrees, and nobody responds. */
export const correct = (t: AssistedTable, correction: Correction, by: Player = 0): void => {
  const refused = propose(t, by, correction);
  if (refused) throw new Error(`${refused.why} [${refused.clause}]`);
  take(t, by === 0 ? 1 : 0, 'consent');
  passResponses(t);
};

/** Its player says how an unwritten text ended, the other agrees, and nobody responds. */
export const settle = (t: AssistedTable, player: Player, way: number): void => {
  take(t, player, 'settle', way);
  take(t, player === 0 ? 1 : 0, 'consent');
  passResponses(t);
};

/** An action, to which nobody responds. */
export const act = (t: AssistedTable, player: Player, verb: Choice['do']): void => {
  take(t, player, verb);
  passResponses(t);
};
