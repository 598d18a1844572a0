import type { LocationView } from '@spaceline/engine';
import { numberOf } from '../faces/face.ts';
import { Icon } from '../parts/icon.tsx';
import { glide } from '../parts/motion.ts';
import { useBoard } from './context.tsx';

const hasCards = (location: LocationView, player: number): boolean =>
  [...location.ships, ...location.facilities].some(({ controller }) => controller === player) ||
  location.teams.some((team) => team.player === player);

/** The whole spaceline at a glance; a touch brings a location into sight. */
export function Overview() {
  const { view, me, them, names, faceOf, lights } = useBoard();
  if (view.spaceline.length < 2) return null;
  return (
    <nav aria-label="Overview of the spaceline" className="flex gap-1 px-3 pt-2">
      {view.spaceline.map((location) => {
        const face = faceOf(location.id);
        const lit = lights.get(location.id);
        return (
          <button
            key={location.id}
            type="button"
            title={names.card(location.id)}
            aria-label={`Show ${names.card(location.id) ?? 'location'}`}
            className={`flex h-12 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md leading-none lg:h-10 lg:flex-row lg:gap-1.5 border px-0.5 text-sm ${lit ? 'border-gold text-gold' : 'border-edge text-soft'} ${location.completedBy >= 0 ? 'bg-good/15' : 'bg-deep'}`}
            onClick={() =>
              document
                .getElementById(`location-${location.id}`)
                ?.scrollIntoView({ behavior: glide(), block: 'nearest', inline: 'center' })
            }
          >
            <i className={`block size-2 rounded-full ${hasCards(location, them) ? 'bg-theirs' : ''}`} />
            <span className="max-lg:hidden">
              <Icon name={face.where === 'space' ? 'space' : 'planet'} size={15} />
            </span>
            {location.completedBy >= 0 ? (
              <Icon name="check" size={15} />
            ) : (
              <span>{face.points === undefined ? '' : numberOf(face, 'points', face.points)}</span>
            )}
            <i className={`block size-2 rounded-full ${hasCards(location, me) ? 'bg-mine' : ''}`} />
          </button>
        );
      })}
    </nav>
  );
}
