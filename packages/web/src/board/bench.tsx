import type { LocationView, ShipView } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { judgementWords } from '../i18n/table-words.ts';
import { DrawnFace } from '../faces/drawn.tsx';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { show } from './actions.ts';
import { CardChip } from './card-chip.tsx';
import { useBoard } from './context.tsx';
import { Group } from './group.tsx';
import { KnownSeeds } from './known-seeds.tsx';
import { bestAt } from './requirement.ts';
import { SeenHere } from './seen-here.tsx';
import { useSheet } from './sheet.ts';
import { staffingLack } from './staffing.ts';
import { Touchable } from './touchable.tsx';
import { many, t } from '../i18n/t.ts';

/** A vessel with everybody aboard by name, and what lies on it. */
function Aboard({ ship, facility = false }: { readonly ship: ShipView; readonly facility?: boolean }) {
  const { faceOf, cardOf, names, me } = useBoard();
  const face = faceOf(ship.card);
  const title = names.card(ship.card) ?? face.title;
  const isKnown = !facility && ship.controller === names.reader;
  return (
    <section aria-label={title} className={`bench-part ${ship.controller === me ? 'bench-mine' : 'bench-theirs'}`}>
      <Touchable card={ship.card} label={t('{title}, at this place', { title })} className="bench-vessel">
        <DrawnFace face={face} size="mini" affiliation={cardOf(ship.card)?.affiliation} className="bench-art" />
        <span>
          <b>{title}</b>
          <span className="bench-facts">
            {facility
              ? `SHIELDS ${ship.shields}`
              : t('RANGE {rangeLeft} of {range} · WEAPONS {weapons} · SHIELDS {shields}', {
                  rangeLeft: ship.rangeLeft,
                  range: ship.range,
                  weapons: ship.weapons,
                  shields: ship.shields,
                })}
          </span>
          {isKnown && (
            <span className={ship.staffed ? 'bench-facts text-good' : 'bench-facts text-missing'}>
              {ship.staffed ? t('staffed') : t('not staffed: {lack}', { lack: staffingLack(ship, { faceOf, cardOf }) })}
            </span>
          )}
        </span>
      </Touchable>
      {ship.on.length > 0 && (
        <div className="bench-chips" aria-label={t('Cards on {title}', { title })}>
          {ship.on.map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </div>
      )}
      {ship.crew.map((group) => (
        <Group key={`${group.player}-${group.team}`} group={group} what="crew" unfolded />
      ))}
      <SeenHere place={ship.card} />
    </section>
  );
}

/** What the team or crew there that comes nearest brings to the mission. */
function Chances({ location }: { readonly location: LocationView }) {
  const outlook = useTable((state) => state.table?.outlook);
  const best = bestAt(outlook ?? [], location.id);
  if (!best) return null;
  return (
    <p className={`bench-verdict ${best.requirements.met ? 'bench-met' : 'bench-missing'}`}>
      {best.requirements.met
        ? t('The team there has all it asks.')
        : t('The team there {lacks}.', { lacks: judgementWords(best.requirements) })}
      {location.seeds > 0 && ` ${many(location.seeds, 'One card comes first.', '{n} cards come first.')}`}
    </p>
  );
}

/** Who and what is at one location, by name. */
export function PlaceCards({ location }: { readonly location: LocationView }) {
  const { names, faceOf } = useBoard();
  const { open } = useSheet.getState();
  const face = faceOf(location.id);
  const title = names.card(location.id) ?? face.title;
  return (
    <article aria-label={t('At {title}', { title })} className="bench-body">
      <header className="bench-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="btn btn-quiet min-h-10 px-2"
          onClick={() => {
            show(location.id);
            open('card');
          }}
        >
          <Icon name="info" />
          {t('Read')}
        </button>
        <button
          type="button"
          className="btn btn-quiet size-10 min-h-10 p-0"
          aria-label={t('Close the place')}
          onClick={() => open(undefined)}
        >
          <Icon name="close" />
        </button>
      </header>
      <Chances location={location} />
      <KnownSeeds location={location} />
      {location.found.length + location.on.length > 0 && (
        <div className="bench-chips">
          {[...location.found, ...location.on].map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </div>
      )}
      {location.facilities.map((facility) => (
        <Aboard key={facility.card} ship={facility} facility />
      ))}
      {location.ships.map((ship) => (
        <Aboard key={ship.card} ship={ship} />
      ))}
      {location.teams.map((team) => (
        <Group key={`${team.player}-${team.team}`} group={team} what="Away Team" unfolded />
      ))}
      <SeenHere place={location.id} />
    </article>
  );
}

/** The location that is laid open, if there is one. */
export function usePlaceOpen(): { readonly location: LocationView; readonly at: number } | undefined {
  const { view } = useBoard();
  const place = useSheet((state) => (state.sheet === 'place' ? state.place : none));
  const at = view.spaceline.findIndex(({ id }) => id === place);
  const location = view.spaceline[at];
  return location && { location, at };
}

/** Beside the table: never over the place it tells of. */
export function Bench() {
  const { view } = useBoard();
  const opened = usePlaceOpen();
  // Which ships attack is chosen before the whole line, in the question and on the line itself.
  const isAttacking = useTable(({ selection }) => selection.option?.do === 'battle');
  if (!opened || isAttacking) return null;
  const isLeft = opened.at >= view.spaceline.length / 2;
  return (
    <div className={`bench ${isLeft ? 'bench-left' : 'bench-right'}`}>
      <PlaceCards location={opened.location} />
    </div>
  );
}
