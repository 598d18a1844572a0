import { skillWords, toneOf } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { useBoard } from './context.tsx';
import { Touchable } from './touchable.tsx';

const kindOf = (face: Face): string =>
  [face.type === 'Personnel' ? face.classification : face.type, face.where].filter(Boolean).join(' · ');

function numbersOf(face: Face): string {
  if (face.attributes) return `I ${face.attributes[0]} · C ${face.attributes[1]} · S ${face.attributes[2]}`;
  if (face.ship) return `R ${face.ship[0]} · W ${face.ship[1]} · S ${face.ship[2]}`;
  return '';
}

/** A card in the hand or seed deck. */
export function CardTile({ card }: { readonly card: number }) {
  const face = useBoard().faceOf(card);
  const numbers = numbersOf(face);
  const skills = skillWords(face);
  return (
    <Touchable
      card={card}
      label={[face.title, kindOf(face), skills].filter(Boolean).join(', ')}
      className="flex w-40 shrink-0 flex-col gap-0.5 rounded-lg border border-edge bg-raised p-2 text-left"
      style={{ borderTop: `5px solid ${toneOf(face)}` }}
    >
      <span className="leading-tight font-semibold">{face.title}</span>
      <span className="text-sm text-soft">{kindOf(face)}</span>
      {skills && <span className="text-sm leading-tight">{skills}</span>}
      {numbers && <span className="mt-auto text-sm whitespace-nowrap text-soft">{numbers}</span>}
    </Touchable>
  );
}
