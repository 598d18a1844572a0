import { ownerOf } from '@spaceline/protocol';
import type { ShipView } from '@spaceline/engine';
import { toneOf } from '../faces/face.ts';
import { UnwrittenMark, unwrittenWords } from '../faces/unwritten-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { Group } from './group.tsx';
import { SeenHere } from './seen-here.tsx';
import { Touchable } from './touchable.tsx';

interface Mark {
  readonly icon: IconName;
  readonly word: string;
}

const marks = (ship: ShipView): readonly Mark[] => [
  ...(ship.docked >= 0 ? [{ icon: 'dock', word: 'docked' } as const] : []),
  ...(ship.cloaked ? [{ icon: 'cloak', word: 'cloaked' } as const] : []),
  ...(ship.stopped ? [{ icon: 'stopped', word: 'stopped' } as const] : []),
  ...(ship.hull < 100 ? [{ icon: 'alert', word: `hull ${ship.hull}%` } as const] : []),
];

/** A ship or facility with everything aboard and on it. */
export function Ship({ ship, facility = false }: { readonly ship: ShipView; readonly facility?: boolean }) {
  const { faceOf, cardOf, lights, me, names } = useBoard();
  const face = faceOf(ship.card);
  const title = names.card(ship.card) ?? face.title;
  const mine = ship.controller === me;
  const nobodys = ship.controller !== 0 && ship.controller !== 1;
  const words = marks(ship);
  const numbers = facility
    ? `SHIELDS ${ship.shields}`
    : `RANGE ${ship.rangeLeft}/${ship.range} · WEAPONS ${ship.weapons} · SHIELDS ${ship.shields}`;
  // Who is aboard somebody else's ship, and so what it can do, is not known.
  const staffing = facility || ship.controller !== names.reader ? '' : ship.staffed ? 'staffed' : 'not staffed';
  const label = [
    nobodys ? "Nobody's" : ownerOf(ship.controller, names),
    face.title,
    numbers,
    staffing,
    ...words.map(({ word }) => word),
    face.unwritten && unwrittenWords,
  ];
  return (
    <section
      aria-label={title}
      className={`rounded-lg border bg-panel p-1.5 ${mine ? 'border-mine/50' : nobodys ? 'border-edge-strong' : 'border-theirs/50'}`}
    >
      <Touchable
        card={ship.card}
        label={label.filter(Boolean).join(', ')}
        className="block w-full rounded-md bg-raised px-2 py-1.5 text-left"
        style={{ borderLeft: `5px solid ${toneOf(face, cardOf(ship.card)?.affiliation)}` }}
      >
        <span className="flex items-start justify-between gap-1 leading-snug font-semibold">
          {title}
          <UnwrittenMark face={face} size={18} />
        </span>
        {facility ? (
          <span className="block text-sm text-soft">
            {face.type} · Shields {ship.shields}
          </span>
        ) : (
          <>
            <span className="block text-sm text-soft">
              Range{' '}
              <b className={ship.rangeLeft > 0 ? 'text-ink' : 'text-soft'}>
                {ship.rangeLeft}/{ship.range}
              </b>{' '}
              · W {ship.weapons} · S {ship.shields}
            </span>
            {staffing && (
              <span className={`block text-sm ${ship.staffed ? 'text-good' : 'text-soft'}`}>{staffing}</span>
            )}
          </>
        )}
        {words.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {words.map(({ icon, word }) => (
              <span key={word} className="badge">
                <Icon name={icon} size={15} />
                {word}
              </span>
            ))}
          </span>
        )}
      </Touchable>
      {ship.on.length > 0 && (
        <div className="mt-1.5 flex flex-wrap gap-1" aria-label={`Cards on ${title}`}>
          {ship.on.map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </div>
      )}
      {ship.crew.map((group) => (
        <div key={`${group.player}-${group.team}`} className="mt-1.5">
          <Group group={group} what="crew" unfolded={lights.get(ship.card) === 'focus'} />
        </div>
      ))}
      <SeenHere place={ship.card} />
    </section>
  );
}
