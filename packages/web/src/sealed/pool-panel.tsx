import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { Emblem } from '../faces/emblem.tsx';
import type { Face } from '../faces/face.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { useGlance } from './glance.tsx';
import { filtered, isFiltering, noFilter, rarityWords, skillsIn, sorted, sortings } from './pool.ts';
import type { Filter, PoolCard, Sorting } from './pool.ts';
import { PoolRow, carriedIn, isCard } from './rows.tsx';
import { stepOf } from './stepping.ts';
import { useShortcuts } from './use-shortcuts.ts';

const sortingWords: Readonly<Record<Sorting, Label>> = {
  kind: 'by kind',
  skill: 'by skill',
  rarity: 'by rarity',
  pack: 'by pack',
};

const affiliations = ['Federation', 'Klingon', 'Romulan', 'Non-Aligned'];

interface Choice {
  readonly value: string;
  readonly words: string;
}

function Picker({
  label,
  all,
  value,
  choices,
  onPick,
}: {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onPick: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      className={`min-h-10 min-w-0 rounded-lg border bg-deep px-1.5 lg:w-25 text-sm pointer-coarse:min-h-11 ${value === '' ? 'border-edge text-soft' : 'border-gold text-ink'}`}
      onChange={({ target }) => onPick(target.value)}
    >
      <option value="">{all}</option>
      {choices.map(({ value: each, words }) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Filters({
  pool,
  filter,
  onFilter,
}: {
  readonly pool: readonly PoolCard[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}) {
  const types = [...new Set(pool.map(({ face }) => face.type))].toSorted();
  const plain = (values: readonly string[]): readonly Choice[] => values.map((value) => ({ value, words: value }));
  const [unfolded, setUnfolded] = useState(false);
  const folded = unfolded || isFiltering({ ...filter, words: '' }) ? '' : 'max-lg:hidden';
  const pick = (part: keyof Filter) => (value: string) => onFilter({ ...filter, [part]: value });
  return (
    <div role="search" aria-label={t('Filter your box')} className="flex flex-wrap gap-2 max-lg:w-full">
      <input
        type="search"
        aria-label={t('Search titles')}
        placeholder={t('Search titles')}
        value={filter.words}
        data-search
        className="min-h-10 w-32 rounded-lg border border-edge bg-deep px-3 text-sm text-ink placeholder:text-soft max-lg:w-auto max-lg:flex-1 pointer-coarse:min-h-11"
        onChange={({ target }) => pick('words')(target.value)}
      />
      <button
        type="button"
        className="btn min-h-11 lg:hidden"
        aria-expanded={folded === ''}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t('Filter')}
      </button>
      <div className={`flex gap-2 max-lg:grid max-lg:w-full max-lg:grid-cols-2 ${folded}`}>
        <Picker label={t('Type')} all={t('Type')} value={filter.type} choices={plain(types)} onPick={pick('type')} />
        <Picker
          label={t('Affiliation')}
          all={t('Affiliation')}
          value={filter.affiliation}
          choices={plain(affiliations)}
          onPick={pick('affiliation')}
        />
        <Picker
          label={t('Rarity')}
          all={t('Rarity')}
          value={filter.rarity}
          choices={Object.entries(rarityWords).map(([value, word]) => ({ value, words: t(word) }))}
          onPick={pick('rarity')}
        />
        <Picker
          label={t('Skill')}
          all={t('Skill')}
          value={filter.skill}
          choices={plain(
            skillsIn(pool)
              .map(([skill]) => skill)
              .toSorted(),
          )}
          onPick={pick('skill')}
        />
      </div>
      {isFiltering(filter) && (
        <button type="button" className="btn btn-quiet min-h-10 text-sm" onClick={() => onFilter(noFilter)}>
          {t('Show all')}
        </button>
      )}
    </div>
  );
}

function Sortings({ sorting, onSort }: { readonly sorting: Sorting; readonly onSort: (sorting: Sorting) => void }) {
  return (
    <div role="group" aria-label={t('Sort your box')} className="flex gap-1">
      {sortings.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === sorting}
          className={`min-h-10 rounded-full border px-2.5 text-sm pointer-coarse:min-h-11 ${each === sorting ? 'border-edge-strong bg-raised text-ink' : 'border-transparent bg-transparent text-soft hover:text-ink'}`}
          onClick={() => onSort(each)}
        >
          {t(sortingWords[each])}
        </button>
      ))}
    </div>
  );
}

/** All levels of all who are in the box; a touch shows who has the skill. */
function Skills({
  pool,
  chosen,
  onChoose,
}: {
  readonly pool: readonly PoolCard[];
  readonly chosen: string;
  readonly onChoose: (skill: string) => void;
}) {
  return (
    <section aria-label={t('Skills in this box')} className="border-t border-edge pt-2">
      <h2 className="m-0 text-base font-semibold">
        {t('Skills in this box')}{' '}
        <span className="text-sm font-normal text-soft">
          {t('all affiliations work together here')} <CitedText text="WS-4.2" />
        </span>
      </h2>
      <ul className="m-0 mt-1 flex list-none flex-wrap gap-x-1 p-0">
        {skillsIn(pool).map(([skill, levels]) => (
          <li key={skill}>
            <button
              type="button"
              aria-pressed={skill === chosen}
              className={`min-h-8 rounded-md border px-2 text-sm pointer-coarse:min-h-11 ${skill === chosen ? 'border-gold bg-gold/10' : 'border-transparent bg-transparent'} text-ink hover:bg-raised`}
              onClick={() => onChoose(skill === chosen ? '' : skill)}
            >
              {skill} <b className="tabular-nums">{levels}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const groupSign = (title: string): string | undefined => (affiliations.includes(title) ? title : undefined);

/** The cards of the box, sorted and filtered; a touch, a key or a drag lays one into the deck. */
export function PoolPanel({
  pool,
  used,
  onToggle,
  onOut,
  onUndo,
}: {
  readonly pool: readonly PoolCard[];
  /** The keys of those that lie in the deck. */
  readonly used: ReadonlySet<string>;
  readonly onToggle: (face: Face, isIn: boolean) => void;
  /** A card of the deck was dropped back. */
  readonly onOut: (id: string) => void;
  readonly onUndo: (() => void) | undefined;
}) {
  const [sorting, setSorting] = useState<Sorting>('kind');
  const [filter, setFilter] = useState(noFilter);
  const [over, setOver] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  /** The card that had the focus when the rows were sorted anew. */
  const kept = useRef<string>(undefined);
  const { hold } = useGlance();
  const groups = useMemo(() => sorted(filtered(pool, filter), sorting), [pool, filter, sorting]);
  const keys: Readonly<Record<string, () => void>> = {
    t: () => {
      kept.current = document.activeElement?.getAttribute('data-row') ?? undefined;
      setSorting(sortings[(sortings.indexOf(sorting) + 1) % sortings.length] ?? 'kind');
    },
    z: () => onUndo?.(),
    i: () => {
      const id = document.activeElement?.getAttribute('data-row');
      const card = pool.find(({ face }) => face.id === id);
      if (card) hold(card.face);
    },
    '/': () => panel.current?.querySelector<HTMLElement>('[data-search]')?.focus(),
  };
  useShortcuts(keys);
  useLayoutEffect(() => {
    if (kept.current) panel.current?.querySelector<HTMLElement>(`[data-row="${kept.current}"]`)?.focus();
    kept.current = undefined;
  }, [sorting]);
  const walk = (event: KeyboardEvent) => {
    const next = stepOf(event.key, panel.current, event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={panel}
      className={`flex flex-col gap-2 ${over ? 'drop-here' : ''}`}
      data-pool
      onKeyDown={walk}
      onDragOver={(event) => {
        if (!isCard(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const carried = carriedIn(event);
        if (carried?.from) onOut(carried.id);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Sortings sorting={sorting} onSort={setSorting} />
        <Filters pool={pool} filter={filter} onFilter={setFilter} />
      </div>
      <div className="pool-groups">
        {groups.map(({ title, cards }) => (
          <section key={title}>
            <h2 className="m-0 mb-1 flex items-center gap-1.5 text-[0.9375rem] font-semibold whitespace-nowrap first-letter:uppercase">
              {groupSign(title) && <Emblem name={title} />}
              {title} <span className="text-sm font-normal text-soft">{cards.length}</span>
            </h2>
            <ul aria-label={title} className="m-0 flex list-none flex-col gap-0.5 p-0">
              {cards.map(({ key, face }) => (
                <PoolRow key={key} face={face} isIn={used.has(key)} onToggle={() => onToggle(face, used.has(key))} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className="m-0 py-4 text-soft">{t('No card of your box is like that.')}</p>}
      </div>
      <Skills pool={pool} chosen={filter.skill} onChoose={(skill) => setFilter({ ...filter, skill })} />
    </div>
  );
}
