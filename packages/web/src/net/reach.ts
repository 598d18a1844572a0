import { create } from 'zustand';

/** Whether the server can be reached, by what came of the last question. A browser's own belief says too little. */
export const useReach = create<{ readonly isAway: boolean }>()(() => ({ isAway: false }));

/** A service worker says so of what it had kept and nobody sent. */
const keptMark = 'x-spaceline-kept';

export const noteAnswer = ({ headers }: Response): void => noteAway(headers.has(keptMark));

export const noteAway = (isAway: boolean): void => {
  if (useReach.getState().isAway !== isAway) useReach.setState({ isAway });
};

/** What the browser says goes for as long as nothing was asked. */
export function watchReach(): void {
  noteAway(!navigator.onLine);
  addEventListener('offline', () => noteAway(true));
  addEventListener('online', () => noteAway(false));
}
