import { Icon } from '../parts/icon.tsx';
import { usePeople } from './store.ts';
import { t } from '../i18n/t.ts';

export const meAddress = '#/you';
export const profileAddress = (person: string): string => `#/people/${person}`;

/** Who one is, at the top of pages, and the way to one's account. */
export function MeChip() {
  const me = usePeople((state) => state.me);
  return (
    <a
      className="btn btn-quiet min-h-11 no-underline"
      href={meAddress}
      data-me={me?.guest === false ? 'account' : 'guest'}
    >
      <Icon name="person" />
      {me && !me.guest ? me.name : t('Sign in')}
    </a>
  );
}
