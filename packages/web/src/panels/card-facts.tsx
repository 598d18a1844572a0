import type { CardId } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { vesselOf } from '../board/fighting.ts';
import { summary } from '@spaceline/art';
import type { IconName } from '@spaceline/art';
import { Sign } from '../parts/sign.tsx';

/** The look of a row in a list of cards one is asked about. */
export const factRow = 'flex min-h-11 shrink-0 items-center gap-3 rounded-lg border px-3 py-1.5';

/** Each number with the sign of what it measures. */
function Numbers({ signs, numbers }: { readonly signs: readonly IconName[]; readonly numbers: readonly number[] }) {
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm text-soft">
      {signs.map((sign, at) => (
        <span key={sign} className="flex items-center gap-0.5">
          <Sign name={sign} size={13} />
          <span className="sr-only">{sign}</span>
          {numbers[at]}
        </span>
      ))}
    </span>
  );
}

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
      {vessel && <Numbers signs={['WEAPONS', 'SHIELDS']} numbers={[vessel.weapons, vessel.shields]} />}
      {attributes.map((numbers, at) => (
        <Numbers key={at} signs={['INTEGRITY', 'CUNNING', 'STRENGTH']} numbers={numbers} />
      ))}
    </>
  );
}
