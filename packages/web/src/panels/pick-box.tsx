import type { CardId } from '@spaceline/engine';
import { show, togglePick } from '../board/actions.ts';

interface Props {
  readonly card: CardId;
  readonly single: boolean;
  readonly picked: boolean;
  readonly id?: string;
}

/** Picks a card, or lets it go; whoever comes to it by key sees the card. */
export function PickBox({ card, single, picked, id }: Props) {
  return (
    <input
      id={id}
      type={single ? 'radio' : 'checkbox'}
      name="pick"
      className="size-5 shrink-0 accent-gold"
      checked={picked}
      onChange={() => togglePick(card)}
      onFocus={() => show(card)}
    />
  );
}
