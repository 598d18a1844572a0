import { CardChip } from '../board/card-chip.tsx';
import { useBoard } from '../board/context.tsx';

/** A battle going on: who fights whom, and who fell. */
export function Battle() {
  const { view, me, names, cardOf } = useBoard();
  const { battle } = view;
  if (!battle) return null;
  const sides = battle.forces.map((force, at) => ({
    force,
    mine: force.some((card) => cardOf(card)?.owner === me),
    title: at === 0 ? 'attacking' : 'defending',
  }));
  const called = (cards: readonly number[]): string => cards.map((card) => names.card(card) ?? 'a card').join(', ');
  return (
    <section aria-label="Battle" className="flex flex-col gap-1.5 rounded-lg border border-theirs/60 bg-theirs/5 p-2">
      <h3 className="m-0 text-base font-semibold">
        {battle.kind === 'ship' ? 'Ship battle' : 'Personnel battle'} at {names.card(battle.place) ?? 'a location'}
      </h3>
      {battle.pair.length > 0 && (
        <p className="m-0 font-medium text-gold">
          {battle.pair.map((card) => names.card(card) ?? 'a card').join(' against ')}
        </p>
      )}
      {sides.map(({ force, mine, title }) => (
        <div key={title} className="flex flex-wrap items-center gap-1.5">
          <span className={`text-sm ${mine ? 'text-mine' : 'text-theirs'}`}>
            {mine ? 'You' : 'Opponent'}, {title}:
          </span>
          {force.map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </div>
      ))}
      {battle.stunned.length > 0 && <p className="m-0 text-sm text-soft">Stunned: {called(battle.stunned)}</p>}
      {battle.wounded.length > 0 && <p className="m-0 text-sm text-soft">Mortally wounded: {called(battle.wounded)}</p>}
    </section>
  );
}
