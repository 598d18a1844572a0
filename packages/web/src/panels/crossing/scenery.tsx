import { facilityPicture, placeOf, shipPicture } from '@spaceline/art';
import { useBoard } from '../../board/context.tsx';
import { Drawn } from '../../faces/drawn.tsx';
import { PaintedPlace } from '../../faces/painted-place.tsx';
import { locationOf, vesselsOn } from './judged.ts';
import type { Crossing } from './judged.ts';

/** Where it happens: the world, what stands over it, and the light in which people go. */
export function Scenery({ option, going }: { readonly option: Crossing; readonly going: boolean }) {
  const board = useBoard();
  const location = locationOf(board, option);
  if (!location) return null;
  const face = board.faceOf(location.id);
  return (
    <div
      className="crossing-scenery"
      aria-hidden="true"
      data-kind={placeOf(face).kind === 'planet' ? 'planet' : 'space'}
    >
      <PaintedPlace face={face} />
      {going && option.do === 'beam' && <i className="crossing-light" />}
      {vesselsOn(board, option).map(({ card }) => {
        const vessel = board.faceOf(card);
        const affiliation = board.cardOf(card)?.affiliation;
        return (
          <Drawn
            key={card}
            className={vessel.ship ? 'crossing-ship' : 'crossing-facility'}
            markup={vessel.ship ? shipPicture(vessel, affiliation) : facilityPicture(vessel, affiliation)}
          />
        );
      })}
    </div>
  );
}
