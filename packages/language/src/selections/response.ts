import type { SelectionWord } from './word.ts';

/** What the card was played in response to. */
export interface Response {
  readonly select: 'response';
}

export const theResponse: Response = { select: 'response' };

export const responseWord: SelectionWord<Response> = {
  says: (_, frame) => frame.response,
  refers: (_, frame) => frame.response,
  needs: () => ['response'],
  known: true,
  sample: () => theResponse,
};
