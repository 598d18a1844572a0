import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 999px) and (orientation: portrait)');

const listen = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the spaceline stands: on a phone or tablet held upright, with sheets in place of hand and log. */
export const useUpright = (): boolean => useSyncExternalStore(listen, () => query.matches);
