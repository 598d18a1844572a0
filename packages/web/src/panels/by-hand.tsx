import type { Decision } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { beginCorrecting } from '../board/correcting-store.ts';
import { kindWords, colourOf } from '@spaceline/art';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import { Options } from './options.tsx';
import { t } from '../i18n/t.ts';

/** A text that is not written was played or used in answer to an action that waits meanwhile. */
function Answered({ decision }: { readonly decision: Decision }) {
  const { names } = useBoard();
  const [first] = decision.options;
  const on = first?.do === 'settle' ? first.on : none;
  const answered = names.card(on);
  const nullifies = decision.options.length > 2;
  if (answered === undefined && !nullifies) return undefined;
  return (
    <p className="m-0 leading-snug" data-answers={on}>
      {nullifies
        ? t('It answers {card}. Say so if it nullified that.', { card: answered ?? t('an action') })
        : t('It answers {card}, which has happened already.', { card: answered ?? t('an action') })}{' '}
      {t('Control and facts of cards are corrected when all is over.')} <CitedText text="A-3.1" />
    </p>
  );
}

/** A text that is not written waits to be carried out by the players. */
export function ByHand({ decision }: { readonly decision: Decision }) {
  const { faceOf, names } = useBoard();
  const face = faceOf(decision.source);
  const kind = kindWords(face);
  const judged = face.type === 'Mission';
  return (
    <div className="flex flex-col gap-3" data-by-hand={decision.source}>
      <article
        aria-label={face.title}
        className="flex flex-col gap-1 rounded-xl border border-dashed border-assist/70 bg-raised p-3"
        style={{ borderTop: `6px solid ${colourOf(face)}` }}
      >
        <h3 className="m-0 text-lg leading-tight font-bold">{names.card(decision.source) ?? face.title}</h3>
        <p className="m-0 text-soft">{kind}</p>
        <p className="m-0 flex items-start gap-1.5 leading-snug">
          <span className="pt-0.5 text-assist">
            <Icon name="unwritten" />
          </span>
          <span>
            {judged
              ? t('Its requirements are not written: judge from the card whether they are met, then say so.')
              : t('Its text is not written. Do what the card says by corrections, then say how it ended.')}{' '}
            <CitedText text="A-3" />
          </span>
        </p>
        {face.type === 'Mission' || face.type === 'Dilemma' ? undefined : <Answered decision={decision} />}
      </article>
      <button type="button" className="btn border-assist/70" data-correct onClick={() => beginCorrecting()}>
        <Icon name="correct" />
        {t('Correct the table …')}
        <kbd className="hidden rounded border border-edge-strong px-1.5 text-sm text-soft lg:inline">C</kbd>
      </button>
      <div className="flex flex-col gap-1.5">
        <h3 className="m-0 text-sm font-semibold text-soft">{judged ? t('Judge it') : t('When it is done')}</h3>
        <Options decision={decision} />
      </div>
    </div>
  );
}
