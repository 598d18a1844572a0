import { DrawnFace } from './drawn.tsx';
import type { Face } from '@spaceline/art';

/** The picture of a card alone, where its facts stand beside it. */
export const Picture = ({ face }: { readonly face: Face }) => (
  <DrawnFace face={face} size="window" className="art-alone" />
);
