import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import type { DeckList } from '../net/api.ts';
import type { Problem, SealedJudgement } from '../net/wire.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { checksOf } from './checks.ts';
import type { Check } from './checks.ts';

const signs: Readonly<Record<Check['is'], { readonly icon: IconName; readonly tone: string; readonly word: Label }>> = {
  wrong: { icon: 'close', tone: 'text-bad', word: 'Not legal: ' },
  advice: { icon: 'info', tone: 'text-gold', word: 'Advice: ' },
  met: { icon: 'check', tone: 'text-good', word: 'Fine: ' },
};

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The judge beside the deck: what he says of it after every card. */
export function JudgePanel({
  deck,
  judgement,
  isJudged,
  problem,
  faceOf,
}: {
  readonly deck: DeckList;
  readonly judgement: SealedJudgement | undefined;
  readonly isJudged: boolean;
  readonly problem: Problem | undefined;
  readonly faceOf: (id: string) => Face;
}) {
  return (
    <section aria-label={t('Judge')} data-judge className="panel flex flex-col gap-2 p-3">
      <h2 className="m-0 flex flex-wrap items-center gap-2 text-lg font-semibold">
        {t('Judge')} <span className="text-sm font-normal text-soft">Warp Speed</span>
        <span className="flex-1" />
        {judgement && (
          <span
            role="status"
            data-legal={isJudged ? judgement.legal : undefined}
            className={`flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-medium ${judgement.legal ? 'border-good/70 text-good' : 'border-bad/70 text-bad'}`}
          >
            <Icon name={judgement.legal ? 'check' : 'close'} size={14} />
            {judgement.legal ? t('legal') : t('not yet legal')}
          </span>
        )}
      </h2>
      {problem && (
        <p role="alert" className="m-0 text-bad">
          <CitedText text={`${problem.what}: ${problem.why}.`} />
        </p>
      )}
      {judgement ? (
        <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
          {checksOf(deck, judgement, faceOf).map(({ is, words }) => (
            <li key={words} className={`flex items-start gap-1.5 leading-snug ${is === 'met' ? 'text-sm' : 'w-full'}`}>
              <span className={`pt-0.5 ${signs[is].tone}`}>
                <Icon name={signs[is].icon} size={16} />
              </span>
              <span className={is === 'wrong' ? '' : 'text-soft'}>
                <span className="sr-only">{t(signs[is].word)}</span>
                <span lang={judgement.problems.some((problem) => problem.words === words) ? 'en' : undefined}>
                  <CitedText text={upper(words)} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="m-0 text-soft">{t('The judge is reading …')}</p>
      )}
      {judgement?.legal === false && (
        <p className="m-0 text-sm text-soft">
          {t('When the time is up, a deck that is not legal is completed from your box.')} <CitedText text="WS-1.1" />
        </p>
      )}
    </section>
  );
}
