import type { Decision, View } from '@spaceline/engine';
import { stopKey, worthAsking } from '@spaceline/protocol';
import type { MomentKind, TypeOf, When } from '@spaceline/protocol';
import { create } from 'zustand';
import { saveStops, savedStops } from './kept-stops.ts';
import type { KeptStops } from './stops.ts';
import { usualHere } from './stops.ts';

/** What is so for one turn of one match, and forgotten with it. */
export interface ThisTurn {
  readonly match: string;
  readonly turn: number;
  /** About what the player was asked. */
  readonly asked: ReadonlySet<string>;
  /** Titles about which the player does not want to be asked. */
  readonly silent: ReadonlySet<string>;
}

interface StopsStore {
  readonly stops: KeptStops;
  /** Ask about everything, until one's own turn. */
  readonly hold: boolean;
  readonly now: ThisTurn;
}

const nothingYet = (match: string, turn: number): ThisTurn => ({ match, turn, asked: new Set(), silent: new Set() });

export const useStops = create<StopsStore>()(() => ({ stops: savedStops(), hold: false, now: nothingYet('', 0) }));

/** What is so in the turn that is shown. */
export function thisTurn(match: string, { turn }: View, { now } = useStops.getState()): ThisTurn {
  return now.match === match && now.turn === turn ? now : nothingYet(match, turn);
}

/** The player is asked now, and has seen what could be done. */
export function rememberAsked(match: string, decision: Decision, view: View, typeOf: TypeOf): void {
  const now = thisTurn(match, view);
  const keys = worthAsking(decision, view, useStops.getState().stops, typeOf).map(stopKey);
  if (keys.every((key) => now.asked.has(key))) return;
  useStops.setState({ now: { ...now, asked: new Set([...now.asked, ...keys]) } });
}

/** Whether a title is asked about in this turn. */
export function setSilent(match: string, view: View, def: string, isSilent: boolean): void {
  const now = thisTurn(match, view);
  const others = [...now.silent].filter((one) => one !== def);
  useStops.setState({ now: { ...now, silent: new Set(isSilent ? [...others, def] : others) } });
}

function change(stops: KeptStops): void {
  useStops.setState({ stops });
  saveStops(stops);
}

export const setMoment = (kind: MomentKind, when: When): void => {
  const { stops } = useStops.getState();
  change({ ...stops, moments: { ...stops.moments, [kind]: when } });
};

/** Undefined: as the moment says. */
export const setCard = (def: string, when: When | undefined): void => {
  const { stops } = useStops.getState();
  const { [def]: _, ...others } = stops.cards;
  change({ ...stops, cards: when ? { ...others, [def]: when } : others });
};

/** As it is for whoever has chosen nothing. */
export const resetStops = (): void => change(usualHere);

export const setOwnCards = (ownCards: boolean): void => change({ ...useStops.getState().stops, ownCards });

export const setQuick = (quick: boolean): void => change({ ...useStops.getState().stops, quick });
