export { clone } from './state/copying.ts';
export { outcomes } from './contract/correction.ts';
export type { Correction, Description, Destination, Fix, Outcome } from './contract/correction.ts';
export type { Deck, Setup } from './state/create.ts';
export {
  choose,
  concession,
  roundOver,
  decisionKinds,
  forfeit,
  lapse,
  deedKey,
  guessable,
  mostOf,
  option,
  pass,
  proposal,
  sameDeed,
  withinMost,
} from './contract/decision.ts';
export { beginsWith, endsAt } from './contract/verbs.ts';
export { cardAimedAt, onTable, sameAim } from './contract/aim.ts';
export type { Aim, Team } from './contract/aim.ts';
export type {
  Choice,
  ChoiceOf,
  Deed,
  Decision,
  DecisionKind,
  Guessable,
  Option,
  OptionOf,
  Options,
  Pick,
  Stack,
  StackPlace,
  Verb,
} from './contract/decision.ts';
export { allows, apply, decisions, drawback, explain } from './engine.ts';
export type { Step } from './engine.ts';
export { eventGroups, happening } from './contract/event.ts';
export type { EventName, EventOf, Events, GameEvent, PhaseWord, SeenEvent, Seer } from './contract/event.ts';
export type { Clause, Format, Requirement } from './contract/format.ts';
export { cardId, locationId, none, opponentOf, textId } from './contract/ids.ts';
export type { CardId, LocationId, None, Player, TextId } from './contract/ids.ts';
export { deciding, isSeenAlike, seen, view } from './look.ts';
export { outlook } from './outlook.ts';
export type { Action } from './contract/action.ts';
export type { Outlook } from './contract/outlook.ts';
export type { Barred, Judgement, Share } from './contract/judgement.ts';
export { conceal, guess } from './guess.ts';
export type { Belief, Known } from './guess.ts';
export { makePool } from './state/pool.ts';
export type { Pool } from './state/pool.ts';
export { clausesOf, grounds, isRefusal, sentence } from './contract/refusal.ts';
export type { Ground, Refusal } from './contract/refusal.ts';
export type { State } from './state/state.ts';
export { Fingerprints } from './state/fingerprint.ts';
export { hash, serialize } from './state/store.ts';
export { create, deserialize } from './table.ts';
export type { AttemptUnderWay, BattleUnderWay, EncounterUnderWay, UnderWay } from './contract/under-way.ts';
export { engineVersion } from './contract/version.ts';
export type {
  CardView,
  GroupView,
  LocationView,
  Phase,
  Placed,
  PlayerView,
  RememberedView,
  Result,
  Segment,
  ShipView,
  VictoryView,
  View,
} from './contract/view.ts';
