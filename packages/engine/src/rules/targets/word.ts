import type { Target, TargetOf } from '@spaceline/language';
import type { Aim } from '../../contract/aim.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { PlayFrame } from '../../state/frame.ts';
import type { State } from '../../state/state.ts';
import type { Entry } from '../../state/zones.ts';

export type AddAim = (aim: Aim) => void;

/** What a card may be played on (B-13.5 to B-13.7), and where it lies if it stays. */
export interface TargetKeeper<K extends Target['target']> {
  readonly list: (s: State, player: Player, card: CardId, target: TargetOf<K>, add: AddAim) => void;
  /** Why it is not played on that, if more can be said than that it is not listed. */
  readonly why?: (s: State, player: Player, card: CardId, target: TargetOf<K>, aim: Aim) => Ground | undefined;
  /** An event stays where it was played (B-3.15): on the table, if nothing else is said. */
  readonly put?: (s: State, f: PlayFrame, target: TargetOf<K>, entry: Entry) => void;
}
