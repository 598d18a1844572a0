import type { Face } from '@spaceline/art';
import { typeOf } from '@spaceline/art';
import type { Label } from '../i18n/t.ts';
import type { Title } from './titles.ts';

/** The text of a card taken apart: it is made from its program in sentences that always begin alike. */

export const parts = ['when', 'does', 'fails', 'stops'] as const;
export type Part = (typeof parts)[number];

export const partWords: Readonly<Record<Part, Label>> = {
  when: 'When',
  does: 'What it does',
  fails: 'Where it fails',
  stops: 'What stops it',
};

const beginnings: readonly (readonly [Part, RegExp])[] = [
  ['stops', /^(Cured by|Nullified by|\(?Immune to)/],
  ['fails', /^(\((Unique|Not cumulative|Cumulative)|Discard when|Only )|\bcannot\b|\bcan never\b/],
  [
    'when',
    /^(Plays? (on|as|at|even|between|only)|Place on|Seed |Just (after|before)|In response|When acquired|Now and at|At the (end|start)|Countdown|Once )/,
  ],
];

const partOf = (sentence: string): Part => beginnings.find(([, begins]) => begins.test(sentence))?.[0] ?? 'does';

/** A stop ends a sentence where another one begins after it, but for those in names; brackets are one of their own. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?)])(?<!\b(?:[A-Z]|Dr|Mrs?)\.)\s+(?=[A-Z(])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** What is said under each heading, in the order of the text. */
export function partsOf(text: string): Readonly<Record<Part, readonly string[]>> {
  const said: Record<Part, string[]> = { when: [], does: [], fails: [], stops: [] };
  for (const sentence of sentencesOf(text)) said[partOf(sentence)].push(sentence.replace(/^\((.*)\)$/, '$1'));
  return said;
}

/** Whether a text names a title: not a part of a longer word, and not one that every text could hold. */
function names(text: string, title: string): boolean {
  if (title.length < 3 || !text.includes(title)) return false;
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${words}(?![\\w-])`).test(text);
}

const isWritten = ({ status }: Title): boolean => status !== 'by hand';

/** Cards that its text names, and cards whose texts name it. */
export const around = (face: Face, titles: readonly Title[], most = 6): readonly Title[] =>
  titles
    .filter(
      (title) =>
        isWritten(title) &&
        title.face.title !== face.title &&
        (names(face.text, title.face.title) || names(title.face.text, face.title)),
    )
    .slice(0, most);

/** Cards that nullify or cure it by their own texts. */
export const stoppedBy = (face: Face, titles: readonly Title[]): readonly Title[] =>
  titles.filter(
    (title) =>
      isWritten(title) &&
      title.face.title !== face.title &&
      sentencesOf(title.face.text).some((sentence) => /\bnullif/i.test(sentence) && names(sentence, face.title)),
  );

/** The card before it and the one after it, among all of its type. */
export function neighbours(
  title: Title,
  titles: readonly Title[],
): { readonly before: Title | undefined; readonly after: Title | undefined } {
  const alike = titles.filter(({ face }) => typeOf(face) === typeOf(title.face));
  const at = alike.indexOf(title);
  return { before: alike[at - 1], after: alike[at + 1] };
}
