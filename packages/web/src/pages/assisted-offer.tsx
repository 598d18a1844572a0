import type { DeckReport } from '../net/api.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import { many, t } from '../i18n/t.ts';

/** A deck with titles that have no program: what an assisted table is, and the way to one. */
export function AssistedOffer({
  unwritten,
  busy,
  onOpen,
}: {
  readonly unwritten: DeckReport['unwritten'];
  readonly busy: boolean;
  readonly onOpen: () => void;
}) {
  const types = [...new Set(unwritten.map(({ type }) => type))];
  return (
    <section
      aria-label={t('Assisted table')}
      className="flex flex-col gap-3 rounded-xl border border-assist/60 bg-assist/10 p-4"
    >
      <div className="flex items-start gap-2.5">
        <span className="pt-0.5 text-assist">
          <Icon name="agree" size={22} />
        </span>
        <div className="min-w-0">
          <h3 className="m-0 text-lg leading-snug font-semibold">
            {many(
              unwritten.length,
              '1 title of this deck has no program yet.',
              '{n} titles of this deck have no program yet.',
            )}
          </h3>
          <p className="m-0 leading-relaxed">
            {t(
              'At an assisted table you play them all the same: where the table does not know a card, you do what it says by corrections that both players agree on.',
            )}{' '}
            <CitedText text="A-1" />
          </p>
        </div>
      </div>
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {types.map((type) => (
          <div key={type} className="contents">
            <dt className="text-soft">{type}</dt>
            <dd className="m-0">
              {unwritten
                .filter((each) => each.type === type)
                .map(({ title }) => title)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-main self-start px-6 py-2.5" disabled={busy} onClick={onOpen}>
        {busy ? t('Setting the table …') : t('Open as an assisted table')}
      </button>
    </section>
  );
}
