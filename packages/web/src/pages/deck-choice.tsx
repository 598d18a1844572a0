import type { StarterDeck } from '../net/api.ts';
import { Chevron } from '../parts/chevron.tsx';
import { t } from '../i18n/t.ts';

interface Props {
  readonly decks: readonly StarterDeck[];
  readonly format: string;
  readonly chosen: string;
  readonly onChoose: (deck: string) => void;
}

/** How many decks are good for a first game. */
const recommended = 2;

const isIllegal = ({ illegalIn }: StarterDeck, format: string): boolean => illegalIn[format] !== undefined;

function DeckOption({
  deck,
  format,
  chosen,
  onChoose,
}: Omit<Props, 'decks' | 'chosen'> & { readonly deck: StarterDeck; readonly chosen: boolean }) {
  return (
    <label
      className={`flex min-h-14 items-start gap-3 rounded-xl border p-3 ${chosen ? 'border-gold bg-gold/10' : 'border-edge bg-raised'}`}
    >
      <input
        type="radio"
        name="deck"
        className="mt-1 size-5 shrink-0 accent-gold"
        checked={chosen}
        onChange={() => onChoose(deck.id)}
      />
      <span className="min-w-0">
        <b>{deck.title}</b>
        {isIllegal(deck, format) && <span className="badge ml-2 text-theirs">{t('not legal as it is')}</span>}
        <span className="block text-soft">{deck.description}</span>
      </span>
    </label>
  );
}

/** The starter decks: those for a first game at once, the others unfolded. */
export function DeckChoice({ decks, format, chosen, onChoose }: Props) {
  if (decks.length === 0) return null;
  const option = (deck: StarterDeck) => (
    <DeckOption key={deck.id} deck={deck} format={format} chosen={deck.id === chosen} onChoose={onChoose} />
  );
  const others = decks.slice(recommended);
  const isOther = others.some(({ id }) => id === chosen);
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{t('Your deck')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">{decks.slice(0, recommended).map(option)}</div>
      {others.length > 0 && (
        <details className="mt-2" open={isOther || undefined}>
          <summary className="btn btn-quiet justify-start px-1">
            {t('More decks ({n})', { n: others.length })}
            <Chevron />
          </summary>
          <div className="mt-1 grid gap-2 sm:grid-cols-2">{others.map(option)}</div>
        </details>
      )}
    </fieldset>
  );
}
