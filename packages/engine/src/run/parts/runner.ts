import type { Act, ActOf, Selection, SelectionOf } from '@spaceline/language';
import type { CardId, Player } from '../../contract/ids.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { TextFrame } from '../../state/frame.ts';
import type { State } from '../../state/state.ts';

/** What the engine does with one word that does something. */
export interface ActRunner<K extends Act['act']> {
  /** Carries it out. False: it waits for a choice and will be run again. */
  readonly run: (s: State, f: TextFrame, act: ActOf<K>) => boolean;
  /** Why it could change nothing, as far as its player can know, if the card were played on that, or on that player (B-13.8). */
  readonly pointless?: (s: State, player: Player, act: ActOf<K>, on: CardId, whom?: Player) => Ground | undefined;
}

/** How one kind of selection is made (chapter 18). */
export interface SelectionRunner<K extends Selection['select']> {
  /** The cards, or nothing while a player is still to choose: then the text is run again. */
  readonly pick: (s: State, f: TextFrame, what: SelectionOf<K>) => readonly CardId[] | undefined;
  /** What is picked once somebody has chosen, where it is not just those chosen. */
  readonly goesOn?: (s: State, f: TextFrame, what: SelectionOf<K>) => readonly CardId[] | undefined;
}
