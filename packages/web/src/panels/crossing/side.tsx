import type { CardId } from '@spaceline/engine';
import { useBoard } from '../../board/context.tsx';
import { attributes, people } from '../../board/solving.ts';
import { t } from '../../i18n/t.ts';
import { Sign } from '../../parts/sign.tsx';
import type { ReactNode } from 'react';

interface Props {
  readonly kind: 'from' | 'to';
  readonly place: CardId;
  /** How many stay, are there or come, in words. */
  readonly told: string;
  /** Those who are there when they have gone. */
  readonly group: readonly CardId[];
  readonly children: ReactNode;
}

/** One end of the way: who is there, and what they can do together. */
export function Side({ kind, place, told, group, children }: Props) {
  const board = useBoard();
  const { view, faceOf, names } = board;
  const isSurface = view.spaceline.some(({ id }) => id === place);
  const face = faceOf(place);
  const title = names.card(place) ?? face.title;
  const name = isSurface ? t('Away Team on {place}', { place: face.location ?? title }) : title;
  const team = people(board, group);
  return (
    <section className={`crossing-side crossing-${kind}`} aria-label={name} data-drop="target" data-end={place}>
      <header className="crossing-head">
        <Sign name={isSurface ? 'personnel' : face.ship ? 'ship' : 'facility'} size={18} />
        <b>{name}</b>
        <span>{told}</span>
        {team.length > 0 && (
          <span className="crossing-numbers" title={t('Together')}>
            {attributes.map((attribute) => (
              <span key={attribute}>
                <Sign name={attribute} size={13} />
                <span className="sr-only">{attribute}</span>
                {team.reduce((sum, { amounts }) => sum + (amounts.get(attribute) ?? 0), 0)}
              </span>
            ))}
          </span>
        )}
      </header>
      {children}
    </section>
  );
}
