import type { ActWord } from './word.ts';

/** A group of reports as one action (B-13.17). */
export interface ReportAny {
  readonly act: 'report any';
}

export const reportAny: ReportAny = { act: 'report any' };

export const reportAnyWord: ActWord<ReportAny> = {
  says: () => 'report any number of personnel, ships, and equipment cards from your hand',
  sample: () => reportAny,
};
