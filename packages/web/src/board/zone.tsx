import type { LocationView, Player } from '@spaceline/engine';
import type { ReactNode } from 'react';
import { useBoard } from './context.tsx';
import { fits } from './geometry.ts';
import type { Geometry, Spot } from './geometry.ts';
import { openPlace } from './sheet.ts';
import { Team } from './team.tsx';
import { thingsAt } from './things-at.ts';
import { Vessel, isPointedAt } from './vessel.tsx';
import { t } from '../i18n/t.ts';

/** What things take beside the line with their names, and each without. */
const named = { ships: 78, facilities: 84, teams: 54 } as const;
const small = { high: 46, wide: 60 } as const;
/** On an upright screen every pixel beside a name counts. */
const slim = { high: 40, wide: 44 } as const;

interface Thing {
  readonly key: string;
  /** What the question is about is not folded away. */
  readonly asked: boolean;
  readonly drawn: ReactNode;
}

interface Props {
  readonly location: LocationView;
  readonly player: Player;
  readonly geometry: Geometry;
  readonly spot: Spot;
}

function useThings(location: LocationView, mine: boolean): readonly Thing[] {
  const { me, lights } = useBoard();
  const { id, facilities, ships, teams } = location;
  // A ship that nobody controls stands on the far side.
  const belongs = ({ controller }: { readonly controller: number }): boolean => (controller === me) === mine;
  const posts = facilities.filter(belongs);
  const free = ships.filter(belongs);
  const docked = (post: number) => free.filter((ship) => ship.docked === post);
  const asked = (card: number): boolean => isPointedAt(lights.get(card)) || lights.get(card) === 'start';
  const vessels = [
    ...posts.flatMap((post) => [
      { key: `f${post.card}`, asked: asked(post.card), drawn: <Vessel ship={post} place={id} facility /> },
      ...docked(post.card).map((ship) => ({
        key: `s${ship.card}`,
        asked: asked(ship.card),
        drawn: <Vessel ship={ship} place={id} />,
      })),
    ]),
    ...free
      .filter(({ docked: at }) => !posts.some(({ card }) => card === at))
      .map((ship) => ({ key: `s${ship.card}`, asked: asked(ship.card), drawn: <Vessel ship={ship} place={id} /> })),
  ];
  const people = teams
    .filter((team) => (team.player === me) === mine)
    .map((team) => ({ key: `t${team.player}${team.team}`, asked: mine, drawn: <Team group={team} place={id} /> }));
  return [...vessels, ...people];
}

/** How many lie open, and whether with their names: what does not fit is one touch away. */
function roomFor(
  geometry: Geometry,
  mine: boolean,
  { at, size }: Spot,
  here: ReturnType<typeof thingsAt>,
): { readonly isNamed: boolean; readonly most: number } {
  const isUnder = mine && at + size > geometry.length - geometry.corner;
  const room = isUnder ? geometry.cornerRoom : mine ? geometry.myRoom : geometry.theirRoom;
  if (geometry.upright) return { isNamed: false, most: fits(room, slim.wide) * fits(size, slim.high) };
  const high = here.ships * named.ships + here.facilities * named.facilities + here.teams * named.teams;
  if (geometry.detail === 'words' && high <= room) return { isNamed: true, most: here.all };
  return { isNamed: false, most: fits(room, small.high) * fits(size, small.wide) };
}

/** One player's vessels and people at one place. */
export function Zone({ location, player, geometry, spot }: Props) {
  const { me, names } = useBoard();
  const mine = player === me;
  const things = useThings(location, mine);
  const here = thingsAt(location, (controller) => (controller === me) === mine);
  const { isNamed, most } = roomFor(geometry, mine, spot, here);
  const open = new Set(
    things
      .map((thing, at) => ({ thing, at }))
      .toSorted((a, b) => Number(b.thing.asked) - Number(a.thing.asked) || b.at - a.at)
      .slice(0, things.length > most ? Math.max(1, most - 1) : most)
      .map(({ thing }) => thing.key),
  );
  return (
    <div className={`zone ${isNamed ? 'zone-named' : 'zone-small'}`} data-side={mine ? 'mine' : 'theirs'}>
      {things.map(({ key, drawn }) => (
        <div key={key} className="thing" hidden={!open.has(key)}>
          {drawn}
        </div>
      ))}
      {open.size < things.length && (
        <button
          type="button"
          className="more-here"
          aria-label={t('+{n} more at {place}', {
            n: things.length - open.size,
            place: names.card(location.id) ?? t('this place'),
          })}
          onClick={() => openPlace(location.id)}
        >
          +{things.length - open.size}
        </button>
      )}
    </div>
  );
}
