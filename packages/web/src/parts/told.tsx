import type { Problem } from '../net/wire.ts';
import { CitedText } from './cited-text.tsx';

/** What went wrong, where it is read at once. */
export function Told({ problem }: { readonly problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
      <CitedText text={`${problem.what}: ${problem.why}${/[.\]]$/.test(problem.why) ? '' : '.'}`} />
    </p>
  );
}
