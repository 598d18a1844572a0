export * from './conditions/index.generated.ts';
export type { Scope } from './conditions/word.ts';
