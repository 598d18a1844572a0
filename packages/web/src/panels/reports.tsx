import { eventWords } from '@spaceline/protocol';
import type { SeenEvent, View } from '@spaceline/engine';
import type { ComponentProps } from 'react';
import { justAttempted } from '../board/attempting.ts';
import { useBoard } from '../board/context.tsx';
import { battleIn, justFought } from '../board/fighting.ts';
import { useTable } from '../net/store.ts';

/** More would push the answers off a small screen; the log has them all. */
const lastLines = 8;

const decisive = /won|undecided|destroyed|killed|completed|scored|acquired/;

function Report({ title, events }: { readonly title: string; readonly events: readonly SeenEvent[] }) {
  const { names } = useBoard();
  const isBattle = title.startsWith('Battle');
  return (
    <section
      aria-label={title}
      className={`flex shrink-0 flex-col gap-1 rounded-lg border px-2 py-1.5 ${isBattle ? 'border-theirs/60 bg-theirs/5' : 'border-edge-strong bg-deep'}`}
    >
      <ul className="m-0 flex list-none flex-col gap-0.5 p-0 text-sm leading-snug">
        {events.slice(-lastLines).map((event, at) => (
          <li key={at} className={decisive.test(event.e) ? 'font-medium text-gold' : 'text-soft'}>
            {eventWords(event, names)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function reportOf(view: View, log: readonly SeenEvent[]): ComponentProps<typeof Report> | undefined {
  const battle = battleIn(view) ? [] : justFought(log);
  if (battle.length > 0) return { title: 'Battle report', events: battle };
  const attempt = justAttempted(log);
  return attempt && { title: 'Attempt report', events: attempt.events };
}

export const hasReport = (view: View, log: readonly SeenEvent[]): boolean => reportOf(view, log) !== undefined;

/** How the last battle or attempt ended, until something else happens. */
export function Reports() {
  const { view } = useBoard();
  const report = reportOf(view, useTable((state) => state.table?.log) ?? []);
  return report ? <Report {...report} /> : null;
}
