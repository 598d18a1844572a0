import { none } from '@spaceline/engine';
import { correctionWords, person } from '../../i18n/table-words.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useBoard } from '../../board/context.tsx';
import {
  askAbout,
  backFromCorrecting,
  chooseFix,
  proposeDraft,
  stopCorrecting,
  touchCorrecting,
  useCorrecting,
} from '../../board/correcting-store.ts';
import { correctionOf } from '../../board/correction-draft.ts';
import type { Draft, DraftFix } from '../../board/correction-draft.ts';
import { fixesFor } from '../../board/correction-offers.ts';
import { colourOf } from '@spaceline/art';
import { useTable } from '../../net/store.ts';
import { CitedText } from '../../parts/cited-text.tsx';
import { Icon } from '../../parts/icon.tsx';
import { upper } from '@spaceline/protocol';
import { Notice } from '../notice.tsx';
import { chapters, fixWords, wordsForCards } from './fix-words.ts';
import { FixForm } from './forms.tsx';
import { rich, t } from '../../i18n/t.ts';

/** The cards chosen so far; each can be put back. */
function Chosen({ draft }: { readonly draft: Draft }) {
  const { faceOf, names } = useBoard();
  if (draft.cards.length === 0) return null;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0" aria-label={t('Chosen cards')}>
      {draft.cards.map((card) => {
        const name = names.card(card) ?? faceOf(card).title;
        return (
          <li key={card}>
            <button
              type="button"
              className="flex min-h-10 items-center gap-1.5 rounded-lg border border-gold/70 bg-gold/10 py-1 pr-2 pl-2 text-left text-sm"
              style={{ borderLeft: `5px solid ${colourOf(faceOf(card))}` }}
              aria-label={t('Leave {name} out', { name })}
              onClick={() => touchCorrecting(card)}
            >
              {name}
              <Icon name="close" size={15} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function FixButton({
  fix,
  at,
  words,
  title,
}: {
  readonly fix: DraftFix;
  readonly at: number;
  readonly words: string;
  readonly title?: string;
}) {
  return (
    <button
      type="button"
      className="btn w-full justify-start text-left"
      data-option={fix}
      onClick={() => chooseFix(fix, title)}
    >
      {at < 9 && (
        <kbd className="hidden size-6 shrink-0 place-items-center rounded border border-edge-strong text-sm text-soft lg:grid">
          {at + 1}
        </kbd>
      )}
      {words}
    </button>
  );
}

/** What can be done: to the chosen cards, or without any. */
function Menu({ draft }: { readonly draft: Draft }) {
  const { view, faceOf } = useBoard();
  if (draft.cards.length > 0) {
    const fixes = fixesFor(draft.cards, view, faceOf);
    const [first = none] = draft.cards;
    return (
      <div className="grid grid-cols-2 gap-1.5" data-options>
        {fixes.map((fix, at) => (
          <FixButton
            key={fix}
            fix={fix}
            at={at}
            words={t(wordsForCards(fix))}
            title={fix === 'describe' ? faceOf(first).id : ''}
          />
        ))}
        {fixes.length === 0 && (
          <p className="col-span-2 m-0 text-soft">
            {t('Nothing can be done to these cards together.')} <CitedText text="[A-5]" />
          </p>
        )}
      </div>
    );
  }
  const before = (chapter: number): number =>
    chapters.slice(0, chapter).reduce((sum, { fixes }) => sum + fixes.length, 0);
  return (
    <div className="flex flex-col gap-3" data-options>
      {chapters.map(({ title, fixes }, chapter) => (
        <section key={title} aria-label={t(title)} className="flex flex-col gap-1.5">
          <h3 className="m-0 text-sm font-semibold text-soft">{t(title)}</h3>
          {fixes.map((fix, at) => (
            <FixButton key={fix} fix={fix} at={before(chapter) + at} words={t(fixWords[fix])} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The sentence that is proposed. The server is asked in advance whether it can be. */
function Proposal({ draft }: { readonly draft: Draft }) {
  const { names, view, faceOf, them } = useBoard();
  const correction = useMemo(() => correctionOf(draft), [draft]);
  const refused = useTable(({ table }) => table?.refusal !== undefined);
  useEffect(() => {
    if (correction) askAbout(correction);
  }, [correction, view.seq]);
  const hidden = draft.cards.filter((card) => view.players[names.reader === 1 ? 1 : 0].piles.hand.includes(card));
  if (!draft.fix) return null;
  return (
    <footer className="flex flex-col gap-2 border-t border-edge pt-2">
      <p className="m-0 leading-snug" aria-live="polite">
        {correction ? (
          <>
            {rich('You propose to {correct}.', {
              correct: <b className="text-gold">{correctionWords(correction, names)}</b>,
            })}
          </>
        ) : (
          <span className="text-soft">{t('Something is still missing.')}</span>
        )}
        {hidden.length > 0 && (
          <span className="block text-sm text-soft">
            {t('{who} will see {cards}.', {
              who: upper(person(them, names)),
              cards: [...new Set(hidden.map((card) => faceOf(card).title))].join(', '),
            })}
          </span>
        )}
      </p>
      <div className="flex gap-2">
        <button type="button" className="btn" onClick={backFromCorrecting}>
          {t('Back')}
        </button>
        <button
          type="button"
          className="btn btn-main flex-1"
          data-propose
          disabled={!correction || refused}
          onClick={proposeDraft}
        >
          {t('Propose')}
        </button>
      </div>
    </footer>
  );
}

function headingOf({ fix }: Draft, title: string): string {
  if (!fix) return t('Correct the table');
  return fix === 'describe' && title ? t('Describe {title}', { title }) : t(fixWords[fix]).replace(/ …$/, '');
}

/** Puts a correction of the table together. */
export default function CorrectionPanel() {
  const draft = useCorrecting((state) => state.draft);
  const { faceOfTitle, names, them } = useBoard();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), [draft?.fix]);
  if (!draft) return null;
  return (
    <>
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 ref={head} tabIndex={-1} className="m-0 text-lg leading-snug font-semibold outline-none">
            {headingOf(draft, draft.title ? faceOfTitle(draft.title).title : '')}
          </h2>
          {!draft.fix && (
            <p className="m-0 text-sm text-soft">
              {t('Touch cards on the table, or pick below. {who} must agree.', { who: upper(person(them, names)) })}{' '}
              <CitedText text="A-2" />
            </p>
          )}
        </div>
        <button
          type="button"
          className="btn btn-quiet size-10 min-h-10 p-0"
          aria-label={t('Stop correcting')}
          onClick={stopCorrecting}
        >
          <Icon name="close" />
        </button>
      </header>
      <Chosen draft={draft} />
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-0.5">
        {draft.fix ? <FixForm draft={draft} /> : <Menu draft={draft} />}
      </div>
      <Notice />
      <Proposal draft={draft} />
    </>
  );
}
