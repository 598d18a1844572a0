import type { Seer } from '@spaceline/engine';
import type { Act, DeedAct, Story } from './act.ts';
import { noStory } from './act.ts';
import { beatsOf, lastRank, lingers } from './beats.ts';
import type { Speed } from './settings.ts';
import { isDecisive, isLong, isMove, lingersBriefly } from './skimming.ts';

/** Where somebody is who watches the acts of a game: pure, clocks and pages are elsewhere. */
export interface Playback {
  readonly story: Story;
  readonly seat: Seer;
  /** The act being watched, by its number; beyond the last: none. */
  readonly at: number;
  /** The beat it has come to; -1: it has not begun. */
  readonly rank: number;
  /** All there was to see of it has been seen, and the table is looked at again. */
  readonly isResting: boolean;
  /** An act that was watched already is shown again, and then it is as before. */
  readonly again?: { readonly at: number; readonly rank: number } | undefined;
  /** A turn of which nothing more is shown, but what is asked in it. */
  readonly skips?: number | undefined;
}

export const noPlayback: Playback = { story: noStory, seat: 'spectator', at: 0, rank: -1, isResting: true };

/** What of one's own deeds is worth a scene: one has done the rest oneself. */
const ownTurns = new Set([
  'nullified',
  'killed',
  'saved',
  'destroyed',
  'damaged',
  'scored',
  'control changed',
  'disappeared',
  'location destroyed',
]);
const fateTurns = new Set([
  ...ownTurns,
  'relocated',
  'held',
  'disabled',
  'under house arrest',
  'cured',
  'expired',
  'reappeared',
]);

function isDeedShown({ player, events }: DeedAct, seat: Seer): boolean {
  if (player === seat) return events.some(({ e }) => ownTurns.has(e));
  return player >= 0 || events.some(({ e }) => fateTurns.has(e));
}

/** Where a turn begins nothing is shown; the end of the game has a page of its own. */
const unshown = new Set<Act['kind']>(['turn', 'end']);

/** Whether an act is a scene for whoever sits there. */
export const isShown = (act: Act, seat: Seer): boolean =>
  act.kind === 'deed' ? isDeedShown(act, seat) : !unshown.has(act.kind);

/** An encounter or a battle stays in sight while something of it is still asked. */
const stays = (act: Act): boolean => act.isOpen && act.kind !== 'deed';

export const actNow = ({ story, at, isResting, again }: Playback): Act | undefined =>
  again ? story.acts[again.at] : isResting ? undefined : story.acts[at];

export const rankNow = ({ rank, again }: Playback): number => (again ? again.rank : rank);

const nextShown = ({ story, seat }: Playback, from: number): number => {
  const found = story.acts.findIndex((act, at) => at >= from && isShown(act, seat));
  return found < 0 ? story.acts.length : found;
};

const moveTo = (playback: Playback, at: number): Playback =>
  at < playback.story.acts.length
    ? { ...playback, at, rank: -1, isResting: false }
    : { ...playback, at: playback.story.acts.length - 1, isResting: true, rank: lastRankAt(playback) };

const lastRankAt = ({ story }: Playback): number => {
  const last = story.acts.at(-1);
  return last ? lastRank(last) : -1;
};

const isAtEnd = (act: Act, rank: number): boolean => rank >= lastRank(act);

/** A whole scene, not a deed beside the table. */
export const coversAll = (act: Act | undefined): boolean => act !== undefined && act.kind !== 'deed';

/** Everything known of an act has been shown, and it waits for what comes of it. */
export const isWaiting = (playback: Playback): boolean => {
  const act = actNow(playback);
  return act !== undefined && !playback.again && stays(act) && isAtEnd(act, playback.rank);
};

/** Something is being shown that must not be overtaken. */
export const isBusy = (playback: Playback): boolean => actNow(playback) !== undefined && !isWaiting(playback);

/** The story goes on. `isSeen`: what is new has been seen some other way. */
export function goOn(playback: Playback, story: Story, seat: Seer, isSeen: boolean): Playback {
  const known = { ...playback, story, seat };
  if (isSeen || known.skips === story.turn) return rest(known);
  const now = known.skips === undefined ? known : beyond(known, known.skips);
  if (!now.isResting) return now;
  const last = story.acts[now.at];
  // What was watched to its end may have grown.
  if (last && isShown(last, seat) && lastRank(last) > now.rank) return { ...now, isResting: false };
  const from = last ? now.at + 1 : 0;
  const next = nextShown(now, from);
  return next < story.acts.length ? moveTo(now, next) : last ? now : rest(now);
}

/** A turn that was skipped is over, and what follows it is shown again. */
function beyond({ skips: _, ...playback }: Playback, skipped: number): Playback {
  const at = playback.story.acts.findLastIndex(({ turn }) => turn <= skipped);
  const last = playback.story.acts[at];
  return last ? { ...playback, at, rank: lastRank(last), isResting: true } : playback;
}

/** Nothing is to be shown any more, except what still goes on. */
function rest(playback: Playback): Playback {
  const { acts } = playback.story;
  const last = acts.at(-1);
  const at = Math.max(0, acts.length - 1);
  if (!last) return { ...playback, at: 0, rank: -1, isResting: true };
  return { ...playback, at, rank: lastRank(last), isResting: !stays(last) || !isShown(last, playback.seat) };
}

/** The next beat, or the next act. */
export function advance(playback: Playback): Playback {
  const act = actNow(playback);
  if (!act) return playback;
  const rank = rankNow(playback);
  const beat = beatsOf(act).find((one) => one.rank > rank);
  if (playback.again) {
    const { again: shown, ...rested } = playback;
    return beat ? { ...rested, again: { at: shown.at, rank: beat.rank } } : rested;
  }
  const crowded = crowdNow(playback).at(-1);
  if (crowded && rank >= 0) return moveTo(playback, nextShown(playback, crowded.id + 1));
  if (beat) return { ...playback, rank: isBrief(playback, act) ? lastRank(act) : beat.rank };
  return stays(act) ? playback : moveTo(playback, nextShown(playback, playback.at + 1));
}

/** Continue: to the end picture, and from there on. */
export function hurry(playback: Playback): Playback {
  const act = actNow(playback);
  if (!act) return playback;
  const end = lastRank(act);
  if (rankNow(playback) >= end || crowdNow(playback).length > 0) return advance(playback);
  return playback.again ? { ...playback, again: { ...playback.again, rank: end } } : { ...playback, rank: end };
}

/** All that waits to be shown is let go. */
export const skip = ({ again: _, ...playback }: Playback): Playback => rest(playback);

/** The turn being watched, or the one that has come when nothing is. */
const turnNow = (playback: Playback): number => actNow(playback)?.turn ?? playback.story.turn;

export const isTheirTurn = (playback: Playback): boolean => {
  const { story, seat } = playback;
  const now = turnNow(playback);
  const player = story.acts.findLast(({ kind, turn }) => kind === 'turn' && turn === now)?.player;
  return seat !== 'spectator' && player !== undefined && player !== seat;
};

/** All that waits is let go, and what the other player still does in this turn, too. */
export const skipToMyTurn = (playback: Playback): Playback =>
  isTheirTurn(playback) && turnNow(playback) === playback.story.turn
    ? { ...skip(playback), skips: playback.story.turn }
    : skip(playback);

export const showAgain = (playback: Playback, at: number): Playback =>
  playback.story.acts[at] ? { ...playback, again: { at, rank: -1 } } : playback;

const paces: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, click: 1, off: 0 };

/** Milliseconds until it goes on by itself; nothing: it waits for somebody. */
export function pause(playback: Playback, speed: Speed): number | undefined {
  const act = actNow(playback);
  if (!act || isWaiting(playback)) return undefined;
  const rank = rankNow(playback);
  const crowded = crowdNow(playback).length;
  if (crowded > 0 && rank >= 0) return speed === 'click' ? undefined : (500 + 450 * crowded) * paces[speed];
  const beat = beatsOf(act).find((one) => one.rank === rank);
  const before = rank < 0 ? 0 : (beat?.ms ?? 0);
  if (!isAtEnd(act, rank)) return before * paces[speed];
  if (speed === 'click') return undefined;
  if (isBrief(playback, act)) return lingersBriefly(act) * paces[speed];
  return (before + (isSkimmed(playback, act) ? lingersBriefly(act) : lingers(act))) * paces[speed];
}

/** Whether the turn of the other player, of which this act is, has more to show than anybody wants to see. */
const isSkimmed = ({ story, seat, again }: Playback, { turn, player }: Act): boolean =>
  !again &&
  player !== seat &&
  isLong(story.acts.filter((one) => one.turn === turn && one.player !== seat && isShown(one, seat)));

/** Only its end picture is shown. */
const isBrief = (playback: Playback, act: Act): boolean => !isDecisive(act) && isSkimmed(playback, act);

/** More than six deeds in a row are told together. */
export const crowd = 6;
/** So are moves of which nothing comes, from so many on; in a turn that is skimmed, from two on whatever it is. */
const someMoves = 3;

/** From the act being watched on: deeds without weight, which are told as a list. */
function lightDeeds(playback: Playback, first: DeedAct): readonly DeedAct[] {
  const { story, at, seat } = playback;
  const skimmed = isSkimmed(playback, first);
  const isLight = (act: DeedAct): boolean => (skimmed ? !isDecisive(act) : isMove(act));
  const deeds: DeedAct[] = [];
  for (const one of story.acts.slice(at)) {
    if (one.kind !== 'deed' || one.turn !== first.turn) break;
    if (!isShown(one, seat)) continue;
    if (!isLight(one) || one.player !== first.player) break;
    deeds.push(one);
  }
  return deeds.length >= (skimmed ? 2 : someMoves) ? deeds : [];
}

/** The deeds from the one being watched on, if they are too many to be shown one by one. */
export function crowdNow(playback: Playback): readonly DeedAct[] {
  const { story, at, again, seat } = playback;
  const act = actNow(playback);
  if (again || act?.kind !== 'deed') return [];
  const deeds: DeedAct[] = [];
  for (const one of story.acts.slice(at)) {
    if (one.kind === 'deed' && isShown(one, seat)) deeds.push(one);
    else if (one.kind !== 'deed') break;
  }
  return deeds.length > crowd ? deeds : lightDeeds(playback, act);
}
