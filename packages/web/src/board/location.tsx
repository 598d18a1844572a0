import type { GroupView, LocationId, LocationView, Player } from '@spaceline/engine';
import { touch } from './actions.ts';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { Group } from './group.tsx';
import { KnownSeeds } from './known-seeds.tsx';
import { Mission } from './mission.tsx';
import { SeenHere } from './seen-here.tsx';
import { Ship } from './ship.tsx';

function Team({ group, location }: { readonly group: GroupView; readonly location: LocationId }) {
  const { lights, me } = useBoard();
  const light = lights.get(location);
  return (
    <section
      className={`rounded-lg border border-dashed p-1.5 ${group.player === me ? 'border-mine/60' : 'border-theirs/60'}`}
    >
      <Group group={group} what="Away Team" unfolded={light === 'focus'} />
      {group.player === me && light === 'start' && (
        <button
          type="button"
          className="badge mt-1 min-h-8 text-gold pointer-coarse:min-h-10"
          onClick={() => touch(location)}
        >
          Orders for this team
        </button>
      )}
    </section>
  );
}

function Side({ location, player }: { readonly location: LocationView; readonly player: Player }) {
  const { me } = useBoard();
  const mine = player === me;
  // A ship that nobody controls stands on the far side.
  const belongs = ({ controller }: { readonly controller: number }): boolean => (controller === me) === mine;
  return (
    <div
      className={`flex flex-col gap-2 ${mine ? 'justify-start' : 'justify-end'}`}
      data-side={mine ? 'mine' : 'theirs'}
    >
      {mine && <Teams location={location} player={player} />}
      {location.facilities.filter(belongs).map((facility) => (
        <Ship key={facility.card} ship={facility} facility />
      ))}
      {location.ships.filter(belongs).map((ship) => (
        <Ship key={ship.card} ship={ship} />
      ))}
      {!mine && <Teams location={location} player={player} />}
      {!mine && <SeenHere place={location.id} />}
    </div>
  );
}

function Teams({ location, player }: { readonly location: LocationView; readonly player: Player }) {
  return location.teams
    .filter((team) => team.player === player)
    .map((team) => <Team key={team.team} group={team} location={location.id} />);
}

function LooseCards({ location }: { readonly location: LocationView }) {
  const between = location.between ?? [];
  if (location.on.length + location.found.length + between.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1 pb-2">
      {location.found.length > 0 && <span className="text-sm text-soft">Found here:</span>}
      {location.found.map((card) => (
        <CardChip key={card} card={card} />
      ))}
      {location.on.map((card) => (
        <CardChip key={card} card={card} />
      ))}
      {between.length > 0 && <span className="text-sm text-soft">Between here and the next location:</span>}
      {between.map((card) => (
        <CardChip key={card} card={card} />
      ))}
    </div>
  );
}

/** One location from the opponent's side over the mission to one's own. */
export function Location({ location }: { readonly location: LocationView }) {
  const { me, them, names } = useBoard();
  return (
    <li
      id={`location-${location.id}`}
      aria-label={names.card(location.id)}
      className="row-span-2 grid w-48 scroll-mx-4 grid-rows-subgrid list-none gap-y-2"
    >
      <Side location={location} player={them} />
      <div>
        <div className="spaceline-node sticky top-0 z-[5] bg-void pb-2" data-mission={location.id}>
          <Mission location={location} />
        </div>
        <KnownSeeds location={location} />
        <LooseCards location={location} />
        <Side location={location} player={me} />
      </div>
    </li>
  );
}
