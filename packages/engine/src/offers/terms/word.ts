import type { Term, TermOf } from '@spaceline/language';
import type { Player } from '../../contract/ids.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';

/** What a term of playing asks for, and what it costs. */
export interface TermKeeper<K extends Term['term']> {
  readonly why: (s: State, player: Player, term: TermOf<K>) => Ground | undefined;
  /** Costs are paid at once (B-12.10), and are not refunded (B-12.16). */
  readonly pay?: (s: State, player: Player, term: TermOf<K>) => void;
}
