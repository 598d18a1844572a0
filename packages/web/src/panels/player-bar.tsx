import { callingOf, ownerOf } from '@spaceline/protocol';
import type { Player } from '@spaceline/engine';
import { pileNames, pileRow } from '@spaceline/language';
import { CardChip } from '../board/card-chip.tsx';
import { useBoard } from '../board/context.tsx';
import { ThinkingClock } from '../clocks/thinking-clock.tsx';
import { OpponentMark } from '../opponents/mark.tsx';
import { HiddenPile, Pile, PilePicture } from './pile.tsx';
import { Score } from './victory.tsx';

/** Piles that lie open for everybody. */
const openPiles = pileNames.filter((pile) => pileRow(pile).seenBy === 'everybody');

/** The piles that hold something. */
function Piles({ player }: { readonly player: Player }) {
  const { view, me, names } = useBoard();
  const own = view.players[player];
  const whose = ownerOf(player, names);
  const toSeed = own.counts['mission pile'] + own.counts['seed deck'];
  return (
    <div className="piles">
      {/* One's own hand is seen below. */}
      {(player !== me || names.reader === 'spectator') && <HiddenPile player={player} pile="hand" />}
      <HiddenPile player={player} pile="draw deck" />
      {view.phase !== 'play' && view.phase !== 'over' && toSeed > 0 && (
        <span className="pile">
          <PilePicture count={toSeed} word="to seed" back={player === me ? 'mine' : 'theirs'} />
        </span>
      )}
      {openPiles
        .filter((pile) => own.counts[pile] > 0 || (pile === 'bonus' && own.bonusPoints !== 0))
        .map((pile) => (
          <Pile key={pile} title={`${whose} ${pileRow(pile).title}`} cards={own.piles[pile]}>
            <PilePicture
              count={pile === 'bonus' ? own.bonusPoints : own.counts[pile]}
              word={pileRow(pile).badge}
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
            <span className="seat-note">{player === view.firstPlayer ? 'first player' : 'second player'}</span>
          )}
        </h2>
        <ThinkingClock player={player} />
        <Score player={player} />
      </div>
      <Piles player={player} />
      {own.table.length > 0 && (
        <div className="seat-table" aria-label={`${ownerOf(player, names)} cards on the table`}>
          {own.table.map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}
