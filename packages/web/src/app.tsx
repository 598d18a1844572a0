import { useSyncExternalStore } from 'react';
import { StartPage } from './pages/start.tsx';
import { TablePage } from './pages/table.tsx';

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The page the address names. */
export function App() {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const match = /^#\/table\/([a-z0-9]+)$/.exec(hash)?.[1];
  return match ? <TablePage key={match} match={match} /> : <StartPage />;
}
