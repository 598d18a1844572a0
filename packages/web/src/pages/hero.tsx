import { blankFace, shipPicture } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { Drawn } from '../faces/drawn.tsx';
import { Picture } from '../faces/picture.tsx';
import './start.css';

/** The game in one look: worlds on a line, ships between them. None of them is a card; they are drawn like cards. */

interface World {
  readonly face: Face;
  /** Of the width and height of the sky, in hundredths. */
  readonly x: number;
  readonly y: number;
  /** The picture from edge to edge, in hundredths of the width of the sky. */
  readonly size: number;
}

const world = (title: string, asks: string, points: number, [x, y, size]: readonly [number, number, number]): World => {
  const planet = { where: 'planet', terms: [[{ what: asks }]] } as const;
  const place = asks === '' ? { where: 'space' } : planet;
  const face = { ...blankFace(title.toLowerCase()), title, type: 'Mission', location: title, points, ...place };
  return { face: { ...face, span: points > 40 ? 5 : 3 }, x, y, size };
};

const worlds: readonly World[] = [
  world('Desert Excavation', 'Archaeology', 30, [2.5, 70, 13]),
  world('Study Nebula', '', 35, [16, 40, 15]),
  world('Burning Frontier', 'Honor', 45, [30.5, 66, 17]),
  world('Wormhole Transit', '', 40, [47, 42, 16]),
  world('Living Shore', 'Biology', 45, [64.5, 70, 21]),
  world('Black Hole Survey', '', 40, [82, 86, 14]),
  world('Ringed Giant', 'SCIENCE', 45, [95.5, 44, 16]),
];

const ship = (affiliation: Face['affiliations'][number], x: number, y: number, size: number) => ({
  face: {
    ...blankFace(`ship-${affiliation}`),
    type: 'Ship',
    affiliations: [affiliation],
    ship: [8, 7, 8] as const,
    staffing: ['Cmd', 'Stf'],
  } satisfies Face,
  x,
  y,
  size,
});

const ships = [ship('Federation', 42, 20, 10), ship('Klingon', 56.5, 90, 7), ship('Romulan', 79.5, 46, 8.5)];

/** A curve through all worlds. */
const line = worlds
  .map(({ x, y }, at) => {
    const before = worlds[at - 1];
    if (!before) return `M-2 ${y + 6}L${x} ${y}`;
    const middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  })
  .join('');

const at = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${size}%`,
});

export function Hero() {
  return (
    <div aria-hidden="true" className="hero">
      <div className="hero-sky">
        <svg className="hero-line" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="rail-glow" d={`${line}L102 40`} />
          <path className="rail-line" d={`${line}L102 40`} />
        </svg>
        {worlds.map((each) => (
          <span key={each.face.id} className="hero-world" style={at(each)}>
            <Picture large face={each.face} />
          </span>
        ))}
        {ships.map((each) => (
          <Drawn key={each.face.id} className="hero-ship" style={at(each)} markup={shipPicture(each.face)} />
        ))}
      </div>
    </div>
  );
}
