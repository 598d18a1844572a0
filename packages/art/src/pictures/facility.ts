import { times } from '../chance.ts';
import type { Face } from '../facts/face.ts';
import { ink, picture } from '../svg.ts';
import { slug, toneNameOf, toneOf } from '../tones.ts';

const middle = 32;
const turn = (at: number, of: number, shift = 0): readonly [number, number] => {
  const angle = (at / of) * 6.2832 - 1.5708 + shift;
  return [Math.cos(angle), Math.sin(angle)];
};

/** How many arms a people builds, and of which kind. */
const arms: Readonly<Record<string, readonly [count: number, blades: boolean]>> = {
  federation: [3, false],
  klingon: [3, true],
  romulan: [4, false],
  cardassian: [3, true],
  ferengi: [5, false],
  bajoran: [6, false],
  dominion: [5, true],
};

/** An outpost: a heart, arms and what holds them, by affiliation; a station has a second ring, headquarters a third. */
export function facilityPicture(face: Face, affiliation?: string): string {
  const tone = toneNameOf(face, affiliation);
  const key = slug(tone);
  const { colour } = toneOf(tone);
  const [count, blades] = arms[key] ?? [4, key.length % 2 === 0];
  const hull = `class="hull" fill="url(#art-hull-${key})" stroke="#fff" stroke-opacity=".5" stroke-width=".7" stroke-linejoin="round"`;
  const frame = `fill="none" stroke="url(#art-hull-${key})" stroke-linejoin="round"`;
  const shift = key === 'romulan' ? 0.785 : 0;
  const drawn = times(count, (at) => {
    const [x, y] = turn(at, count, shift);
    if (!blades)
      return ink`<path stroke="#55637d" stroke-width="3" d="M32 32L${middle + x * 24} ${middle + y * 24}"/><circle ${hull} cx="${middle + x * 24}" cy="${middle + y * 24}" r="4.6"/>`;
    const [left, right] = [turn(at, count, shift - 0.36), turn(at, count, shift + 0.36)];
    return ink`<path ${hull} d="M32 32L${middle + left[0] * 16} ${middle + left[1] * 16} ${middle + x * 29} ${middle + y * 29} ${middle + right[0] * 16} ${middle + right[1] * 16}Z"/>`;
  });
  const corners = times(count, (at) => turn(at, count, shift + (blades ? 3.1416 / count : 0)));
  const polygon = ink`<path ${frame} stroke-width="3.5" d="M${corners.map(([x, y]) => ink`${middle + x * 20} ${middle + y * 20}`).join('L')}Z"/>`;
  const round = `<circle ${frame} stroke-width="4" cx="32" cy="32" r="20"/>`;
  const rings = { Outpost: 1, Station: 2, Headquarters: 3 }[face.facility ?? 'Outpost'] ?? 1;
  const halo = times(
    rings,
    (at) => ink`<circle fill="none" stroke="${colour}" stroke-opacity=".6" cx="32" cy="32" r="${26 + at * 2.6}"/>`,
  );
  const heart = `<circle ${hull} cx="32" cy="32" r="9"/><circle fill="#060a16" fill-opacity=".5" cx="32" cy="32" r="5"/><circle class="lamp" fill="${colour}" cx="32" cy="32" r="2"/>`;
  return picture(
    'facility',
    { wide: 64, high: 64 },
    (key === 'federation' ? round : polygon) + halo.join('') + drawn.join('') + heart,
    'meet',
  );
}
