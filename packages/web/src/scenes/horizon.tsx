import { discOf, placeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { PaintedPlace } from '../faces/painted-place.tsx';

/** The place where a scene is, rising behind it. */
export function Horizon({ face }: { readonly face: Face }) {
  const place = placeOf(face);
  return (
    <div className="scene-sky" aria-hidden="true" style={{ '--disc': discOf(place) } as never}>
      <div className={place.kind === 'planet' ? 'scene-planet' : 'scene-deep'}>
        <PaintedPlace face={face} near />
      </div>
    </div>
  );
}
