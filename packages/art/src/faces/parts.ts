import { iconWords, staffingWords } from '@spaceline/language';
import type { Face, PersonFace, Term } from '../facts/face.ts';
import { attemptWords, blankFace, numberOf, typeOf } from '../facts/face.ts';
import type { IconName } from '../icons/index.ts';
import { icon, isIcon } from '../icons/index.ts';
import { backPicture } from '../pictures/back.ts';
import { facilityPicture } from '../pictures/facility.ts';
import { portrait } from '../pictures/figure.ts';
import { shipPicture } from '../pictures/ship.ts';
import { signPicture } from '../pictures/sign.ts';
import { discOf, placeOf } from '../place.ts';
import type { Place } from '../place.ts';
import { escaped, picture } from '../svg.ts';
import { badge } from './words.ts';

/** What a caller knows beyond the facts. */
export interface Shown {
  /** The affiliation it has taken at the table. */
  readonly affiliation?: string | undefined;
  /** The address of a painted place, or of a player's own picture: it fills the art window and nothing else. */
  readonly image?: string | undefined;
  /** The side of a double-sided mission that lies up. */
  readonly up?: 'front' | 'back' | undefined;
  /** Of a ship: its hull is open. */
  readonly damaged?: boolean;
}

const typeIcons: Readonly<Record<string, IconName>> = {
  Dilemma: 'dilemma',
  Event: 'event',
  Interrupt: 'interrupt',
  Equipment: 'equipment',
  Artifact: 'artifact',
  Personnel: 'personnel',
  Ship: 'ship',
  Facility: 'facility',
  Doorway: 'doorway',
};

export const whereIcons = ({ where }: Face): readonly IconName[] =>
  where === 'dual' ? ['planet', 'space'] : where === 'planet' || where === 'space' ? [where] : [];

/** Beside the title: its affiliations, else its type. */
export function emblem(face: Face, size: number, affiliation?: string): string {
  const names = affiliation ? [affiliation] : face.affiliations;
  if (names.length > 0)
    return names
      .slice(0, 2)
      .map((name) => badge(name, size))
      .join('');
  if (face.type === 'Mission') return icon(whereIcons(face)[0] ?? 'planet', size);
  return icon(typeIcons[face.type] ?? 'other', size);
}

/** The art window, so many times as wide as high. */
export function art(face: Face, shape: number, { image, affiliation }: Shown): string {
  if (image !== undefined && face.type !== 'Mission') return `<img class="art-own" src="${escaped(image)}" alt=""/>`;
  switch (face.type) {
    case 'Personnel':
      return portrait(face, shape, affiliation);
    case 'Ship':
      return shipPicture(face, affiliation);
    case 'Facility':
      return facilityPicture(face, affiliation);
    case 'Mission':
      return `<span class="art-place">${image === undefined ? discPicture(placeOf(face)) : `<img src="${escaped(image)}" alt=""/>`}</span>${builtIn(face)}`;
    case 'Card':
      return backPicture('mine');
    default:
      return signPicture(face, shape);
  }
}

/** What stands there until a place is painted. */
const discPicture = (place: Place): string =>
  picture(
    'disc',
    { wide: 100, high: 100 },
    `<circle cx="50" cy="50" r="40" fill="${discOf(place)}"/><path d="M50 10A40 40 0 0 1 50 90 52 52 0 0 0 50 10Z" fill="#060a15" fill-opacity=".55"/>`,
    'meet',
  );

/** What the front of a double-sided mission has beside its place. */
function builtIn({ front }: Face): string {
  if (!front) return '';
  const drawn =
    front.kind === 'wormhole'
      ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true"><g fill="none" stroke="#9fd4ff" stroke-linecap="round"><path stroke-width="4" d="M32 32C38 30 40 38 33 40 24 42 19 32 26 25 35 16 50 24 48 38"/><path stroke-width="3" stroke-opacity=".7" d="M32 32C26 34 24 26 31 24 40 22 45 32 38 39 29 48 14 40 16 26"/></g><circle cx="32" cy="32" r="4" fill="#fff"/></svg>'
      : facilityPicture({ ...blankFace('outpost'), affiliations: [front.affiliation] });
  return `<span class="art-built">${drawn}</span>`;
}

const wordsOfIcon = (name: string): string =>
  ({ ...staffingWords, ...iconWords })[name as keyof typeof iconWords] ?? name;

/** Icons in the corner of the art window: what staffs it, where it belongs, who may attempt it, what else it shows. */
export function cornerIcons(face: Face, size: number): string {
  const own = face.icons.map((name) => badge(name, size, wordsOfIcon(name))).join('');
  switch (face.type) {
    case 'Personnel':
      return (
        own + face.people.map(({ staffing }) => (staffing ? badge(staffing, size, wordsOfIcon(staffing)) : '')).join('')
      );
    case 'Ship':
      return own + face.staffing.map((name) => badge(name, size, wordsOfIcon(name))).join('');
    case 'Mission': {
      const who = attemptWords(face);
      return own + (who.every((name) => isIcon(name)) ? who.map((name) => badge(name, size)).join('') : '');
    }
    default:
      return (
        own +
        whereIcons(face)
          .map((name) => icon(name, size, name))
          .join('')
      );
  }
}

/** The plates of those on the card. */
export const classificationIcons = ({ people }: Face, size: number): string =>
  people.map(({ classification }) => (classification ? badge(classification, size) : '')).join('');

export interface Figure {
  readonly name: IconName;
  readonly value: string;
}

const attributes = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
const shipNumbers = ['RANGE', 'WEAPONS', 'SHIELDS'] as const;

/** The numbers in the foot; two people show both of theirs. */
export function numbersOf(face: Face): readonly Figure[] {
  if (face.people.length > 0)
    return attributes.map((name, at) => ({
      name,
      value: face.people.map((person) => numberOf(face, name.toLowerCase(), person.attributes[at])).join('+'),
    }));
  if (face.ship)
    return shipNumbers.map((name, at) => ({ name, value: numberOf(face, name.toLowerCase(), face.ship?.[at]) }));
  return face.shields === undefined ? [] : [{ name: 'SHIELDS', value: numberOf(face, 'shields', face.shields) }];
}

export const skillWord = (skill: string, levels: number): string =>
  levels === 1 ? skill : levels === 0.5 ? `${skill} ×½` : `${skill} ×${levels}`;

export const skillsLine = ({ skills }: PersonFace): string =>
  skills.map(([skill, levels]) => skillWord(skill, levels)).join(', ');

const termIcon = ({ what }: Term): IconName => (isIcon(what) ? what : 'personnel');

const termWords = ({ what, levels, over }: Term, isNarrow: boolean): string =>
  `${escaped(isNarrow ? what.replace('Cartography', 'Cart.') : what)}${over === undefined ? (levels !== undefined && levels > 1 ? `<i>×${levels}</i>` : '') : `<i>&gt;${over}</i>`}`;

/** What a mission asks for, one term a line; alternatives begin with "or". */
export const termRows = (face: Face, size: number, isNarrow = false): string =>
  (face.terms ?? [])
    .flatMap((terms, alternative) =>
      terms.map(
        (term, at) =>
          `<span class="art-term">${alternative > 0 && at === 0 ? '<em>or</em>' : ''}${icon(termIcon(term), size)}<span>${termWords(term, isNarrow)}</span></span>`,
      ),
    )
    .join('');

/** The kind in small words under the title. */
export function kindLine(face: Face): string {
  const species = [...new Set(face.people.flatMap((person) => person.species))].join('/');
  const where = face.where === 'dual' ? 'planet or space' : face.where;
  const kind = face.type === 'Facility' ? (face.facility ?? typeOf(face)) : typeOf(face);
  const words = where ? `${where} ${kind.toLowerCase()}` : kind;
  return escaped([words.charAt(0).toUpperCase() + words.slice(1), species].filter(Boolean).join(' · '));
}

/** Cards that score nothing carry a 0 in their facts; it is nothing to see. */
export const points = (face: Face): string =>
  face.points === undefined || numberOf(face, 'points', face.points) === '0'
    ? ''
    : `<span class="art-points" title="points">${numberOf(face, 'points', face.points)}</span>`;
