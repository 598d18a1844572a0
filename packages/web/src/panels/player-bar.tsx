import { callingOf } from '../i18n/table-words.ts';
import type { Player } from '@spaceline/engine';
import { pileNames, pileRow } from '@spaceline/language';
import { CardChip } from '../board/card-chip.tsx';
import { useBoard } from '../board/context.tsx';
import { ThinkingClock } from '../clocks/thinking-clock.tsx';
import { OpponentMark } from '../opponents/mark.tsx';
import { HiddenPile, Pile, PilePicture } from './pile.tsx';
import { Score } from './victory.tsx';
import { pileBadge, pileTitle } from './pile-words.ts';
import { t } from '../i18n/t.ts';

/** Piles that lie open for everybody. */
const openPiles = pileNames.filter((pile) => pileRow(pile).seenBy === 'everybody');

/** The piles that hold something. */
function Piles({ player }: { readonly player: Player }) {
  const { view, me, names } = useBoard();
  const own = view.players[player];
  const toSeed = own.counts['mission pile'] + own.counts['seed deck'];
  return (
    <div className="piles">
      {/* One's own hand is seen below. */}
      {(player !== me || names.reader === 'spectator') && <HiddenPile player={player} pile="hand" />}
      <HiddenPile player={player} pile="draw deck" />
      {view.phase !== 'play' && view.phase !== 'over' && toSeed > 0 && (
        <span className="pile">
          <PilePicture count={toSeed} word={t('to seed')} back={player === me ? 'mine' : 'theirs'} />
        </span>
      )}
      {openPiles
        .filter((pile) => own.counts[pile] > 0 || (pile === 'bonus' && own.bonusPoints !== 0))
        .map((pile) => (
          <Pile key={pile} title={pileTitle(pile, player, names)} cards={own.piles[pile]}>
            <PilePicture
              count={pile === 'bonus' ? own.bonusPoints : own.counts[pile]}
              word={pileBadge(pile)}
              top={own.piles[pile].at(-1)}
            />
          </Pile>
        ))}
    </div>
  );
}

/** One player: score, counts, open piles, and the cards that lie on the table before them. */
export function PlayerBar({ player }: { readonly player: Player }) {
  const { view, me, names, isWatching } = useBoard();
  const own = view.players[player];
  const mine = player === me;
  const called = callingOf(player, names);
  return (
    <section aria-label={called} className={`seat ${mine ? 'seat-mine' : 'seat-theirs'}`}>
      <div className="seat-head">
        <h2 className="seat-name">
          <i aria-hidden="true" className={view.deciding.includes(player) ? 'seat-asked' : ''} />
          {called}
          <OpponentMark player={player} />
          {isWatching && (
            <span className="seat-note">{player === view.firstPlayer ? t('first player') : t('second player')}</span>
          )}
        </h2>
        <ThinkingClock player={player} />
        <Score player={player} />
      </div>
      <Piles player={player} />
      {own.table.length > 0 && (
        <div
          className="seat-table"
          aria-label={
            player === names.reader ? t('Your cards on the table') : t("{who}'s cards on the table", { who: called })
          }
        >
          {own.table.map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}
