import { skillChanges, speakersOf } from '../../state/memory.ts';
import { indexOfSkill } from '../../state/pool.ts';
import type { State } from '../../state/state.ts';
import type { CardId } from '../../contract/ids.ts';
import { whoWords } from '@spaceline/language';
import type { Face, Skill, WhoOf } from '@spaceline/language';
import type { TableWord } from './word.ts';

/** Equipment that nobody need see gives the skill to this classification. */
const mayBeGiven = (s: State, skill: Skill, face: Face): boolean =>
  s.fixed.pool.givenSkills.some((rule) => rule.skill === skill && rule.to === face.person?.classification);

const isCopied = (s: State, id: CardId): boolean =>
  speakersOf(s, 'gives copied skills').some((source) => s.cards[source].host === id);

const isPrinted = (who: WhoOf<'skill'>, face: Face): boolean => {
  const word = whoWords.skill;
  return 'asPrinted' in word && word.asPrinted?.(who, face) === true;
};

export const skill: TableWord<'skill'> = {
  fits: (s, who, id, individual, _you, asking) => asking.levelsOf(s, id, individual, who.skill) >= who.levels,
  seen: (s, who, face, id) => {
    if (isPrinted(who, face)) return speakersOf(s, 'makes less skilled').length === 0 ? true : undefined;
    return isCopied(s, id) || mayBeGiven(s, who.skill, face) ? undefined : false;
  },
  steady: (s, { skill: name, levels }, id) => {
    const card = s.fixed.cards[id];
    if (card.persons !== 1 || skillChanges(s, name)) return undefined;
    return card.levels[indexOfSkill(name)] >= levels;
  },
};
