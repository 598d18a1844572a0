import { times } from '../chance.ts';
import { ink, short } from '../svg.ts';

/** Where a sign is drawn and with what: a picture is 100 high, and `x` is its middle. */
export interface Brush {
  readonly x: number;
  readonly colour: string;
  readonly dark: string;
  readonly roll: () => number;
  /** A number of the title's own, for shapes that are counted. */
  readonly seed: number;
}

const y = 50;
type Draw = (brush: Brush) => string;

const line = ({ colour }: Brush, d: string, wide = 2.4, opacity = 1): string =>
  ink`<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = ({ colour }: Brush, d: string, opacity = 1): string =>
  ink`<path d="${d}" fill="${colour}" fill-opacity="${opacity.toFixed(2)}"/>`;
const body = ({ colour, dark }: Brush, d: string): string =>
  ink`<path d="${d}" fill="${dark}" stroke="${colour}" stroke-width="2.6" stroke-linejoin="round"/>`;
const glass = ({ colour }: Brush, d: string): string =>
  ink`<path d="${d}" fill="${colour}" fill-opacity=".24" stroke="${colour}" stroke-width="2.6" stroke-linejoin="round"/>`;

/** A point on a circle around the middle. */
const at = (x: number, part: number, r: number, squeeze = 1): string =>
  ink`${x + Math.cos(part * 6.2832) * r} ${y + Math.sin(part * 6.2832) * r * squeeze}`;
const circle = (x: number, cy: number, r: number): string => ink`M${x} ${cy - r}a${r} ${r} 0 1 0 .1 0Z`;
const polygon = (x: number, corners: number, r: number, shift = -0.25, squeeze = 1): string =>
  `M${times(corners, (n) => at(x, n / corners + shift, r, squeeze)).join('L')}Z`;

const capsid: Draw = (brush) => {
  const { x, seed } = brush;
  const spikes = 9 + (seed % 6);
  return (
    line(brush, times(spikes, (n) => `M${at(x, n / spikes, 20)}L${at(x, n / spikes, 32)}`).join(''), 2, 0.9) +
    solid(
      brush,
      times(spikes, (n) =>
        circle(x + Math.cos((n / spikes) * 6.2832) * 34, y + Math.sin((n / spikes) * 6.2832) * 34, 3),
      ).join(''),
    ) +
    body(brush, circle(x, y, 20)) +
    solid(
      brush,
      times(6, (n) => circle(x + Math.cos(n * 1.0472) * 10, y + Math.sin(n * 1.0472) * 10, 2.6)).join(''),
      0.7,
    )
  );
};

const gate: Draw = (brush) => {
  const { x } = brush;
  const arches = times(5, (n) => {
    const reach = 34 - n * 6.5;
    return line(
      brush,
      ink`M${x - reach} 88V${40 + n * 4}A${reach} ${32 - n * 5} 0 0 1 ${x + reach} ${40 + n * 4}V88`,
      2.4 - n * 0.25,
      0.95 - n * 0.13,
    );
  });
  return arches.join('') + line(brush, ink`M${x} 36V88`, 1.6, 0.8) + body(brush, circle(x, 62, 4.5));
};

const target: Draw = (brush) => {
  const { x } = brush;
  const rings = [34, 25, 16, 7].map((r, n) => line(brush, circle(x, y, r), 2, 0.5 + n * 0.14));
  return (
    rings.join('') +
    line(brush, ink`M${x - 46} ${y + 30}L${x} ${y}`, 3.4) +
    solid(brush, ink`M${x + 3} ${y - 2}L${x - 13} ${y + 3}L${x - 7} ${y + 11}Z`) +
    line(
      brush,
      ink`M${x - 46} ${y + 30}l-3 -8M${x - 46} ${y + 30}l-4 6M${x - 40} ${y + 26}l-3 -8M${x - 40} ${y + 26}l-4 7`,
      2,
    )
  );
};

const circuit: Draw = (brush) => {
  const { x } = brush;
  const ends = times(8, (n) => {
    const [c, s] = [Math.cos(n * 0.7854 + 0.39), Math.sin(n * 0.7854 + 0.39)];
    return [c, s, x + c * 30 + Math.sign(c) * 14, y + s * 30] as const;
  });
  return (
    line(
      brush,
      ends.map(([c, s, ex, ey]) => ink`M${x + c * 18} ${y + s * 18}L${x + c * 30} ${ey}H${ex}`).join(''),
      2,
      0.8,
    ) +
    solid(brush, ends.map(([c, , ex, ey]) => circle(ex + Math.sign(c) * 2, ey, 2.6)).join('')) +
    body(brush, ink`M${x - 16} 34h32v32h-32Z`) +
    solid(brush, ink`M${x - 7} 43h14v14h-14Z`, 0.8)
  );
};

const flame: Draw = (brush) =>
  times(
    3,
    (n) =>
      ink`<path transform="translate(${brush.x} 86) scale(${(1.1 - n * 0.32).toFixed(2)})" d="M0 0C-26 0 -32 -22 -20 -38C-18 -28 -12 -28 -11 -34C-14 -50 -2 -62 6 -72C4 -56 18 -48 23 -32C28 -14 20 0 0 0Z" fill="${brush.colour}" fill-opacity="${(0.2 + n * 0.3).toFixed(1)}" stroke="${brush.colour}" stroke-width="1.5"/>`,
  ).join('');

const spiral: Draw = (brush) => {
  const turns = times(64, (n) => at(brush.x, n * 0.053, 1 + n * 0.55, 0.92));
  const ticks = times(12, (n) => `M${at(brush.x, n / 12, 38)}L${at(brush.x, n / 12, 43)}`);
  return line(brush, `M${turns.join('L')}`) + line(brush, ticks.join(''), 2, 0.7);
};

const rift: Draw = (brush) => {
  const d = ink`M${brush.x - 8} 4${times(11, (n) => ink`L${brush.x + (n % 2 ? -9 : 8) * (0.5 + brush.roll() * 0.8)} ${12 + n * 7.8}`).join('')}`;
  return line(brush, d, 12, 0.35) + line(brush, d, 6, 0.6) + line(brush, d, 2.2);
};

const knot: Draw = (brush) => {
  const { x, colour } = brush;
  return (
    ink`<g fill="none" stroke="${colour}" stroke-width="3"><ellipse cx="${x - 13}" cy="50" rx="22" ry="26" transform="rotate(-22 ${x - 13} 50)"/><ellipse cx="${x + 13}" cy="50" rx="22" ry="26" transform="rotate(22 ${x + 13} 50)"/></g>` +
    solid(brush, circle(x, y, 4))
  );
};

const eye: Draw = (brush) => {
  const { x } = brush;
  return (
    body(brush, ink`M${x - 44} 50Q${x} 10 ${x + 44} 50Q${x} 90 ${x - 44} 50Z`) +
    line(brush, circle(x, y, 15), 2.6) +
    solid(brush, ink`M${x} 37Q${x + 6} 50 ${x} 63Q${x - 6} 50 ${x} 37Z`) +
    line(
      brush,
      times(9, (n) => `M${at(x, 0.586 + n * 0.0406, 40, 0.85)}L${at(x, 0.586 + n * 0.0406, 50, 0.9)}`).join(''),
      1.8,
      0.7,
    )
  );
};

const shield: Draw = (brush) => {
  const { x } = brush;
  const outline = (s: number): string =>
    ink`M${x} ${y - 40 * s}L${x + 31 * s} ${y - 28 * s}V${y}C${x + 31 * s} ${y + 22 * s} ${x + 16 * s} ${y + 34 * s} ${x} ${y + 41 * s}C${x - 16 * s} ${y + 34 * s} ${x - 31 * s} ${y + 22 * s} ${x - 31 * s} ${y}V${y - 28 * s}Z`;
  return glass(brush, outline(1)) + line(brush, outline(0.72), 1.6, 0.8) + line(brush, outline(0.44), 1.2, 0.6);
};

const wave: Draw = (brush) =>
  times(5, (n) => {
    const cy = 22 + n * 14;
    const swing = 5 + brush.roll() * 6;
    return line(
      brush,
      ink`M${brush.x - 46} ${cy}q11.5 ${-swing * 2} 23 0t23 0 23 0 23 0`,
      3.2 - Math.abs(n - 2) * 0.8,
      1 - Math.abs(n - 2) * 0.25,
    );
  }).join('');

const mask: Draw = (brush) => {
  const { x } = brush;
  return (
    body(
      brush,
      ink`M${x - 36} 28Q${x} 14 ${x + 36} 28Q${x + 36} 58 ${x + 18} 74Q${x} 88 ${x - 18} 74Q${x - 36} 58 ${x - 36} 28Z`,
    ) +
    solid(
      brush,
      ink`M${x - 26} 42Q${x - 16} 34 ${x - 7} 44Q${x - 17} 50 ${x - 26} 42ZM${x + 26} 42Q${x + 16} 34 ${x + 7} 44Q${x + 17} 50 ${x + 26} 42Z`,
    ) +
    line(brush, ink`M${x - 12} 66Q${x} ${70 + brush.roll() * 8} ${x + 12} 66`, 2.4)
  );
};

const orbit: Draw = (brush) => {
  const { x, colour, seed } = brush;
  const rings = times(
    2 + (seed % 2),
    (n) =>
      ink`<ellipse cx="${x}" cy="50" rx="${32 + n * 9}" ry="${11 + n * 4}" transform="rotate(${-24 + n * 34} ${x} 50)" fill="none" stroke="${colour}" stroke-width="2" stroke-opacity=".85"/>`,
  );
  return glass(brush, circle(x, y, 19)) + rings.join('') + solid(brush, circle(x + 30, 36, 4));
};

const beam: Draw = (brush) => {
  const { x } = brush;
  const rays = times(7, (n) =>
    line(
      brush,
      ink`M${x - 24 + n * 8} ${14 + Math.abs(n - 3) * 5}V${82 - Math.abs(n - 3) * 2}`,
      2.6,
      0.4 + (3 - Math.abs(n - 3)) * 0.2,
    ),
  );
  const sparks = times(12, () => circle(x - 26 + brush.roll() * 52, 18 + brush.roll() * 60, 1.6));
  return rays.join('') + solid(brush, sparks.join('')) + line(brush, ink`M${x - 34} 88H${x + 34}`, 3);
};

const scales: Draw = (brush) => {
  const { x } = brush;
  return (
    line(brush, ink`M${x} 14V84M${x - 20} 86H${x + 20}M${x - 34} 28L${x} 20L${x + 34} 28`, 3) +
    glass(
      brush,
      ink`M${x - 48} 58L${x - 34} 28L${x - 20} 58A14 12 0 0 1 ${x - 48} 58ZM${x + 20} 58L${x + 34} 28L${x + 48} 58A14 12 0 0 1 ${x + 20} 58Z`,
    )
  );
};

const chain: Draw = (brush) => {
  const { x, colour } = brush;
  return times(
    4,
    (n) =>
      ink`<rect x="${x - 45 + n * 22}" y="${n % 2 ? 44 : 39}" width="26" height="${n % 2 ? 12 : 22}" rx="${n % 2 ? 6 : 11}" fill="none" stroke="${colour}" stroke-width="4"/>`,
  ).join('');
};

const crystal: Draw = (brush) => {
  const { x, seed } = brush;
  const spikes = times(3 + (seed % 3), (n) => {
    const [base, high, lean] = [x - 26 + n * 15, 30 + brush.roll() * 44, (brush.roll() - 0.5) * 18];
    return glass(
      brush,
      ink`M${base - 8} 88L${base - 6 + lean} ${92 - high}L${base + lean} ${84 - high}L${base + 7 + lean} ${94 - high}L${base + 9} 88Z`,
    );
  });
  return spikes.join('');
};

const fan: Draw = (brush) =>
  times(
    3,
    (n) =>
      ink`<g transform="rotate(${-18 + n * 18} ${brush.x} 96)">${n === 1 ? glass(brush, ink`M${brush.x - 17} 16h34v54h-34Z`) : body(brush, ink`M${brush.x - 17} 16h34v54h-34Z`)}</g>`,
  ).join('');

const star: Draw = (brush) => {
  const points = 5 + (brush.seed % 4);
  const edge = times(points * 2, (n) => at(brush.x, n / (points * 2) - 0.25, n % 2 ? 16 : 38));
  return glass(brush, `M${edge.join('L')}Z`) + line(brush, circle(brush.x, y, 44), 1.2, 0.5);
};

const arrow: Draw = (brush) => {
  const { x } = brush;
  return times(3, (n) =>
    line(brush, ink`M${x - 36 + n * 22} 24L${x - 12 + n * 22} 50L${x - 36 + n * 22} 76`, 3 + n, 0.4 + n * 0.3),
  ).join('');
};

const screen: Draw = (brush) => {
  const { x } = brush;
  const keys = times(
    9,
    (n) =>
      ink`<rect x="${x - 10 + (n % 3) * 7.3}" y="${50 + Math.floor(n / 3) * 9}" width="5.4" height="5.4" rx="1.5" fill="${brush.colour}" opacity="${(0.35 + brush.roll() * 0.6).toFixed(1)}"/>`,
  );
  return ink`<rect x="${x - 17}" y="14" width="34" height="70" rx="9" fill="${brush.dark}" stroke="${brush.colour}" stroke-width="2.6"/><rect x="${x - 10}" y="23" width="20" height="19" rx="3" fill="${brush.colour}" opacity=".85"/>${keys.join('')}`;
};

const tablet: Draw = (brush) => {
  const { x } = brush;
  const rows = times(5, (n) => ink`M${x - 18} ${34 + n * 9}h${10 + brush.roll() * 24}`);
  return (
    ink`<rect x="${x - 27}" y="14" width="54" height="72" rx="8" fill="${brush.dark}" stroke="${brush.colour}" stroke-width="2.6"/>` +
    line(brush, rows.join(''), 2.6, 0.85) +
    solid(brush, ink`M${x - 18} 22h12v5h-12Z`, 0.8)
  );
};

const sidearm: Draw = (brush) => {
  const { x, seed } = brush;
  const long = 30 + (seed % 14);
  return (
    body(
      brush,
      ink`M${x - 34} 38Q${x - 34} 30 ${x - 24} 30H${x + long - 8}Q${x + long} 34 ${x + long} 42Q${x + long} 48 ${x + long - 8} 50H${x - 6}L${x - 14} 80Q${x - 22} 86 ${x - 34} 80L${x - 26} 50Q${x - 34} 48 ${x - 34} 38Z`,
    ) +
    solid(brush, ink`M${x - 22} 36h${long}v7h${-long}Z`, 0.8) +
    line(brush, ink`M${x + long + 4} 42h8M${x + long + 3} 36l6 -4M${x + long + 3} 48l6 4`, 2.2, 0.8)
  );
};

const kit: Draw = (brush) => {
  const { x } = brush;
  return (
    line(brush, ink`M${x - 14} 30V22Q${x - 14} 16 ${x - 8} 16H${x + 8}Q${x + 14} 16 ${x + 14} 22V30`, 3) +
    body(brush, ink`M${x - 36} 30h72v50h-72Z`) +
    solid(brush, ink`M${x - 4.5} 42h9v8.5h8.5v9h-8.5v8.5h-9v-8.5h-8.5v-9h8.5Z`)
  );
};

const gem: Draw = (brush) => {
  const corners = 5 + (brush.seed % 4);
  const spokes = times(corners, (n) => `M${brush.x} ${y}L${at(brush.x, n / corners - 0.25, 34)}`);
  return (
    glass(brush, polygon(brush.x, corners, 34)) +
    line(brush, spokes.join('') + polygon(brush.x, corners, 17), 1.2, 0.75)
  );
};

const bolt: Draw = (brush) =>
  glass(
    brush,
    ink`M${brush.x + 8} 8L${brush.x - 24} 56H${brush.x - 4}L${brush.x - 10} 94L${brush.x + 25} 42H${brush.x + 3}Z`,
  );

const rose: Draw = (brush) => {
  const { x, colour, seed } = brush;
  const petals = 6 + (seed % 5);
  const drawn = times(petals, (n) => {
    const [px, py] = [x + Math.cos((n / petals) * 6.2832) * 17, y + Math.sin((n / petals) * 6.2832) * 17];
    return ink`<ellipse cx="${px}" cy="${py}" rx="18" ry="7" transform="rotate(${(n / petals) * 360} ${px} ${py})" fill="none" stroke="${colour}" stroke-opacity=".85" stroke-width="1.9"/>`;
  });
  return drawn.join('') + solid(brush, circle(x, y, 6));
};

export const motifs = {
  capsid,
  gate,
  target,
  circuit,
  flame,
  spiral,
  rift,
  knot,
  eye,
  shield,
  wave,
  mask,
  orbit,
  beam,
  scales,
  chain,
  crystal,
  fan,
  star,
  arrow,
  screen,
  tablet,
  sidearm,
  kit,
  gem,
  bolt,
  rose,
} as const;
export type Motif = keyof typeof motifs;

/** Lines behind a sign: a rose curve that differs from title to title. */
export function guilloche(brush: Brush): string {
  const [a, b] = [3 + Math.floor(brush.roll() * 6), 2 + Math.floor(brush.roll() * 7)];
  return times(5, (n) => {
    const [r, swing] = [22 + n * 10, 5 + n * 3];
    const curve = times(72, (step) => {
      const angle = (step / 72) * 6.2832;
      const reach = r + swing * Math.cos(a * angle) * (0.6 + 0.4 * Math.cos(b * angle));
      return `${short(brush.x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
    });
    return line(brush, `M${curve.join('L')}Z`, 0.6, 0.1 + n * 0.03);
  }).join('');
}
