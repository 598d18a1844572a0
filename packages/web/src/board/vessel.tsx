import { callingOf } from '../i18n/table-words.ts';
import type { LocationId, ShipView } from '@spaceline/engine';
import type { IconName } from '@spaceline/art';
import { DrawnFace } from '../faces/drawn.tsx';
import { UnwrittenMark, unwrittenWords } from '../faces/unwritten-mark.tsx';
import { Sign } from '../parts/sign.tsx';
import { useBoard } from './context.tsx';
import { Pips } from './pips.tsx';
import { staffingLack } from './staffing.ts';
import { Touchable } from './touchable.tsx';
import { t } from '../i18n/t.ts';
import type { Names } from '../words.ts';

interface State {
  readonly icon: IconName;
  readonly word: string;
}

const statesOf = (ship: ShipView): readonly State[] => [
  ...(ship.cloaked ? [{ icon: 'cloak', word: t('cloaked') } as const] : []),
  ...(ship.stopped ? [{ icon: 'stop', word: t('stopped') } as const] : []),
  ...(ship.hull < 100 ? [{ icon: 'damage', word: t('hull {hull}%', { hull: ship.hull }) } as const] : []),
];

/** Whose it is, before what it is. */
const vesselWords = (controller: number, title: string, names: Names): string => {
  if (controller !== 0 && controller !== 1) return t("Nobody's, {title}", { title });
  return controller === names.reader
    ? t('Your, {title}', { title })
    : t("{who}'s, {title}", { who: callingOf(controller, names), title });
};

interface Props {
  readonly ship: ShipView;
  readonly place: LocationId;
  readonly facility?: boolean;
}

/** A ship or facility on the chart: its picture, who is aboard, what it can still do and what holds it back. */
export function Vessel({ ship, place, facility = false }: Props) {
  const { faceOf, cardOf, lights, me, names } = useBoard();
  const face = faceOf(ship.card);
  const title = names.card(ship.card) ?? face.title;
  const states = statesOf(ship);
  const numbers = facility
    ? `SHIELDS ${ship.shields}`
    : t('RANGE {rangeLeft}/{range} · WEAPONS {weapons} · SHIELDS {shields}', {
        rangeLeft: ship.rangeLeft,
        range: ship.range,
        weapons: ship.weapons,
        shields: ship.shields,
      });
  // Who is aboard somebody else's ship, and so what it can do, is not known.
  const isKnown = !facility && ship.controller === names.reader;
  const lack = isKnown && !ship.staffed ? staffingLack(ship, { faceOf, cardOf }) : '';
  const aboard = ship.crew.reduce((sum, { cards, hidden }) => sum + cards.length + hidden, 0);
  const label = [
    vesselWords(ship.controller, face.title, names),
    numbers,
    isKnown && (ship.staffed ? t('staffed') : t('not staffed: {lack}', { lack })),
    ship.docked >= 0 && t('docked'),
    ...states.map(({ word }) => word),
    aboard > 0 && t('{aboard} aboard', { aboard }),
    face.unwritten && t(unwrittenWords),
  ];
  const isAsked = ship.crew.some(({ cards }) => cards.some((card) => isPointedAt(lights.get(card))));
  return (
    <Touchable
      card={ship.card}
      label={label.filter(Boolean).join(', ')}
      opens={place}
      className={`obj ${facility ? 'obj-facility' : ''} ${ship.docked >= 0 ? 'obj-docked' : ''} ${isAsked ? 'obj-asked' : ''}`}
    >
      <DrawnFace
        face={face}
        size="mini"
        affiliation={cardOf(ship.card)?.affiliation}
        damaged={ship.hull < 100}
        className={`obj-art ${ship.controller === me ? '' : 'obj-turned'} ${ship.cloaked ? 'art-cloaked' : ''} ${ship.stopped ? 'art-stopped' : ''}`}
      />
      <span className="obj-name">
        {title}
        <UnwrittenMark face={face} size={15} />
      </span>
      <span className="obj-row">
        <Pips crew={ship.crew} />
        <Sign name={facility ? 'SHIELDS' : 'RANGE'} size={13} />
        <span className="obj-number">{facility ? ship.shields : ship.rangeLeft}</span>
        {lack && (
          <span className="obj-lack" title={t('Not staffed: {lack}', { lack })}>
            <Sign name="personnel" size={12} />
            <span>{lack}</span>
          </span>
        )}
      </span>
      {states.length > 0 && (
        <span className="obj-states">
          {states.map(({ icon, word }) => (
            <span key={word} className={`obj-state obj-${icon}`}>
              <Sign name={icon} size={12} />
              <span>{word}</span>
            </span>
          ))}
        </span>
      )}
      {ship.on.length > 0 && <span className="obj-on">+{ship.on.length}</span>}
    </Touchable>
  );
}

/** The question is about this card, and not merely open to it. */
export const isPointedAt = (light: string | undefined): boolean =>
  ['candidate', 'picked', 'target', 'focus', 'named'].includes(light ?? '');
