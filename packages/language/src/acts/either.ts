import type { Act } from './index.generated.ts';
import type { ActWord } from './word.ts';

/** The encountering player picks one of several texts (B-17.8). */
export interface Either {
  readonly act: 'either';
  readonly ways: readonly (readonly Act[])[];
}

export const eitherOf = (...ways: readonly (readonly Act[])[]): Either => ({ act: 'either', ways });

export const eitherWord: ActWord<Either> = {
  says: ({ ways }, frame, say) => {
    const [way, ...others] = ways.filter((one) => one.length > 0);
    const optional = ways.length > 1 && others.length === 0 && way !== undefined;
    if (!optional) return `choose one: ${ways.map((one) => say.acts(one, frame) || 'nothing').join('; or ')}`;
    // What is gained is told behind what it costs.
    const gain = way[way.length - 1];
    if (way.length < 2 || gain?.act !== 'score') return `you may ${say.acts(way, frame)}`;
    return `you may ${way
      .slice(0, -1)
      .map((act) => say.act(act, frame))
      .join(' and ')}; if you do, ${say.act(gain, frame)}`;
  },
  sample: (any) => eitherOf([], ...any.several(() => any.acts(), 1, 2)),
};
