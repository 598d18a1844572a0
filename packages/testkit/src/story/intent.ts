import type { CardId, Choice, Correction, Option, Player, Stack } from '@spaceline/engine';
import { cardAimedAt, none } from '@spaceline/engine';

/** What a line of a story wants to do: lists of cards that are meant, or nothing where the line leaves it open. */
export interface Intent {
  readonly player: Player;
  readonly verbs: readonly (Choice['do'] | 'end card play' | 'end turn')[];
  readonly card?: readonly number[];
  readonly on?: readonly number[];
  /** A second place, or a number of a team. */
  readonly to?: readonly number[];
  /** A number, or a word of the option. */
  readonly way?: readonly Option['way'][];
  /** The player a card is played on. */
  readonly whom?: Player;
  /** Whose Away Team a card is played on, and whether it is one of the stopped. */
  readonly team?: { readonly player: Player; readonly stopped: boolean };
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

const fits = <Value>(wanted: readonly Value[] | undefined, is: Value): boolean =>
  wanted === undefined || wanted.includes(is);

/** The first card or place an option names besides its card. */
export const placeIn = (option: Option): number => (option.do === 'play' ? cardAimedAt(option.on) : option.on);

/** The second one. */
export const secondIn = (option: Option): number => {
  if (option.do !== 'play') return option.to;
  if ('exit' in option.on) return option.on.exit;
  return 'between' in option.on ? option.on.between[1] : none;
};

const fitsPeople = ({ whom, team }: Intent, option: Option): boolean => {
  if (whom === undefined && team === undefined) return true;
  if (option.do !== 'play') return false;
  if (whom !== undefined) return 'player' in option.on && option.on.player === whom;
  return 'team' in option.on && option.on.team.player === team?.player && option.on.team.stopped === team.stopped;
};

/** Whether the option does what is intended, the picked cards left aside. */
export const meets = (intent: Intent, option: Option): boolean =>
  (intent.verbs as readonly string[]).includes(option.do) &&
  fits(intent.card, option.card) &&
  fits(intent.on, placeIn(option)) &&
  fits(intent.to, secondIn(option)) &&
  fitsPeople(intent, option) &&
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

/** Whether two options are aimed at the same player or Away Team, or at none. */
export const samePeople = (a: Option, b: Option): boolean => {
  const people = (option: Option): unknown =>
    option.do === 'play' && ('player' in option.on || 'team' in option.on) ? option.on : undefined;
  return JSON.stringify(people(a)) === JSON.stringify(people(b));
};
