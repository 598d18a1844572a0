import { NewBuild } from '../offline/new-build.tsx';
import { retryNow, useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { t } from '../i18n/t.ts';

/** Said only when something is wrong with the line to the server. */
export function Connection() {
  const status = useTable((state) => state.status);
  const outdated = useTable((state) => state.outdated);
  if (outdated)
    return (
      <Banner text={t('The server was updated. Reload the page to go on; your game is kept.')}>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {t('Reload')}
        </button>
      </Banner>
    );
  if (status !== 'lost') return <NewBuild />;
  return (
    <Banner text={t('Connection lost. Reconnecting; nothing of your game is lost.')}>
      <button type="button" className="btn" onClick={retryNow}>
        {t('Try now')}
      </button>
    </Banner>
  );
}

function Banner({ text, children }: { readonly text: string; readonly children: React.ReactNode }) {
  return (
    <div
      role="status"
      data-banner="connection"
      className="flex flex-wrap items-center justify-center gap-3 border-b border-bad/60 bg-[#3a1d2a] px-3 py-1.5"
    >
      <Icon name="alert" />
      <span>{text}</span>
      {children}
    </div>
  );
}
