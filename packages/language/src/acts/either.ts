import type { Act } from './index.generated.ts';
import type { ActWord } from './word.ts';

/** The encountering player picks one of several texts (B-17.8). */
export interface Either {
  readonly act: 'either';
  readonly ways: readonly (readonly Act[])[];
}

export const eitherOf = (...ways: readonly (readonly Act[])[]): Either => ({ act: 'either', ways });

export const eitherWord: ActWord<Either> = {
  says: ({ ways }, frame, say) =>
    `choose one: ${ways.map((way) => (way.length === 0 ? 'nothing' : say.acts(way, frame))).join('; or ')}`,
  sample: (any) => eitherOf([], ...any.several(() => any.acts(), 1, 2)),
};
