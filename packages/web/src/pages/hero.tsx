import { blankFace, facilityPicture, shipPicture } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { Drawn } from '../faces/drawn.tsx';
import { Picture } from '../faces/picture.tsx';

/** The game in one look: worlds on a line, ships between them. None of them is a card; they are drawn like cards. */

interface World {
  readonly face: Face;
  /** Of the width and height of the sky, in hundredths. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const world = (title: string, where: string, points: number, [x, y, size]: readonly number[]): World => ({
  face: { ...blankFace(title.toLowerCase()), title, type: 'Mission', where, location: title, points, span: 3 },
  x: x ?? 0,
  y: y ?? 0,
  size: size ?? 0,
});

const worlds: readonly World[] = [
  world('Desert Excavation', 'planet', 30, [4, 62, 88]),
  world('Study Nebula', 'space', 35, [18, 34, 104]),
  world('Volcanic Moon', 'planet', 35, [34, 56, 112]),
  world('Wormhole Transit', 'space', 40, [50, 30, 120]),
  world('Ocean Colony', 'planet', 40, [67, 58, 148]),
  world('Black Hole Survey', 'space', 40, [84, 74, 104]),
  world('Ringed Giant', 'planet', 45, [97, 36, 116]),
];

const ship = (affiliation: Face['affiliations'][number], x: number, y: number, width: number) => ({
  face: {
    ...blankFace(`ship-${affiliation}`),
    type: 'Ship',
    affiliations: [affiliation],
    ship: [8, 7, 8] as const,
    staffing: ['Cmd', 'Stf'],
  } satisfies Face,
  x,
  y,
  width,
});

const ships = [ship('Federation', 42, 14, 110), ship('Klingon', 57, 74, 84), ship('Romulan', 78, 30, 92)];

const outpost: Face = { ...blankFace('outpost'), type: 'Facility', facility: 'Outpost', affiliations: ['Federation'] };

/** A curve through all worlds. */
const line = worlds
  .map(({ x, y }, at) => {
    const before = worlds[at - 1];
    if (!before) return `M${x} ${y}`;
    const middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  })
  .join('');

export function Hero() {
  return (
    <div aria-hidden="true" className="hero relative h-44 overflow-hidden sm:h-60 lg:h-76">
      <svg className="absolute inset-0 size-full" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={line} fill="none" stroke="var(--line)" strokeOpacity="0.55" vectorEffect="non-scaling-stroke" />
      </svg>
      {worlds.map(({ face, x, y, size }) => (
        <span
          key={face.id}
          className="hero-world absolute aspect-square -translate-1/2 overflow-hidden rounded-full"
          style={{ left: `${x}%`, top: `${y}%`, width: `clamp(${size * 0.5}px, ${size / 13}vw, ${size}px)` }}
        >
          <Picture face={face} />
        </span>
      ))}
      {ships.map(({ face, x, y, width }) => (
        <Drawn
          key={face.id}
          className="absolute -translate-1/2"
          style={{ left: `${x}%`, top: `${y}%`, width: `clamp(${width * 0.5}px, ${width / 13}vw, ${width}px)` }}
          markup={shipPicture(face)}
        />
      ))}
      <Drawn
        className="absolute w-12 -translate-1/2"
        style={{ left: '27%', top: '76%' }}
        markup={facilityPicture(outpost)}
      />
    </div>
  );
}
