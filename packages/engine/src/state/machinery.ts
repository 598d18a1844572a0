import type { Play } from '@spaceline/language';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import type { Frame } from './frame.ts';
import type { Given } from './given.ts';
import type { State } from './state.ts';

/** How each kind of frame goes on. */
export type Handlers = { readonly [K in Frame['kind']]: Handler<Frame & { readonly kind: K }> };

/** How a process begins that others start by its name. */
export type Beginnings = { readonly [K in keyof Given]: (s: State, given: Given[K]) => void };

/**
 * What lies in the upper layers and is reached from the lower ones by name: it hangs on every game, put there when the
 * game is laid down, so that no rule has to import what it sets in motion.
 */
export interface Machinery {
  readonly handlers: Handlers;
  readonly beginnings: Beginnings;
  /** Why playing the card this way on that could change nothing (B-13.8). */
  readonly whyPointless: (s: State, player: Player, card: CardId, way: Play, on: number) => Ground | undefined;
}
