import { icon } from '@spaceline/art';
import type { IconName } from '@spaceline/art';
import { Drawn } from '../faces/drawn.tsx';

/** An icon of the art room; it says nothing, because words stand beside it or in the label around it. */
export const Sign = ({ name, size = 14 }: { readonly name: IconName; readonly size?: number }) => (
  <Drawn className="contents" markup={icon(name, size)} />
);
