/** The door by which formats see the engine: the sentences a clause is made of, and what it may look at. */
export { baseSizes, clause, compileFormat, contradictionIn, format } from './contract/format.ts';
export type {
  BanList,
  Clause,
  Conduct,
  ConversionList,
  DeckRules,
  Ending,
  Format,
  MissionSide,
  Questions,
  Requirement,
  Seeded,
  Sizes,
  Standing,
  StepName,
} from './contract/format.ts';
export type { CardId, LocationId, None, Player } from './contract/ids.ts';
export { opponentOf } from './contract/ids.ts';
export * from './asking/readers.ts';
export { ground } from './contract/refusal.ts';
export type { Ground } from './contract/refusal.ts';
export { pointsCounting, scoreOf } from './rules/winning.ts';
export type { State } from './state/state.ts';
