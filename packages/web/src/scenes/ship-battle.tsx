import { person } from '../i18n/table-words.ts';
import { facilityPicture, shipPicture } from '@spaceline/art';
import type { CardId } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import type { CSSProperties } from 'react';
import { vesselOf } from '../board/fighting.ts';
import { Drawn } from '../faces/drawn.tsx';
import type { BattleAct } from './act.ts';
import type { Shot } from './battle-reading.ts';
import { hitsDirectlyFrom, hitsFrom, shipsOf, shotsOf } from './battle-reading.ts';
import { battleRank as rank } from './beats.ts';
import { fatesIn } from './fates.ts';
import { Sign } from './sign.tsx';
import { shortName, useCards } from './seen-cards.ts';
import { rich, t } from '../i18n/t.ts';

/** Where bows are, from the left edge: beams begin and end there. */
const bows = (): readonly [number, number] => (matchMedia('(max-width: 800px)').matches ? [33, 67] : [23.5, 76.5]);

const heightOf = (at: number, all: number): number => ((at + 0.5) / all) * 100;

interface Props {
  readonly act: BattleAct;
  readonly at: number;
}

function Vessel({
  act,
  card,
  isMine,
  y,
  fated,
  firing,
}: {
  readonly act: BattleAct;
  readonly card: CardId;
  readonly isMine: boolean;
  readonly y: number;
  readonly fated: boolean;
  readonly firing: boolean;
}) {
  const { face, title, board } = useCards(act);
  const shown = face(card);
  // Before anybody fires the numbers are those of the table.
  const now = firing ? undefined : vesselOf(board.view, card);
  const fate = fated ? fatesIn(act).get(card) : undefined;
  const weapons =
    shotsOf(act)
      .flatMap(({ by }) => by)
      .find((share) => share.card === card)?.n ?? now?.weapons;
  const shields = shotsOf(act).find(({ on }) => on === card)?.defense ?? now?.shields;
  const hull = act.events.findLast((event) => event.e === 'damaged' && event.card === card)?.n;
  return (
    <li
      className={`battle-ship ${isMine ? 'is-mine' : 'is-theirs'} ${fate === 'destroyed' ? 'is-lost' : fate === 'damaged' ? 'is-hurt' : ''}`}
      style={{ top: `${y}%` }}
      data-fate={fate}
    >
      <Drawn
        className="battle-hull"
        markup={shown.ship ? shipPicture(shown, undefined, fate === 'damaged') : facilityPicture(shown)}
      />
      {firing && shields !== undefined && fate !== 'destroyed' && <i className="battle-shield" aria-hidden="true" />}
      <b>{title(card)}</b>
      <small>
        {weapons !== undefined && (
          <>
            <Sign name="WEAPONS" size={15} /> {weapons}
          </>
        )}
        {shields !== undefined && (
          <>
            <Sign name="SHIELDS" size={15} /> {shields}
          </>
        )}
        {fated && hull !== undefined && fate !== 'destroyed' && <em>{t('HULL {hull}', { hull })}</em>}
        {fate === 'destroyed' && <em>{t('destroyed')}</em>}
      </small>
    </li>
  );
}

const verdictWords = ({ result, attack, defense }: Shot): string => {
  if (result === 'direct hit') return t('{attack} is more than twice {defense}.', { attack, defense });
  if (result === 'hit') return t('{attack} is more than {defense}, not more than twice.', { attack, defense });
  return t('{attack} is not more than {defense}.', { attack, defense });
};

/** WEAPONS against SHIELDS, on one scale with both thresholds. */
function ShotBar({ act, shot, at }: Props & { readonly shot: Shot }) {
  const { title, names, board } = useCards(act);
  const isMine = shot.player === board.me;
  const scale = Math.max(hitsDirectlyFrom(shot) * 1.15, shot.attack);
  const share = (n: number) => `${(n / scale) * 100}%`;
  return (
    <section
      className={`battle-shot ${isMine ? 'is-mine' : 'is-theirs'}`}
      aria-label={t('Fire on {title}', { title: title(shot.on) })}
    >
      <p className="battle-whose">
        <Sign name="WEAPONS" size={18} />{' '}
        {shot.player < 0
          ? t('Its fire on {title}', { title: title(shot.on) })
          : shot.player === names.reader
            ? t('Your fire on {title}', { title: title(shot.on) })
            : t("{who}'s fire on {title}", { who: upper(person(shot.player, names)), title: title(shot.on) })}
      </p>
      <p className="battle-sum">
        {rich('{attack} WEAPONS against {defense} SHIELDS', {
          attack: <b>{shot.attack}</b>,
          defense: <b>{shot.defense}</b>,
        })}
      </p>
      <div className="scene-bar" aria-hidden="true">
        {shot.by.map(({ card, n }, n2) => (
          <i key={card} style={{ '--n': n2, width: share(n) } as CSSProperties}>
            <span>
              {shortName(title(card))} {n}
            </span>
          </i>
        ))}
        <span
          className="scene-mark"
          style={{ left: share(hitsFrom(shot)) }}
          data-from={t('hit from {n}', { n: hitsFrom(shot) })}
        />
        <span
          className="scene-mark"
          style={{ left: share(hitsDirectlyFrom(shot)) }}
          data-from={t('direct from {n}', { n: hitsDirectlyFrom(shot) })}
        />
      </div>
      {at >= rank.verdict && (
        <p
          className={`battle-verdict is-${shot.result === 'missed' ? 'missed' : isMine ? 'good' : 'bad'}`}
          data-shot={shot.result}
        >
          <b>{shot.result === 'direct hit' ? t('Direct hit') : shot.result === 'hit' ? t('Hit') : t('No hit')}</b>{' '}
          {verdictWords(shot)}
        </p>
      )}
    </section>
  );
}

/** Yours on the left, theirs on the right; both fire at once, and beams end on what they are meant for. */
export function ShipBattle({ act, at }: Props) {
  const { board } = useCards(act);
  const shots = shotsOf(act);
  const attackers = act.player;
  const theirs = attackers === board.me ? board.them : attackers;
  const sides = [shipsOf(act, board.me), shipsOf(act, theirs)] as const;
  const fated = at >= rank.fate;
  const bow = bows();
  const spot = (card: CardId): readonly [number, number] => {
    const side = sides[0].includes(card) ? 0 : 1;
    const ships = sides[side];
    return [bow[side], heightOf(ships.indexOf(card), ships.length)];
  };
  return (
    <div className="battle" data-firing={at >= rank.fire || undefined}>
      <div
        className="battle-field"
        style={{ '--ships': Math.max(sides[0].length, sides[1].length, 1) } as CSSProperties}
      >
        {at >= rank.fire && (
          <svg className="battle-beams" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {shots.flatMap((shot) =>
              shot.by.map(({ card }) => {
                const [[x1, y1], [x2, y2]] = [spot(card), spot(shot.on)];
                return (
                  <line
                    key={`${card} ${shot.on}`}
                    className={shot.player === board.me ? 'is-mine' : 'is-theirs'}
                    {...{ x1, y1, x2, y2 }}
                    vectorEffect="non-scaling-stroke"
                  />
                );
              }),
            )}
          </svg>
        )}
        {sides.map((ships, side) => (
          <ul
            key={side}
            className={side === 0 ? 'battle-left' : 'battle-right'}
            aria-label={side === 0 ? t('Your side') : t('The other side')}
          >
            {ships.map((card, n) => (
              <Vessel
                key={card}
                act={act}
                card={card}
                isMine={side === 0}
                y={heightOf(n, ships.length)}
                fated={fated}
                firing={at >= rank.fire}
              />
            ))}
          </ul>
        ))}
      </div>
      {at >= rank.fire && (
        <div className="battle-shots">
          {shots.map((shot) => (
            <ShotBar key={`${shot.player} ${shot.on}`} act={act} shot={shot} at={at} />
          ))}
        </div>
      )}
    </div>
  );
}
