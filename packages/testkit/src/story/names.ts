import type { CardId, EventName, State } from '@spaceline/engine';
import { cardId } from '@spaceline/engine';
import { titlesOf } from '../text/titles.ts';
import type { Copies } from '../position/copies.ts';
import { couldBeAbout } from './event-cards.ts';

/** Names of cards as a story says them: the title, with the copy's number where several are about. */
export class CardNames {
  private readonly s: State;
  private readonly copies: Copies;
  private every: ReadonlySet<string> | undefined;
  private readonly about = new Map<EventName, ReadonlySet<string>>();
  constructor(s: State, copies: Copies) {
    this.s = s;
    this.copies = copies;
  }

  of(id: CardId): string {
    const card = this.s.fixed.cards[id];
    if (!card) return 'nothing';
    const copy = this.copies.numberOf(card.def.id, id);
    return copy > 1 ? `${this.called(card.def.id)} #${copy}` : this.called(card.def.id);
  }

  /** Every name a card of this game may be called by, with the numbers of the copies and without. */
  all(): ReadonlySet<string> {
    return (this.every ??= this.namesOf(() => true));
  }

  /** The names of those cards that an event can be about. */
  for(event: EventName): ReadonlySet<string> {
    const known = this.about.get(event);
    if (known) return known;
    const names = this.namesOf((card) => couldBeAbout(this.s, event, card));
    this.about.set(event, names);
    return names;
  }

  private namesOf(is: (card: State['fixed']['cards'][number]) => boolean): ReadonlySet<string> {
    return new Set(
      this.s.fixed.cards.flatMap((card, id) => (is(card) ? [this.of(cardId(id)), this.called(card.def.id)] : [])),
    );
  }

  /** What a card of the pool is called. */
  called(id: string): string {
    const { pool } = this.s.fixed;
    const def = pool.byId.get(id)?.def;
    return def ? titlesOf(pool).nameOf(def) : id;
  }
}
