import type { Decision, View } from '@spaceline/engine';
import { cutAt, upper } from '@spaceline/protocol';
import { correctionWords, person } from '../i18n/table-words.ts';
import { takeOption } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { namedIn } from '../board/correcting.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Names } from '../words.ts';
import { CardName } from './log.tsx';
import { t } from '../i18n/t.ts';

/** A correction that waits for the other player. */

/** "Your opponent proposes to stop Data." */
function proposalWords({ by, correction }: NonNullable<View['correction']>, names: Names): string {
  const who = upper(person(by, names));
  return by === names.reader
    ? t('You propose to {correct}.', { correct: correctionWords(correction, names) })
    : t('{who} proposes to {correct}.', { who, correct: correctionWords(correction, names) });
}

function Sentence() {
  const { view, names } = useBoard();
  if (!view.correction) return null;
  const titles = namedIn(view.correction.correction).map((card) => [card, names.card(card) ?? ''] as const);
  const pieces = cutAt(proposalWords(view.correction, names), titles);
  return (
    <div className="flex items-start gap-2.5 rounded-lg border border-assist/60 bg-assist/10 p-3">
      <span className="pt-0.5 text-assist">
        <Icon name="agree" size={22} />
      </span>
      <p className="m-0 text-lg leading-snug font-semibold" data-proposal aria-live="polite">
        {pieces.map(({ text, card }, at) =>
          card === undefined ? <span key={at}>{text}</span> : <CardName key={at} text={text} card={card} def="" />,
        )}
      </p>
    </div>
  );
}

/** Asked to agree: what is proposed, and both answers. */
export function Consent({ decision }: { readonly decision: Decision }) {
  const { view } = useBoard();
  const named = view.correction && 'cards' in view.correction.correction;
  const button = (verb: 'consent' | 'decline', words: string, look: string) => {
    const option = decision.options.find((each) => each.do === verb);
    return (
      option && (
        <button type="button" className={`btn flex-1 ${look}`} data-option={verb} onClick={() => takeOption(option)}>
          {words}
        </button>
      )
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <Sentence />
      <p className="m-0 text-sm text-soft">
        {named && t('The cards it names are marked where you can see them. ')}
        {t('Nothing happens unless you agree.')} <CitedText text="A-2" />
      </p>
      <div className="flex gap-2" data-options>
        {button('consent', t('Agree'), 'btn-main')}
        {button('decline', t('Decline'), '')}
      </div>
    </div>
  );
}

/** For everybody else: what is proposed, and that it waits. */
export function Proposed() {
  const { view, names } = useBoard();
  if (!view.correction) return null;
  return (
    <div className="flex flex-col gap-3">
      <Sentence />
      <p className="m-0 text-soft">
        {t('It waits for {who} to agree.', { who: person(view.correction.by === 0 ? 1 : 0, names) })}
      </p>
    </div>
  );
}
