import type { LocationView } from '@spaceline/engine';
import { memo } from 'react';
import { Sign } from '../parts/sign.tsx';
import { touch } from './actions.ts';
import { useBoard } from './context.tsx';
import type { Board } from './context.tsx';
import { fits } from './geometry.ts';
import { knownSeeds } from './memory.ts';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** What a row takes. */
const high = 25;

/** What the chosen card may be put under, and of the rest why not; nothing before a card is chosen. */
type Opens = 'open' | Label | undefined;

/** It follows from the chosen card, which lies elsewhere: to be asked outside of what stands still. */
export function openingAt(location: LocationView, focus: number, { lights, faceOf }: Board): Opens {
  if (focus < 0 || lights.get(focus) !== 'focus') return undefined;
  if (lights.get(location.id) === 'target') return 'open';
  const { where } = faceOf(focus);
  const here = faceOf(location.id).where;
  if (!here || where === here || where === 'dual' || here === 'dual') return undefined;
  return where === 'planet' ? 'not for planet cards' : where === 'space' ? 'not for space cards' : undefined;
}

interface Props {
  readonly location: LocationView;
  readonly room: number;
  readonly opens: Opens;
}

/** Where the chosen card would come to lie: below those that are there. */
function Opening({ location, opens }: Pick<Props, 'location' | 'opens'>) {
  if (opens === undefined) return null;
  if (opens !== 'open') return <li className="no-opening">{t(opens)}</li>;
  return (
    <li className="opening" onClick={() => touch(location.id)}>
      <Sign name="plus" size={14} />
    </li>
  );
}

/** While dilemmas are seeded, the titles of those one has put under a mission so far, and where the next one may go; laid
 * open, the place tells the titles to everybody, and the mission itself takes the card. */
export const OwnSeeds = memo(function OwnSeeds({ location, room, opens }: Props) {
  const { view, faceOf } = useBoard();
  const known = knownSeeds(view, location);
  const rows = Math.max(1, fits(room, high) - 1);
  const shown = known.slice(0, rows - (known.length > rows ? 1 : 0));
  if (known.length === 0 && opens === undefined) return null;
  return (
    <ol className="own-seeds" aria-hidden="true">
      {shown.map(({ card }) => (
        <li key={card} className={`own-seed art-t-${faceOf(card).type.toLowerCase()}`}>
          {faceOf(card).title}
        </li>
      ))}
      {shown.length < known.length && <li className="more-seeds">+{known.length - shown.length}</li>}
      <Opening location={location} opens={opens} />
    </ol>
  );
});
