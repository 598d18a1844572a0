import type { CardId } from '@spaceline/engine';
import { memo } from 'react';
import { classificationWords, skillWords, typeOf, whereWords } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { DrawnFace } from '../faces/drawn.tsx';
import { unwrittenWords } from '../faces/unwritten-mark.tsx';
import { useBoard } from './context.tsx';
import { Touchable } from './touchable.tsx';
import { t } from '../i18n/t.ts';

const kindOf = (face: Face): string =>
  [classificationWords(face) || typeOf(face), whereWords(face)].filter(Boolean).join(' · ');

/** A card in the hand or seed deck: its face, with its text in words. */
export const CardTile = memo(function CardTile({ card }: { readonly card: CardId }) {
  const face = useBoard().faceOf(card);
  const skills = skillWords(face);
  return (
    <Touchable
      card={card}
      label={[face.title, kindOf(face), skills, face.unwritten && t(unwrittenWords)].filter(Boolean).join(', ')}
      className="hand-card shrink-0 rounded-[9px] border-0 bg-transparent p-0 text-left"
    >
      <DrawnFace face={face} size="hand" />
    </Touchable>
  );
});
