import type { IconName } from '@spaceline/art';
import { icon } from '@spaceline/art';
import { Drawn } from '../faces/drawn.tsx';

/** An icon beside words that say the same. */
export const Sign = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <Drawn className="inline-flex shrink-0" markup={icon(name, size)} />
);
