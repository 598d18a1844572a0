import type { Who } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import { isUsedUp } from '../state/history.ts';
import { downloadersInPlay } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { unusable } from '../asking/where.ts';
import { whyNotText } from './text-uses.ts';

/** Who has a special download left to suspend play with (B-12.23, B-27.45). */

const noDownload = ground('no-download', 'B-27.45', 'the personnel has no such special download');
const usedUp = ground('download-used', 'B-27.46', 'that special download has been used');
const cannotUse = ground('download-unusable', 'B-27.49', 'the personnel is disabled, held or under house arrest');

export const markOf = (s: State, personnel: CardId, number: number): string =>
  `${cardOf(s, personnel).def.title} ${number}`;

const noDownloads: readonly Who[] = [];

export const downloadsOf = (s: State, personnel: CardId): readonly Who[] =>
  cardOf(s, personnel)?.downloads ?? noDownloads;

export const whyNotUse = (s: State, player: Player, personnel: CardId, number: number): Ground | undefined => {
  if (!s.play.includes(personnel) || s.cards[personnel].controller !== player) return noDownload;
  if (!downloadsOf(s, personnel)[number]) return noDownload;
  if (isUsedUp(s, player, markOf(s, personnel, number))) return usedUp;
  return unusable(s.cards[personnel]) ? cannotUse : whyNotText(s, player, personnel);
};

/** Whether anybody in play could still suspend play: such downloads were seen by both when their card was reported. */
export const couldSuspend = (s: State, player: Player): boolean => {
  for (const id of downloadersInPlay(s))
    for (let number = 0; number < downloadsOf(s, id).length; number++)
      if (whyNotUse(s, player, id, number) === undefined) return true;
  return false;
};
