import { discOf, placeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { PaintedHorizon } from '../faces/painted-horizon.tsx';
import { PaintedPlace } from '../faces/painted-place.tsx';

/** The place where a scene is, rising behind it. */
export function Horizon({ face }: { readonly face: Face }) {
  const place = placeOf(face);
  const isPlanet = place.kind === 'planet';
  return (
    <div className="scene-sky" aria-hidden="true" style={{ '--disc': discOf(place) } as never}>
      <div className={isPlanet ? 'scene-planet' : 'scene-deep'}>
        {isPlanet ? <PaintedHorizon face={face} /> : <PaintedPlace face={face} />}
      </div>
    </div>
  );
}
