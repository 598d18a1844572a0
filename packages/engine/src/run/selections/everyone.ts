import { fits } from '../../asking/fits.ts';
import type { SelectionRunner } from '../parts/runner.ts';
import { inScope } from '../parts/scope.ts';

export const everyone: SelectionRunner<'everyone'> = {
  pick: (s, f, { who, among }) => inScope(s, f, among).filter((id) => fits(s, who, id, f.you)),
};
