import { isDecisive, reportOn } from '@spaceline/protocol';
import { eventWords } from '../i18n/table-words.ts';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** More would push the answers off a small screen; the log has them all. */
const lastLines = 8;

const looks = {
  battle: { title: 'Battle report', style: 'border-theirs/60 bg-theirs/5' },
  attempt: { title: 'Attempt report', style: 'border-edge-strong bg-deep' },
} as const satisfies Record<string, { readonly title: Label; readonly style: string }>;

/** How the last battle or attempt ended, until something else is done. */
export function Reports() {
  const { view, names } = useBoard();
  const report = reportOn(view, useTable((state) => state.table?.log) ?? []);
  if (!report) return null;
  const { title, style } = looks[report.scene];
  return (
    <section aria-label={t(title)} className={`flex shrink-0 flex-col gap-1 rounded-lg border px-2 py-1.5 ${style}`}>
      <ul className="m-0 flex list-none flex-col gap-0.5 p-0 text-sm leading-snug">
        {report.events.slice(-lastLines).map((event, at) => (
          <li key={at} className={isDecisive(event) ? 'font-medium text-gold' : 'text-soft'}>
            {eventWords(event, names)}
          </li>
        ))}
      </ul>
    </section>
  );
}
