import type { Decision, Option, View } from '@spaceline/engine';
import type { MarkedOption } from '../board/ends.ts';
import type { Face } from '../faces/face.ts';

/** Notes which cards would be played on a player: their way of playing says so. */
export function markPlayers(
  decisions: readonly Decision[],
  view: View | undefined,
  faces: ReadonlyMap<string, Face>,
): readonly Decision[] {
  const defs = new Map(view?.cards.map(({ id, def }) => [id, def]));
  const onPlayer = ({ do: verb, card, way }: Option): boolean =>
    verb === 'play' && faces.get(defs.get(card) ?? '')?.plays?.[way]?.on.target === 'player';
  return decisions.map((decision) => ({
    ...decision,
    options: decision.options.map((option): MarkedOption =>
      onPlayer(option) ? { ...option, onPlayer: true } : option,
    ),
  }));
}
