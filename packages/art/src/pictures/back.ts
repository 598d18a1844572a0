import { times } from '../chance.ts';
import { ink, picture } from '../svg.ts';

function draw(whose: 'mine' | 'theirs'): string {
  const mine = whose === 'mine';
  const [line, light, dark] = mine ? ['#f2c35e', '#24345f', '#0d1530'] : ['#f0a3d4', '#43264f', '#170d22'];
  const rays = times(32, (at) => {
    const reach = at % 8 === 0 ? 27 : at % 4 === 0 ? 20 : at % 2 === 0 ? 12 : 5;
    const angle = (at / 32) * 6.2832 - 1.5708;
    return ink`${41 + Math.cos(angle) * reach} ${57 + Math.sin(angle) * reach}`;
  });
  const places = [14, 27, 41, 55, 68].map(
    (x, at) =>
      `<circle cx="${x}" cy="57" r="${[2.4, 1.8, 4.2, 1.8, 2.4][at] ?? 2}" fill="${dark}" stroke="${line}" stroke-width="1.2"/>`,
  );
  const marks = mine ? '' : `<g fill="${line}"><circle cx="41" cy="16" r="3.5"/><circle cx="41" cy="98" r="3.5"/></g>`;
  const body = `<rect x=".5" y=".5" width="81" height="113" rx="7" fill="${dark}" stroke="${line}" stroke-opacity=".55"/><rect x="5" y="5" width="72" height="104" rx="4" fill="${light}" fill-opacity=".55" stroke="${line}" stroke-opacity=".45" stroke-width=".8"/><g fill="none" stroke="${line}"><circle cx="41" cy="57" r="33" stroke-opacity=".35" stroke-width=".8"/><circle cx="41" cy="57" r="30" stroke-opacity=".7" stroke-width=".6" stroke-dasharray="1 2.14"/><circle cx="41" cy="57" r="15" stroke-opacity=".4" stroke-width=".6"/><path d="M5 57H77" stroke-opacity=".9"/></g><path d="M${rays.join('L')}Z" fill="${line}" fill-opacity=".2" stroke="${line}" stroke-width=".9" stroke-linejoin="round"/>${places.join('')}${marks}`;
  return picture('back', { wide: 82, high: 114 }, body, 'meet');
}

const drawn = new Map<string, string>();

/** Whose card lies face down is told by a dot as well: a colour alone would not be seen by everybody. Drawn once. */
export function backPicture(whose: 'mine' | 'theirs'): string {
  const known = drawn.get(whose) ?? draw(whose);
  drawn.set(whose, known);
  return known;
}
