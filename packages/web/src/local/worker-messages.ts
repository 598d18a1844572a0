import type { Choice } from '@spaceline/engine';
import type { CheckedFormat, DeckReport, Notation, Written } from '../net/api.ts';
import type { Problem, Stands } from '../net/wire.ts';
import type { LocalGame } from './game.ts';

/** What can be asked of the worker, as a server would be asked, and what it answers. */
export interface Questions {
  readonly hint: { readonly asked: readonly Choice[]; readonly answer: { choice: Choice; why: string } };
  readonly team: {
    readonly asked: { readonly mission: number; readonly among: readonly number[] };
    readonly answer: { people: number[]; meets: boolean; why: string };
  };
  readonly seed: { readonly asked: null; readonly answer: null };
  readonly reasons: {
    readonly asked: null;
    readonly answer: { readonly seq: number; readonly player: 0 | 1; readonly turn: number; readonly why: string }[];
  };
  readonly 'check deck': {
    readonly asked: { readonly text: string; readonly format: string | { readonly text: string } };
    readonly answer: DeckReport;
  };
  readonly 'write deck': {
    readonly asked: Written & { readonly to: Notation };
    readonly answer: { readonly text: string };
  };
  readonly 'check format': { readonly asked: string; readonly answer: CheckedFormat };
}
export type Question = keyof Questions;

/** A question with its number, so that its answer is known again. */
type Asked = { readonly [Q in Question]: { readonly id: number; readonly q: Q; readonly body: Questions[Q]['asked'] } };

export type ToWorker =
  | { readonly open: LocalGame }
  /** A message of the client, as it would go over the wire. */
  | { readonly text: string }
  /** A step of a lesson was read. */
  | { readonly goOn: true }
  /** What a step of a lesson asks for is known, and done for the person. */
  | { readonly known: true }
  | { readonly ask: Asked[Question] };

export type FromWorker =
  | { readonly text: string }
  /** `stands`: where the game stands after it. */
  | { readonly kept: Choice; readonly why?: string; readonly stands: Stands }
  /** So many choices stand: later ones were taken back. */
  | { readonly back: number; readonly stands: Stands }
  | { readonly step: number }
  | { readonly answers: number; readonly answer: unknown }
  | { readonly answers: number; readonly problem: Problem };
