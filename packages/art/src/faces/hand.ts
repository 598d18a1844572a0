import type { Face } from '../facts/face.ts';
import { numberOf } from '../facts/face.ts';
import { icon } from '../icons/index.ts';
import { escaped } from '../svg.ts';
import { slug, toneNameOf } from '../tones.ts';
import type { Shown } from './parts.ts';
import { art, classificationIcons, cornerIcons, emblem, numbersOf, points, skillsLine, termRows } from './parts.ts';
import { badge, halvesOf, inHand, marked, ownWords, sidesOf } from './words.ts';

const text = (words: string): string => (words ? `<span class="art-text">${marked(words)}</span>` : '');
const soft = (words: string): string => (words ? `<span class="art-text art-soft">${escaped(words)}</span>` : '');

const people = (face: Face): string =>
  face.people
    .map(
      (person) =>
        `<span class="art-text">${face.people.length > 1 && person.classification ? `${badge(person.classification, 13)} ` : ''}${escaped(skillsLine(person))}</span>`,
    )
    .join('');

/** So many lines fit beneath the art; what asks for more is said in running words. */
const lines = 5;
const rows = ({ terms }: Face): number => (terms ?? []).flat().length;
const isLong = (face: Face): boolean => rows(face) > (face.front ? lines - 1 : lines);
const isCrowded = (face: Face): boolean => face.front !== undefined || rows(face) >= lines - 1;

function builtIn({ front }: Face): string {
  if (!front) return '';
  const what = front.kind === 'wormhole' ? 'wormhole' : `${badge(front.affiliation, 12)} outpost`;
  return `<span class="art-text art-soft">Front: ${what}</span>`;
}

function mission(face: Face): string {
  const asked =
    face.terms && !isLong(face)
      ? `<span class="art-terms">${termRows(face, 13, true)}</span>`
      : text(sidesOf(face)?.asks ?? face.text);
  return asked + builtIn(face);
}

function body(face: Face): string {
  const unwritten = face.unwritten
    ? `<span class="art-text art-unwritten">${icon('unwritten', 13)} Not written: by agreement</span>`
    : '';
  if (face.type === 'Personnel') return people(face) + text(ownWords(face)) + unwritten;
  if (face.type === 'Ship')
    return soft(face.shipClass ?? '') + text(face.equipment.join(', ')) + text(ownWords(face)) + unwritten;
  if (face.type === 'Mission') return mission(face) + unwritten;
  const halves = halvesOf(face);
  if (halves.length > 0)
    return halves
      .map(
        ({ title, text: said }) =>
          `<span class="art-text art-half"><b>${escaped(title)}.</b> ${marked(inHand(said))}</span>`,
      )
      .join('');
  return soft(face.printedType ?? '') + text(inHand(ownWords(face))) + unwritten;
}

function foot(face: Face): string {
  const numbers = numbersOf(face);
  if (numbers.length > 0)
    return `<span class="art-foot">${numbers.map(({ name, value }) => `<span class="art-number">${icon(name, 14)}<b>${value}</b></span>`).join('')}</span>`;
  if (face.type !== 'Mission') return '';
  return `<span class="art-foot"><span class="art-where">${escaped(face.location ?? '')}</span><span class="art-number">${icon('RANGE', 14)}<b>${numberOf(face, 'span', face.span)}</b></span></span>`;
}

/** A card in the hand, 120 by 176: its text or skills in words, whatever else is left out. Made of phrases only, so that it may stand in a button. */
export function handFace(face: Face, shown: Shown = {}): string {
  const dual = face.people.length > 1;
  const low = dual || isCrowded(face) || !['Personnel', 'Ship', 'Facility', 'Mission'].includes(face.type);
  return `<span class="art-card art-hand art-t-${slug(toneNameOf(face, shown.affiliation))} art-k-${slug(face.type)}${dual ? ' art-dual' : ''}"><span class="art-head">${emblem(face, 17, shown.affiliation)}<span class="art-title">${escaped(face.title)}</span></span><span class="art-window${low ? ' art-low' : ''}">${art(face, low ? 120 / 42 : 120 / 54, shown)}${points(face)}<span class="art-left">${classificationIcons(face, 18)}</span><span class="art-right">${cornerIcons(face, 15)}</span></span><span class="art-body">${body(face)}</span>${foot(face)}</span>`;
}
