import type { Choice } from '@spaceline/engine';
import type { LocalGame } from './game.ts';

export type ToWorker =
  | { readonly open: LocalGame }
  /** A message of the client, as it would go over the wire. */
  | { readonly text: string }
  /** A step of a lesson was read. */
  | { readonly goOn: true };

export type FromWorker = { readonly text: string } | { readonly kept: Choice } | { readonly step: number };
