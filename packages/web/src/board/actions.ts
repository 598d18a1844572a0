import type { CardId, Option } from '@spaceline/engine';
import { choose, concession, none } from '@spaceline/engine';
import { saveSettings } from '../net/saved.ts';
import { decisionNow, getReady, sendChoice, useTable } from '../net/store.ts';
import { dismiss } from '../net/table.ts';
import { isCorrecting, touchCorrecting } from './correcting-store.ts';
import { defIn } from './memory.ts';
import { passOf } from '../choosing/menu.ts';
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

/** A card or place was touched: it is shown, and what can be done with it is offered. */
export function touch(card: CardId): void {
  show(card);
  if (isCorrecting()) return touchCorrecting(card);
  const decision = decisionNow(get());
  if (decision) proceed(selecting.touch(decision, get().selection, card));
}

/** A card of a list of options was chosen, whatever was touched before. */
export function focus(card: CardId): void {
  const decision = decisionNow(get());
  show(card);
  if (decision) set({ selection: { ...selecting.noSelection, decision: decision.id, focus: card } });
}

export const takeOption = (option: Option): void => proceed(selecting.take(get().selection, option));

export const togglePick = (card: CardId): void => set({ selection: selecting.toggle(get().selection, card) });
export const shiftPick = (card: CardId, where: selecting.Shift): void =>
  set({ selection: selecting.shift(get().selection, card, where) });
export const pickAll = (): void => set({ selection: selecting.pickAll(get().selection) });
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
  if (option) sendChoice(choose(decision, option));
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
