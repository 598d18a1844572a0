import { Fragment, Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { Sheet } from './faces/drawn.tsx';
import { Explained } from './glossary/explained.tsx';
import { Fetching } from './parts/fetching.tsx';
import { StartPage } from './pages/start.tsx';
import { arrive, shareSoon } from './people/store.ts';
import { useTurns } from './people/use-turns.ts';
import { useLanguage } from './i18n/language.ts';
import { t } from './i18n/t.ts';

// Brings all clauses of all sheets along: only for those who make a format.
const ComposerPage = lazy(() => import('./pages/composer.tsx'));
// The board and its scenes come with the first table.
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }));
const SealedPage = lazy(() => import('./sealed/page.tsx'));
const CardsPage = lazy(() => import('./library/cards-page.tsx'));
const DecksPage = lazy(() => import('./decks/page.tsx'));
const LearnPage = lazy(() => import('./learn/page.tsx'));
const LobbyPage = lazy(() => import('./lobby/page.tsx'));
const InvitationPage = lazy(() => import('./lobby/invitation.tsx'));
const AccountPage = lazy(() => import('./people/account-page.tsx'));
const ProfilePage = lazy(() => import('./people/profile-page.tsx'));
// Brings the rules and all cards along: only for those who look at a finished game.
const ReplayPage = lazy(() => import('./replay/page.tsx'));
const SettingsPage = lazy(() => import('./settings/page.tsx'));
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
function NamedPage() {
  const hash = useSyncExternalStore(listen, () => location.hash);
  if (/^\/rules\/?$/.test(location.pathname))
    return (
      <Suspense fallback={<Fetching what={t('Opening the rule book …')} />}>
        <RulesPage clause={decodeURIComponent(hash.slice(1))} />
      </Suspense>
    );
  const [, draft] = /^#\/format(?:\/(.*))?$/.exec(hash) ?? [undefined, undefined];
  if (hash.startsWith('#/format'))
    return (
      <Suspense fallback={<Fetching what={t('Fetching the clauses …')} />}>
        <ComposerPage key={draft} shared={draft} />
      </Suspense>
    );
  const sealed = /^#\/sealed\/([a-z0-9]+)$/.exec(hash)?.[1];
  if (sealed)
    return (
      <Suspense fallback={<Fetching what={t('Fetching your box …')} />}>
        <SealedPage key={sealed} sealed={sealed} />
      </Suspense>
    );
  const [isCards, card] = /^#\/cards(?:\/([a-z0-9.-]+))?$/.exec(hash) ?? [undefined, undefined];
  if (isCards)
    return (
      <Suspense fallback={<Fetching what={t('Fetching the cards …')} />}>
        <CardsPage card={card} />
      </Suspense>
    );
  if (hash === '#/learn')
    return (
      <Suspense fallback={<Fetching what={t('Fetching the lessons …')} />}>
        <LearnPage />
      </Suspense>
    );
  const decks = /^#\/decks(?:\/(.*))?$/.exec(hash);
  if (decks)
    return (
      <Suspense fallback={<Fetching what={t('Fetching the decks …')} />}>
        <DecksPage key={hash} address={decks[1] ?? ''} />
      </Suspense>
    );
  const table = /^#\/t\/([a-z0-9]+)$/.exec(hash)?.[1];
  const person = /^#\/people\/([a-z0-9]+)$/.exec(hash)?.[1];
  if (hash === '#/settings')
    return (
      <Suspense fallback={<Fetching what={t('A moment …')} />}>
        <SettingsPage />
      </Suspense>
    );
  if (hash === '#/lobby' || hash === '#/you' || table || person)
    return (
      <Suspense fallback={<Fetching what={t('A moment …')} />}>
        {table ? (
          <InvitationPage key={table} table={table} />
        ) : person ? (
          <ProfilePage key={person} person={person} />
        ) : hash === '#/you' ? (
          <AccountPage />
        ) : (
          <LobbyPage />
        )}
      </Suspense>
    );
  const [, played, at] = /^#\/replay\/([a-z0-9]+)(?:\/(\d+))?$/.exec(hash) ?? [];
  if (played)
    return (
      <Suspense fallback={<Fetching what={t('Fetching the game …')} />}>
        <ReplayPage key={played} match={played} from={Number(at ?? 0)} />
      </Suspense>
    );
  const match = /^#\/table\/([a-z0-9]+)$/.exec(hash)?.[1];
  if (!match) return <StartPage />;
  return (
    <Suspense fallback={<Fetching what={t('Going to the table …')} />}>
      <TablePage key={match} match={match} />
    </Suspense>
  );
}

export function App() {
  const language = useLanguage();
  useTurns();
  useEffect(() => {
    // Without an answer the page is there all the same, for nobody in particular.
    arrive().catch(() => undefined);
    // Meanwhile decks and formats may have changed in another browser, or here without a network.
    const back = () => document.visibilityState === 'visible' && shareSoon();
    document.addEventListener('visibilitychange', back);
    addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('online', back);
    };
  }, []);
  return (
    // In another language every word of the page is another one.
    <Fragment key={language}>
      <Sheet />
      <Explained />
      <NamedPage />
    </Fragment>
  );
}
