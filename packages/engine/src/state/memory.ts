import type { Rule } from '@spaceline/language';
import { namesTitle } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { State } from './state.ts';

/** Lists looked up again and again between two changes of the table. */

export const forget = (s: State): void => {
  s.memory.speakers = undefined;
  s.memory.hosted = undefined;
};

const nobody: readonly CardId[] = [];
const noTitles: readonly string[] = [];

/** Titles that a card in play switches off for both players (B-24.3). */
const switchedOff = (s: State): readonly string[] => {
  let off = noTitles;
  for (const id of s.speaking)
    for (const rule of s.fixed.cards[id].rules) if (rule.rule === 'suppresses') off = [...off, ...rule.titles];
  return off;
};

const gatherSpeakers = (s: State): Map<Rule['rule'], CardId[]> => {
  const by = new Map<Rule['rule'], CardId[]>();
  const off = switchedOff(s);
  for (const id of s.speaking) {
    if (off.some((title) => namesTitle(title, s.fixed.cards[id].def.title))) continue;
    for (const { rule } of s.fixed.cards[id].rules) {
      const list = by.get(rule);
      if (!list) by.set(rule, [id]);
      else if (list[list.length - 1] !== id) list.push(id);
    }
  }
  s.memory.speakers = by;
  return by;
};

/** Cards in play that lay down such a rule, in the order they entered. */
export const speakersOf = (s: State, rule: Rule['rule']): readonly CardId[] =>
  s.speaking.length === 0 ? nobody : ((s.memory.speakers ?? gatherSpeakers(s)).get(rule) ?? nobody);

const gatherHosted = (s: State): Map<CardId, CardId[]> => {
  const by = new Map<CardId, CardId[]>();
  for (const id of s.play) {
    const { host } = s.cards[id];
    if (host === none) continue;
    const list = by.get(host);
    if (list) list.push(id);
    else by.set(host, [id]);
  }
  s.memory.hosted = by;
  return by;
};

/** Cards whose host this is, in the order they entered. */
export const hostedBy = (s: State, host: CardId): readonly CardId[] =>
  (s.memory.hosted ?? gatherHosted(s)).get(host) ?? nobody;
