import type { CardId } from '@spaceline/engine';
import { guessable, none } from '@spaceline/engine';
import type { Intent } from './intent.ts';
import { attack, fight, returnFire } from './read-battle.ts';
import { readCorrection, settle } from './read-correction.ts';
import {
  type Reading,
  type Wanted,
  affiliation,
  between,
  card,
  meant,
  picks,
  place,
  target,
  whereabouts,
} from './read-parts.ts';
import { stacks } from './read-stacks.ts';

/** Reads what a player does. */

const move =
  (verb: 'beam' | 'walk') =>
  (r: Reading): Wanted => {
    const who = picks(r);
    const on = r.cursor.takes('from') ? place(r) : whereabouts(r, who);
    r.cursor.expects('to');
    return { verbs: [verb], ...who, ...(on ? { on } : {}), to: place(r) };
  };

const report = (r: Reading): Wanted => {
  const ids = card(r);
  const on = r.cursor.takes('to') ? place(r) : undefined;
  const way = r.cursor.takes('as') ? affiliation(r, ids) : undefined;
  return { verbs: ['report'], card: ids, ...(on ? { on } : {}), ...(way ? { way } : {}) };
};

/** A player's Away Teams at one place; the stopped are a team of their own. */
const teamOf = (r: Reading): Wanted['team'] => {
  const player = r.cursor.player() ?? r.cursor.fail('Say whose Away Team, like "of P2".');
  return { player, stopped: r.cursor.takes('stopped') };
};

const onTarget =
  (verb: 'play' | 'use', response?: true) =>
  (r: Reading): Wanted => {
    const ids = card(r);
    const aim = r.cursor.takes('on') ? target(r) : {};
    const ends = r.cursor.takes('between') ? between(r) : {};
    const team = r.cursor.takes('of') ? { team: teamOf(r) } : {};
    const exit = r.cursor.takes('to') ? { to: place(r) } : {};
    const way = r.cursor.takes('way') ? [r.cursor.expectsNumber() - 1] : undefined;
    return {
      // An unwritten card answers by the word of its players.
      verbs: response ? [verb, 'answer'] : [verb],
      card: ids,
      ...aim,
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
  if (r.cursor.takes('on the table')) return { verbs: ['seed'], card: ids, on: [-1] };
  r.cursor.expects('at');
  return { verbs: ['seed facility'], card: ids, on: place(r) };
};

const ends = (r: Reading, way: 0 | 1): CardId[] => {
  const { locations } = r.state;
  const end = way === 0 ? locations[0] : locations.at(-1);
  return end ? [end.id] : [none];
};

/** `left of X`, `right of X`, `onto X`; `left` and `right` alone are the ends of the spaceline. */
const placeMission = (r: Reading): Wanted => {
  const mission = card(r);
  const side = r.cursor.oneOf(['left', 'right', 'onto']) ?? r.cursor.fail('Say left, right or onto.');
  const named = side === 'onto' || r.cursor.takes('of');
  const on = named ? place(r) : ends(r, side === 'left' ? 0 : 1);
  return { verbs: ['place mission'], card: mission, on, way: [side] };
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

const save = (r: Reading): Wanted => {
  const saved = card(r);
  r.cursor.expects('with');
  const [first, second] = r.cursor.refs().map((ref) => meant(r, ref));
  return { verbs: ['save'], card: saved, on: first, to: second ?? [-1] };
};

const guess = (r: Reading): Wanted => {
  const way = [r.cursor.oneOf(guessable) ?? r.cursor.fail(`A guess names one of ${guessable.join(', ')}.`)];
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
    const way = r.cursor.takes('over the ends') ? 'around' : 'along';
    return { verbs: ['fly'], card: ids, on, way: [way], to: r.cursor.takes('towing') ? card(r) : [-1] };
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
  stacks,
  places: placeMission,
  switches: (r) => {
    const ids = card(r);
    r.cursor.expects('to');
    return { verbs: ['switch affiliation'], card: ids, way: affiliation(r, ids) };
  },
  exchanges: (r) => {
    const on = card(r);
    r.cursor.expects('for');
    return { verbs: ['exchange'], on, card: card(r) };
  },
  activates: activate,
  rescues: rescue,
  flips: (r) => ({ verbs: ['flip'], card: card(r) }),
  travels: (r) => {
    const ships = card(r);
    r.cursor.expects('through');
    const on = card(r);
    r.cursor.expects('to');
    return { verbs: ['travel'], card: ships, on, to: place(r) };
  },
  saves: save,
  guesses: guess,
  arranges: (r) => ({ verbs: ['arrange'], ...picks(r) }),
  names: (r) => ({ verbs: ['name'], way: [r.cursor.expectsNumber()] }),
  accepts: (r) => ({ verbs: ['accept'], card: card(r) }),
  forfeits: () => ({ verbs: ['forfeit'] }),
  raises: (r) => {
    r.cursor.expects('the limit');
    return { verbs: ['raise limit'] };
  },
  reselects: () => ({ verbs: ['reselect'] }),
  draws: () => ({ verbs: ['draw'] }),
  cuts: () => ({ verbs: ['cut'] }),
  moves: (r) => {
    const ids = card(r);
    r.cursor.expects('to');
    return { verbs: ['move'], card: ids, on: place(r) };
  },
  chooses: choice,
  acknowledges: () => ({ verbs: ['acknowledge'] }),
  downloads: (r) => ({ verbs: ['download'], on: card(r), ...(r.cursor.takes('with') ? { card: card(r) } : {}) }),
  proposes: (r) => ({ verbs: ['correct'], correction: readCorrection(r) }),
  agrees: () => ({ verbs: ['consent'] }),
  declines: () => ({ verbs: ['decline'] }),
  settles: settle,
  passes: () => ({ verbs: ['pass'], passes: true }),
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
