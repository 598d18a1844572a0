import type { Face } from '@spaceline/art';
import type { CardId, Player, View } from '@spaceline/engine';
import { inPlay } from '../board/in-play.ts';

/** The titles of one's own hand and of one's own cards in play that are ever used at an opportunity others give, by title. */
export function ownAnswers(view: View, me: Player, faceOf: (def: string) => Face): readonly string[] {
  const playing = inPlay(view);
  const hand: ReadonlySet<CardId> = new Set(view.players[me].piles.hand);
  const defs = view.cards
    .filter(({ id, owner, def }) => {
      const { answers = [] } = faceOf(def);
      return (
        owner === me && ((answers.includes('hand') && hand.has(id)) || (answers.includes('play') && playing.has(id)))
      );
    })
    .map(({ def }) => def);
  return [...new Set(defs)].toSorted((a, b) => faceOf(a).title.localeCompare(faceOf(b).title));
}
