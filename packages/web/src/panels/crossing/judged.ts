import type { CardId, LocationView, OptionOf } from '@spaceline/engine';
import type { Face } from '@spaceline/art';
import type { Board } from '../../board/context.tsx';
import { vesselOf } from '../../board/fighting.ts';
import { placeOf } from '../../board/happening.ts';
import { people, peopleAt } from '../../board/solving.ts';
import type { Brings } from '../../choosing/team.ts';

/** People go from one place to another: by transporter, or on foot. */
export type Crossing = OptionOf<'beam' | 'walk'>;

/** The group that could attempt the mission there, as if those who are picked had gone already. */
export interface Judged {
  readonly location: LocationView;
  readonly face: Face;
  /** At which end of the way it is. */
  readonly end: 'from' | 'to';
  readonly team: readonly Brings[];
  /** How it is before they go. */
  readonly before: readonly Brings[];
}

/** Where they go: what lies on the line there. */
export const locationOf = ({ view }: Board, { to }: Crossing): LocationView | undefined => {
  const place = placeOf(view, to);
  return view.spaceline.find(({ id }) => id === place);
};

/** A mission on a planet is attempted by those on its surface, one in space by those aboard a ship. */
function canAttempt({ view }: Board, { id }: LocationView, { where }: Face, end: CardId): boolean {
  const onSurface = end === id;
  const aboard = view.spaceline.some(({ ships }) => ships.some(({ card }) => card === end));
  return (where !== 'space' && onSurface) || (where !== 'planet' && aboard);
}

export function judged(board: Board, option: Crossing, picked: readonly CardId[]): Judged | undefined {
  const location = locationOf(board, option);
  if (!location || location.completedBy >= 0) return undefined;
  const face = board.faceOf(location.id);
  if (!face.terms?.length) return undefined;
  const there = people(board, peopleAt(board, option.to));
  const here = people(board, peopleAt(board, option.on));
  if (canAttempt(board, location, face, option.to))
    return { location, face, end: 'to', before: there, team: [...there, ...people(board, picked)] };
  if (canAttempt(board, location, face, option.on))
    return { location, face, end: 'from', before: here, team: here.filter(({ card }) => !picked.includes(card)) };
  return undefined;
}

/** A vessel that stands at an end of the way. */
export const vesselsOn = ({ view }: Board, { on, to }: Crossing) =>
  [on, to].flatMap((end) => vesselOf(view, end) ?? []);
