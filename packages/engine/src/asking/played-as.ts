import type { CardType } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';

/** What an artifact counts as, besides an artifact, while it is being played and in play (B-3.7, B-13.25). */
export const playedAs = (s: State, id: CardId): CardType | undefined => {
  const card = s.fixed.cards[id];
  if (card.def.type !== 'Artifact' || card.plays.length === 0) return undefined;
  for (const frame of s.frames) if (frame.kind === 'play' && frame.card === id) return card.plays[frame.way]?.as;
  return s.play.includes(id) ? card.plays.find((play) => !play.leaves)?.as : undefined;
};
