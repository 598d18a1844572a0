import type { ListedBox } from '../people/api.ts';
import { Icon } from '../parts/icon.tsx';
import { boxAddress } from '../sealed/play.ts';
import { t } from '../i18n/t.ts';

const stateWords = ({ deadline, ready, other }: ListedBox): string => {
  if (ready) return t('ready: {name} still builds', { name: other.name });
  return deadline === undefined ? t('not opened yet') : t('your deck is being built');
};

/** A box from which one builds, or has yet to: it is found again from every browser. */
export function BoxCard({ box }: { readonly box: ListedBox }) {
  const { sealed, other, ready } = box;
  return (
    <li data-box={sealed} className="panel flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
      <span className="text-soft">
        <Icon name={other.bot ? 'robot' : 'people'} size={22} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="text-lg">{other.name}</b> <span className="text-soft">{t('Your box')}</span>
        <span className="block text-sm text-soft">{stateWords(box)}</span>
      </span>
      <a className="btn no-underline" href={boxAddress(sealed)}>
        {ready ? t('Look') : t('Back to your box')}
      </a>
    </li>
  );
}
