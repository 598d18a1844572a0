import type { LocationView } from '@spaceline/engine';
import type { CSSProperties } from 'react';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { bend } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { Mission, useWhose } from './mission.tsx';
import { OwnSeeds } from './own-seeds.tsx';
import { thingsAt } from './things-at.ts';
import { Zone } from './zone.tsx';
import { t } from '../i18n/t.ts';

/** Cards that lie loose at a place are few, and each says something about it. */
function LooseCards({ location }: { readonly location: LocationView }) {
  const loose = [...location.found, ...location.on, ...(location.between ?? [])];
  if (loose.length === 0) return null;
  return (
    <div className="loose" aria-label={t('Cards here')}>
      {loose.map((card) => (
        <CardChip key={card} card={card} />
      ))}
    </div>
  );
}

interface Props {
  readonly location: LocationView;
  readonly geometry: Geometry;
  /** Its place on the line. */
  readonly at: number;
}

/** One location from the opponent's side over the mission to one's own. */
export function Location({ location, geometry, at }: Props) {
  const { me, them, names, lights } = useBoard();
  const whose = useWhose(location);
  const light = lights.get(location.id);
  const spot = geometry.spots[at] ?? { at: 0, size: 0 };
  const style = {
    '--at': `${spot.at}px`,
    '--size': `${spot.size}px`,
    '--bend': `${bend(at)}px`,
    '--own': Math.min(2, thingsAt(location, (player) => player === me).all),
  } as CSSProperties;
  const hasTargets = [...lights.values()].includes('target');
  return (
    <li
      id={`location-${location.id}`}
      aria-label={names.card(location.id)}
      className={`spot spot-${whose} ${location.completedBy >= 0 ? 'spot-done' : ''} ${light === 'target' || light === 'focus' ? 'spot-lit' : ''} ${hasTargets && !touchesTarget(location, lights) ? 'spot-dim' : ''}`}
      style={style}
    >
      <Zone location={location} player={them} geometry={geometry} spot={spot} />
      <div className="mission" data-mission={location.id}>
        <Mission location={location} geometry={geometry} />
      </div>
      <div className="below">
        <LooseCards location={location} />
        <OwnSeeds location={location} geometry={geometry} spot={spot} />
        <Zone location={location} player={me} geometry={geometry} spot={spot} />
      </div>
    </li>
  );
}

/** Something here can be aimed at, or is what was picked up. */
const touchesTarget = ({ id, ships, facilities, teams }: LocationView, lights: ReadonlyMap<number, string>): boolean =>
  [
    id,
    ...teams.flatMap(({ cards }) => cards),
    ...[...ships, ...facilities].flatMap(({ card, crew }) => [card, ...crew.flatMap(({ cards }) => cards)]),
  ].some((card) => ['target', 'focus'].includes(lights.get(card) ?? ''));
