import type { Affiliation } from '@spaceline/language';
import { mixed } from './colour.ts';
import type { Face } from './facts/face.ts';

/** A colour of its own and the ground it stands on. Never the only sign: each has an icon of another outline too. */
export interface Tone {
  readonly colour: string;
  readonly ground: string;
}

/** Faces keep their night colours in both themes: they are objects. */
export const affiliationTones = {
  Federation: { colour: '#74b4ff', ground: '#1b3661' },
  Klingon: { colour: '#ff7d6d', ground: '#5a1f1e' },
  Romulan: { colour: '#5fd69c', ground: '#124633' },
  'Non-Aligned': { colour: '#dcc07c', ground: '#4b3c1b' },
  Ferengi: { colour: '#ffb26b', ground: '#5a3413' },
  Bajoran: { colour: '#ff9f94', ground: '#5a2732' },
  Cardassian: { colour: '#c9d06a', ground: '#40451a' },
  Borg: { colour: '#9fe0c0', ground: '#1d3f3a' },
  Dominion: { colour: '#c3a6ff', ground: '#38285e' },
  Hirogen: { colour: '#8fd0b8', ground: '#214a42' },
  Kazon: { colour: '#f0a07a', ground: '#59301f' },
  Neutral: { colour: '#b8c4dc', ground: '#333f5a' },
  Starfleet: { colour: '#8ec8f0', ground: '#1c4160' },
  Vidiian: { colour: '#d9a4d8', ground: '#4d2a50' },
  Vulcan: { colour: '#e0b48c', ground: '#523723' },
} as const satisfies Readonly<Record<Affiliation, Tone>>;

export const typeTones = {
  Dilemma: { colour: '#cf95ff', ground: '#3a1f55' },
  Event: { colour: '#ffae62', ground: '#57330f' },
  Interrupt: { colour: '#ff86c2', ground: '#5a183f' },
  Equipment: { colour: '#72ded2', ground: '#12474a' },
  Artifact: { colour: '#ffe08a', ground: '#54430f' },
  Mission: { colour: '#a9bfe8', ground: '#26365c' },
  Doorway: { colour: '#8fb8ff', ground: '#22306b' },
  Other: { colour: '#b3bfd9', ground: '#2f3a55' },
} as const satisfies Readonly<Record<string, Tone>>;

export const tones: Readonly<Record<string, Tone>> = { ...affiliationTones, ...typeTones };
export type ToneName = keyof typeof affiliationTones | keyof typeof typeTones;

const isTone = (name: string): name is ToneName => Object.hasOwn(tones, name);

/** Its affiliation's, else its type's; at the table a card may have taken another affiliation than its first. */
export const toneNameOf = ({ affiliations, type }: Face, affiliation?: string): ToneName =>
  ([affiliation, affiliations[0], type].find((name) => name !== undefined && isTone(name)) as ToneName | undefined) ??
  'Other';

export const toneOf = (name: ToneName): Tone => tones[name] ?? typeTones.Other;

/** As a class name and as part of an id. */
export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** From light to shade, for a hull and for a figure: metal and clay that lean towards the affiliation's colour. */
export const hullOf = ({ colour }: Tone): readonly [string, string, string] => [
  mixed('#f3f7ff', colour, 0.14),
  mixed('#8d97ab', colour, 0.28),
  mixed('#3a435a', colour, 0.16),
];
export const skinOf = ({ colour }: Tone): readonly [string, string, string] => [
  mixed('#f6f1ea', colour, 0.16),
  mixed('#8b8b92', colour, 0.34),
  mixed('#23293a', colour, 0.12),
];

/** The collar of a figure, by classification. */
export const classColours: Readonly<Record<string, string>> = {
  OFFICER: '#d8574f',
  ENGINEER: '#d9a13b',
  MEDICAL: '#4fb7c9',
  SCIENCE: '#6c8df0',
  SECURITY: '#b7803f',
  'V.I.P.': '#b06fd0',
  CIVILIAN: '#8a97ad',
  ANIMAL: '#7f9a63',
};

/** The colour of a card's stripe where only that is drawn of it. */
export const colourOf = (face: Face, affiliation?: string): string => toneOf(toneNameOf(face, affiliation)).colour;

export const affiliationColour = (affiliation: string): string => (tones[affiliation] ?? typeTones.Other).colour;
