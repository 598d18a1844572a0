import type { Aim, Decision, State } from '@spaceline/engine';
import { cardAimedAt, decisions, hash } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { readPosition, writePosition } from '@spaceline/testkit';
import { expect } from 'vitest';

/** A position that is written down and read is the same position. */

/** Verbs whose second place is a card; with the others it may be the number of a team. */
const leadSomewhere: ReadonlySet<string> = new Set(['beam', 'walk', 'fly', 'travel', 'save']);

/** What may be done, by titles instead of numbers; the same cards may lie in another order. */
const menuOf = (s: State): string[] => {
  const title = (id: number): string => s.fixed.cards[id]?.def.id ?? String(id);
  /** What a card is played on: also people, who are no cards. */
  const aimed = (aim: Aim): string =>
    [
      title(cardAimedAt(aim)),
      'player' in aim ? `P${aim.player + 1}` : '',
      'exit' in aim ? title(aim.exit) : '',
      'between' in aim ? title(aim.between[1]) : '',
      'team' in aim ? `P${aim.team.player + 1}${aim.team.stopped ? ' stopped' : ''}` : '',
    ].join(' ');
  const words = (o: Decision['options'][number]): string =>
    [
      o.do,
      title(o.card),
      o.do === 'play' ? aimed(o.on) : title(o.on),
      leadSomewhere.has(o.do) ? title(o.to) : '',
      o.way,
      o.pick?.from.map(title).toSorted().join('+'),
    ].join(' ');
  return decisions(s)
    .flatMap((d) => d.options.map((o) => `P${d.player + 1} ${d.kind} ${words(o)}`))
    .toSorted();
};

/** The table must be at rest. */
export const samePosition = (s: State, { pool, format }: Setup, again: string): void => {
  const before = hash(s);
  const written = writePosition(s);
  expect(hash(s), again).toBe(before);
  const { state } = readPosition(written, pool, format);
  expect(writePosition(state), again).toBe(written);
  expect(state.fixed.assisted, again).toBe(s.fixed.assisted);
  expect(state.described, again).toEqual(s.described);
  expect(menuOf(state), again).toEqual(menuOf(s));
};
