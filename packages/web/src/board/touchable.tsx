import type { CardId } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import type { CSSProperties, ReactNode } from 'react';
import { touch } from './actions.ts';
import { useBoard } from './context.tsx';
import { isCorrecting } from './correcting-store.ts';
import type { Light } from '../choosing/selection.ts';
import { preview, useSheet } from './sheet.ts';

const lightWords: Readonly<Record<Light, string>> = {
  start: 'can be chosen',
  target: 'possible target',
  focus: 'chosen',
  candidate: 'can be picked',
  picked: 'picked',
  named: 'named in the proposal',
};

interface Props {
  readonly card: CardId;
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A card or place on the table: touching it shows it and, where the question allows, chooses it. */
export function Touchable({ card, label, className = '', style, children }: Props) {
  const light = useBoard().lights.get(card);
  const open = useSheet((state) => state.open);
  return (
    <button
      type="button"
      data-card={card}
      data-light={light}
      aria-label={light ? `${label}, ${lightWords[light]}` : label}
      className={`scroll-m-3 ${light ? `lit-${light}` : ''} ${className}`}
      style={style}
      onClick={() => {
        touch(card);
        // Who puts a correction together may want more cards from the same drawer.
        if (!isCorrecting()) open(light ? undefined : 'card');
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview(card)}
      onPointerLeave={() => preview(none)}
    >
      {children}
    </button>
  );
}
