import type { LocationView, Player } from '@spaceline/engine';
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useBoard } from './context.tsx';
import { closely, fits, smallest } from './geometry.ts';
import type { Geometry, Spot } from './geometry.ts';
import { openPlace } from './sheet.ts';
import { Team } from './team.tsx';
import { listedHigh, namedHigh } from './things-at.ts';
import type { thingsAt } from './things-at.ts';
import { Vessel, isPointedAt } from './vessel.tsx';
import { t } from '../i18n/t.ts';

/** What things take without their names. */
const small = { high: 46, wide: 60 } as const;
/** Before one is folded away all of them are drawn smaller. */
const close = { high: closely, wide: smallest } as const;
/** What the menu takes of the end of the line in a low window. */
const menu = { high: 40, wide: 104 } as const;
/** On an upright screen every pixel beside a name counts. */
const slim = { high: 40, wide: 44 } as const;

type Drawn = 'named' | 'listed' | 'small' | 'close';

interface Thing {
  readonly key: string;
  /** What the question is about is not folded away. */
  readonly asked: boolean;
  readonly drawn: ReactNode;
}

interface Props {
  readonly location: LocationView;
  readonly player: Player;
  /** How large they are drawn, and how many lie open. */
  readonly drawn: Drawn;
  readonly most: number;
  /** How much of the line is this place's own, and how far the line bends there. */
  readonly wide: number;
  readonly bent?: number;
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

/** What is left for a side of a place. */
export function roomAt(geometry: Geometry, mine: boolean, { at, size }: Spot): number {
  const toEnd = geometry.length - at - size;
  if (mine) return toEnd < geometry.corner ? geometry.cornerRoom : geometry.myRoom;
  return geometry.short && toEnd < menu.wide ? geometry.theirRoom - menu.high : geometry.theirRoom;
}

/** How many lie open, and how large: what does not fit is one touch away. */
export function roomFor(
  geometry: Geometry,
  room: number,
  spot: Spot,
  here: ReturnType<typeof thingsAt>,
): { readonly drawn: Drawn; readonly most: number } {
  const fitting = ({ high, wide }: typeof small | typeof close | typeof slim): number =>
    fits(room, high) * fits(spot.size, wide);
  if (geometry.upright) return { drawn: 'small', most: fits(room, slim.wide) * fits(spot.size, slim.high) };
  if (geometry.detail === 'words' && namedHigh(here) <= room) return { drawn: 'named', most: here.all };
  if (geometry.detail === 'words' && here.all * listedHigh <= room) return { drawn: 'listed', most: here.all };
  const most = fitting(small);
  return here.all > most ? { drawn: 'close', most: Math.max(most, fitting(close)) } : { drawn: 'small', most };
}

/** One player's vessels and people at one place. */
export const Zone = memo(function Zone({ location, player, drawn: size, most, wide, bent }: Props) {
  const { me, names } = useBoard();
  const mine = player === me;
  const things = useThings(location, mine);
  const open = new Set(
    things
      .map((thing, at) => ({ thing, at }))
      .toSorted((a, b) => Number(b.thing.asked) - Number(a.thing.asked) || b.at - a.at)
      .slice(0, things.length > most ? Math.max(1, most - 1) : most)
      .map(({ thing }) => thing.key),
  );
  return (
    <div
      className={`zone ${size === 'close' ? 'zone-small zone-close' : `zone-${size}`}`}
      data-side={mine ? 'mine' : 'theirs'}
      style={{ '--wide': `${wide}px`, ...(bent === undefined ? {} : { '--bend': `${bent}px` }) } as CSSProperties}
    >
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
});
