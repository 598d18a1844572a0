import { useEffect, useRef } from 'react';
import { decisionNow, useTable } from '../net/store.ts';
import { read, write } from '../net/storage.ts';
import { tellTurns } from '../parts/page-title.ts';
import { play } from '../scenes/sounds.ts';
import { noticeTurn } from './notice.ts';
import { usePeople, waitingGames } from './store.ts';

const notifyKey = 'spaceline.notify';

/** Whether the browser may tell that it is one's turn while another page is looked at. */
export const mayNotify = (): boolean =>
  read(notifyKey) === true && 'Notification' in globalThis && Notification.permission === 'granted';

/** Asks the browser, if it was not asked yet. */
export async function setNotify(on: boolean): Promise<boolean> {
  const isAllowed = on && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  write(notifyKey, isAllowed);
  return isAllowed;
}

/**
 * The title of the page says how many games wait for one; while another page is looked at, it is heard too where sounds
 * are on, and the browser tells it where that is wanted.
 */
export function useTurns(): void {
  const elsewhere = usePeople((state) => waitingGames(state).length);
  const match = usePeople((state) => state.match);
  const here = useTable((state) => (decisionNow(state) && !state.passing && !state.table?.over ? 1 : 0));
  const count = elsewhere + (match === undefined ? 0 : here);
  const before = useRef(count);
  useEffect(() => {
    // A new title has the whole page styled at once: the answer to a choice is drawn before.
    const soon = setTimeout(() => tellTurns(count), 300);
    return () => clearTimeout(soon);
  }, [count]);
  useEffect(() => {
    if (count > before.current && document.hidden) {
      play('your turn');
      // The title says it all the same where the browser does not.
      if (mayNotify()) noticeTurn().catch(() => undefined);
    }
    before.current = count;
  }, [count]);
}
