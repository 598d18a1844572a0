import type { Decision, View } from '@spaceline/engine';
import { create } from 'zustand';
import { saveStops, savedStops } from './kept-stops.ts';
import type { MomentKind, Stops, TypeOf, When } from './stops.ts';
import { stopKey, usualStops, worthAsking } from './stops.ts';

interface StopsStore {
  readonly stops: Stops;
  /** Ask about everything, until one's own turn. */
  readonly hold: boolean;
}

export const useStops = create<StopsStore>()(() => ({ stops: savedStops(), hold: false }));

/** About what the player was asked in this turn. */
let remembered = { turn: '', keys: new Set<string>() };

const turnKey = (match: string, { turn }: View): string => `${match} ${turn}`;

export const askedThisTurn = (match: string, view: View): ReadonlySet<string> =>
  remembered.turn === turnKey(match, view) ? remembered.keys : new Set();

/** The player is asked now, and has seen what could be done. */
export function rememberAsked(match: string, decision: Decision, view: View, typeOf: TypeOf): void {
  const keys = worthAsking(decision, view, useStops.getState().stops, typeOf).map(stopKey);
  remembered = { turn: turnKey(match, view), keys: new Set([...askedThisTurn(match, view), ...keys]) };
}

function change(stops: Stops): void {
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
export const resetStops = (): void => change(usualStops);

export const setOwnCards = (ownCards: boolean): void => change({ ...useStops.getState().stops, ownCards });

export const setQuick = (quick: boolean): void => change({ ...useStops.getState().stops, quick });
