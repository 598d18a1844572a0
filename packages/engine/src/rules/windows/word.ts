import type { Window, WindowOf } from '@spaceline/language';
import type { CardId, None, Player } from '../../contract/ids.ts';
import type { Prepared } from '../../state/pool.ts';
import type { State } from '../../state/state.ts';
import type { Action } from '../calling-off.ts';

/** What may be responded to, and with what (B-12.17). The subject is the card or place that the window is about. */
export interface WindowKeeper<K extends Window['to']> {
  /** Whether a card that responds this way could refer to the subject, by what both players can see. */
  readonly concerns?: (s: State, window: WindowOf<K>, subject: CardId, player: Player, card: Prepared) => boolean;
  /** Whose action it is rules some players out, as both can see. */
  readonly isFor?: (s: State, window: WindowOf<K>, subject: CardId, player: Player) => boolean;
  /** Whether it does, with all that the player who responds knows. */
  readonly meets?: (s: State, window: WindowOf<K>, subject: CardId, player: Player, card: Prepared) => boolean;
  /** The action that waits for the responses, as long as it has not happened. */
  readonly action?: (s: State, subject: CardId) => Action | undefined;
  /** It has been dealt with, so that nothing is left to respond to. */
  readonly isOver?: (s: State, subject: CardId) => boolean;
  /** Who began it; nobody, where it befalls both. */
  readonly begunBy?: (s: State, subject: CardId) => Player | None;
  /** What it is about is known to whoever began it alone. */
  readonly secret?: true;
}
