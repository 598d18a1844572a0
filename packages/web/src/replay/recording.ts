import { allCards } from '@spaceline/cards';
import { apply, clone, create, isRefusal, makePool, seen, view } from '@spaceline/engine';
import type { GameEvent, Player, SeenEvent, State, View } from '@spaceline/engine';
import { formatById, readHouseFormat } from '@spaceline/formats';
import type { Replay } from '@spaceline/protocol';
import { eachPart } from '@spaceline/language';
import { t } from '../i18n/t.ts';
import { openEvent, openView } from './open.ts';

/** Whose eyes a finished game is seen with: those of a player, or nothing hidden. */
export type Side = Player | 'open';

/** Something worth going to. */
export interface Moment {
  /** Choices made. */
  readonly at: number;
  readonly kind: 'turn' | 'attempt' | 'battle' | 'loss' | 'points' | 'end';
  readonly player: Player | -1;
  /** The turn, or the points scored. */
  readonly n: number;
}

const kinds: Readonly<Partial<Record<GameEvent['e'], Moment['kind']>>> = {
  'turn begun': 'turn',
  'attempt begun': 'attempt',
  'battle initiated': 'battle',
  destroyed: 'loss',
  scored: 'points',
  'game won': 'end',
  'game drawn': 'end',
};

/** States between which the game is computed again. */
const apart = 40;

/** Why a game cannot be shown here. */
export class NotHere extends Error {}

/** What a game is computed from. */
export type Played = Pick<Replay, 'format' | 'clauses' | 'seed' | 'decks' | 'assisted' | 'choices'>;

function begin({ format: id, clauses, seed, decks, assisted }: Played): State {
  const house = readHouseFormat(JSON.stringify({ name: id, clauses }));
  const format = formatById(id) ?? (house.ok ? house.format : undefined);
  const isSame = format?.clauses.map((clause) => clause.id).join() === clauses.join();
  if (!format || !isSame) throw new NotHere(t('its format is not one of ours, or has changed since'));
  if (assisted) throw new NotHere(t('it was played at an assisted table'));
  const [one, two] = decks;
  const copy = (deck: typeof one) => eachPart((part) => [...(deck[part] ?? [])]);
  return create({ pool: makePool(allCards), format, seed, decks: [copy(one), copy(two)], assisted: false });
}

/** A finished game, computed again in the browser, at any of its choices. */
export class Recording {
  readonly length: number;
  readonly moments: readonly Moment[];
  readonly #choices: Replay['choices'];
  /** Every so many choices. */
  readonly #kept: readonly State[];
  /** What came of each choice; first, what was before them. */
  readonly #events: readonly (readonly GameEvent[])[];

  constructor(replay: Played) {
    const state = begin(replay);
    const kept = [clone(state)];
    const events: (readonly GameEvent[])[] = [state.events];
    for (const [at, choice] of replay.choices.entries()) {
      const done = apply(state, choice);
      if (isRefusal(done))
        throw new NotHere(t('it was played with other rules: choice {n} is not legal here', { n: at + 1 }));
      events.push(done.events);
      if ((at + 1) % apart === 0) kept.push(clone(state));
    }
    this.length = replay.choices.length;
    this.#choices = replay.choices;
    this.#kept = kept;
    this.#events = events;
    this.moments = events.flatMap((some, at) =>
      some.flatMap(({ e, player, n }) => {
        const kind = kinds[e];
        return kind ? [{ at, kind, player, n }] : [];
      }),
    );
  }

  #state(at: number): State {
    const from = Math.floor(at / apart);
    const state = clone(this.#kept[from]!);
    for (const choice of this.#choices.slice(from * apart, at)) apply(state, choice);
    return state;
  }

  /** The table after so many choices, and what the last of them brought, as that side saw it. */
  at(count: number, side: Side): { readonly view: View; readonly events: readonly SeenEvent[] } {
    const state = this.#state(count);
    const events = this.#events[count] ?? [];
    if (side !== 'open') return { view: view(state, side), events: events.map((event) => seen(state, event, side)) };
    return {
      view: openView(view(state, 0), view(state, 1)),
      events: events.map((event) => openEvent(event, [seen(state, event, 0), seen(state, event, 1)])),
    };
  }
}
