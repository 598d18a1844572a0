import type { CardId, Decision, None, Option } from '@spaceline/engine';
import { beginsWith, endsAt, mostOf, none, withinMost } from '@spaceline/engine';
import { activeOptions } from '@spaceline/protocol';
import { otherEnds, touches } from './ends.ts';
import { emptyPlan, isPlaced, placesFor, seedable, stacksOption, touchStacks } from './stacks.ts';
import type { Plan } from './stacks.ts';

/** What the player has touched so far on the way to an answer. */
export interface Selection {
  /** The decision it belongs to; a newer one starts afresh. */
  readonly decision: number;
  readonly focus: CardId | None;
  /** A second touch that several options share. */
  readonly target: CardId | None;
  /** The option whose cards are being picked. */
  readonly option?: Option;
  readonly picked: readonly CardId[];
  /** Stacks of seed cards that are being built. */
  readonly stacks?: Plan;
}

/** What a touch leads to: a new selection, or an option that is complete and can be sent. */
export interface Touched {
  readonly selection: Selection;
  readonly done?: Option;
}

/** `named`: a proposal of the other player, or one's own, is about it. */
export type Light = 'start' | 'target' | 'focus' | 'candidate' | 'picked' | 'named';

export const noSelection: Selection = { decision: -1, focus: none, target: none, picked: [] };

const empty = (decision: number): Selection => ({ ...noSelection, decision });

/** How a decision is first shown: where only one thing can be meant, that thing is already in hand. */
export function begin(decision: Decision): Selection {
  const nothing = empty(decision.id);
  const options = activeOptions(decision);
  const [only] = options;
  if (only?.stacks) return { ...nothing, stacks: emptyPlan(only) };
  if (only?.pick && options.length === 1 && decision.kind !== 'action') return pickFor(nothing, only);
  const heads = new Set(options.map((option) => beginsWith(option)[0] ?? none));
  const [head = none] = heads;
  return heads.size === 1 &&
    head >= 0 &&
    options.every((option) => !option.pick && (option.do === 'place mission' || endsAt(option) >= 0))
    ? { ...nothing, focus: head }
    : nothing;
}

/** The options that fit what was touched. */
export const fitting = (decision: Decision, { focus, target }: Selection): readonly Option[] =>
  activeOptions(decision).filter(
    (option) => (focus < 0 || touches(option, focus)) && (target < 0 || touches(option, target)),
  );

function pickFor(selection: Selection, option: Option): Selection {
  const from = option.pick?.from ?? [];
  const all = option.pick?.min === from.length;
  return { ...selection, option, picked: all ? from : from.filter((card) => card === selection.focus) };
}

/** The player decides for an option: it is done, or its cards must be picked first. */
export const take = (selection: Selection, option: Option): Touched =>
  option.pick ? { selection: pickFor(selection, option) } : { selection, done: option };

/** A card leaves or joins the picked ones; where only one may be picked, the new one replaces the old. */
export function toggle(selection: Selection, card: CardId): Selection {
  const { option, picked } = selection;
  if (!option?.pick?.from.includes(card)) return selection;
  if (picked.includes(card)) return { ...selection, picked: picked.filter((other) => other !== card) };
  if (option.pick.max === 1) return { ...selection, picked: [card] };
  const more = [...picked, card];
  return more.length <= option.pick.max && withinMost(option.pick, more) ? { ...selection, picked: more } : selection;
}

/** Where a card goes in an order: beside its neighbour, or to an end. */
export type Shift = 'up' | 'down' | 'top' | 'bottom';

/** A card takes another place in the order of the picked ones; the others keep theirs. */
export function shift(selection: Selection, card: CardId, where: Shift): Selection {
  const from = selection.picked.indexOf(card);
  const last = selection.picked.length - 1;
  const to = { up: from - 1, down: from + 1, top: 0, bottom: last }[where];
  if (from < 0 || to < 0 || to > last || to === from) return selection;
  return { ...selection, picked: selection.picked.toSpliced(from, 1).toSpliced(to, 0, card) };
}

export const pickAll = (selection: Selection): Selection => {
  const pick = selection.option?.pick;
  return pick ? { ...selection, picked: mostOf(pick) } : selection;
};

export const pickNone = (selection: Selection): Selection => ({ ...selection, picked: [] });

export const pickIsComplete = ({ option, picked }: Selection): boolean =>
  option?.pick !== undefined && picked.length >= option.pick.min && picked.length <= option.pick.max;

export function touch(decision: Decision, selection: Selection, card: CardId): Touched {
  const { stacks } = selection;
  const asked = stacksOption(decision);
  if (stacks && asked) return { selection: { ...selection, ...touchStacks(asked, { ...selection, stacks }, card) } };
  if (selection.option) return { selection: toggle(selection, card) };
  const { focus } = selection;
  if (card === focus) return { selection: empty(decision.id) };
  if (focus >= 0) {
    const leading = fitting(decision, { ...selection, target: none }).filter((option) =>
      otherEnds(option, focus).includes(card),
    );
    const [only] = leading;
    if (only && leading.length === 1) return take(selection, only);
    if (only) return { selection: { ...selection, target: card } };
  }
  const begins = activeOptions(decision).some((option) => touches(option, card));
  return { selection: begins ? { ...empty(decision.id), focus: card } : selection };
}

/** A card is taken in hand, whatever was touched before, if some answer has to do with it. */
export function pickedUp(decision: Decision, selection: Selection, card: CardId): Selection {
  const { stacks } = selection;
  const asked = stacksOption(decision);
  if (stacks && asked)
    return seedable(asked).includes(card) ? { ...empty(decision.id), stacks, focus: card } : selection;
  const begins = activeOptions(decision).some((option) => touches(option, card));
  return begins ? { ...empty(decision.id), focus: card } : selection;
}

/** One step back: from picking to the touched card, from there to nothing. */
export function back(decision: Decision, { option, focus, target, stacks }: Selection): Selection {
  const nothing = { ...empty(decision.id), ...(stacks ? { stacks } : {}) };
  if (option) return { ...nothing, focus, target };
  return target >= 0 ? { ...nothing, focus } : nothing;
}

/** Which cards and places shine, and how. */
export function lights(decision: Decision | undefined, selection: Selection): ReadonlyMap<CardId, Light> {
  const lit = new Map<CardId, Light>();
  if (!decision) return lit;
  const { focus, option, picked, stacks } = selection;
  const asked = stacksOption(decision);
  if (stacks && asked) {
    if (focus < 0) for (const card of seedable(asked)) lit.set(card, isPlaced(stacks, card) ? 'picked' : 'start');
    else for (const place of placesFor(asked, focus)) if (place >= 0) lit.set(place, 'target');
    if (focus >= 0) lit.set(focus, 'focus');
    return lit;
  }
  if (option?.pick) {
    for (const card of option.pick.from) lit.set(card, picked.includes(card) ? 'picked' : 'candidate');
    return lit;
  }
  if (focus < 0) {
    for (const each of activeOptions(decision)) for (const card of beginsWith(each)) lit.set(card, 'start');
    return lit;
  }
  for (const each of fitting(decision, selection)) for (const card of otherEnds(each, focus)) lit.set(card, 'target');
  lit.set(focus, 'focus');
  return lit;
}
