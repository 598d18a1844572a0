import type { Refusal } from '@spaceline/engine';
import type { Metrics } from '../metrics.ts';

/** Makes a choice, and notes how long it took and what became of it. */
export async function timed(
  metrics: Metrics,
  choose: () => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  const begun = performance.now();
  let became: 'stored' | 'refused' | 'failed' = 'failed';
  try {
    const refusal = await choose();
    became = refusal ? 'refused' : 'stored';
    return refusal;
  } finally {
    metrics.count('spaceline_choices_total', { became });
    metrics.observe('spaceline_choice_seconds', (performance.now() - begun) / 1000);
  }
}
