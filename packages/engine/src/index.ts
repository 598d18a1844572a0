export { clone } from './copying.ts';
export { outcomes } from './correction.ts';
export type { Correction, Description, Destination, Fix, Outcome } from './correction.ts';
export type { Deck, Setup } from './create.ts';
export { choose, decisionKinds, option, pass, proposal, takes } from './decision.ts';
export type { Choice, Decision, DecisionKind, Option, Pick, Stack, StackPlace, Verb } from './decision.ts';
export { allows, apply, create, decisions, explain } from './engine.ts';
export type { Step } from './engine.ts';
export { eventGroups } from './event.ts';
export type { EventName, GameEvent, SeenEvent, Seer } from './event.ts';
export type { Clause, Format, Requirement } from './format.ts';
export { none, opponentOf } from './ids.ts';
export type { CardId, Player } from './ids.ts';
export { seen, view } from './look.ts';
export { makePool } from './pool.ts';
export type { Pool } from './pool.ts';
export { grounds, isRefusal, sentence } from './refusal.ts';
export type { Ground, Refusal } from './refusal.ts';
export type { State } from './state.ts';
export { deserialize, hash, serialize } from './store.ts';
export { engineVersion } from './version.ts';
export type {
  BattleView,
  CardView,
  GroupView,
  LocationView,
  Phase,
  PlayerView,
  Result,
  Segment,
  ShipView,
  VictoryView,
  View,
} from './view.ts';
