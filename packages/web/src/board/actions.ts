import type { CardId, Option } from '@spaceline/engine';
import { choose, concession, endsAt, none } from '@spaceline/engine';
import { isOpportunity, passOf } from '@spaceline/protocol';
import { saveSettings } from '../net/saved.ts';
import { decisionNow, getReady, passOpportunity, sendChoice, useTable } from '../net/store.ts';
import { dismiss } from '../net/table.ts';
import { isSure, lossOf, questionKey } from '../undo/destructive.ts';
import { isCorrecting, touchCorrecting } from './correcting-store.ts';
import { beyondDock, flightFor, undockOf } from './flying-out.ts';
import type { Wish } from './flying-out.ts';
import { defIn } from './memory.ts';
import * as selecting from '../choosing/selection.ts';
import * as stacks from '../choosing/stacks.ts';

const { getState: get, setState: set } = useTable;

function proceed({ selection, done }: selecting.Touched): void {
  set({ selection });
  const decision = decisionNow(get());
  if (done && decision) sendChoice(choose(decision, done));
}

/** Shows a card in the card panel. */
export function show(card: CardId): void {
  const view = get().table?.view;
  const def = view && defIn(view, card);
  if (def !== undefined) set({ shown: { card, def } });
}

export const showTitle = (def: string): void => set({ shown: { card: none, def } });

/** The flight that follows when a ship has undocked. */
let wish: Wish | undefined;

useTable.subscribe((now, before) => {
  if (!wish || now.table === before.table || now.table?.sent) return;
  const decision = decisionNow(now);
  // A question in between is the player's; then the wish is forgotten.
  const flight = decision?.kind === 'action' ? flightFor(decision, wish) : undefined;
  if (decision) wish = undefined;
  if (flight) sendChoice(flight);
});

/** A docked ship is sent to a place: it undocks, and flies there. */
function flyOut(ship: CardId, to: CardId): boolean {
  const decision = decisionNow(get());
  const view = get().table?.view;
  const undock = undockOf(decision, ship);
  const place = view && beyondDock(view, decision, ship).find((id) => id === to);
  if (!decision || !undock || place === undefined) return false;
  sendChoice(choose(decision, undock));
  wish = { ship, to: place };
  return true;
}

/** A card or place was touched: it is shown, and what can be done with it is offered. */
export function touch(card: CardId): void {
  show(card);
  if (isCorrecting()) return touchCorrecting(card);
  if (flyOut(get().selection.focus, card)) return;
  const decision = decisionNow(get());
  if (decision) proceed(selecting.touch(decision, get().selection, card));
}

/** It is one of those among whom is picked who goes. */
const isGoing = (card: CardId): boolean => get().selection.option?.pick?.from.includes(card) ?? false;

/** A card is picked up to be carried somewhere; false if it cannot go anywhere. */
export function pickUp(card: CardId): boolean {
  const decision = decisionNow(get());
  if (!decision || isCorrecting() || get().table?.sent) return false;
  if (isGoing(card)) return true;
  if (get().selection.focus !== card) set({ selection: selecting.pickedUp(decision, get().selection, card) });
  return get().selection.focus === card;
}

/** Into a docked ship one may walk as well as beam: whoever carries people there does not care. */
function takeEither(target: CardId): void {
  const { selection } = get();
  const decision = decisionNow(get());
  if (!decision || selection.option || selection.target !== target) return;
  const ways = selecting.fitting(decision, selection);
  const [first] = ways;
  if (first && ways.every((way) => way.do === 'beam' || way.do === 'walk')) takeOption(first);
}

/** What was carried is let go over a target: a group goes with all who can, a person alone. */
export function dropOn(card: CardId, target: CardId): void {
  const { option: way, picked } = get().selection;
  if (way && isGoing(card)) {
    if (picked.includes(card) !== (target === endsAt(way))) togglePick(card);
    return;
  }
  touch(target);
  takeEither(target);
  const { selection } = get();
  const { option } = selection;
  if (!option?.pick || (option.do !== 'beam' && option.do !== 'walk')) return;
  const isPerson = option.pick.from.includes(card);
  set({ selection: isPerson ? selecting.toggle(selecting.pickNone(selection), card) : selecting.pickAll(selection) });
  confirmPick();
}

/** Let go where it cannot lie, it is where it was. */
export function cancelDrag(): void {
  if (get().selection.option) return;
  const decision = decisionNow(get());
  if (decision) set({ selection: selecting.back(decision, get().selection) });
}

/** A card of a list of options was chosen, whatever was touched before. */
export function focus(card: CardId): void {
  const decision = decisionNow(get());
  show(card);
  if (decision) set({ selection: { ...selecting.noSelection, decision: decision.id, focus: card } });
}

export const takeOption = (option: Option): void => proceed(selecting.take(get().selection, option));

/** An order with all who go with it. */
export function takeWith(option: Option, cards: readonly CardId[]): void {
  const decision = decisionNow(get());
  if (decision) sendChoice(choose(decision, option, cards));
}

export const togglePick = (card: CardId): void => set({ selection: selecting.toggle(get().selection, card) });
export const shiftPick = (card: CardId, where: selecting.Shift): void =>
  set({ selection: selecting.shift(get().selection, card, where) });
export const pickAll = (): void => set({ selection: selecting.pickAll(get().selection) });
/** These and no others, as far as they may be picked together. */
export const pickOnly = (cards: readonly CardId[]): void =>
  set({ selection: cards.reduce(selecting.toggle, selecting.pickNone(get().selection)) });
export const pickNone = (): void => set({ selection: selecting.pickNone(get().selection) });

export function confirmPick(): void {
  const { selection } = get();
  const decision = decisionNow(get());
  if (decision && selection.option && selecting.pickIsComplete(selection))
    sendChoice(choose(decision, selection.option, selection.picked));
}

function replan(change: (plan: stacks.Plan) => stacks.Plan): void {
  const { selection } = get();
  if (selection.stacks) set({ selection: { ...selection, stacks: change(selection.stacks) } });
}

export const shiftInStack = (card: CardId, by: -1 | 1): void => replan((plan) => stacks.shift(plan, card, by));
export const takeOut = (card: CardId): void => replan((plan) => stacks.remove(plan, card));

/** All stacks at once: after this nothing can be rearranged. */
export function commitStacks(): void {
  const plan = get().selection.stacks;
  const decision = decisionNow(get());
  const option = decision && stacks.stacksOption(decision);
  if (plan && option) sendChoice(choose(decision, option, [], stacks.committed(plan)));
}

export function goBack(): void {
  const decision = decisionNow(get());
  if (decision) set({ selection: selecting.back(decision, get().selection) });
}

export function pass(): void {
  const decision = decisionNow(get());
  const option = decision && passOf(decision);
  const { table } = get();
  if (!option || !table?.view) return;
  if (lossOf(decision, table.view) && !isSure(questionKey(table.match, decision, table.standing?.backs ?? 0))) return;
  const answer = choose(decision, option);
  if (isOpportunity(decision, table.view)) passOpportunity(answer);
  else sendChoice(answer);
}

export function concede(): void {
  const { table } = get();
  const [decision] = table?.decisions ?? [];
  if (!table || table.seat === 'spectator') return;
  sendChoice(concession(decision?.id ?? table.seq, table.seat));
}

export function setAutoPass(autoPass: boolean): void {
  set({ autoPass });
  saveSettings({ autoPass });
  getReady();
}

export function setUntilMyTurn(untilMyTurn: boolean): void {
  set({ untilMyTurn });
  getReady();
}

export function dismissNotice(): void {
  const { table } = get();
  if (table) set({ table: dismiss(table) });
}
