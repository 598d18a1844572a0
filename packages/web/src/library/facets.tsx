import { useState } from 'react';
import type { Label } from '../i18n/t.ts';
import { t } from '../i18n/t.ts';
import { Emblem } from '../faces/emblem.tsx';
import { facetNames } from './search.ts';
import type { FacetName, FacetValue, Found } from './search.ts';
import { statusWords } from './titles.ts';
import type { Status } from './titles.ts';

const headings: Readonly<Record<FacetName, Label>> = {
  type: 'Type',
  affiliation: 'Affiliation',
  skill: 'Skill',
  status: 'How it is played',
  set: 'Set',
};

/** Values shown before one asks for more. */
const first: Readonly<Record<FacetName, number>> = { type: 9, affiliation: 6, skill: 8, status: 3, set: 5 };

const wordsOf = (name: FacetName, value: string): string =>
  name === 'status' ? t(statusWords[value as Status]) : value;

function Value({
  name,
  value: { value, count, chosen },
  onToggle,
}: {
  readonly name: FacetName;
  readonly value: FacetValue;
  readonly onToggle: () => void;
}) {
  return (
    <label
      className={`flex min-h-8 items-center gap-2 rounded-md px-1.5 hover:bg-raised pointer-coarse:min-h-11 ${count === 0 && !chosen ? 'text-soft' : ''}`}
    >
      <input type="checkbox" className="size-4.5 shrink-0 accent-gold" checked={chosen} onChange={onToggle} />
      {name !== 'set' && name !== 'status' && <Emblem name={value} size={16} />}
      <span className="min-w-0 flex-1 truncate">{wordsOf(name, value)}</span>
      <span className="text-soft tabular-nums">{count}</span>
    </label>
  );
}

function Facet({
  name,
  values,
  onToggle,
}: {
  readonly name: FacetName;
  readonly values: readonly FacetValue[];
  readonly onToggle: (value: string) => void;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? values : values.filter(({ chosen }, at) => chosen || at < first[name]);
  if (values.length === 0) return null;
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="px-1.5 pb-0.5 text-sm font-semibold text-soft">{t(headings[name])}</legend>
      {shown.map((value) => (
        <Value key={value.value} name={name} value={value} onToggle={() => onToggle(value.value)} />
      ))}
      {values.length > first[name] && (
        <button
          type="button"
          className="min-h-8 border-0 bg-transparent px-1.5 text-sm text-soft underline pointer-coarse:min-h-11"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('fewer') : t('all {n}', { n: values.length })}
          <span className="sr-only"> {t(headings[name])}</span>
        </button>
      )}
    </fieldset>
  );
}

/** What can be narrowed down, each value with the number of titles it would leave. */
export function Facets({
  facets,
  names = facetNames,
  onToggle,
}: {
  readonly facets: Found['facets'];
  readonly names?: readonly FacetName[];
  readonly onToggle: (name: FacetName, value: string) => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {names.map((name) => (
        <Facet key={name} name={name} values={facets[name]} onToggle={(value) => onToggle(name, value)} />
      ))}
    </div>
  );
}
