import type { Decision } from '@spaceline/engine';
import { useEffect, useRef } from 'react';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';
import { useOutlined } from './outlined.ts';
import { doHint, hintedCards, seedForMe, takeHint, useAdvised, useHints } from './store.ts';
import type { Advised } from './store.ts';
import { hintWords } from './words.ts';
import { isSeedingQuestion } from '../seeding/store.ts';
import { Sign } from '../parts/sign.tsx';
import { t } from '../i18n/t.ts';

const key = 'hidden rounded border border-edge-strong px-1.5 text-sm text-soft lg:inline';

/** What an officer would do, why, and the way to do it. */
function Hinted({ decision, hint }: { readonly decision: Decision; readonly hint: Advised }) {
  const { view, names } = useBoard();
  const busy = useHints((state) => state.busy);
  const doIt = useRef<HTMLButtonElement>(null);
  useOutlined(hintedCards(decision, hint));
  useEffect(() => {
    // Enter does it; who touches has no need of it, and of no ring around it.
    if (!matchMedia('(pointer: coarse)').matches) doIt.current?.focus();
  }, [hint]);
  return (
    <section
      aria-label={t('Hint')}
      aria-live="polite"
      className="flex shrink-0 flex-col gap-1.5 rounded-xl border-2 border-dashed border-gold bg-gold/5 px-3 py-2"
    >
      <p className="m-0 text-sm font-semibold text-gold">
        <span aria-hidden="true">✦</span> {t('Hint')}
      </p>
      <p className="m-0 leading-snug font-bold">{hintWords(decision, hint.choice, view, names)}</p>
      <p className="m-0 leading-snug text-soft" lang="en">
        {hint.why}
      </p>
      <div className="flex gap-2">
        <button ref={doIt} type="button" className="btn flex-1 border-gold" onClick={doHint}>
          {t('Do it')} <kbd className={key}>Enter</kbd>
        </button>
        <button type="button" className="btn btn-quiet flex-1" data-hint disabled={busy} onClick={takeHint}>
          {t('Another')}
        </button>
      </div>
    </section>
  );
}

/** An officer was asked to seed in this match. */
const useIsSeeded = (): boolean => {
  const seeded = useHints((state) => state.seeding);
  const match = useTable((state) => state.table?.match);
  return seeded !== undefined && seeded === match;
};

const useShownHint = ({ id }: Decision): Advised | undefined =>
  useHints(({ hint }) => (hint?.decision === id ? hint : undefined));

/** A hint for the asking, beside every question. */
export function HintButton({ decision }: { readonly decision: Decision }) {
  const busy = useHints((state) => state.busy);
  const isAdvised = useAdvised();
  const isSeeded = useIsSeeded() && isSeedingQuestion(decision);
  const shown = useShownHint(decision);
  if (!isAdvised || isSeeded || shown) return null;
  return (
    <button type="button" className="btn btn-quiet hint-button" data-hint disabled={busy} onClick={takeHint}>
      {t('Hint')} <kbd className={key}>?</kbd>
    </button>
  );
}

/** While seeding: the whole rest of it at one press. */
export function SeedForMe({ decision }: { readonly decision: Decision }) {
  const busy = useHints((state) => state.busy);
  const isAdvised = useAdvised();
  const isSeeded = useIsSeeded();
  if (!isAdvised || isSeeded || !isSeedingQuestion(decision)) return null;
  return (
    <button type="button" className="btn seed-for-me" disabled={busy} onClick={seedForMe}>
      <Sign name="seeds" size={18} />
      {t('Seed for me')}
    </button>
  );
}

/** What the officer said who was asked for a hint, or to seed. */
export function Hint({ decision }: { readonly decision: Decision }) {
  const isAdvised = useAdvised();
  const problem = useHints((state) => state.problem);
  const isSeeded = useIsSeeded() && isSeedingQuestion(decision);
  const shown = useShownHint(decision);
  if (!isAdvised) return null;
  if (isSeeded) return <p className="m-0 text-gold">{t('An officer seeds for you …')}</p>;
  return (
    <>
      {shown && <Hinted decision={decision} hint={shown} />}
      {problem && (
        <p role="alert" className="m-0 text-sm text-bad">
          {problem.what}: {problem.why}.
        </p>
      )}
    </>
  );
}
