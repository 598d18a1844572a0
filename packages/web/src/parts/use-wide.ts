import { useSyncExternalStore } from 'react';

const query = matchMedia('(width >= 64rem)');

const listen = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether hand, table and log fit beside each other. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => query.matches);
