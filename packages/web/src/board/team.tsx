import { callingOf } from '../i18n/table-words.ts';
import type { CardId, GroupView, LocationId } from '@spaceline/engine';
import { DrawnFace } from '../faces/drawn.tsx';
import { Pictured } from '../parts/pictured.tsx';
import { Sign } from '../parts/sign.tsx';
import { touch } from './actions.ts';
import { useBoard } from './context.tsx';
import { openPlace } from './sheet.ts';
import { tokensOf } from './tokens.ts';
import { isPointedAt } from './vessel.tsx';
import { t } from '../i18n/t.ts';

const shown = 4;

/** People on a surface, as tokens; a touch gives them orders, or shows who they are. */
export function Team({ group, place }: { readonly group: GroupView; readonly place: LocationId }) {
  const { lights, me, names, faceOf, cardOf } = useBoard();
  const { cards, hidden, player } = group;
  const count = cards.length + hidden;
  const light = lights.get(place);
  const canAct = player === me && light === 'start';
  const isAsked = cards.some((card) => isPointedAt(lights.get(card))) || (player === me && light === 'focus');
  const isPerson = (card: CardId): boolean => faceOf(card).type === 'Personnel';
  const people = cards.filter(isPerson);
  const held = people.length > 0 && people.every((card) => cardOf(card)?.stopped || cardOf(card)?.disabled);
  const words = [
    player === names.reader
      ? t('Your Away Team at {place}, {count}', { place: names.card(place) ?? t('this place'), count })
      : t("{who}'s Away Team at {place}, {count}", {
          who: callingOf(player, names),
          place: names.card(place) ?? t('this place'),
          count,
        }),
    ...cards.map((card) => names.card(card) ?? faceOf(card).title),
    held && t('stopped'),
    canAct && t('can be chosen'),
  ];
  const label = words.filter(Boolean).join(', ');
  return (
    <button
      type="button"
      data-team={group.team}
      data-place={place}
      className={`obj obj-team ${canAct ? 'lit-start' : ''} ${isAsked ? 'obj-asked' : ''}`}
      onClick={() => (canAct ? touch(place) : openPlace(place))}
    >
      <Pictured label={label}>
        <span className={`tokens ${held ? 'art-stopped' : ''}`}>
          {tokensOf(cards, isPerson)
            .slice(0, shown)
            .map((card) => (
              <DrawnFace
                key={card}
                face={faceOf(card)}
                size="mini"
                affiliation={cardOf(card)?.affiliation}
                className="token"
              />
            ))}
          {Array.from({ length: Math.min(shown, hidden) }, (_, at) => (
            <span key={at} className="token token-hidden">
              <Sign name="personnel" size={15} />
            </span>
          ))}
          <b className="token-count">{count}</b>
        </span>
        <span className="obj-name">{t('Away Team · {count}', { count })}</span>
        {held && (
          <span className="obj-states">
            <span className="obj-state obj-stop">
              <Sign name="stop" size={12} />
              <span>{t('stopped')}</span>
            </span>
          </span>
        )}
      </Pictured>
    </button>
  );
}
