import { warpSpeed } from '@spaceline/formats';
import { many, t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import type { DeckList } from '../net/api.ts';
import type { SealedJudgement } from '../net/wire.ts';
import { bothKinds } from './needs.ts';

/** How large the parts of a deck are, as the sheet says it. */
export const sizes = warpSpeed.clauses.reduce((before, clause) => ({ ...before, ...clause.sizes }), {
  missions: 0,
  seedMaximum: 0,
  drawMinimum: 0,
});

export interface Check {
  readonly is: 'wrong' | 'advice' | 'met';
  /** A sentence with the clause it is from. */
  readonly words: string;
}

/** Personnel, ships and equipment report for duty; one of them may be seeded. */
export const reports = ({ type }: Face): boolean => ['Personnel', 'Ship', 'Equipment'].includes(type);

function metWords(deck: DeckList, faceOf: (id: string) => Face): readonly (readonly [clause: string, words: string])[] {
  const aboard = deck.seeds.map(faceOf).find(reports);
  const both = bothKinds(deck.missions.map(faceOf));
  return [
    ['WS-2.1', t('{count} of {most} missions', { count: deck.missions.length, most: sizes.missions })],
    ['WS-2.2', t('{count} of {most} seed cards', { count: deck.seeds.length, most: sizes.seedMaximum })],
    ['WS-2.3', many(deck.draw.length, '{n} card to draw', '{n} cards to draw')],
    ...(aboard ? [['WS-2.4', t('{title} seeds face up at your outpost', { title: aboard.title })] as const] : []),
    ...(both ? [['WS-5.2', t('A planet and a space mission: a Full Win is possible')] as const] : []),
  ];
}

/** What the judge finds wrong, what he advises, and what is met because he says nothing against it. */
export function checksOf(deck: DeckList, judgement: SealedJudgement, faceOf: (id: string) => Face): readonly Check[] {
  const said = (severity: 'error' | 'warning', is: Check['is']) =>
    judgement.problems.filter((problem) => problem.severity === severity).map(({ words }) => ({ is, words }));
  const against = new Set(judgement.problems.map(({ clause }) => clause));
  const oneKind = deck.missions.length > 1 && !bothKinds(deck.missions.map(faceOf));
  return [
    ...said('error', 'wrong'),
    ...said('warning', 'advice'),
    ...(oneKind
      ? [{ is: 'advice' as const, words: `${t('A Full Win needs a planet and a space mission of your own.')} WS-5.2` }]
      : []),
    ...metWords(deck, faceOf)
      .filter(([clause]) => !against.has(clause))
      .map(([clause, words]) => ({ is: 'met' as const, words: `${words} ${clause}` })),
  ];
}

/** What the button says that ends the building. */
export function readyWords(deck: DeckList, judgement: SealedJudgement | undefined): string {
  if (!judgement) return t('The judge is reading …');
  if (judgement.legal) return t('Ready: play');
  const short = sizes.drawMinimum - deck.draw.length;
  if (deck.missions.length === 0) return t('Not ready: no mission');
  if (short > 0) return many(short, 'Not ready: {n} card short', 'Not ready: {n} cards short');
  const wrong = judgement.problems.filter(({ severity }) => severity === 'error').length;
  return many(wrong, 'Not ready: {n} thing to mend', 'Not ready: {n} things to mend');
}
