import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-height: 760px)');

const listen = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether all that the coach says, the line and the question fit one below the other. */
export const useRoomToRead = (): boolean => useSyncExternalStore(listen, () => query.matches);
