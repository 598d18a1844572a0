import { belongingTo, inShort } from '../i18n/table-words.ts';
import type { LocationView } from '@spaceline/engine';
import { numberOf } from '@spaceline/art';
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { DrawnFace } from '../faces/drawn.tsx';
import { sideWords } from '../faces/sides.ts';
import { unwrittenWords } from '../faces/unwritten-mark.tsx';
import { useTable } from '../net/store.ts';
import { Sign } from '../parts/sign.tsx';
import { useBoard } from './context.tsx';
import { rangeLeftAt } from './flights.ts';
import type { Detail } from './geometry.ts';
import { Plate } from './plate.tsx';
import { Touchable } from './touchable.tsx';
import { t } from '../i18n/t.ts';

/** Whose mission it is, in a word; both players' missions of one location make it shared. */
export function useWhose(location: LocationView): 'mine' | 'theirs' | 'shared' {
  const { cardOf, me } = useBoard();
  if (location.missions.length > 1) return 'shared';
  return cardOf(location.id)?.owner === me ? 'mine' : 'theirs';
}

/** What is left of the RANGE of the ship in hand, were it flown there. */
function useRangeLeft(location: LocationView): number | undefined {
  const { view, lights } = useBoard();
  const ship = useTable(({ selection }) => selection.focus);
  return lights.get(location.id) === 'target' ? rangeLeftAt(view, ship, location.id) : undefined;
}

interface Props {
  readonly location: LocationView;
  readonly detail: Detail;
  /** How far the line bends there. */
  readonly bent: number;
}

/** The mission that makes a location: its picture on the line, and its plate. */
export const Mission = memo(function Mission({ location, detail, bent }: Props) {
  const { cardOf, faceOf, me, names } = useBoard();
  const whose = useWhose(location);
  const owner = cardOf(location.id)?.owner ?? me;
  const own = location.missions.find((card) => cardOf(card)?.owner === me) ?? location.id;
  const face = faceOf(own);
  const done = location.completedBy >= 0;
  const left = useRangeLeft(location);
  const label = [
    names.card(own) ?? face.title,
    t('{whose} mission', { whose: whose === 'shared' ? t('shared') : belongingTo(owner, names) }),
    t('{points} points', { points: numberOf(face, 'points', face.points) }),
    t('span {span}', { span: numberOf(face, 'span', location.span) }),
    t('{seeds} seed cards', { seeds: location.seeds }),
    sideWords(face, cardOf(own)?.side),
    done ? t('done by {who}', { who: inShort(location.completedBy, names) }) : '',
    location.husk ? t('destroyed, only its span is left') : '',
    left === undefined ? '' : t('RANGE left there {left}', { left }),
    face.unwritten ? t(unwrittenWords) : '',
  ];
  return (
    <Touchable card={location.id} label={label.filter(Boolean).join(', ')} opens={location.id} className="place">
      <span className="world" style={{ '--bend': `${bent}px` } as CSSProperties}>
        {!location.husk && <DrawnFace face={face} size="window" className="world-art" />}
        {left !== undefined && (
          <span className="reach">
            <b>{left}</b>
            {t('left')}
          </span>
        )}
        {done && left === undefined && (
          <span className={`flag ${location.completedBy === me ? 'flag-mine' : 'flag-theirs'}`}>
            <Sign name="met" size={13} />
            {numberOf(face, 'points', face.points)}
          </span>
        )}
      </span>
      <span className="span-mark" title={t('span {span}', { span: location.span })}>
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <path d="M11 .8 21.2 11 11 21.2 .8 11Z" />
        </svg>
        <b>{numberOf(face, 'span', location.span)}</b>
      </span>
      <Plate location={location} face={face} own={own} detail={detail} />
    </Touchable>
  );
});
