import type { IconName } from '@spaceline/art';
import type { CardId } from '@spaceline/engine';
import type { CSSProperties } from 'react';
import { Drawn } from '../faces/drawn.tsx';
import type { Act, Team } from './act.ts';
import type { Fate } from './fates.ts';
import { fateWords, fatesIn } from './fates.ts';
import { figurePicture } from './figure-picture.ts';
import { Sign } from './sign.tsx';
import { useCards } from './seen-cards.ts';
import { many, t } from '../i18n/t.ts';

const signs: Readonly<Record<Fate, IconName>> = {
  killed: 'killed',
  saved: 'met',
  stopped: 'stop',
  disabled: 'disabled',
  relocated: 'beam',
  held: 'hold',
  'under house arrest': 'hold',
  destroyed: 'killed',
  damaged: 'damage',
  stunned: 'disabled',
  'mortally wounded': 'killed',
  discarded: 'discard',
  'returned to hand': 'hand',
  'control changed': 'respond',
  disappeared: 'cloak',
};

const fatal = new Set<Fate>(['killed', 'destroyed', 'mortally wounded']);
const hurt = new Set<Fate>(['stopped', 'disabled', 'stunned', 'damaged']);

const toneOf = (fate: Fate | undefined): string =>
  fate === undefined ? '' : fatal.has(fate) ? 'is-lost' : hurt.has(fate) ? 'is-hurt' : 'is-moved';

const Reticle = () => (
  <svg className="scene-reticle" viewBox="0 0 128 128" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.5">
      <circle cx="64" cy="64" r="44" strokeDasharray="52 17.1" strokeDashoffset="26" />
      <path d="M64 8V30M64 98V120M8 64H30M98 64H120" />
    </g>
  </svg>
);

interface FigureProps {
  readonly act: Act;
  readonly card: CardId;
  readonly at: number;
  readonly fate: Fate | undefined;
  /** A number that counts in this scene. */
  readonly brings?: string | undefined;
  readonly isChosen?: boolean;
}

/** Somebody of the cast, with what became of them. */
export function Figure({ act, card, at, fate, brings, isChosen = false }: FigureProps) {
  const { face, title, board } = useCards(act);
  const shown = face(card);
  const affiliation = board.cardOf(card)?.affiliation;
  return (
    <li
      className={`scene-figure ${toneOf(fate)} ${isChosen ? 'is-chosen' : ''}`}
      style={{ '--n': at } as CSSProperties}
      data-fate={fate}
    >
      <span className="scene-picture">
        <Drawn markup={figurePicture(shown, affiliation)} />
        {fate && fatal.has(fate) && <Reticle />}
        {fate && !fatal.has(fate) && (
          <span className="scene-tag">
            <Sign name={signs[fate]} size={14} />
          </span>
        )}
      </span>
      <b>{title(card)}</b>
      <small>
        {fate && fatal.has(fate) && <Sign name={signs[fate]} size={15} />}
        {[fate === undefined || !fatal.has(fate) ? brings : undefined, fate && t(fateWords[fate])]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}

/** Cards that are played and go are no part of the cast. */
const onStage = new Set(['Personnel', 'Ship', 'Facility', 'Equipment']);

interface CastProps {
  readonly act: Act;
  readonly team: Team;
  /** What became of them is shown. */
  readonly fated: boolean;
  /** Those whom chance or somebody picks are being picked. */
  readonly drawing: 'random' | 'choice' | undefined;
  readonly brings?: (card: CardId) => string | undefined;
}

/** Everybody who takes part, as far as they are seen. */
export function Cast({ act, team, fated, drawing, brings }: CastProps) {
  const { face } = useCards(act);
  const fates = fated ? fatesIn(act) : undefined;
  const chosen = new Set(act.events.flatMap((event) => (event.e === 'selected' ? event.cards : [])));
  // Who comes to harm without having been seen before is seen by it.
  const others = [...(fates?.keys() ?? [])].filter(
    (card) => !team.cards.includes(card) && act.names[card] && onStage.has(face(card).type),
  );
  const cards = [...team.cards, ...others].slice(0, 14);
  const more = team.cards.length + others.length - cards.length + Math.max(0, team.hidden - others.length);
  return (
    <ul className={`scene-cast ${drawing ? `is-drawing-${drawing}` : ''}`} data-many={cards.length > 6 || undefined}>
      {cards.map((card, at) => (
        <Figure
          key={card}
          act={act}
          card={card}
          at={at}
          fate={fates?.get(card)}
          brings={brings?.(card)}
          isChosen={drawing === 'choice' && chosen.has(card)}
        />
      ))}
      {more > 0 && (
        <li className="scene-figure is-hidden">
          <span className="scene-picture">
            <Sign name="personnel" size={40} />
          </span>
          <b>{many(more, 'one more', '{n} more')}</b>
          <small>{t('not seen')}</small>
        </li>
      )}
    </ul>
  );
}
