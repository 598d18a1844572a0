import type { Face, PersonFace } from '../facts/face.ts';
import { attemptWords, frontWords, numberOf } from '../facts/face.ts';
import { icon } from '../icons/index.ts';
import { escaped } from '../svg.ts';
import { slug, toneNameOf } from '../tones.ts';
import type { Shown } from './parts.ts';
import { art, cornerIcons, emblem, kindLine, numbersOf, points, skillWord, termRows } from './parts.ts';
import { badge, halvesOf, linked, ownWords, sidesOf, upper } from './words.ts';

const text = (words: string): string =>
  words
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p class="art-text">${linked(line)}</p>`)
    .join('');

function person(face: Face, one: PersonFace): string {
  const named =
    face.people.length > 1
      ? `${escaped(one.name)} <small>${escaped(one.classification)}</small>`
      : escaped(one.classification);
  const skills = one.skills
    .map(([skill, levels]) => `<li>${badge(skill, 18, '')}<span>${escaped(skillWord(skill, levels))}</span></li>`)
    .join('');
  const heading = named
    ? `<h4>${one.classification ? badge(one.classification, 20, '') : ''}<span>${named}</span></h4>`
    : '';
  return `${heading}${skills ? `<ul class="art-skills" aria-label="Skills">${skills}</ul>` : ''}`;
}

function ship(face: Face): string {
  const staff = face.staffing.length > 0 ? cornerIcons({ ...face, icons: [] }, 22) : 'none';
  return `<h4>${escaped(face.shipClass ?? '')}</h4><p class="art-line"><span>Staff</span>${staff}</p>${face.equipment.length > 0 ? `<p class="art-text">${escaped(face.equipment.join(' · '))}</p>` : ''}${text(ownWords(face))}`;
}

/** Both sides of a double-sided mission: what is built into its front, and what turns it over. */
function sides(face: Face, up: Shown['up']): string {
  const said = sidesOf(face);
  if (!said) return '';
  const front = `${upper(frontWords(face))}. ${upper(said.front.replace(/^your \w[\w-]* outpost \(SHIELDS \d+\); /, ''))}`;
  return (
    [
      ['front', `Front: ${frontWords(face)}`, front],
      ['back', 'Back: the mission alone', upper(said.back)],
    ] as const
  )
    .map(([side, name, words]) => {
      const lies = side === up ? ', lies up' : '';
      return `<section class="art-half" aria-label="${escaped(name + lies)}"><h4><i>${upper(side)}</i>${lies ? '<small>lies up</small>' : ''}</h4><p class="art-text">${linked(words)}</p></section>`;
    })
    .join('');
}

function mission(face: Face, up: Shown['up']): string {
  const asked = face.terms
    ? `<div class="art-terms">${termRows(face, 18)}</div>`
    : text(sidesOf(face)?.asks ?? face.text);
  const who = attemptWords(face);
  const row =
    who.length > 0
      ? `<p class="art-line">${who.map((name) => `${badge(name, 20, '')}<span>${escaped(name)}</span>`).join('')}</p>`
      : '';
  const region = [face.region, face.quadrant && face.quadrant !== 'Alpha' ? `${face.quadrant} Quadrant` : '']
    .filter(Boolean)
    .join(' · ');
  return `<h4><span>${escaped(face.location ?? '')} <small>span ${numberOf(face, 'span', face.span)}${region ? ` · ${escaped(region)}` : ''}</small></span></h4>${asked}${row}${sides(face, up)}`;
}

function body(face: Face, up: Shown['up']): string {
  if (face.type === 'Personnel') return face.people.map((one) => person(face, one)).join('') + text(ownWords(face));
  if (face.type === 'Ship') return ship(face);
  if (face.type === 'Mission') return mission(face, up);
  const halves = halvesOf(face);
  if (halves.length > 0)
    return `<ol class="art-halves">${halves.map(({ title, text: said }, at) => `<li class="art-half"><h4><i>${at + 1}</i><span>${escaped(title)}</span></h4><p class="art-text">${linked(upper(said))}</p></li>`).join('')}</ol>`;
  return text(ownWords(face));
}

/** The art is as high as the text leaves room; the stylesheet knows these heights. */
export const heights = [112, 144, 176, 208] as const;

function artHeight(face: Face): (typeof heights)[number] {
  if (face.front || halvesOf(face).length > 0 || face.people.length > 1) return 112;
  if (face.type === 'Mission') return (face.terms ?? []).flat().length > 3 ? 144 : 176;
  if (face.type === 'Personnel') return (face.people[0]?.skills.length ?? 0) > 4 ? 144 : 176;
  if (face.type === 'Ship') return face.equipment.length > 0 ? 144 : 176;
  if (face.type === 'Facility') return 176;
  return face.text.length < 110 ? 208 : face.text.length < 190 ? 176 : 144;
}

/** What is said in the last line: one of a kind or many, and whom it belongs with. */
function base(face: Face): string {
  const has = ['Personnel', 'Ship', 'Facility', 'Mission'].includes(face.type);
  const commander = face.commander ? `${face.ship ? 'Commander' : 'Commands'}: ${face.commander}` : '';
  return escaped([has && (face.universal ? 'universal' : 'unique'), commander].filter(Boolean).join(' · '));
}

/** A card to be read, 300 wide and as high as it needs. */
export function largeFace(face: Face, shown: Shown = {}): string {
  const high = artHeight(face);
  const numbers = numbersOf(face).map(
    ({ name, value }) => `<span class="art-number">${icon(name, 20)}<b>${value}</b><small>${name}</small></span>`,
  );
  const corner = face.type === 'Ship' || face.type === 'Mission' ? '' : cornerIcons(face, 22);
  const unwritten = face.unwritten
    ? `<p class="art-text art-unwritten">${icon('unwritten', 18)} Not written: its text is carried out by agreement.</p>`
    : '';
  return `<div class="art-card art-large art-t-${slug(toneNameOf(face, shown.affiliation))} art-k-${slug(face.type)}"><div class="art-head">${emblem(face, 28, shown.affiliation)}<div class="art-names"><h3 class="art-title">${escaped(face.title)}</h3><p>${kindLine(face)}</p></div>${points(face)}</div><div class="art-window art-high-${high}">${art(face, 300 / high, shown)}<span class="art-right">${corner}</span></div><div class="art-body">${body(face, shown.up)}${unwritten}</div>${numbers.length > 0 ? `<div class="art-foot">${numbers.join('')}</div>` : ''}<div class="art-base">${base(face)}</div></div>`;
}
