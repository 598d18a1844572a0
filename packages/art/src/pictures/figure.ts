import { chance, seedOf, times } from '../chance.ts';
import type { Face, PersonFace } from '../facts/face.ts';
import { ink, picture } from '../svg.ts';
import type { ToneName } from '../tones.ts';
import { classColours, slug, toneNameOf, toneOf } from '../tones.ts';
import { marksOf } from './marks.ts';

const head =
  'M50 11C60.5 11 66.2 18.4 65.6 29.5 65.3 35.6 64.3 40 62.6 44.4 60.3 50.4 55.6 55.4 50 55.4S39.7 50.4 37.4 44.4C35.7 40 34.7 35.6 34.4 29.5 33.8 18.4 39.5 11 50 11Z';
const shade =
  'M50 11C60.5 11 66.2 18.4 65.6 29.5 65.3 35.6 64.3 40 62.6 44.4 60.3 50.4 55.6 55.4 50 55.4 52.5 47 50.8 43 53.4 41.2 52 36 51.4 31 51.6 27.5 52.4 21 52 15 50 11Z';
const hollows =
  'M38.6 32.6C41 29.6 45 29.6 47.6 32.2 45 34.6 41 35 38.6 32.6ZM61.4 32.6C59 29.6 55 29.6 52.4 32.2 55 34.6 59 35 61.4 32.6ZM46 47.8C48.5 46.8 51.5 46.8 54 47.8 51.8 49.4 48.2 49.4 46 47.8Z';
const ears = 'M34.6 30a2.6 5 0 1 0 .1 0ZM65.4 30a2.6 5 0 1 0 .1 0Z';

/** An animal lies; it has no collar and no rank. */
const beast = (clay: string): string =>
  `<path fill="${clay}" d="M14 92C14 70 26 58 44 58 50 58 54 54 57 46 58 38 64 32 70 34L74 26 78 36C86 38 90 44 88 50 86 54 82 55 78 55 76 66 80 74 82 92Z"/><path fill-opacity=".25" d="M44 58C50 70 62 76 82 92H40C48 84 48 70 44 58Z"/><circle cx="79" cy="43" r="1.8"/>`;

/** Command is three pips, staff one; an admiral's stand in a bar. */
const pipsOf = ({ staffing }: PersonFace, isFlag: boolean): string => {
  const count = staffing === 'Cmd' ? 3 : staffing === 'Stf' ? 1 : 0;
  const bar =
    isFlag && count > 0 ? '<rect x="38" y="75" width="24" height="7" rx="3.5" fill="none" stroke="#ffe3a1"/>' : '';
  return (
    bar +
    times(count, (at) => ink`<circle cx="${50 + (at - (count - 1) / 2) * 7}" cy="78.5" r="2.2" fill="#ffe3a1"/>`).join(
      '',
    )
  );
};

/** A turned piece, the same for all: people by outline marks, classification by the collar, rank by pips. */
function body(person: PersonFace, tone: ToneName, isFlag: boolean): string {
  const key = slug(tone);
  const clay = `url(#art-skin-${key})`;
  if (person.classification === 'ANIMAL' || person.species.includes('Targ')) return beast(clay);
  const marks = marksOf(person.species);
  const drawn = (part: 'behind' | 'lines' | 'lights' | 'clay'): string =>
    marks.map((mark) => mark[part] ?? '').join('');
  const [behind, claySigns, lines, lights] = [drawn('behind'), drawn('clay'), drawn('lines'), drawn('lights')];
  return [
    behind && `<path fill="url(#art-hair)" fill-opacity=".8" d="${behind}"/>`,
    `<path fill="url(#art-coat-${key})" d="M50 58C60 58 66 62 74 66 86 71 92 80 94 102H6C8 80 14 71 26 66 34 62 40 58 50 58Z"/>`,
    `<path fill="${classColours[person.classification] ?? '#8a97ad'}" d="M38.5 59C42 64.5 58 64.5 61.5 59L69 63.8C64 74 36 74 31 63.8Z"/>`,
    pipsOf(person, isFlag),
    `<path fill="${clay}" d="M42.5 48H57.5V60C54 64 46 64 42.5 60Z"/><path fill-opacity=".25" d="M42.5 52C46 57 54 57 57.5 52V56C54 60 46 60 42.5 56Z"/>`,
    `<path fill="${clay}" d="${claySigns || ears}"/><path fill="${clay}" d="${head}"/><path fill-opacity=".2" d="${shade}${hollows}"/>`,
    lights && `<path fill="none" stroke="#fff" stroke-opacity=".45" d="${lights}"/>`,
    lines &&
      `<path fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.5" stroke-linecap="round" d="${lines}"/>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Behind the head, a figure of light that the title draws: petals and ticks in a number of one's own. */
function nimbus(x: number, roll: () => number, colour: string): string {
  const [count, reach, notch] = [5 + Math.floor(roll() * 9), 34 + roll() * 6, 0.72 + roll() * 0.2];
  const edge = times(count * 2, (at) => {
    const angle = (at / (count * 2)) * 6.2832 - 1.5708;
    const r = at % 2 === 0 ? reach : reach * notch;
    return ink`${x + Math.cos(angle) * r} ${40 + Math.sin(angle) * r}`;
  });
  return ink`<path d="M${edge.join('L')}Z" fill="${colour}" fill-opacity=".1" stroke="${colour}" stroke-opacity=".5" stroke-width=".9" stroke-linejoin="round"/><circle cx="${x}" cy="40" r="${reach + 7}" fill="none" stroke="${colour}" stroke-opacity=".28" stroke-width="1.2" stroke-dasharray="1.5 ${String(2 + Math.floor(roll() * 4))}"/>`;
}

/** Everybody has a constellation of their own. */
function constellation(wide: number, crowd: number, roll: () => number, colour: string): string {
  const middle = wide / 2;
  const stars = times(13, () => [4 + roll() * (wide - 8), 7 + roll() * 70, 0.8 + roll() * 1.6] as const)
    .filter(([x, y]) => Math.abs(x - middle) > (y < 58 ? 26 : 44) + crowd)
    .toSorted(([a], [b]) => a - b);
  const lines = [true, false].map((left) => {
    const own = stars.filter(([x]) => x < middle === left);
    return own.length > 1
      ? ink`<path d="M${own.map(([x, y]) => ink`${x} ${y}`).join('L')}" fill="none" stroke="${colour}" stroke-opacity=".42" stroke-width=".7"/>`
      : '';
  });
  return (
    lines.join('') + stars.map(([x, y, r]) => ink`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('')
  );
}

const nobody: PersonFace = { name: '', classification: '', skills: [], attributes: [0, 0, 0], species: [] };
const isFlagged = ({ characteristics }: Face): boolean => characteristics.some((one) => /admiral|general/i.test(one));

/** The people of a card, side by side, in a window so many times as wide as high. */
export function portrait(face: Face, shape: number, affiliation?: string): string {
  const tone = toneNameOf(face, affiliation);
  const { colour } = toneOf(tone);
  const wide = 100 * shape;
  const roll = chance(seedOf(face.title));
  const people = face.people.length > 0 ? face.people.slice(0, 2) : [nobody];
  const crowd = (people.length - 1) * 22;
  const places = people.map((_, at) => wide / 2 + (people.length > 1 ? (at * 2 - 1) * 25 : 0));
  const figures = people.map(
    (person, at) =>
      ink`<g transform="translate(${(places[at] ?? 50) - 50} ${people.length > 1 ? 3 + at * 3 : 2})">${body(person, tone, isFlagged(face))}</g>`,
  );
  return picture(
    'portrait',
    { wide, high: 100 },
    ink`<rect width="${wide}" height="100" fill="url(#art-night-${slug(tone)})"/>` +
      places.map((x) => nimbus(x, roll, colour)).join('') +
      constellation(wide, crowd, roll, colour) +
      figures.join(''),
  );
}

/** A person at the table: the ring is the affiliation, the ground the classification. */
export function token(face: Face, affiliation?: string): string {
  const tone = toneNameOf(face, affiliation);
  const { colour } = toneOf(tone);
  const [first = nobody, second] = face.people;
  const ground = classColours[first.classification] ?? toneOf(tone).ground;
  const figures = second
    ? `<g transform="translate(-18 16) scale(.86)">${body(first, tone, false)}</g><g transform="translate(30 18) scale(.86)">${body(second, tone, false)}</g>`
    : `<g transform="translate(-4 6) scale(1.08)">${body(first, tone, isFlagged(face))}</g>`;
  return picture(
    'token',
    { wide: 100, high: 100 },
    `<g clip-path="url(#art-round)"><rect width="100" height="100" fill="#0a1020"/><rect width="100" height="100" fill="${ground}" fill-opacity=".62"/>${nimbus(50, chance(seedOf(face.title)), '#fff')}${figures}</g><circle cx="50" cy="50" r="47" fill="none" stroke="${colour}" stroke-width="6"/>`,
  );
}
