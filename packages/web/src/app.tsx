import { Suspense, lazy, useSyncExternalStore } from 'react';
import { StartPage } from './pages/start.tsx';
import { TablePage } from './pages/table.tsx';

// Brings all clauses of all sheets along: only for those who make a format.
const ComposerPage = lazy(() => import('./pages/composer.tsx'));
const RulesPage = lazy(() => import('./pages/rules.tsx'));

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
};

/** The page the address names. */
export function App() {
  const hash = useSyncExternalStore(listen, () => location.hash);
  if (/^\/rules\/?$/.test(location.pathname))
    return (
      <Suspense fallback={<p className="p-6 text-soft">Opening the rule book …</p>}>
        <RulesPage clause={decodeURIComponent(hash.slice(1))} />
      </Suspense>
    );
  const [, draft] = /^#\/format(?:\/(.*))?$/.exec(hash) ?? [undefined, undefined];
  if (hash.startsWith('#/format'))
    return (
      <Suspense fallback={<p className="p-6 text-soft">Fetching the clauses …</p>}>
        <ComposerPage key={draft} shared={draft} />
      </Suspense>
    );
  const match = /^#\/table\/([a-z0-9]+)$/.exec(hash)?.[1];
  return match ? <TablePage key={match} match={match} /> : <StartPage />;
}
