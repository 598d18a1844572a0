import { belongingTo, liesWords } from '../i18n/table-words.ts';
import type { CardId, CardView, RememberedView } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { beginCorrecting, mayCorrect, useCorrecting } from '../board/correcting-store.ts';
import { canBeDescribed, undescribed } from '../board/correction-offers.ts';
import { memoryOf } from '../board/memory.ts';
import { intentWith } from '../board/why-not.ts';
import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { useMemo } from 'react';
import { DrawnFace } from '../faces/drawn.tsx';
import { UnwrittenBanner } from '../faces/unwritten-mark.tsx';
import { askWhy, useTable } from '../net/store.ts';
import type { Shown } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import type { Names } from '../words.ts';
import { t } from '../i18n/t.ts';

function state(card: CardView | undefined, memory: RememberedView | undefined, names: Names): string {
  if (memory)
    return t('{whose} · you have seen it: {where}', {
      whose: belongingTo(memory.owner, names),
      where: liesWords(memory, names),
    });
  if (!card) return '';
  return [
    belongingTo(card.owner, names),
    card.stopped && t('stopped'),
    card.disabled && t('disabled'),
    card.countdown !== undefined && t('countdown {countdown}', { countdown: card.countdown }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The face as it is at this moment: with the attributes that the people on it have now. */
const asItIs = (face: Face, card: CardView | undefined): Face =>
  card?.attributes
    ? {
        ...face,
        people: face.people.map((person, at) => ({
          ...person,
          attributes: card.attributes?.[at] ?? person.attributes,
        })),
      }
    : face;

/** A card drawn by us: what is printed on it and the text its program reads as. */
function CardSheet({ face, id }: { readonly face: Face; readonly id: CardId }) {
  const { view, cardOf, names } = useBoard();
  const card = cardOf(id);
  const drawn = useMemo(() => asItIs(face, card), [face, card]);
  const now = state(card, memoryOf(view, id), names);
  return (
    <article className="m-3 flex flex-col items-center gap-2" aria-label={face.title}>
      {now && <p className="m-0 self-stretch text-center text-sm text-gold">{now}</p>}
      <UnwrittenBanner face={face} missing={undescribed(face)} />
      <DrawnFace
        face={drawn}
        size="large"
        affiliation={card?.affiliation}
        up={card?.side}
        className="w-full max-w-80"
      />
    </article>
  );
}

/** For a card that no answer begins with: the rule that stands in the way. */
function WhyNot({ face, card }: { readonly face: Face; readonly card: CardId }) {
  const { view, me, usable } = useBoard();
  const intent = view.phase === 'play' && !usable.has(card) ? intentWith(card, face, view, me) : undefined;
  if (!intent) return null;
  const question = intent.do === 'attempt' ? t('Why can I not attempt it now?') : t('Why can I not play it now?');
  return (
    <button type="button" className="btn mx-3 mb-3 self-start" onClick={() => askWhy(intent)}>
      {question}
    </button>
  );
}

/** At an assisted table: the way from a card to a correction of it. */
function CorrectCard({ face, card }: { readonly face: Face; readonly card: CardId }) {
  const { cardOf } = useBoard();
  const correcting = useCorrecting(({ draft }) => draft !== undefined);
  if (correcting || !mayCorrect()) return null;
  return (
    <div className="mx-3 mt-3 flex flex-wrap gap-2">
      {cardOf(card) && (
        <button type="button" className="btn" data-correct={card} onClick={() => beginCorrecting([card])}>
          <Icon name="correct" />
          {t('Correct …')}
        </button>
      )}
      {canBeDescribed(face) && (
        <button type="button" className="btn" onClick={() => beginCorrecting([], 'describe', face.id)}>
          <Icon name="unwritten" />
          {t('Describe …')}
        </button>
      )}
    </div>
  );
}

export function CardPanel({ shown }: { readonly shown: Shown | undefined }) {
  const faces = useTable((state) => state.faces);
  if (!shown) return <p className="m-0 p-4 text-soft">{t('Touch a card to read it here.')}</p>;
  const face = faces.get(shown.def) ?? blankFace(shown.def);
  return (
    <div className="flex flex-col">
      <CorrectCard face={face} card={shown.card} />
      <CardSheet face={face} id={shown.card} />
      <WhyNot face={face} card={shown.card} />
    </div>
  );
}
