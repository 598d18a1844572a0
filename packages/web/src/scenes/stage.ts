import { create } from 'zustand';
import { goOn as goOnDelivering, presentBy } from '../net/held-back.ts';
import type { Update } from '../net/wire.ts';
import { noStory } from './act.ts';
import type { Story } from './act.ts';
import type { Playback } from './playback.ts';
import {
  actNow,
  advance,
  crowdNow,
  goOn,
  hurry,
  isBusy,
  noPlayback,
  pause,
  rankNow,
  showAgain,
  skip,
  skipToMyTurn,
} from './playback.ts';
import { soundOf } from './heard.ts';
import { useSceneSettings } from './settings.ts';
import { play } from './sounds.ts';
import type { News } from './story.ts';
import { told } from './story.ts';

/** The acts of the match that is followed, and where its watcher is. */
export interface Stage {
  readonly playback: Playback;
}

export const useStage = create<Stage>()(() => ({ playback: noPlayback }));

let timer: ReturnType<typeof setTimeout> | undefined;
let last: Update | undefined;

const isOff = (): boolean => useSceneSettings.getState().speed === 'off';

/** Where nobody looks, nothing is played. */
const isUnseen = (): boolean => isOff() || document.hidden;

function set(next: Playback): void {
  const playback = isOff() && !next.again ? { ...next, isResting: true } : next;
  const before = useStage.getState().playback;
  if (playback !== before) useStage.setState({ playback });
  sound(before, playback);
  clearTimeout(timer);
  const ms = pause(playback, useSceneSettings.getState().speed);
  if (ms !== undefined) timer = setTimeout(() => set(advance(useStage.getState().playback)), ms);
  goOnDelivering();
}

/** Each beat is heard as it comes. */
function sound(before: Playback, now: Playback): void {
  const act = actNow(now);
  if (!act || (actNow(before)?.id === act.id && rankNow(before) === rankNow(now))) return;
  const heard = soundOf(act, rankNow(now));
  if (heard) play(heard);
}

const change = (by: (playback: Playback) => Playback): void => set(by(useStage.getState().playback));

/** Continue, by a click or a key: never a wait for anybody. */
export const continueScene = (): void => change(hurry);
export const skipScenes = (): void => change(skipToMyTurn);
export const showActAgain = (at: number): void => change((playback) => showAgain(playback, at));

let isPassedBy = false;
/** What is shown, and what comes next, is known to whoever watches. */
export function passBy(): void {
  isPassedBy = true;
  change(skip);
}

function storyWith(update: Update): { readonly story: Story; readonly isWhole: boolean } {
  const { story } = useStage.getState().playback;
  const news: News = { seq: update.seq, view: update.view, events: update.events };
  if (update.since < 0 || !last) return { story: told(noStory, news), isWhole: true };
  return { story: told(story, { ...news, before: last.view }), isWhole: false };
}

presentBy({
  hear(update) {
    // What does not follow from what is known is asked for again, and what is known already is not told twice.
    if (update.since >= 0 && last && update.since !== last.seq) return;
    const { story, isWhole } = storyWith(update);
    last = update;
    const { playback } = useStage.getState();
    const isSeen = isWhole || isUnseen() || isPassedBy;
    isPassedBy = false;
    set(goOn(isWhole ? noPlayback : playback, story, update.seer, isSeen));
  },
  upTo() {
    const { playback } = useStage.getState();
    const act = actNow(playback);
    if (!act || playback.again || !isBusy(playback)) return Infinity;
    return crowdNow(playback).at(-1)?.seq ?? act.seq;
  },
  leave() {
    last = undefined;
    clearTimeout(timer);
    useStage.setState({ playback: noPlayback });
  },
});

useSceneSettings.subscribe(({ speed }, before) => {
  if (speed === 'off') change(skip);
  else if (speed !== before.speed) change((playback) => playback);
});
document.addEventListener('visibilitychange', () => document.hidden && change(skip));
