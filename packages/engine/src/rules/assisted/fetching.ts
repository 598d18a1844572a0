import { isPersonnel } from '../../asking/where.ts';
import type { Destination } from '../../contract/correction.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import type { Ground } from '../../contract/refusal.ts';
import { rememberForTurn, turnDeedsOf } from '../../state/history.ts';
import { findFrame } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';

/** Personnel fetched from a draw deck into play by agreement are downloaded: formats count them (B-28.15). */

const isDownload = (s: State, card: CardId, { to }: Destination): boolean =>
  isPersonnel(s, card) && (to === 'location' || to === 'aboard');

/** The unwritten text that is being carried out: all that it downloads is one action (OTF-5.2). */
const textOf = (s: State): CardId | undefined => findFrame(s, 'by hand')?.card;

const isOfOneText = (s: State, by: Player): boolean => {
  const text = textOf(s);
  return text !== undefined && turnDeedsOf(s, by, 'personnel downloaded').some((deed) => deed.text === text);
};

export const whyNotFetched = (s: State, by: Player, card: CardId, to: Destination): Ground | undefined =>
  isDownload(s, card, to) && !isOfOneText(s, by) ? s.fixed.format.ask.mayDownloadPersonnel(s, by) : undefined;

export const countFetched = (s: State, by: Player, card: CardId, to: Destination): void => {
  if (!isDownload(s, card, to) || isOfOneText(s, by)) return;
  const text = textOf(s);
  rememberForTurn(s, { did: 'personnel downloaded', player: by, ...(text === undefined ? {} : { text }) });
};
