import type { CardId } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { vesselOf } from '../board/fighting.ts';
import { summary } from '@spaceline/art';

/** The look of a row in a list of cards one is asked about. */
export const factRow = 'flex min-h-11 shrink-0 items-center gap-3 rounded-lg border px-3 py-1.5';

/** What matters of a card when one has to choose it. */
export function CardFacts({ card }: { readonly card: CardId }) {
  const { faceOf, cardOf, names, view } = useBoard();
  const face = faceOf(card);
  const attributes = cardOf(card)?.attributes ?? face.people.map((person) => person.attributes);
  const vessel = vesselOf(view, card);
  return (
    <>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="font-medium">{names.card(card) ?? face.title}</span>
        <span className="block text-sm text-soft">{summary(face)}</span>
      </span>
      {vessel && (
        <span className="text-sm whitespace-nowrap text-soft">
          W {vessel.weapons} · S {vessel.shields}
        </span>
      )}
      {attributes.length > 0 && (
        <span className="text-sm whitespace-nowrap text-soft">
          {attributes.map((numbers) => numbers.join('-')).join(' / ')}
        </span>
      )}
    </>
  );
}
