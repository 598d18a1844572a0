import { icon, isIcon } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { Drawn } from './drawn.tsx';

/** Of several affiliations the first that has a sign and a colour. */
export const sideOf = ({ affiliations }: Face): string | undefined => affiliations[0];

/** Whose it is, or else what it is. */
export const emblemOf = (face: Face): string => {
  const { type, where } = face;
  const affiliation = sideOf(face);
  if (affiliation) return affiliation;
  if (type === 'Mission') return where === 'space' ? 'space' : 'planet';
  return type;
};

const iconOf = (name: string) => {
  const small = name.toLowerCase();
  return isIcon(name) ? name : isIcon(small) ? small : 'other';
};

/** Says nothing to screen readers: the words beside it do. */
export const Emblem = ({ name, size = 16 }: { readonly name: string; readonly size?: number }) => (
  <Drawn className="inline-flex shrink-0" markup={icon(iconOf(name), size)} />
);
