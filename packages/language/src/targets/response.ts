import type { TargetWord } from './word.ts';

/** The card or action responded to. */
export interface Response {
  readonly target: 'response';
  /** It stays on that card; otherwise at its location. */
  readonly host?: true;
}

export const responseWord: TargetWord<Response> = {
  says: () => '',
  answered: true,
  hosts: ({ host }) => host === true,
  sample: () => ({ target: 'response' }),
};
