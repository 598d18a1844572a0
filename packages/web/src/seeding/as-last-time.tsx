import type { Decision } from '@spaceline/engine';
import { useMemo } from 'react';
import { useBoard } from '../board/context.tsx';
import { t } from '../i18n/t.ts';
import { useTable } from '../net/store.ts';
import { changeWords } from './change-words.ts';
import { forgetChanges, isSeedingQuestion, lastSeeding, seedAsLastTime, stopSeeding, useSeeding } from './store.ts';

/** What could not be repeated, told until it is read. */
function Changes() {
  const { names } = useBoard();
  const changes = useSeeding((state) => state.changes);
  const words = [...new Set(changes.map((change) => changeWords(change, names)))];
  if (words.length === 0) return null;
  return (
    <section
      aria-label={t('Not as last time')}
      data-seeding-changes
      className="flex shrink-0 flex-col gap-1 rounded-lg border border-edge-strong p-2 text-sm"
    >
      <p className="m-0 font-semibold">{t('Seeded as last time, except:')}</p>
      <ul className="m-0 flex max-h-32 list-none flex-col gap-0.5 overflow-y-auto p-0 text-soft">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <button type="button" className="btn btn-quiet min-h-10 px-3" onClick={forgetChanges}>
        {t('I see')}
      </button>
    </section>
  );
}

/** Beside questions of the seeding: the whole of it as in the last game with this deck, at one press. */
export function AsLastTime({ decision }: { readonly decision: Decision }) {
  const { view } = useBoard();
  const match = useTable((state) => state.table?.match);
  const running = useSeeding((state) => state.match);
  const changedIn = useSeeding((state) => state.changedIn);
  const stuck = useSeeding((state) => state.stuck);
  const isSeeding = isSeedingQuestion(decision);
  const plan = useMemo(() => (isSeeding ? lastSeeding(view) : undefined), [isSeeding, view]);
  const isRunning = running !== undefined && running === match;
  if (isSeeding && isRunning)
    return (
      <div className="flex items-center gap-2">
        <p className="m-0 flex-1 text-gold">{t('Seeding as last time …')}</p>
        <button type="button" className="btn btn-quiet min-h-10 px-3" onClick={stopSeeding}>
          {t('Stop')}
        </button>
      </div>
    );
  return (
    <>
      {stuck === decision.id && <p className="m-0 text-gold">{t('Your last game has no answer here: you decide.')}</p>}
      {plan && (
        <button
          type="button"
          className="btn min-h-11 border-gold/70 px-3"
          data-as-last-time
          onClick={() => seedAsLastTime()}
        >
          {t('Seed as last time')} <kbd className="answer-key">S</kbd>
        </button>
      )}
      {changedIn === match && (!isSeeding || stuck === decision.id) && <Changes />}
    </>
  );
}
