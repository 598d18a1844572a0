import type { AmountWord } from './word.ts';

export interface Multiply {
  readonly by: 'multiply';
  readonly n: number;
}

export const times = (n: number): Multiply => ({ by: 'multiply', n });

const multiples: Readonly<Record<number, string>> = { 0.5: 'half its', 2: 'double', 3: 'triple' };

export const multiplyWord: AmountWord<Multiply> = {
  says: ({ n }, number) => `has ${multiples[n] ?? `${n} times its`} ${number}`,
  sample: (any) => ({ by: 'multiply', n: any.number() }),
};
