import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { many, t } from '../i18n/t.ts';
import { Emblem, emblemOf } from '../faces/emblem.tsx';
import { numberOf, typeOf } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { Picture } from '../faces/picture.tsx';
import type { DeckList } from '../net/api.ts';
import { Icon } from '../parts/icon.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { toneStyle } from '../sealed/rows.tsx';
import { noPlan, planned, plannedPlace } from '../seeding/by-hand.ts';
import type { Copy } from '../seeding/by-hand.ts';
import { forgetSeedingFor, keepSeedingFor, seedingFor } from '../seeding/kept-seedings.ts';
import { isEmpty } from '../seeding/plan.ts';
import type { Place, SeedingPlan } from '../seeding/plan.ts';

interface Props {
  readonly deck: DeckList;
  readonly faceOf: (id: string) => Face;
}

/** A mission under which seeds go: one's own by name, of the other player's, who is not known yet, any of a kind. */
interface Column {
  readonly key: string;
  readonly words: string;
  readonly place: Place;
  readonly face?: Face;
}

interface SeedCard extends Copy {
  readonly key: string;
  readonly face: Face;
}

const keyOf = ({ of, mission, where }: Place): string => `${of} ${mission} ${where}`;

const columnsOf = ({ deck, faceOf }: Props, plan: SeedingPlan): readonly Column[] => {
  const own = [...new Set(deck.missions)].map((mission): Column => {
    const face = faceOf(mission);
    const place: Place = { of: 'me', mission, where: face.where ?? 'planet' };
    return { key: keyOf(place), words: face.title, place, face };
  });
  const theirs = (['planet', 'space'] as const).map((where): Column => {
    const place: Place = { of: 'them', mission: '', where };
    return { key: keyOf(place), words: where === 'planet' ? t('a planet of theirs') : t('theirs in space'), place };
  });
  // As in the last game, at missions of somebody who may not be met again.
  const met = [...plan.stacks, ...plan.facilities].flatMap(({ at }): readonly Column[] =>
    at && at.mission !== '' && !own.some(({ key }) => key === keyOf(at))
      ? [{ key: keyOf(at), words: faceOf(at.mission).title, place: at, face: faceOf(at.mission) }]
      : [],
  );
  return [...own, ...theirs, ...met.filter(({ key }, at) => met.findIndex((other) => other.key === key) === at)];
};

const seeded = ['Dilemma', 'Artifact', 'Facility'];

/** The cards that are seeded under or at missions, copy by copy. */
const cardsOf = ({ deck, faceOf }: Props): readonly SeedCard[] => {
  const counts = new Map<string, number>();
  return deck.seeds.toSorted().flatMap((card) => {
    const face = faceOf(card);
    const nth = counts.get(card) ?? 0;
    counts.set(card, nth + 1);
    const isFacility = typeOf(face) === 'Facility';
    return seeded.includes(typeOf(face)) ? [{ key: `${card} ${nth}`, card, nth, face, isFacility }] : [];
  });
};

/** Why a card cannot go there, in soft words; empty where it can. */
const whyNot = ({ face, isFacility }: SeedCard, { place }: Column): string => {
  if (isFacility) return place.of === 'them' ? t('yours only') : '';
  const fits = (kind: string): boolean => place.where === kind || place.where === 'dual';
  if (typeOf(face) === 'Artifact') return fits('planet') ? '' : t('not for artifacts');
  if (face.where === 'planet') return fits('planet') ? '' : t('not for planet cards');
  if (face.where === 'space') return fits('space') ? '' : t('not for space cards');
  return '';
};

const kind = 'application/x-spaceline-seed';

function Chip({
  card,
  held,
  onHold,
}: {
  readonly card: SeedCard;
  readonly held: boolean;
  /** `byKey`: by the keyboard, which has to get to the missions, too. */
  readonly onHold: (byKey: boolean) => void;
}) {
  return (
    <li>
      <button
        type="button"
        className="sealed-row plan-card"
        style={toneStyle(card.face)}
        data-seed={card.key}
        data-held={held || undefined}
        aria-pressed={held}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(kind, card.key);
          event.dataTransfer.effectAllowed = 'move';
        }}
        onClick={({ detail }) => onHold(detail === 0)}
      >
        <Emblem name={emblemOf(card.face)} size={15} />
        <span>{card.face.title}</span>
      </button>
    </li>
  );
}

/** The line of missions, and the cards that are to be seeded: each is taken up, and laid down under a mission. */
function PlanLine({ onEdit, ...props }: Props & { readonly onEdit: () => void }) {
  const { deck } = props;
  const frame = useRef<HTMLDivElement>(null);
  /** Where the keyboard goes on, once it is drawn. */
  const next = useRef('');
  useEffect(() => {
    if (next.current !== '') frame.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  });
  const [heldKey, setHeld] = useState('');
  const [said, setSaid] = useState('');
  const plan = seedingFor(deck.seeds) ?? noPlan(deck.missions);
  const cards = cardsOf(props);
  const columns = columnsOf(props, plan);
  const held = cards.find(({ key }) => key === heldKey);
  const placeOf = (card: SeedCard): string => {
    const at = plannedPlace(plan, card);
    return at ? keyOf(at) : '';
  };
  const lay = (card: SeedCard, column: Column | undefined) => {
    keepSeedingFor(deck.seeds, planned(plan, card, column?.place));
    setHeld('');
    setSaid(
      column
        ? t('{title} goes to {place}.', { title: card.face.title, place: column.words })
        : t('{title} is decided at the table.', { title: card.face.title }),
    );
    next.current = `[data-seed="${card.key}"]`;
    onEdit();
  };
  const hold = (card: SeedCard, byKey: boolean) => {
    setHeld(card.key === heldKey ? '' : card.key);
    if (byKey && card.key !== heldKey) next.current = '.plan-here';
  };
  const dropped = (event: DragEvent, column: Column | undefined) => {
    event.preventDefault();
    const card = cards.find(({ key }) => key === event.dataTransfer.getData(kind));
    if (card && (!column || whyNot(card, column) === '')) lay(card, column);
  };
  const over = (event: DragEvent) => event.dataTransfer.types.includes(kind) && event.preventDefault();
  const left = cards.filter((card) => placeOf(card) === '');
  const chip = (card: SeedCard) => (
    <Chip key={card.key} card={card} held={card.key === heldKey} onHold={(byKey) => hold(card, byKey)} />
  );
  return (
    <div
      ref={frame}
      className="flex flex-col gap-5"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !held) return;
        // What is held is let go of before the plan is closed.
        event.preventDefault();
        event.stopPropagation();
        next.current = `[data-seed="${held.key}"]`;
        setHeld('');
      }}
    >
      <ul aria-label={t('Missions')} className="plan-line">
        {columns.map((column) => {
          const why = held ? whyNot(held, column) : '';
          return (
            <li
              key={column.key}
              aria-label={column.words}
              data-column={column.key}
              data-dim={why !== '' || undefined}
              onDragOver={over}
              onDrop={(event) => dropped(event, column)}
            >
              <span className="plan-world" aria-hidden="true">
                {column.face ? (
                  <span className="mission-world">
                    <Picture face={column.face} />
                  </span>
                ) : (
                  <Icon name={column.place.where === 'space' ? 'space' : 'planet'} size={34} />
                )}
              </span>
              <span className="plan-title">
                {column.face && <b className="text-gold">{numberOf(column.face, 'points', column.face.points)}</b>}{' '}
                <span className={column.place.of === 'them' ? 'text-theirs' : ''}>{column.words}</span>
              </span>
              <ol className="plan-stack">{cards.filter((card) => placeOf(card) === column.key).map(chip)}</ol>
              {held &&
                placeOf(held) !== column.key &&
                (why === '' ? (
                  <button
                    type="button"
                    className="plan-here"
                    aria-label={t('{title} to {place}', { title: held.face.title, place: column.words })}
                    onClick={() => lay(held, column)}
                  >
                    +
                  </button>
                ) : (
                  <span className="plan-not">{why}</span>
                ))}
            </li>
          );
        })}
      </ul>
      <section
        aria-label={t('Seed cards without a place')}
        className="flex flex-col gap-2"
        onDragOver={over}
        onDrop={(event) => dropped(event, undefined)}
      >
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="text-lg">{many(left.length, 'one card is left', '{n} cards are left')}</b>
          <span className="text-soft">
            {held
              ? t('{title} goes where?', { title: held.face.title })
              : t('Drag one to a mission; or touch it, then the mission. Whatever is left is decided at the table.')}
          </span>
          {held && placeOf(held) !== '' && (
            <button type="button" className="btn" onClick={() => lay(held, undefined)}>
              {t('Take it away')}
            </button>
          )}
        </p>
        <ul className="plan-left">{left.map(chip)}</ul>
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Where each seed card is to go: kept with the deck, made here or by the last game, and followed at the table. */
export function SeedingPlanEditor(props: Props) {
  const { deck } = props;
  const { isOpen, open, close, frame } = useDialog();
  const [, setEdits] = useState(0);
  const edited = () => setEdits((before) => before + 1);
  const plan = seedingFor(deck.seeds) ?? noPlan(deck.missions);
  const cards = cardsOf(props);
  if (cards.length === 0 || deck.missions.length === 0) return null;
  const done = cards.filter((copy) => plannedPlace(plan, copy)).length;
  return (
    <section data-seeding-plan>
      <button type="button" className="btn" onClick={open}>
        <Icon name="seeds" />
        {t('Seeding plan: {done} of {all} cards', { done, all: cards.length })}
      </button>
      {isOpen && (
        <dialog {...frame} aria-label={t('Seeding plan')} className="plan-dialog">
          <header className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <h2 className="m-0 font-(family-name:--display) text-2xl font-semibold">{t('Seeding plan')}</h2>
              <p className="m-0 mt-0.5 text-soft">
                {t(
                  'It is kept with the deck and becomes what you seed in a game; “Seed as last time” at the table follows it.',
                )}
              </p>
            </div>
            {!isEmpty(plan) && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  forgetSeedingFor(deck.seeds);
                  edited();
                }}
              >
                {t('Clear the plan')}
              </button>
            )}
            <button type="button" className="btn btn-quiet size-11 p-0" aria-label={t('Close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <PlanLine {...props} onEdit={edited} />
        </dialog>
      )}
    </section>
  );
}
