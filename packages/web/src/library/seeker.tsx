import { useMemo, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';
import { useShortcuts } from '../sealed/use-shortcuts.ts';
import { Facets } from './facets.tsx';
import { find, isAsking, noQuery, soughtOf, toggledIn } from './search.ts';
import type { FacetName, Found, Query } from './search.ts';
import type { Title } from './titles.ts';

/** What is sought among titles, and what was found. */
export function useSeeking(titles: readonly Title[], asked: Query = noQuery) {
  const [query, setQuery] = useState(asked);
  const all = useMemo(() => soughtOf(titles), [titles]);
  const found = useMemo(() => find(all, query), [all, query]);
  return { query, setQuery, found, total: titles.length };
}

/** Words to seek and facets to narrow down: beside the results, on small screens folded above them. */
export function Seeker({
  query,
  onQuery,
  found,
  names,
  label,
}: {
  readonly query: Query;
  readonly onQuery: (query: Query) => void;
  readonly found: Found;
  readonly names?: readonly FacetName[];
  readonly label: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <div role="search" aria-label={label} className="flex flex-col gap-3">
      <div className="flex gap-2">
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={t('Title, skill, words … ( / )')}
          value={query.words}
          className="min-h-11 w-full min-w-0 rounded-lg border border-edge-strong bg-panel px-3 text-ink placeholder:text-soft"
          onChange={({ target }) => onQuery({ ...query, words: target.value })}
        />
        <button
          type="button"
          className="btn shrink-0 lg:hidden"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('Filter')}
        </button>
      </div>
      {isAsking(query) && (
        <button
          type="button"
          className="btn btn-quiet min-h-9 self-start px-1.5 pointer-coarse:min-h-11"
          onClick={() => onQuery(noQuery)}
        >
          <Icon name="close" size={14} />
          {t('Show all')}
        </button>
      )}
      <div className={unfolded ? '' : 'max-lg:hidden'}>
        <Facets
          facets={found.facets}
          {...(names ? { names } : {})}
          onToggle={(name, value) => onQuery(toggledIn(query, name, value))}
        />
      </div>
    </div>
  );
}
