import type { CardId, Player, State } from '@spaceline/engine';
import { locationOf } from '@spaceline/engine/arrange';
import type { Copies } from '../position/copies.ts';
import type { Cursor, Ref } from '../text/cursor.ts';
import type { Intent } from './intent.ts';

/** Reads what a player does. */

export interface Reading {
  readonly cursor: Cursor;
  readonly state: State;
  readonly copies: Copies;
  readonly player: Player;
}

type Wanted = Omit<Intent, 'player'>;

const inOrder = (r: Reading, ids: readonly CardId[]): CardId[] => {
  const { cards, fixed } = r.state;
  const own = (id: CardId): number => {
    const inPlay = r.state.play.includes(id);
    if (inPlay) return cards[id].controller === r.player ? 0 : 2;
    return fixed.owner[id] === r.player ? 1 : 3;
  };
  return ids.toSorted((a, b) => own(a) - own(b));
};

/** The cards a name may mean, the acting player's own first. */
const meant = (r: Reading, ref: Ref): CardId[] => {
  const found = r.copies.named(ref);
  if (found.length === 0) r.cursor.fail(`${ref.title} is not in this game.`);
  return inOrder(r, found);
};

const card = (r: Reading): CardId[] => meant(r, r.cursor.expectsRef());

/** A mission means its location; any other card itself. */
const place = (r: Reading): CardId[] =>
  card(r).map((id) => r.state.locations.find((l) => l.missions.includes(id))?.id ?? id);

const picks = (r: Reading): Pick<Wanted, 'picks' | 'all'> => {
  if (r.cursor.oneOf(['everyone', 'everything'])) return { all: true };
  if (r.cursor.takes('nothing')) return { picks: [] };
  return { picks: r.cursor.refs().map((ref) => meant(r, ref)) };
};

/** Where the first picked card is now. */
const whereabouts = (r: Reading, wanted: Pick<Wanted, 'picks'>): CardId[] | undefined => {
  const id = wanted.picks?.[0]?.[0];
  if (id === undefined || !r.state.play.includes(id)) return undefined;
  const { zone, host } = r.state.cards[id];
  return zone === 'surface' ? [locationOf(r.state, id)] : host >= 0 ? [host] : undefined;
};

const move =
  (verb: 'beam' | 'walk') =>
  (r: Reading): Wanted => {
    const who = picks(r);
    const on = r.cursor.takes('from') ? place(r) : whereabouts(r, who);
    r.cursor.expects('to');
    return { verbs: [verb], ...who, ...(on ? { on } : {}), to: place(r) };
  };

const affiliation = (r: Reading, ids: readonly CardId[]): number[] => {
  const word = r.cursor.word() ?? r.cursor.fail('An affiliation is expected.');
  const { def } = r.state.fixed.cards[ids[0]];
  const way = 'affiliations' in def ? def.affiliations.findIndex((a) => a === word) : -1;
  return way >= 0 ? [way] : r.cursor.fail(`${def.title} cannot be ${word}.`);
};

const report = (r: Reading): Wanted => {
  const ids = card(r);
  const on = r.cursor.takes('to') ? place(r) : undefined;
  const way = r.cursor.takes('as') ? affiliation(r, ids) : undefined;
  return { verbs: ['report'], card: ids, ...(on ? { on } : {}), ...(way ? { way } : {}) };
};

/** `on` a card, a location or a player. */
const target = (r: Reading): readonly number[] => {
  const player = r.cursor.player();
  return player === undefined ? card(r).flatMap((id) => [id, ...siteOf(r, id)]) : [player];
};

const siteOf = (r: Reading, id: CardId): CardId[] => {
  const site = r.state.locations.find((l) => l.missions.includes(id));
  return site && site.id !== id ? [site.id] : [];
};

const between = (r: Reading): Pick<Wanted, 'on' | 'to'> => {
  const on = place(r);
  r.cursor.expects('and');
  return { on, to: place(r) };
};

/** The numbers of a player's Away Teams at one place; the stopped are a team of their own, from 1000 on. */
const teamsOf = (r: Reading): number[] => {
  const player = r.cursor.player() ?? r.cursor.fail('Say whose Away Team, like "of P2".');
  const first = r.cursor.takes('stopped') ? 1000 + player : player;
  return Array.from({ length: 10 }, (_, team) => first + 2 * team);
};

const onTarget =
  (verb: 'play' | 'use', response?: true) =>
  (r: Reading): Wanted => {
    const ids = card(r);
    const on = r.cursor.takes('on') ? target(r) : undefined;
    const ends = r.cursor.takes('between') ? between(r) : {};
    const team = r.cursor.takes('of') ? { to: teamsOf(r) } : {};
    const exit = r.cursor.takes('to') ? { to: place(r) } : {};
    const way = r.cursor.takes('way') ? [r.cursor.expectsNumber() - 1] : undefined;
    return {
      verbs: [verb],
      card: ids,
      ...(on ? { on } : {}),
      ...ends,
      ...team,
      ...exit,
      ...(way ? { way } : {}),
      ...(response ? { response } : {}),
    };
  };

const attempt = (r: Reading): Wanted => {
  const on = place(r);
  if (!r.cursor.takes('with')) return { verbs: ['attempt'], on };
  if (r.cursor.takes('team')) return { verbs: ['attempt'], on, card: [-1], to: [r.cursor.expectsNumber() - 1] };
  return { verbs: ['attempt'], on, card: card(r) };
};

const seed = (r: Reading): Wanted => {
  const ids = card(r);
  if (r.cursor.takes('under')) return { verbs: ['seed'], card: ids, on: place(r) };
  r.cursor.expects('at');
  return { verbs: ['seed facility'], card: ids, on: place(r) };
};

const ends = (r: Reading, way: 0 | 1): CardId[] => {
  const { locations } = r.state;
  const end = way === 0 ? locations[0] : locations.at(-1);
  return end ? [end.id] : [-1];
};

/** `left of X`, `right of X`, `onto X`; `left` and `right` alone are the ends of the spaceline. */
const placeMission = (r: Reading): Wanted => {
  const mission = card(r);
  const side = r.cursor.oneOf(['left', 'right', 'onto']) ?? r.cursor.fail('Say left, right or onto.');
  const way = { left: 0, right: 1, onto: 2 } as const;
  const named = side === 'onto' || r.cursor.takes('of');
  const on = named ? place(r) : ends(r, side === 'left' ? 0 : 1);
  return { verbs: ['place mission'], card: mission, on, way: [way[side]] };
};

const ship =
  (verb: 'undock' | 'cloak' | 'decloak' | 'dock') =>
  (r: Reading): Wanted => {
    const ids = card(r);
    return verb === 'dock' && r.cursor.takes('at')
      ? { verbs: [verb], card: ids, on: place(r) }
      : { verbs: [verb], card: ids };
  };

const choice = (r: Reading): Wanted => {
  if (r.cursor.takes('option')) return { verbs: ['take', 'choose', 'pass'], nth: r.cursor.expectsNumber() };
  const who = picks(r);
  const taken = who.picks?.[0];
  // "Nothing" is an empty choice or a pass; a card may also be one of several alternatives.
  return taken ? { verbs: ['choose', 'take'], ...who } : { verbs: ['choose', 'pass'], ...who };
};

const endOf = (r: Reading): Wanted => {
  if (r.cursor.takes('card play')) return { verbs: ['end card play'] };
  if (!r.cursor.takes('turn')) r.cursor.expects('orders');
  return { verbs: ['end turn'] };
};

const rescue = (r: Reading): Wanted => {
  const pod = card(r);
  return r.cursor.takes('with') ? { verbs: ['rescue'], card: pod, on: place(r) } : { verbs: ['rescue'], card: pod };
};

const activate = (r: Reading): Wanted => {
  const who = picks(r);
  const on = r.cursor.takes('aboard') ? place(r) : whereabouts(r, who);
  return { verbs: ['activate'], ...who, ...(on ? { on } : {}) };
};

/** With ships against a target; without saying which, with all that may. */
const attack = (r: Reading): Wanted => {
  const wanted = { verbs: ['battle'] as const, way: [0], on: card(r) };
  return r.cursor.takes('with') ? { ...wanted, ...picks(r) } : { ...wanted, all: true };
};

/** Man against man on a surface or aboard. */
const fight = (r: Reading): Wanted => {
  if (!r.cursor.takes('on')) r.cursor.expects('aboard');
  const wanted = { verbs: ['battle'] as const, way: [1], on: place(r) };
  if (!r.cursor.takes('with')) return wanted;
  r.cursor.expects('team');
  return { ...wanted, to: [r.cursor.expectsNumber() - 1] };
};

const returnFire = (r: Reading): Wanted => {
  const on = r.cursor.takes('at') ? { on: card(r) } : {};
  return { verbs: ['return fire'], ...on, ...(r.cursor.takes('with') ? picks(r) : { all: true as const }) };
};

const save = (r: Reading): Wanted => {
  const saved = card(r);
  r.cursor.expects('with');
  const [first, second] = r.cursor.refs().map((ref) => meant(r, ref));
  return { verbs: ['save'], card: saved, on: first, to: second ?? [-1] };
};

const types = [
  'Artifact',
  'Dilemma',
  'Equipment',
  'Event',
  'Facility',
  'Interrupt',
  'Mission',
  'Personnel',
  'Ship',
] as const;

const guess = (r: Reading): Wanted => {
  const type = r.cursor.oneOf(types) ?? r.cursor.fail(`A guess names one of ${types.join(', ')}.`);
  const way = [types.indexOf(type)];
  return r.cursor.takes('for') ? { verbs: ['guess'], way, card: card(r) } : { verbs: ['guess'], way };
};

/** What stories call the things players do. */
export const actionWords = {
  attempts: attempt,
  attacks: attack,
  battles: fight,
  'returns fire': returnFire,
  stuns: (r) => ({ verbs: ['stun'], on: card(r) }),
  'mortally wounds': (r) => ({ verbs: ['mortally wound'], on: card(r) }),
  beams: move('beam'),
  walks: move('walk'),
  flies: (r) => {
    const ids = card(r);
    r.cursor.expects('to');
    const on = place(r);
    const way = r.cursor.takes('over the ends') ? [1] : [-1];
    return { verbs: ['fly'], card: ids, on, way, to: r.cursor.takes('towing') ? card(r) : [-1] };
  },
  docks: ship('dock'),
  undocks: ship('undock'),
  cloaks: ship('cloak'),
  decloaks: ship('decloak'),
  reports: report,
  builds: (r) => {
    const ids = card(r);
    r.cursor.expects('at');
    return { verbs: ['build'], card: ids, on: place(r) };
  },
  plays: onTarget('play'),
  'responds with': onTarget('play', true),
  uses: onTarget('use'),
  seeds: seed,
  places: placeMission,
  switches: (r) => {
    const ids = card(r);
    r.cursor.expects('to');
    return { verbs: ['switch affiliation'], card: ids, way: affiliation(r, ids) };
  },
  activates: activate,
  rescues: rescue,
  saves: save,
  guesses: guess,
  arranges: (r) => ({ verbs: ['arrange'], ...picks(r) }),
  names: (r) => ({ verbs: ['name'], way: [r.cursor.expectsNumber()] }),
  accepts: (r) => ({ verbs: ['accept'], card: card(r) }),
  forfeits: () => ({ verbs: ['forfeit'] }),
  draws: () => ({ verbs: ['draw'] }),
  moves: (r) => {
    const ids = card(r);
    r.cursor.expects('to');
    return { verbs: ['move'], card: ids, on: place(r) };
  },
  chooses: choice,
  acknowledges: () => ({ verbs: ['acknowledge'] }),
  passes: () => ({ verbs: ['pass'] }),
  ends: endOf,
  concedes: () => ({ verbs: ['concede'] }),
} as const satisfies Record<string, (r: Reading) => Wanted>;

export type ActionWord = keyof typeof actionWords;

const words = Object.keys(actionWords) as ActionWord[];

export const readAction = (r: Reading): Intent => {
  const word = r.cursor.oneOf(words);
  if (!word) r.cursor.fail(`"${r.cursor.rest.trim()}" is nothing a player does. Players ${words.join(', ')}.`);
  const wanted: Wanted = actionWords[word](r);
  return { ...wanted, player: r.player };
};
