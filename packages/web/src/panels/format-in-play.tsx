import { useEffect, useState } from 'react';
import { loadMatch, loadFormats } from '../net/api.ts';
import type { FormatClause } from '../net/api.ts';
import { useTable } from '../net/store.ts';
import { FormatClauses } from '../parts/format-clauses.tsx';

interface InPlay {
  readonly name: string;
  readonly clauses: readonly FormatClause[];
}

/** The format of a match; a house format too is made of clauses of the sheets. */
async function formatOf(match: string): Promise<InPlay> {
  const [{ formatName, clauses }, sheets] = await Promise.all([loadMatch(match), loadFormats()]);
  const known = new Map(sheets.flatMap((sheet) => sheet.clauses).map((clause) => [clause.id, clause]));
  return { name: formatName, clauses: clauses.flatMap((id) => known.get(id) ?? []) };
}

/** The name of the format that is played, which opens its clauses. */
export function FormatInPlay() {
  const match = useTable((state) => state.table?.match);
  const status = useTable((state) => state.status);
  const [format, setFormat] = useState<InPlay>();
  useEffect(() => {
    // Whoever was cut off asks again when the line is back.
    if (match && status === 'open') formatOf(match).then(setFormat, () => undefined);
  }, [match, status]);
  if (!format) return null;
  return (
    <FormatClauses {...format} className="btn justify-start text-left">
      <span className="text-soft">Format:</span>
      <span className="min-w-0 truncate">{format.name}</span>
    </FormatClauses>
  );
}
