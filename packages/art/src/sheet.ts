import { icons, iconId } from './icons/index.ts';
import type { IconName } from './icons/index.ts';
import type { ToneName } from './tones.ts';
import { hullOf, skinOf, slug, tones, toneOf } from './tones.ts';
import { mixed } from './colour.ts';

type Stops = readonly (readonly [at: number, colour: string, opacity?: number])[];

const stops = (all: Stops): string =>
  all
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const down = (id: string, all: Stops): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(all)}</linearGradient>`;
const across = (id: string, all: Stops): string =>
  `<linearGradient id="${id}" x1=".1" y1="0" x2=".9" y2="1">${stops(all)}</linearGradient>`;
const glow = (id: string, all: Stops): string =>
  `<radialGradient id="${id}" cx=".5" cy=".45" r=".8">${stops(all)}</radialGradient>`;

const toneDefs = (name: ToneName): readonly string[] => {
  const tone = toneOf(name);
  const [key, [light, middle, dark], [pale, clay, deep]] = [slug(name), hullOf(tone), skinOf(tone)];
  const night = mixed(tone.ground, '#060a15', 0.72);
  return [
    down(`art-hull-${key}`, [
      [0, light],
      [0.5, middle],
      [1, dark],
    ]),
    across(`art-skin-${key}`, [
      [0, pale],
      [0.5, clay],
      [1, deep],
    ]),
    across(`art-coat-${key}`, [
      [0, mixed(tone.ground, tone.colour, 0.55)],
      [0.45, tone.ground],
      [1, night],
    ]),
    glow(`art-night-${key}`, [
      [0, mixed(tone.ground, tone.colour, 0.1)],
      [1, night],
    ]),
  ];
};

/** Everything that pictures refer to, by id. */
export const definitions: ReadonlyMap<string, string> = new Map(
  [
    ...Object.keys(tones).flatMap((name) => toneDefs(name as ToneName)),
    across('art-hair', [
      [0, '#4a4048'],
      [1, '#120e14'],
    ]),
    '<clipPath id="art-round"><circle cx="50" cy="50" r="50"/></clipPath>',
    ...Object.entries(icons).map(
      ([name, drawn]) => `<symbol id="${iconId(name as IconName)}" viewBox="0 0 24 24">${drawn}</symbol>`,
    ),
  ].map((drawn) => [/id="([^"]+)"/.exec(drawn)?.[1] ?? '', drawn]),
);

/** Stands once on a page that shows pictures. Pictures themselves hold no ids, so any number of them goes together. */
export const sheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="art-sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>${[...definitions.values()].join('')}</defs></svg>`;

/** A picture by itself, for a file or an image: with what it refers to. */
export function standalone(drawn: string): string {
  const used = new Set([...drawn.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id = '']) => id));
  const needed = [...used].map((id) => definitions.get(id) ?? '').join('');
  return needed ? drawn.replace('>', `><defs>${needed}</defs>`) : drawn;
}
