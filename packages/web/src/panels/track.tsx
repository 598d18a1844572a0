import type { Player, View } from '@spaceline/engine';
import type { Face } from '@spaceline/art';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';

/** Points of the missions a player has solved, one after the other, and the rest in one piece. */
function piecesOf(view: View, player: Player, faceOf: (card: number) => Face): readonly number[] {
  const solved = view.spaceline
    .filter(({ completedBy }) => completedBy === player)
    .map(({ id }) => faceOf(id).points ?? 0)
    .filter((points) => points > 0);
  const rest = view.players[player].victory.counting - solved.reduce((sum, points) => sum + points, 0);
  // What a clause takes off the missions' points cannot be told mission by mission.
  return rest < 0 ? [view.players[player].victory.counting] : [...solved, ...(rest > 0 ? [rest] : [])];
}

/** The mission that would win, of those where one's own people are. */
export function useWinning(player: Player): { readonly title: string; readonly points: number } | undefined {
  const { view, faceOf, names } = useBoard();
  const outlook = useTable((state) => state.table?.outlook);
  const { counting, needed } = view.players[player].victory;
  if (player !== names.reader || needed <= 0) return undefined;
  const at = outlook?.find((one) => !one.barred && (faceOf(one.at).points ?? 0) >= needed - counting)?.at;
  return at === undefined ? undefined : { title: names.card(at) ?? '', points: faceOf(at).points ?? 0 };
}

/** The way to victory as a bar: a piece for each solved mission, hatched what would win. */
export function Track({ player }: { readonly player: Player }) {
  const { view, faceOf, me } = useBoard();
  const winning = useWinning(player);
  const { counting, needed } = view.players[player].victory;
  if (needed <= 0) return null;
  const share = (points: number): string => `${Math.max(0, Math.min(100, (points / needed) * 100))}%`;
  return (
    <span className={`track ${player === me ? 'track-mine' : 'track-theirs'}`}>
      {counting > 0 &&
        piecesOf(view, player, faceOf).map((points, at) => <i key={at} style={{ width: share(points) }} />)}
      {winning && <i className="track-next" style={{ width: share(Math.min(winning.points, needed - counting)) }} />}
    </span>
  );
}
