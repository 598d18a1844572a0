import { DrawnFace } from './drawn.tsx';
import type { Face } from '@spaceline/art';

/** The picture of a card alone, where its facts stand beside it. */
export const Picture = ({ face, large = false }: { readonly face: Face; readonly large?: boolean }) => (
  <DrawnFace face={face} size="window" paintedAs={large ? 'large' : 'window'} className="art-alone" />
);
