import { callingOf, ownerOf } from '@spaceline/protocol';
import type { Player } from '@spaceline/engine';
import { pileNames, pileRow } from '@spaceline/language';
import { CardChip } from '../board/card-chip.tsx';
import { useBoard } from '../board/context.tsx';
import { Icon } from '../parts/icon.tsx';
import { HiddenPile, Pile } from './pile.tsx';
import { Score } from './victory.tsx';

/** Piles that lie open for everybody. */
const openPiles = pileNames.filter((pile) => pileRow(pile).seenBy === 'everybody');

/** One player: score, counts, open piles, and the cards that lie on the table before them. */
export function PlayerBar({ player }: { readonly player: Player }) {
  const { view, me, names, isWatching } = useBoard();
  const own = view.players[player];
  const mine = player === me;
  const asked = view.deciding.includes(player);
  const called = callingOf(player, names);
  const whose = ownerOf(player, names);
  return (
    <section
      aria-label={called}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-edge bg-deep/80 px-3 py-1.5"
    >
      <h2 className={`m-0 flex items-center gap-2 text-base font-semibold ${mine ? 'text-mine' : 'text-theirs'}`}>
        <i aria-hidden="true" className={`block size-2.5 rounded-full ${asked ? 'bg-gold' : 'bg-edge'}`} />
        {called}
        {isWatching && (
          <span className="badge font-normal">{player === view.firstPlayer ? 'first player' : 'second player'}</span>
        )}
      </h2>
      <Score player={player} />
      <div className="flex flex-wrap items-center gap-1.5">
        <HiddenPile player={player} pile="hand" icon="hand" />
        <HiddenPile player={player} pile="draw deck" icon="deck" />
        {view.phase !== 'play' && view.phase !== 'over' && (
          <span className="badge min-h-8">
            <Icon name="seeds" size={16} />
            to seed {own.counts['mission pile'] + own.counts['seed deck']}
          </span>
        )}
        {openPiles.map((pile) => (
          <Pile key={pile} title={`${whose} ${pileRow(pile).title}`} cards={own.piles[pile]}>
            {pileRow(pile).badge} {pile === 'bonus' ? own.bonusPoints : own.counts[pile]}
          </Pile>
        ))}
      </div>
      {own.table.length > 0 && (
        <div className="flex flex-wrap items-center gap-1" aria-label={`${whose} cards on the table`}>
          {own.table.map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}
