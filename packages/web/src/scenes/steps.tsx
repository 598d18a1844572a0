import type { Act, Steps } from './act.ts';
import { Sign } from './sign.tsx';
import { useCards } from './seen-cards.ts';
import { many, t } from '../i18n/t.ts';

/** The way of an attempt: what was overcome, what is met now, what still lies face down, and the mission itself. */
export function AttemptSteps({
  act,
  steps,
  now,
}: {
  readonly act: Act;
  readonly steps: Steps;
  readonly now: 'card' | 'solve';
}) {
  const { title } = useCards(act);
  const { met, left = 0 } = steps;
  const card = 'card' in act ? act.card : undefined;
  return (
    <ol className="scene-steps" aria-label={t('The attempt so far')}>
      {met.map(({ card: one, overcome }) => (
        <li key={one} className={overcome ? 'is-met' : 'is-past'}>
          <Sign name={overcome ? 'met' : 'dilemma'} size={16} />
          {title(one)}
        </li>
      ))}
      {now === 'card' && card !== undefined && (
        <li className="is-now" aria-current="step">
          <Sign name={act.kind === 'find' ? 'artifact' : 'dilemma'} size={16} />
          {title(card)}
        </li>
      )}
      {left > 0 && (
        <li className="is-ahead">
          <Sign name="seeds" size={16} />
          {many(left, 'one more card', '{n} more cards')}
        </li>
      )}
      <li className={now === 'solve' ? 'is-now' : 'is-ahead'} aria-current={now === 'solve' ? 'step' : undefined}>
        <Sign name="points" size={16} />
        {t('solve')}
      </li>
    </ol>
  );
}
