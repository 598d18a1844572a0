import { warpSpeed } from '@spaceline/formats';
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

const cards = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Personnel, ships and equipment report for duty; one of them may be seeded. */
export const reports = ({ type }: Face): boolean => ['Personnel', 'Ship', 'Equipment'].includes(type);

function metWords(deck: DeckList, faceOf: (id: string) => Face): readonly (readonly [clause: string, words: string])[] {
  const aboard = deck.seeds.map(faceOf).find(reports);
  const both = bothKinds(deck.missions.map(faceOf));
  return [
    ['WS-2.1', `${deck.missions.length} of ${sizes.missions} missions`],
    ['WS-2.2', `${deck.seeds.length} of ${sizes.seedMaximum} seed cards`],
    ['WS-2.3', `${cards(deck.draw.length, 'card')} to draw`],
    ...(aboard ? [['WS-2.4', `${aboard.title} seeds face up at your outpost`] as const] : []),
    ...(both ? [['WS-5.2', 'A planet and a space mission: a Full Win is possible'] as const] : []),
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
      ? [{ is: 'advice' as const, words: 'A Full Win needs a planet and a space mission of your own. WS-5.2' }]
      : []),
    ...metWords(deck, faceOf)
      .filter(([clause]) => !against.has(clause))
      .map(([clause, words]) => ({ is: 'met' as const, words: `${words} ${clause}` })),
  ];
}

/** What the button says that ends the building. */
export function readyWords(deck: DeckList, judgement: SealedJudgement | undefined): string {
  if (!judgement) return 'The judge is reading …';
  if (judgement.legal) return 'Ready: play';
  const short = sizes.drawMinimum - deck.draw.length;
  if (deck.missions.length === 0) return 'Not ready: no mission';
  if (short > 0) return `Not ready: ${cards(short, 'card')} short`;
  const wrong = judgement.problems.filter(({ severity }) => severity === 'error').length;
  return `Not ready: ${cards(wrong, 'thing')} to mend`;
}
