import type { LocationView } from '@spaceline/engine';
import { useBoard } from './context.tsx';
import { fits } from './geometry.ts';
import type { Geometry, Spot } from './geometry.ts';
import { knownSeeds } from './memory.ts';

/** What a row takes. */
const high = 25;

interface Props {
  readonly location: LocationView;
  readonly geometry: Geometry;
  readonly spot: Spot;
}

/** While dilemmas are seeded, the titles of those one has put under a mission so far; laid open, the place tells it to everybody. */
export function OwnSeeds({ location, geometry, spot }: Props) {
  const { view, faceOf, isWatching } = useBoard();
  if (view.phase !== 'dilemmas' || geometry.detail !== 'words' || geometry.upright || isWatching) return null;
  const known = knownSeeds(view, location);
  const room = spot.at + spot.size > geometry.length - geometry.corner ? geometry.cornerRoom : geometry.myRoom;
  const shown = known.slice(0, fits(room, high) - (known.length > fits(room, high) ? 1 : 0));
  if (known.length === 0) return null;
  return (
    <ol className="own-seeds" aria-hidden="true">
      {shown.map(({ card }) => (
        <li key={card} className={`art-t-${faceOf(card).type.toLowerCase()}`}>
          {faceOf(card).title}
        </li>
      ))}
      {shown.length < known.length && <li className="more-seeds">+{known.length - shown.length}</li>}
    </ol>
  );
}
