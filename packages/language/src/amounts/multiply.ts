import type { AmountWord } from './word.ts';

export interface Multiply {
  readonly by: 'multiply';
  readonly n: number;
}

export const times = (n: number): Multiply => ({ by: 'multiply', n });

const multiples: Readonly<Record<number, string>> = { 0.5: 'halved', 2: 'doubled', 3: 'tripled' };

export const multiplyWord: AmountWord<Multiply> = {
  says: ({ n }) => multiples[n] ?? `multiplied by ${n}`,
  sample: (any) => ({ by: 'multiply', n: any.number() }),
};
