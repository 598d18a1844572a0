import type { CardId, View } from '@spaceline/engine';
import { CardTile } from './card-tile.tsx';
import { useBoard } from './context.tsx';

export interface HandCards {
  readonly title: string;
  readonly cards: readonly CardId[];
}

/** What the player holds: the hand, or before the game what is still to be seeded. */
export function handOf(view: View, me: 0 | 1): HandCards {
  const own = view.players[me];
  switch (view.phase) {
    case 'missions':
      return {
        title: `Next mission (${own.counts['mission pile']} left)`,
        cards: own.nextMission >= 0 ? [own.nextMission] : [],
      };
    case 'doorways':
    case 'dilemmas':
    case 'facilities':
      return { title: 'Your seed cards', cards: own.piles['seed deck'] };
    case 'play':
    case 'over':
      return { title: 'Your hand', cards: own.piles.hand };
  }
}

const typeOrder = ['Facility', 'Personnel', 'Ship', 'Equipment', 'Event', 'Interrupt', 'Dilemma', 'Artifact'];

/** Cards that can be used now come first. */
function useSorted(cards: readonly CardId[]): readonly CardId[] {
  const { usable, faceOf } = useBoard();
  const rank = (card: CardId): string => {
    const { type, title } = faceOf(card);
    return `${usable.has(card) ? 0 : 1}${typeOrder.indexOf(type) + 1}${title}`;
  };
  return cards.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

export function Hand() {
  const { view, me } = useBoard();
  const { title, cards } = handOf(view, me);
  const sorted = useSorted(cards);
  const isPlay = view.phase === 'play' || view.phase === 'over';
  return (
    <section aria-label={title}>
      {/* Beside the player's bar, which counts the hand, the heading would only take room. */}
      <h2 className={`m-0 px-3 pt-2 text-sm font-semibold text-soft ${isPlay ? 'lg:sr-only' : ''}`}>
        {title}
        {view.phase !== 'missions' && ` · ${cards.length}`}
      </h2>
      <div className={`flex items-stretch gap-2 overflow-x-auto p-3 pt-2 ${isPlay ? 'max-lg:flex-wrap' : 'flex-wrap'}`}>
        {sorted.map((card) => (
          <CardTile key={card} card={card} />
        ))}
        {cards.length === 0 && <p className="m-0 py-3 text-soft">No cards.</p>}
      </div>
    </section>
  );
}
