import { create } from 'zustand';
import { t } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';

/** Whether the server has a newer client than the one that is looked at, and it is kept already. */
const useNewBuild = create<{ readonly isThere: boolean }>()(() => ({ isThere: false }));

const own = (): string | null | undefined => document.querySelector('script[type="module"][src]')?.getAttribute('src');

/** The page that the server sends now names another script than this one. */
async function isNewer(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' });
  const script = own();
  return answer.ok && !!script && !(await answer.text()).includes(script);
}

/** Another worker has taken over: its files are all there. Without a server's answer nothing is said. */
export async function noteWorker(): Promise<void> {
  useNewBuild.setState({ isThere: await isNewer().catch(() => false) });
}

/** Said until the player wants it; whatever is played goes on in the old client as well. */
export function NewBuild() {
  const isThere = useNewBuild((state) => state.isThere);
  if (!isThere) return null;
  return (
    <div
      role="status"
      data-banner="new-build"
      className="flex w-full flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-gold/50 bg-raised px-3 py-1.5"
    >
      <Icon name="info" />
      <span>{t('There is a newer Spaceline. Your games are kept.')}</span>
      <span className="flex gap-2">
        <button type="button" className="btn btn-main min-h-10" onClick={() => location.reload()}>
          {t('Use it now')}
        </button>
        <button
          type="button"
          className="btn btn-quiet min-h-10"
          onClick={() => useNewBuild.setState({ isThere: false })}
        >
          {t('Later')}
        </button>
      </span>
    </div>
  );
}
