import { seedOf } from './chance.ts';
import type { Face } from './facts/face.ts';

export const biomes = ['living', 'volcanic', 'desert', 'toxic', 'rust', 'ocean', 'ice', 'moonlit', 'gas'] as const;
export type Biome = (typeof biomes)[number];
export const spaceKinds = [
  'nebula',
  'wormhole',
  'hole',
  'pulsar',
  'comet',
  'belt',
  'binary',
  'dyson',
  'streamer',
  'debris',
  'bloom',
] as const;
export type SpaceKind = (typeof spaceKinds)[number];

/** What a location is, read off its mission. */
export interface Place {
  readonly kind: 'planet' | SpaceKind;
  /** Of a planet. */
  readonly biome: Biome;
  /** It is somebody's homeworld: its night side has lights. */
  readonly home: boolean;
  readonly seed: number;
  readonly span: number;
  readonly points: number;
}

const spaceWords: readonly (readonly [RegExp, SpaceKind])[] = [
  [/nebula|expanse|mar oscura|badlands/i, 'nebula'],
  [/wormhole/i, 'wormhole'],
  [/hole|black cluster|shattered|singularity/i, 'hole'],
  [/pulsar/i, 'pulsar'],
  [/comet/i, 'comet'],
  [/asteroid|pegasus|belt/i, 'belt'],
  [/collision|binary/i, 'binary'],
  [/dyson|sphere/i, 'dyson'],
  [/plasma|streamer/i, 'streamer'],
  [/salvage|wolf 359|repair|wreck/i, 'debris'],
  [/life-form|probe|sighting/i, 'bloom'],
];
const others = ['nebula', 'binary', 'belt', 'pulsar', 'comet'] as const;

/** What is asked for first says what is found there. */
const biomeWords: readonly (readonly [RegExp, Biome])[] = [
  [/Biology|Exobiology|MEDICAL/, 'living'],
  [/Geology|Physics/, 'volcanic'],
  [/Archaeology|Anthropology/, 'desert'],
  [/Treachery/, 'toxic'],
  [/Honor/, 'rust'],
  [/Diplomacy|Empathy|Leadership/, 'ocean'],
  [/ENGINEER|Astrophysics|Computer/, 'ice'],
];

export function placeOf(face: Face): Place {
  const words = `${face.title} ${face.location ?? ''}`;
  const seed = seedOf(words);
  const first = face.terms?.[0]?.[0]?.what ?? face.text;
  const biome = /moon/i.test(words) ? 'moonlit' : (biomeWords.find(([sign]) => sign.test(first))?.[1] ?? 'gas');
  const space = spaceWords.find(([sign]) => sign.test(words))?.[1] ?? others[seed % others.length] ?? 'nebula';
  return {
    kind: face.where === 'space' ? space : 'planet',
    biome,
    home: face.characteristics.includes('Homeworld'),
    seed,
    span: face.span ?? 3,
    points: face.points ?? 30,
  };
}

const discs: Readonly<Record<Biome, string>> = {
  living: '#2f7f7a',
  ocean: '#2f70b4',
  desert: '#b98450',
  rust: '#a84f2e',
  volcanic: '#4a3634',
  toxic: '#7d7f45',
  ice: '#8fb8cf',
  moonlit: '#80858f',
  gas: '#c99a66',
};

/** What stands there until it is painted: the colour of its middle. */
export const discOf = ({ kind, biome }: Place): string => (kind === 'planet' ? discs[biome] : '#2b3d78');
