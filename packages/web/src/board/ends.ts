import type { CardId, None, Option } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { seedable } from './stacks.ts';

/** An option as the client keeps it: players are 0 and 1 like the first two cards, so it is noted when one is meant. */
export interface MarkedOption extends Option {
  readonly onPlayer?: true;
}

/** The cards a player may touch to begin an option: first the one it is listed under. */
export function subjectsOf(option: Option): readonly CardId[] {
  switch (option.do) {
    case 'pass':
    case 'take':
      return [];
    case 'choose':
    case 'return fire':
      return option.pick?.from ?? [];
    case 'seed stacks':
      return seedable(option);
    case 'battle':
      return option.pick?.from ?? [option.on];
    case 'beam':
    case 'walk':
    case 'activate':
      return [option.on, ...(option.pick?.from ?? [])];
    case 'attempt':
      return option.card >= 0 ? [option.card, option.on] : [option.on];
    default:
      return option.card >= 0 ? [option.card] : [];
  }
}

/** The card or place a player may touch to finish an option, or -1. */
export function targetOf(option: MarkedOption): CardId | None {
  switch (option.do) {
    case 'beam':
    case 'walk':
    case 'travel':
      return option.to;
    case 'pass':
    case 'take':
    case 'choose':
    case 'activate':
    case 'use':
    case 'settle':
    case 'undock':
    case 'cloak':
    case 'decloak':
    case 'switch affiliation':
      return none;
    case 'place mission':
      // Places beside a mission are drawn between the missions.
      return option.way === 2 ? option.on : none;
    case 'play':
      return option.onPlayer ? none : option.on;
    default:
      return option.on;
  }
}

/** The card an option is listed under when there are too many to list at once, or -1. */
export const headOf = (option: Option): CardId | None =>
  option.do === 'choose' ? none : (subjectsOf(option)[0] ?? none);

/** Whether touching the card has anything to do with the option. */
export const touches = (option: Option, card: CardId): boolean =>
  card >= 0 && (targetOf(option) === card || subjectsOf(option).includes(card));

/** Where an option leads when it was begun at `from`: its target, or, begun at its target, the cards that can go there. */
export function otherEnds(option: Option, from: CardId): readonly CardId[] {
  const target = targetOf(option);
  if (target !== from) return target >= 0 ? [target] : [];
  return headOf(option) >= 0 && headOf(option) !== from ? [headOf(option)] : [];
}
