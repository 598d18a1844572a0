import type { CardId, Choice, Correction, Option, Player, Stack } from '@spaceline/engine';

/** What a line of a story wants to do: lists of cards that are meant, or nothing where the line leaves it open. */
export interface Intent {
  readonly player: Player;
  readonly verbs: readonly (Choice['do'] | 'end card play' | 'end turn')[];
  readonly card?: readonly number[];
  readonly on?: readonly number[];
  readonly to?: readonly number[];
  readonly way?: readonly number[];
  /** For each card named, the copies it may be. */
  readonly picks?: readonly (readonly CardId[])[];
  /** All cards that may be picked. */
  readonly all?: true;
  /** Only where the player is asked at this very moment. */
  readonly passes?: true;
  /** Only in answer to something. */
  readonly response?: true;
  /** The option by its place in the list, from 1. */
  readonly nth?: number;
  /** What goes under which mission, where both players seed at the same time. */
  readonly stacks?: readonly Stack[];
  /** What is proposed, or what settling a text comes to. */
  readonly correction?: Correction;
}

const fits = (wanted: readonly number[] | undefined, is: number): boolean =>
  wanted === undefined || wanted.includes(is);

/** Whether the option does what is intended, the picked cards left aside. */
export const meets = (intent: Intent, option: Option): boolean =>
  (intent.verbs as readonly string[]).includes(option.do) &&
  fits(intent.card, option.card) &&
  fits(intent.on, option.on) &&
  fits(intent.to, option.to) &&
  fits(intent.way, option.way);

/** The cards to pick with an option: each name stands for the first copy that is still free. */
export const picksFor = (intent: Intent, option: Option): CardId[] | undefined => {
  if (!option.pick)
    return intent.picks === undefined || intent.picks.length === 0 || option.do === 'take' ? [] : undefined;
  if (intent.all) return option.pick.from.slice();
  const taken: CardId[] = [];
  for (const copies of intent.picks ?? []) {
    const id = copies.find((copy) => option.pick?.from.includes(copy) && !taken.includes(copy));
    if (id === undefined) return undefined;
    taken.push(id);
  }
  return taken;
};
