import type { CSSProperties } from 'react';
import type { Act } from './act.ts';
import { Sign } from './sign.tsx';
import { outcomeOf } from './outcome.ts';
import { useCards } from './seen-cards.ts';
import { t } from '../i18n/t.ts';

/** What came of it, in up to three sentences. */
export function Outcome({ act }: { readonly act: Act }) {
  const { names } = useCards(act);
  return (
    <ul className="scene-lines" aria-label={t('What came of it')}>
      {outcomeOf(act, names).map(({ sign, tone, words }, at) => (
        <li key={at} className={`is-${tone}`} style={{ '--n': at } as CSSProperties}>
          <Sign name={sign} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
