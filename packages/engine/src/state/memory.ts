import { namesTitle } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import { rulesOn } from './topics.ts';
import type { State } from './state.ts';
import type { Topic } from './topics.ts';

/** Lists looked up again and again between two changes of the table. */

/** A card has entered or left, or shows another face. */
export const forget = (s: State): void => {
  s.memory.speakers = undefined;
  s.memory.craft = undefined;
  s.memory.downloaders = undefined;
  s.memory.placed = undefined;
  forgetMixing(s);
};

/** A card has moved within play. */
export const forgetPlaces = (s: State): void => {
  s.memory.placed = undefined;
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

/** Cards in play that lay down a rule about that, in the order they entered. */
export const speakersOf = (s: State, topic: Topic): readonly CardId[] =>
  s.speaking.length === 0 ? nobody : ((s.memory.speakers ?? gatherSpeakers(s)).get(topic) ?? nobody);

const gatherCraft = (s: State): CardId[] =>
  s.play.filter((id) => {
    const { type, selfShip } = s.fixed.cards[id];
    return type === 'Ship' || type === 'Facility' || selfShip !== undefined;
  });

/** Whatever of the cards in play can be in space, in the order they entered: a few of them all. */
export const craftInPlay = (s: State): readonly CardId[] => (s.memory.craft ??= gatherCraft(s));

/** Personnel in play with special downloads, used or not. */
export const downloadersInPlay = (s: State): readonly CardId[] =>
  (s.memory.downloaders ??= s.play.filter((id) => s.fixed.cards[id].downloads.length > 0));

const gatherPlaced = (s: State): Map<CardId, CardId[]> => {
  const by = new Map<CardId, CardId[]>();
  for (const id of s.play) {
    const { zone, host, loc } = s.cards[id];
    if (zone !== 'aboard' && zone !== 'surface') continue;
    const place = zone === 'aboard' ? host : loc;
    const list = by.get(place);
    if (list) list.push(id);
    else by.set(place, [id]);
  }
  s.memory.placed = by;
  return by;
};

/** All cards aboard vessels and on surfaces, by the vessel or the location. */
export const placedCards = (s: State): ReadonlyMap<CardId, readonly CardId[]> => s.memory.placed ?? gatherPlaced(s);

/** Cards aboard a vessel, or on the surface of a location, in the order they entered (B-10.12). */
export const at = (s: State, place: CardId): readonly CardId[] => placedCards(s).get(place) ?? nobody;

/** Whether a card on this one lays that rule on it. */
export const hostHas = (s: State, host: CardId, topic: Topic): boolean =>
  speakersOf(s, topic).some((id) => s.cards[id].host === host);
