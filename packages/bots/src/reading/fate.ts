import type { Act, ActOf, Condition, Metric, Selection, Who } from '@spaceline/language';

/** What the acts of a dilemma do to those who meet it, as far as a player minds. */

/** Whom of a team: so many of those who fit, and who picks them. */
export interface Whom {
  readonly by: 'all' | 'random' | 'opponent' | 'you' | 'highest' | 'those';
  readonly count: number | 'half' | 'larger half' | 'all';
  readonly who: Who;
  /** Of `highest`. */
  readonly metric?: Metric;
}

/** `taken` is gone until somebody fetches or frees them: relocated, held, disabled. */
export type Loss = 'killed' | 'discarded' | 'taken' | 'stopped';

export type Fate =
  | { readonly fate: 'people'; readonly loss: Loss; readonly whom: Whom }
  | { readonly fate: 'ship'; readonly loss: 'destroyed' | 'damaged' }
  /** The attempt or the whole turn is over. */
  | { readonly fate: 'over'; readonly what: 'attempt' | 'turn' }
  /** The opponent acts with team and ship. */
  | { readonly fate: 'lent' }
  /** So many cards of the hand, about. */
  | { readonly fate: 'hand'; readonly cards: number }
  | { readonly fate: 'points'; readonly n: number }
  /** What the attempt has cost comes back. */
  | { readonly fate: 'restored' }
  /** Whoever meets it picks one of these. */
  | { readonly fate: 'choice'; readonly ways: readonly (readonly Fate[])[] }
  | {
      readonly fate: 'provided';
      readonly condition: Condition;
      readonly met: readonly Fate[];
      readonly otherwise: readonly Fate[];
    };

const anyone: Who = { who: 'anyone' };
const everybody: Whom = { by: 'all', count: 'all', who: anyone };

/** Nothing: it is not people that are selected. */
const whomOf = (what: Selection): Whom | undefined => {
  switch (what.select) {
    case 'everyone':
      return { by: 'all', count: 'all', who: what.who };
    case 'some':
      if (what.among === 'those')
        return { by: 'those', count: typeof what.count === 'object' ? 1 : what.count, who: what.who };
      return { by: what.by, count: typeof what.count === 'object' ? 1 : what.count, who: what.who };
    case 'highest':
      return { by: 'highest', count: what.count, who: what.who, metric: what.metric };
    case 'team':
      return everybody;
    case 'those':
      return { by: 'those', count: 'all', who: anyone };
    case 'between them':
      return { by: 'you', count: what.skills.length, who: anyone };
    case 'cards':
    case 'host':
    case 'response':
    case 'ship':
    case 'target':
    case 'this card':
      return undefined;
  }
};

const isShip = (what: Selection): boolean => what.select === 'ship' || what.select === 'host';

const people =
  (loss: Loss) =>
  ({ what }: { readonly what: Selection }): readonly Fate[] => {
    const whom = whomOf(what);
    if (whom) return [{ fate: 'people', loss, whom }];
    if (what.select === 'cards') return [{ fate: 'hand', cards: what.of === 'you' ? what.count : 0 }];
    return [];
  };

const none = (): readonly Fate[] => [];

/** One line for every verb: a new verb does not compile without its line. */
const fatesByAct: { readonly [K in Act['act']]: (act: ActOf<K>) => readonly Fate[] } = {
  kill: people('killed'),
  discard: people('discarded'),
  hold: people('taken'),
  disable: people('taken'),
  relocate: people('taken'),
  stop: people('stopped'),
  'split team': () => [{ fate: 'people', loss: 'taken', whom: { by: 'you', count: 'larger half', who: anyone } }],
  'beam off or die': () => [{ fate: 'people', loss: 'stopped', whom: everybody }],
  destroy: ({ what }) => (isShip(what) ? [{ fate: 'ship', loss: 'destroyed' }] : people('killed')({ what })),
  damage: ({ what }) => (isShip(what) ? [{ fate: 'ship', loss: 'damaged' }] : []),
  end: ({ of }) => (of === 'battle' ? [] : [{ fate: 'over', what: of }]),
  'lend team': () => [{ fate: 'lent' }],
  'take control': () => [{ fate: 'lent' }],
  'replace hand': ({ who, discarding }) => (who === 'you' && discarding ? [{ fate: 'hand', cards: 3 }] : []),
  score: ({ points }) => [{ fate: 'points', n: points }],
  'take back losses': () => [{ fate: 'restored' }],
  either: ({ ways }) => [{ fate: 'choice', ways: ways.map(fatesOf) }],
  provided: ({ condition, acts, otherwise }) => [
    { fate: 'provided', condition, met: fatesOf(acts), otherwise: fatesOf(otherwise ?? []) },
  ],
  disappear: () => [{ fate: 'over', what: 'attempt' }],
  attach: none,
  attack: none,
  'battle again': none,
  beam: none,
  'by hand': none,
  'copy skills': none,
  count: none,
  decloak: none,
  download: none,
  draw: none,
  flip: none,
  'guess card': none,
  look: none,
  'no attack': none,
  nullify: none,
  'play along': none,
  'raise stakes': none,
  reappear: none,
  repair: none,
  'report any': none,
  reseed: none,
  'save crew': none,
  select: none,
  'set course': none,
  shuffle: none,
  take: none,
  unstop: none,
};

/** The table has a reader for every verb; the compiler cannot see that the two agree. */
const fateOf = (act: Act): readonly Fate[] => (fatesByAct[act.act] as (act: Act) => readonly Fate[])(act);

export const fatesOf = (acts: readonly Act[]): readonly Fate[] => acts.flatMap(fateOf);

/** Whom the acts before the test pick: the condition asks about them. */
export const pickedFirst = (acts: readonly Act[]): Whom | undefined => {
  for (const act of acts) if (act.act === 'select') return whomOf(act.what);
  return undefined;
};
