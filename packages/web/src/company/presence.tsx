import type { Player } from '@spaceline/engine';
import { useTable } from '../net/store.ts';
import { usePeople } from '../people/store.ts';
import { t } from '../i18n/t.ts';

/** Whether a player is at the table; nothing for the computer, who always is. */
export function PresenceDot({ player }: { readonly player: Player }) {
  const presence = usePeople((state) => state.company?.players[player]);
  const isBot = useTable((state) => state.facts?.players[player].bot);
  if (!presence || isBot !== false) return null;
  return (
    <span
      className={`inline-block size-2.5 shrink-0 rounded-full ${presence.here ? 'bg-good' : 'border-2 border-edge-strong'}`}
      role="img"
      aria-label={presence.here ? t('here') : t('away')}
      data-presence={presence.here ? 'here' : 'away'}
    />
  );
}

/** Those who watch, by name. */
export function Watchers() {
  const company = usePeople((state) => state.company);
  if (!company || (company.watchers.length === 0 && company.strangers === 0)) return null;
  const names = company.watchers.map(({ name }) => name);
  const strangers = company.strangers > 0 ? [t('{strangers} more', { strangers: company.strangers })] : [];
  return (
    <p className="m-0 border-b border-edge px-3 py-2 text-sm text-soft" data-watchers>
      {t('Watching: {names}', { names: [...names, ...strangers].join(', ') })}
    </p>
  );
}
