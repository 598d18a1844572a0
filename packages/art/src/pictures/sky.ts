import { chance, times } from '../chance.ts';
import { ink, picture } from '../svg.ts';

const wide = 1440;
const high = 900;

/** Stars of a sky in three depths; the brightest glow. */
function stars(): string {
  const roll = chance(42);
  return times(420, () => {
    const x = roll() * wide;
    const y = roll() * high;
    const bright = roll() ** 9;
    const tone = roll() > 0.75 ? 'warm' : 'cold';
    const glow = bright > 0.72 ? ink`<circle class="star-glow" cx="${x}" cy="${y}" r="${6}"/>` : '';
    return ink`${glow}<circle class="star-${tone}" cx="${x}" cy="${y}" r="${0.5 + bright * 1.4}" fill-opacity="${(0.2 + bright * 0.7).toFixed(2)}"/>`;
  }).join('');
}

/** The net of a chart: rings and rays from its middle, thin enough to be forgotten. */
function net(): string {
  const rings = times(
    7,
    (at) =>
      ink`<ellipse cx="${wide / 2}" cy="${high * 0.32}" rx="${wide * (0.18 + at * 0.13)}" ry="${high * (0.14 + at * 0.12)}"/>`,
  );
  const rays = times(12, (at) => {
    const angle = (at / 12) * Math.PI * 2;
    return ink`<path d="M${wide / 2} ${high * 0.32}L${wide / 2 + Math.cos(angle) * wide} ${high * 0.32 + Math.sin(angle) * wide}"/>`;
  });
  return `<g class="sky-net">${rings.join('')}${rays.join('')}</g>`;
}

/** How far a cloud fades beyond where it would end. */
const soft = 110;
/** How thick a cloud is from its middle outwards, as if it had been blurred. */
const fading = [
  [0, 1],
  [0.35, 0.92],
  [0.5, 0.74],
  [0.65, 0.44],
  [0.8, 0.16],
  [0.92, 0.03],
  [1, 0],
] as const;
const tones = [0, 1, 2] as const;

const stops = fading.map(([at, thick]) => `<stop offset="${at}" stop-opacity="${thick}"/>`).join('');
const shades = tones.map((tone) => `<radialGradient id="haze-${tone}" class="haze-${tone}">${stops}</radialGradient>`);

/** Clouds of faint light along the line. They fade by gradients: a blur is reckoned anew with every tile that is drawn. */
function haze(): string {
  const roll = chance(7);
  const clouds = times(
    9,
    (at) =>
      ink`<ellipse class="haze-${at % 3}" fill="url(#haze-${at % 3})" cx="${wide * ((at + 0.2 + roll() * 0.7) / 9)}" cy="${high * (0.2 + roll() * 0.38)}" rx="${wide * (0.12 + roll() * 0.12) + soft}" ry="${high * (0.16 + roll() * 0.16) + soft}"/>`,
  );
  return `<defs>${shades.join('')}</defs>${clouds.join('')}`;
}

/** The sky behind a table. Its colours follow the theme; it is the same sky every time. */
export const skyPicture = (): string => picture('sky', { wide, high }, `${haze()}${net()}${stars()}`);
