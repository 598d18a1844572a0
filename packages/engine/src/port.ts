/** The door by which formats see the engine: the sentences a clause is made of, and what it may look at. */
export { baseSizes, clause, compileFormat, contradictionIn, format } from './format.ts';
export type {
  BanList,
  Clause,
  Conduct,
  ConversionList,
  DeckRules,
  Format,
  Questions,
  Requirement,
  Seeded,
  Sizes,
  StepName,
} from './format.ts';
export type { CardId, Player } from './ids.ts';
export { opponentOf } from './ids.ts';
export * from './readers.ts';
export { ground } from './refusal.ts';
export type { Ground } from './refusal.ts';
export { pointsCounting, scoreOf } from './rules/winning.ts';
export type { State } from './state.ts';
