import type { Skill } from '@spaceline/language';
import { namesTitle } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import { forgetPlaceOf, forgetPlaces } from './placed.ts';
import type { Prepared } from './pool.ts';
import { rulesOn } from './topics.ts';
import type { State } from './state.ts';
import type { Topic } from './topics.ts';

/** Lists looked up again and again between two changes of the table. */

/** Anything may have changed: which cards are in play, where they are, or what they show. */
export const forget = (s: State): void => {
  s.memory.speakers = undefined;
  s.memory.skilling = undefined;
  s.memory.modifiers = undefined;
  s.memory.ending = undefined;
  s.memory.craft = undefined;
  s.memory.downloaders = undefined;
  s.memory.switchers = undefined;
  s.memory.meant = undefined;
  s.memory.fitting = undefined;
  forgetPlaces(s);
  forgetMixing(s);
};

/** A card has entered play or left its lists, and is still where it was: only lists that it can be in are forgotten. */
export const forgetCard = (s: State, id: CardId): void => {
  const { memory } = s;
  const card = s.fixed.cards[id];
  memory.meant = undefined;
  memory.fitting = undefined;
  if (card.speaks) {
    updateSpeakers(s, id, card);
    memory.skilling = undefined;
    memory.modifiers = undefined;
    memory.ending = undefined;
  }
  if (isCraft(card)) memory.craft = undefined;
  if (hasDownloads(card)) memory.downloaders = undefined;
  if (hasSides(card)) memory.switchers = undefined;
  if (card.speaks || s.cards[id].affiliation !== '') forgetMixing(s);
  forgetPlaceOf(s, s.cards[id]);
};

/** A card has become another affiliation's or another player's. */
export const forgetMixing = (s: State): void => {
  s.memory.mixing[0] = undefined;
  s.memory.mixing[1] = undefined;
};

const nobody: readonly CardId[] = [];
const noTitles: readonly string[] = [];

/** Titles that a card in play switches off for both players (B-24.3). */
const switchedOff = (s: State): readonly string[] => {
  let off = noTitles;
  for (const id of s.speaking)
    for (const rule of rulesOn(s.fixed.cards[id], 'suppresses'))
      if (rule.where === 'everywhere') off = [...off, ...rule.titles];
  return off;
};

const gatherSpeakers = (s: State): Map<Topic, CardId[]> => {
  const by = new Map<Topic, CardId[]>();
  const off = switchedOff(s);
  for (const id of s.speaking) {
    if (off.some((title) => namesTitle(title, s.fixed.cards[id].def.title))) continue;
    for (const topic of s.fixed.cards[id].topics.keys()) {
      const list = by.get(topic);
      if (list) list.push(id);
      else by.set(topic, [id]);
    }
  }
  s.memory.speakers = by;
  return by;
};

/** A card may have switched others off, or be switched off itself: then all are gathered anew. */
const mayBeOff = (s: State, card: Prepared): boolean =>
  card.topics.has('suppresses') || s.speaking.some((id) => s.fixed.cards[id].topics.has('suppresses'));

/** One has come or goes: only what it speaks about is changed, with new lists, as somebody may be reading the old ones. */
const updateSpeakers = (s: State, id: CardId, card: Prepared): void => {
  const by = s.memory.speakers;
  if (by === undefined) return;
  if (mayBeOff(s, card)) {
    s.memory.speakers = undefined;
    return;
  }
  const comes = s.speaking[s.speaking.length - 1] === id;
  for (const topic of card.topics.keys()) {
    const others = (by.get(topic) ?? nobody).filter((one) => one !== id);
    by.set(topic, comes ? [...others, id] : others);
  }
};

/** Cards in play that lay down a rule about that, in the order they entered. */
export const speakersOf = (s: State, topic: Topic): readonly CardId[] =>
  s.speaking.length === 0 ? nobody : ((s.memory.speakers ?? gatherSpeakers(s)).get(topic) ?? nobody);

const changedSkills = (s: State): readonly Skill[] | 'any' => {
  if (speakersOf(s, 'makes less skilled').length > 0 || speakersOf(s, 'gives copied skills').length > 0) return 'any';
  return speakersOf(s, 'gives skill').flatMap((id) =>
    rulesOn(s.fixed.cards[id], 'gives skill').map(({ skill }) => skill),
  );
};

/** Whether any card in play could give or take levels of that skill: most often they are as printed. */
export const skillChanges = (s: State, skill: Skill): boolean => {
  const changed = (s.memory.skilling ??= changedSkills(s));
  return changed === 'any' || changed.includes(skill);
};

const isCraft = ({ type, selfShip }: Prepared): boolean =>
  type === 'Ship' || type === 'Facility' || selfShip !== undefined;

/** Whatever of the cards in play can be in space, in the order they entered: a few of them all. */
export const craftInPlay = (s: State): readonly CardId[] =>
  (s.memory.craft ??= s.play.filter((id) => isCraft(s.fixed.cards[id])));

const hasDownloads = ({ downloads }: Prepared): boolean => downloads.length > 0;

/** Personnel in play with special downloads, used or not. */
export const downloadersInPlay = (s: State): readonly CardId[] =>
  (s.memory.downloaders ??= s.play.filter((id) => hasDownloads(s.fixed.cards[id])));

const hasSides = ({ affiliations }: Prepared): boolean => affiliations !== undefined && affiliations.length > 1;

/** Cards in play that are printed with more than one affiliation. */
export const switchersInPlay = (s: State): readonly CardId[] =>
  (s.memory.switchers ??= s.play.filter((id) => hasSides(s.fixed.cards[id])));

/** Dilemmas end with those who met them; of other cards some say what ends them. */
const canEnd = ({ type, lasting }: Prepared): boolean =>
  lasting !== undefined &&
  (type === 'Dilemma' ||
    lasting.cure !== undefined ||
    lasting.nullifiedBy !== undefined ||
    lasting.endsWhen !== undefined);

/** Speaking cards that could be cured, nullified or over by themselves, in the order they entered. */
export const endingInPlay = (s: State): readonly CardId[] =>
  (s.memory.ending ??= s.speaking.filter((id) => canEnd(s.fixed.cards[id])));

/** Whether a card on this one lays that rule on it. */
export const hostHas = (s: State, host: CardId, topic: Topic): boolean =>
  speakersOf(s, topic).some((id) => s.cards[id].host === host);
