import { useEffect, useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { StarterDeck } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import type { Opponent, Opponents } from './api.ts';
import { loadOpponents } from './api.ts';
import { Badge } from './badge.tsx';
import { keepOpponent, keptOpponent, usualOpponent } from './kept.ts';
import type { KeptOpponent } from './kept.ts';
import { favouriteOf, legalIn } from './their-deck.ts';
import { HereChoice } from './here-choice.tsx';
import { t } from '../i18n/t.ts';

const nobody: Opponents = { opponents: [], levels: [] };

/** Who there is, and who was chosen, also at the last visit. */
export function useOpponents(onProblem: (problem: Problem) => void) {
  const [known, setKnown] = useState(nobody);
  const [kept, setKept] = useState(keptOpponent);
  useEffect(() => {
    loadOpponents().then(setKnown, (error: unknown) => onProblem(problemOf(error)));
  }, [onProblem]);
  const keep = (next: KeptOpponent) => {
    keepOpponent(next);
    setKept(next);
  };
  const wanted = kept.id ?? usualOpponent;
  const chosen = known.opponents.find(({ id }) => id === wanted) ?? known.opponents[0];
  useEffect(() => {
    // Somebody who is not there any more cannot be asked for.
    if (chosen && chosen.id !== wanted) keepOpponent({ id: chosen.id });
  }, [chosen, wanted]);
  return { ...known, kept, keep, chosen };
}

type Chosen = ReturnType<typeof useOpponents>;

interface Props extends Chosen {
  readonly decks: readonly StarterDeck[];
  readonly format: string;
  /** The person's own deck: nobody plays the same if there is another they like. */
  readonly own: string | undefined;
}

/** What stays as it is whoever one plays against. */
const manners = ({ hurried, here }: KeptOpponent): KeptOpponent => ({
  ...(hurried ? { hurried } : {}),
  ...(here ? { here } : {}),
});

function Tile({ one, title, isChosen, onChoose }: TileProps) {
  return (
    <label
      className={`flex min-h-14 items-center gap-2.5 rounded-xl border p-2 ${isChosen ? 'border-gold bg-gold/10' : 'border-edge bg-raised'}`}
    >
      <input
        type="radio"
        name="opponent"
        className="peer sr-only"
        aria-label={`${one.name}, ${title}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <Badge name={one.name} level={one.level} />
      <span className="min-w-0 leading-tight peer-focus-visible:underline">
        <b className="block">{one.name}</b>
        <span className="text-sm text-soft">{title}</span>
      </span>
    </label>
  );
}

interface TileProps {
  readonly one: Opponent;
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function LevelSelect({ levels, kept, keep, chosen }: Pick<Props, 'levels' | 'kept' | 'keep' | 'chosen'>) {
  const own = levels.find(({ id }) => id === chosen?.level);
  const { level: _, ...rest } = kept;
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1">
      <span className="text-sm text-soft">{t('Level')}</span>
      <select
        className="min-h-11 w-full min-w-0 rounded-lg border border-edge-strong bg-raised px-2 text-ink"
        value={levels.some(({ id }) => id === kept.level) ? kept.level : ''}
        onChange={({ target: { value } }) => keep(value ? { ...kept, level: value } : rest)}
      >
        <option value="">{t('as usual: {title}', { title: own?.title ?? '' })}</option>
        {levels.map(({ id, title, about }) => (
          <option key={id} value={id}>
            {title}: {about}
          </option>
        ))}
      </select>
    </label>
  );
}

function DeckSelect(props: Props & { readonly favourite: string }) {
  const { decks, format, kept, keep, favourite } = props;
  const { deck, ...rest } = kept;
  const chosen = deck?.format === format ? deck.id : '';
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1">
      <span className="text-sm text-soft">{t('Their deck')}</span>
      <select
        className="min-h-11 w-full min-w-0 rounded-lg border border-edge-strong bg-raised px-2 text-ink"
        value={chosen}
        onChange={({ target: { value } }) => keep(value ? { ...kept, deck: { id: value, format } } : rest)}
      >
        <option value="">{t('their favourite: {favourite}', { favourite })}</option>
        {legalIn(decks, format).map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Against whom: everybody with a name and a level; of the one who is chosen what they are like and what they play. */
export function OpponentChoice(props: Props) {
  const { opponents, levels, kept, keep, chosen } = props;
  if (!chosen) return null;
  const favourite =
    favouriteOf(chosen.decks, props.decks, props.format, props.own)?.title ?? t('whatever the format allows');
  const { hurried: _, ...unhurried } = kept;
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{t('Your opponent')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {opponents.map((one) => (
          <Tile
            key={one.id}
            one={one}
            title={levels.find(({ id }) => id === one.level)?.title ?? one.level}
            isChosen={one.id === chosen.id}
            onChoose={() => keep({ ...manners(kept), id: one.id })}
          />
        ))}
      </div>
      <p className="mt-2 mb-3 text-soft" aria-live="polite">
        <b className="text-ink">{chosen.name}</b>: {chosen.line}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <LevelSelect {...props} />
        <DeckSelect {...props} favourite={favourite} />
      </div>
      <label className="mt-2 flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 accent-gold"
          checked={!kept.hurried}
          onChange={() => keep(kept.hurried ? unhurried : { ...kept, hurried: true })}
        />
        {t('Takes time to think, like a person')}
      </label>
      <HereChoice kept={kept} keep={keep} />
    </fieldset>
  );
}
