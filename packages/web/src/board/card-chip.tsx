import type { CardId } from '@spaceline/engine';
import { belongingTo } from '../i18n/table-words.ts';
import { affiliationColour, summary, colourOf } from '@spaceline/art';
import { DrawnFace } from '../faces/drawn.tsx';
import { UnwrittenMark, unwrittenWords } from '../faces/unwritten-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import { useBoard } from './context.tsx';
import { memoryOf } from './memory.ts';
import { Touchable } from './touchable.tsx';
import { t } from '../i18n/t.ts';

interface Props {
  readonly card: CardId;
  /** Its place in a row that lies in order, from 1. */
  readonly place?: number;
}

/** A card in a crew, a team, under a mission or on another card: its name, and what holds it back. */
export function CardChip({ card, place }: Props) {
  const { view, cardOf, faceOf, names } = useBoard();
  const seen = cardOf(card);
  const face = faceOf(card);
  const title = names.card(card) ?? face.title;
  const state = [seen?.stopped && t('stopped'), seen?.disabled && t('disabled')].filter(Boolean).join(', ');
  const tone = seen?.affiliation ? affiliationColour(seen.affiliation) : colourOf(face);
  const owner = (seen ?? memoryOf(view, card))?.owner ?? names.reader;
  const whose = owner === names.reader || owner === 'spectator' ? '' : belongingTo(owner, names);
  return (
    <Touchable
      card={card}
      label={[place && `${place}.`, title, whose, summary(face), state, face.unwritten && t(unwrittenWords)]
        .filter(Boolean)
        .join(', ')}
      className={`flex min-h-8 max-w-full items-center gap-1 rounded-md border border-edge bg-raised py-0.5 pr-2 pl-1.5 text-left text-sm leading-tight pointer-coarse:min-h-10 ${state ? 'text-soft italic' : ''}`}
      style={{ borderLeft: `3px solid ${tone}` }}
    >
      <DrawnFace face={face} size="mini" affiliation={seen?.affiliation} className="chip-mini" />
      {place !== undefined && <span className="text-soft">{place}.</span>}
      <span className="min-w-0">{title}</span>
      <UnwrittenMark face={face} />
      {seen?.stopped && <Icon name="stopped" size={16} />}
      {seen?.disabled && <Icon name="disabled" size={16} />}
      {seen?.countdown !== undefined && (
        <span className="inline-flex items-center gap-0.5 text-gold">
          <Icon name="clock" size={15} />
          {seen.countdown}
        </span>
      )}
    </Touchable>
  );
}
