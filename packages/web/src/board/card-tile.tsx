import type { CardId } from '@spaceline/engine';
import { classificationWords, numberOf, skillWords, toneOf, typeOf, whereWords } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { UnwrittenText, unwrittenWords } from '../faces/unwritten-mark.tsx';
import { useBoard } from './context.tsx';
import { Touchable } from './touchable.tsx';

const kindOf = (face: Face): string =>
  [classificationWords(face) || typeOf(face), whereWords(face)].filter(Boolean).join(' · ');

function numbersOf(face: Face): string {
  const numbers = (names: readonly string[], values: readonly number[]): string =>
    names.map((name, at) => `${name.charAt(0).toUpperCase()} ${numberOf(face, name, values[at])}`).join(' · ');
  if (face.people.length > 0)
    return face.people.map(({ attributes }) => numbers(['integrity', 'cunning', 'strength'], attributes)).join(' / ');
  return face.ship ? numbers(['range', 'weapons', 'shields'], face.ship) : '';
}

/** A card in the hand or seed deck. */
export function CardTile({ card }: { readonly card: CardId }) {
  const face = useBoard().faceOf(card);
  const numbers = numbersOf(face);
  const skills = skillWords(face);
  return (
    <Touchable
      card={card}
      label={[face.title, kindOf(face), skills, face.unwritten && unwrittenWords].filter(Boolean).join(', ')}
      className="flex w-40 shrink-0 flex-col gap-0.5 rounded-lg border border-edge bg-raised p-2 text-left"
      style={{ borderTop: `5px solid ${toneOf(face)}` }}
    >
      <span className="leading-tight font-semibold hyphens-auto">{face.title}</span>
      <span className="text-sm text-soft">{kindOf(face)}</span>
      {skills && <span className="text-sm leading-tight">{skills}</span>}
      <UnwrittenText face={face} />
      {numbers && <span className="mt-auto text-sm text-soft">{numbers}</span>}
    </Touchable>
  );
}
