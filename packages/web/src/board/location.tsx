import type { LocationView } from '@spaceline/engine';
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { useTable } from '../net/store.ts';
import { bend, placed } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { knownSeeds } from './memory.ts';
import { Mission, useWhose } from './mission.tsx';
import { OwnSeeds, openingAt } from './own-seeds.tsx';
import { Still } from './still.tsx';
import { cardsAt, thingsAt } from './things-at.ts';
import { Zone, roomAt, roomFor } from './zone.tsx';
import { t } from '../i18n/t.ts';

/** Cards that lie loose at a place are few, and each says something about it. */
const LooseCards = memo(function LooseCards({ location }: { readonly location: LocationView }) {
  const loose = [...location.found, ...location.on, ...(location.between ?? [])];
  if (loose.length === 0) return null;
  return (
    <div className="loose" aria-label={t('Cards here')}>
      {loose.map((card) => (
        <CardChip key={card} card={card} />
      ))}
    </div>
  );
});

interface Props {
  readonly location: LocationView;
  readonly geometry: Geometry;
  /** Its place on the line. */
  readonly at: number;
}

/** One location from the opponent's side over the mission to one's own. */
export function Location({ location, geometry, at }: Props) {
  const board = useBoard();
  const { view, me, them, names, lights, isWatching } = board;
  const focus = useTable(({ selection }) => selection.focus);
  const whose = useWhose(location);
  const light = lights.get(location.id);
  const spot = geometry.spots[at] ?? { at: 0, size: 0 };
  const bent = bend(geometry, at);
  const { detail, upright } = geometry;
  const own = thingsAt(location, (player) => player === me);
  const others = thingsAt(location, (player) => player !== me);
  const style = { ...placed(geometry, spot), '--own': Math.min(2, own.all) } as CSSProperties;
  const isSeeding = view.phase === 'dilemmas' && !isWatching;
  const hasTargets = [...lights.values()].includes('target');
  return (
    <li
      id={`location-${location.id}`}
      aria-label={names.card(location.id)}
      className={`spot spot-${whose} ${location.completedBy >= 0 ? 'spot-done' : ''} ${light === 'target' || light === 'focus' ? 'spot-lit' : ''} ${hasTargets && !touchesTarget(location, lights) ? 'spot-dim' : ''}`}
      style={style}
    >
      <Still cards={[...cardsAt(location), ...knownSeeds(view, location).map(({ card }) => card)]}>
        <Zone
          location={location}
          player={them}
          {...roomFor(geometry, roomAt(geometry, false, spot), spot, others)}
          wide={spot.size}
          bent={bent}
        />
        <div className="mission" data-mission={location.id}>
          <Mission location={location} detail={detail} bent={bent} />
        </div>
        <div className="below">
          <LooseCards location={location} />
          {isSeeding && detail === 'words' && !upright && (
            <OwnSeeds
              location={location}
              room={roomAt(geometry, true, spot)}
              opens={openingAt(location, focus, board)}
            />
          )}
          <Zone
            location={location}
            player={me}
            {...roomFor(geometry, roomAt(geometry, true, spot), spot, own)}
            wide={spot.size}
          />
        </div>
      </Still>
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
