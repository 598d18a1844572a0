import { useSyncExternalStore } from 'react';

const listen = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser believes itself in a network. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
