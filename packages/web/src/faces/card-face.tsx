import type { Face } from '@spaceline/art';
import './card-face.css';
import { DrawnFace } from './drawn.tsx';

/** A whole card: in a hand's size, or large with everything that is on it. */
export function CardFace({
  face,
  size = 'small',
  gold = false,
}: {
  readonly face: Face;
  readonly size?: 'small' | 'large';
  readonly gold?: boolean;
}) {
  return (
    <article className={`card-face ${size} ${gold ? 'gold' : ''}`} aria-label={face.title}>
      <DrawnFace face={face} size={size === 'large' ? 'large' : 'hand'} />
    </article>
  );
}
