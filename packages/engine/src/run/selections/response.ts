import { none } from '../../contract/ids.ts';
import type { SelectionRunner } from '../parts/runner.ts';

export const response: SelectionRunner<'response'> = { pick: (_s, f) => (f.responds === none ? [] : [f.responds]) };
