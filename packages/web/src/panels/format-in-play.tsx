import { useEffect, useState } from 'react';
import { loadFormats } from '../net/api.ts';
import type { FormatClause } from '../net/api.ts';
import { useTable } from '../net/store.ts';
import type { MatchFacts } from '../net/wire.ts';
import { FormatClauses } from '../parts/format-clauses.tsx';
import { t } from '../i18n/t.ts';

interface InPlay {
  readonly name: string;
  readonly clauses: readonly FormatClause[];
}

/** The format of a match; a house format too is made of clauses of the sheets. */
async function formatOf({ formatName, clauses }: MatchFacts): Promise<InPlay> {
  const sheets = await loadFormats();
  const known = new Map(sheets.flatMap((sheet) => sheet.clauses).map((clause) => [clause.id, clause]));
  return { name: formatName, clauses: clauses.flatMap((id) => known.get(id) ?? []) };
}

/** The name of the format that is played, which opens its clauses. */
export function FormatInPlay() {
  const facts = useTable((state) => state.facts);
  const status = useTable((state) => state.status);
  const [format, setFormat] = useState<InPlay>();
  useEffect(() => {
    // Whoever was cut off asks again when the line is back.
    if (facts && status === 'open') formatOf(facts).then(setFormat, () => undefined);
  }, [facts, status]);
  if (!format) return null;
  return (
    <FormatClauses {...format} className="btn justify-start text-left">
      <span className="text-soft">{t('Format:')}</span>
      <span className="min-w-0 truncate">{format.name}</span>
    </FormatClauses>
  );
}
