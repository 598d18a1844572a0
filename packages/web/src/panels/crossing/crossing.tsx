import './crossing.css';
import type { CardId, Option } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { useId } from 'react';
import type { PointerEvent } from 'react';
import { pickAll, pickNone, pickOnly } from '../../board/actions.ts';
import { useBoard } from '../../board/context.tsx';
import { preview } from '../../board/sheet.ts';
import { cardsAt, solvingTeam } from '../../board/solving.ts';
import { SuggestTeam } from '../../hints/team.tsx';
import { many, t } from '../../i18n/t.ts';
import { Sign } from '../../parts/sign.tsx';
import { PickBox } from '../pick-box.tsx';
import { Asks } from './asks.tsx';
import { judged } from './judged.ts';
import type { Crossing as Way } from './judged.ts';
import { Person } from './person.tsx';
import { Scenery } from './scenery.tsx';
import { Side } from './side.tsx';

/** People are picked who go from one place to another. */
export const isCrossing = (option: Option | undefined): option is Way =>
  option?.pick !== undefined && (option.do === 'beam' || option.do === 'walk');

interface GoerProps {
  readonly id: string;
  readonly card: CardId;
  readonly single: boolean;
  readonly picked: boolean;
  readonly wanted: ReadonlySet<string>;
}

/** Whose text says more than their tile is read under the mouse. */
function useReading(card: CardId) {
  const { text } = useBoard().faceOf(card);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && text && preview(card),
    onPointerLeave: () => preview(none),
  };
}

/** Somebody who may go. */
function Goer({ id, card, single, picked, wanted }: GoerProps) {
  const reading = useReading(card);
  return (
    <label className={`crossing-tile ${picked ? 'is-going' : ''}`} data-goer={card} {...reading}>
      <Person card={card} wanted={wanted} />
      <PickBox id={id} card={card} single={single} picked={picked} />
    </label>
  );
}

interface Props {
  readonly option: Way;
  readonly picked: readonly CardId[];
}

/** At one press: all, nobody, or those who solve the mission there. */
function Quick({ option, solves }: { readonly option: Way; readonly solves: boolean }) {
  const { team } = solvingTeam(useBoard(), option);
  if (!option.pick || option.pick.max < 2) return null;
  return (
    <div className="crossing-quick">
      {solves && team && (
        <button type="button" className="btn" data-solves onClick={() => pickOnly(team)}>
          <Sign name="attempt" size={16} />
          {t('The team that solves it')}
        </button>
      )}
      <button type="button" className="btn" title={t('All who can')} onClick={pickAll}>
        {t('All')}
      </button>
      <button type="button" className="btn" onClick={pickNone}>
        {t('None')}
      </button>
    </div>
  );
}

/** Both ends of a way and who is there; what the mission asks of them, as if those who are picked had gone already. */
export function Crossing({ option, picked }: Props) {
  const board = useBoard();
  const ids = useId();
  const idOf = (card: CardId) => `${ids}${card}`;
  const from = option.pick?.from ?? [];
  const staying = cardsAt(board, option.on).filter((card) => !from.includes(card));
  const there = cardsAt(board, option.to);
  const mission = judged(board, option, picked);
  const wanted = new Set(mission?.face.terms?.flat().map(({ what }) => what));
  const left = [...from, ...staying].filter((card) => !picked.includes(card));
  return (
    <div className="crossing">
      <Scenery option={option} going={picked.length > 0} />
      {mission && <Asks judged={mission} picked={picked} />}
      <Side kind="from" place={option.on} told={many(left.length, '{n} stays', '{n} stay')} group={left}>
        <div role="group" aria-label={t('Cards')} className="crossing-tiles">
          {from.map((card) => (
            <Goer
              key={card}
              id={idOf(card)}
              card={card}
              single={option.pick?.max === 1}
              picked={picked.includes(card)}
              wanted={wanted}
            />
          ))}
          {staying.map((card) => (
            <div key={card} className="crossing-tile is-held">
              <Person card={card} wanted={wanted} />
            </div>
          ))}
        </div>
        <Quick option={option} solves={mission?.end === 'to'} />
        <SuggestTeam option={option} />
      </Side>
      <Side
        kind="to"
        place={option.to}
        told={[
          there.length > 0 && many(there.length, '{n} here', '{n} here'),
          picked.length > 0 && many(picked.length, '{n} on the way', '{n} on the way'),
        ]
          .filter(Boolean)
          .join(', ')}
        group={[...there, ...picked]}
      >
        <div className="crossing-tiles">
          {/* A touch of somebody on the way sends them back: it is the other end of their box. */}
          {picked.map((card) => (
            <label
              key={card}
              htmlFor={idOf(card)}
              className="crossing-tile is-coming"
              aria-hidden="true"
              data-goer={card}
            >
              <Person card={card} wanted={wanted} />
            </label>
          ))}
          {there.map((card) => (
            <div key={card} className="crossing-tile">
              <Person card={card} wanted={wanted} />
            </div>
          ))}
          {there.length + picked.length === 0 && <p className="crossing-nobody">{t('Nobody is there yet.')}</p>}
        </div>
      </Side>
    </div>
  );
}
