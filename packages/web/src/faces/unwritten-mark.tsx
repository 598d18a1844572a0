import { Icon } from '../parts/icon.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import type { Face } from '@spaceline/art';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** What marks a card without a program, wherever it is drawn. */
export const unwrittenWords: Label = 'not written: carried out by agreement';

/** Beside a title, where there is no room for words. */
export function UnwrittenMark({ face, size = 16 }: { readonly face: Face; readonly size?: number }) {
  return face.unwritten ? (
    <span className="inline-flex shrink-0 text-assist" title={t(unwrittenWords)}>
      <Icon name="unwritten" size={size} />
    </span>
  ) : null;
}

/** In words, where the text of the card would stand. */
export function UnwrittenText({ face }: { readonly face: Face }) {
  return face.unwritten ? (
    <span className="flex items-center gap-1 text-sm leading-tight text-assist">
      <Icon name="unwritten" size={16} />
      {face.type === 'Mission' ? t('Not written: judged by agreement') : t('Not written: by agreement')}
    </span>
  ) : null;
}

/** On the large face: what it means, and the clause. */
export function UnwrittenBanner({ face, missing }: { readonly face: Face; readonly missing: readonly string[] }) {
  if (!face.unwritten) return null;
  return (
    <div className="flex items-start gap-2 rounded-lg border border-dashed border-assist/70 bg-assist/10 p-2.5">
      <span className="pt-0.5 text-assist">
        <Icon name="unwritten" size={20} />
      </span>
      <p className="m-0 leading-snug">
        <b>{t('Not written.')}</b> {t('Its text is carried out by agreement.')} <CitedText text="A-3" />
        {missing.length > 0 && (
          <span className="mt-0.5 block text-sm text-soft">
            {t('Not described yet: {missing}.', { missing: missing.join(', ') })}
          </span>
        )}
      </p>
    </div>
  );
}
