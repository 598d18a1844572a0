import { create } from 'zustand';

/** Where there is no browser, as in tests of what lies behind the pages, nothing is known of a network. */
const browser: Partial<typeof globalThis> = globalThis;

/** Whether the server can be reached, by what came of the last question. A browser's own belief says too little. */
export const useReach = create<{ readonly isAway: boolean }>()(() => ({ isAway: browser.navigator?.onLine === false }));

/** A service worker says so of what it had kept and nobody sent. */
const keptMark = 'x-spaceline-kept';

export const noteAnswer = ({ headers }: Response): void => noteAway(headers.has(keptMark));

export const noteAway = (isAway: boolean): void => {
  if (useReach.getState().isAway !== isAway) useReach.setState({ isAway });
};

browser.addEventListener?.('offline', () => noteAway(true));
browser.addEventListener?.('online', () => noteAway(false));
