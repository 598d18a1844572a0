import { phaseWords } from '../i18n/table-words.ts';
import type { View } from '@spaceline/engine';
import type { ListedMatch } from '../people/api.ts';
import { agoWords } from '../people/words.ts';
import { tableAddress } from '../pages/play-now.ts';
import { isLocal } from '../local/game.ts';
import { Icon } from '../parts/icon.tsx';
import { WorldLine } from './world-line.tsx';
import { t } from '../i18n/t.ts';

const momentWords = ({ stands }: ListedMatch): string => {
  if (!stands) return '';
  return stands.phase === 'play' || stands.phase === 'over'
    ? t('turn {turn}', { turn: stands.turn })
    : phaseWords(stands.phase as View['phase']).toLowerCase();
};

export const isMyTurn = ({ seat, stands }: ListedMatch): boolean =>
  seat !== undefined && (stands?.asked.includes(seat) ?? false);

interface Props {
  readonly game: ListedMatch;
  readonly now: number;
  /** Its worlds are shown as well. */
  readonly withLine: boolean;
  /** Throws a game away that only this browser has. */
  readonly onForget: () => void;
}

/** One of one's running games: against whom, how it stands, and whether it waits for one. */
export function GameCard({ game, now, withLine, onForget }: Props) {
  const { match, seat = 0, seats, formatName, stands, rated, moved } = game;
  const other = seats[seat === 0 ? 1 : 0];
  const mine = isMyTurn(game);
  const here = isLocal(match);
  const facts = [formatName, momentWords(game), rated ? t('rated') : '', here ? t('on this device') : ''].filter(
    (words) => words !== '',
  );
  const waits = (
    <span className="text-sm text-soft">
      {mine ? t('waits for you') : other.bot ? t('the computer thinks') : t('waits for {name}', { name: other.name })} ·{' '}
      {agoWords(moved, now)}
    </span>
  );
  const ways = (
    <span className="flex shrink-0 items-center gap-x-2">
      <a className={`btn no-underline ${mine ? 'btn-main' : ''}`} href={tableAddress(match)}>
        {mine ? t('Your turn') : t('Look')}
      </a>
      {here && (
        <button
          type="button"
          className="btn btn-quiet size-11 p-0"
          aria-label={t('Throw away the game against {name}', { name: other.name })}
          onClick={onForget}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </span>
  );
  return (
    <li
      data-game={match}
      data-turn={mine ? 'mine' : 'theirs'}
      className={`panel flex flex-col gap-2 p-3 sm:px-4 ${mine ? 'border-gold' : ''}`}
    >
      <span className="flex items-center gap-x-3">
        <span className="text-soft">
          <Icon name={other.bot ? 'robot' : 'people'} size={22} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b className="text-lg">{other.name}</b> <span className="text-soft">{facts.join(' · ')}</span>
          </span>
          {!withLine && waits}
        </span>
        {stands && (
          <span className="text-2xl font-bold whitespace-nowrap" aria-label={t('Scores, yours first')} role="group">
            <span className="text-mine">{stands.scores[seat]}</span>
            <span className="text-soft"> : </span>
            <span className="text-theirs">{stands.scores[seat === 0 ? 1 : 0]}</span>
          </span>
        )}
        {!withLine && ways}
      </span>
      {withLine && (
        <>
          <WorldLine line={stands?.line} />
          <span className="flex items-center gap-x-3">
            <span className="min-w-0 flex-1">{waits}</span>
            {ways}
          </span>
        </>
      )}
    </li>
  );
}
