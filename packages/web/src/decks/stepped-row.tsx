import type { DeckPart } from '@spaceline/language';
import { t } from '../i18n/t.ts';
import { Emblem, emblemOf } from '../faces/emblem.tsx';
import { summary } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { useGlance } from '../sealed/glance.tsx';
import { elsewhere, toneStyle } from '../sealed/rows.tsx';
import { Stepper } from './stepper.tsx';

/** A card of the deck on a small screen: a touch reads it, and its number is changed beside it. */
export function SteppedRow({
  face,
  copies,
  part,
  onMore,
  onFewer,
  onMove,
}: {
  readonly face: Face;
  readonly copies: number;
  readonly part: DeckPart;
  readonly onMore: () => void;
  readonly onFewer: () => void;
  readonly onMove: (to: DeckPart) => void;
}) {
  const { hold } = useGlance();
  const other = elsewhere[part];
  return (
    <li className="flex break-inside-avoid items-center gap-2 py-0.5">
      <button
        type="button"
        className="sealed-row min-w-0 flex-1"
        style={toneStyle(face)}
        data-row={face.id}
        onClick={() => hold(face, other && { words: t(other.instead), act: () => onMove(other.to) })}
      >
        <Emblem name={emblemOf(face)} size={18} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{face.title}</span>
          <span className="block truncate text-sm text-soft">{summary(face)}</span>
        </span>
      </button>
      <Stepper face={face} copies={copies} onMore={onMore} onFewer={onFewer} />
    </li>
  );
}
