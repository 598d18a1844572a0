import { useState } from 'react';
import { imagesChanged } from '../faces/images.ts';
import { putAway, takeFolder } from '../faces/own-images.ts';
import { many, t } from '../i18n/t.ts';

/** A folder is chosen at once, not file by file; the attribute is none that React has a type for. */
const folder = { webkitdirectory: '' };

/** Lets players see cards with pictures of their own: only the window of a card is filled, never its words. */
export function OwnPictures() {
  const [said, setSaid] = useState('');
  const tell = (words: string): void => {
    imagesChanged();
    setSaid(words);
  };
  const failed = (error: unknown): void => setSaid(t('That did not work: {error}', { error: String(error) }));
  return (
    <details className="panel p-3">
      <summary className="font-semibold">{t('Pictures of your own')}</summary>
      <p className="mt-2 mb-2 text-soft">
        {t(
          'Cards are drawn by Spaceline. If you have pictures, choose their folder: files named after a card (Jean-Luc Picard.jpg) fill its window. They stay in this browser.',
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <label className="btn">
          {t('Choose a folder …')}
          <input
            type="file"
            multiple
            accept="image/*"
            className="sr-only"
            {...folder}
            onChange={({ target }) => {
              void takeFolder([...(target.files ?? [])]).then(
                (count) => tell(many(count, '1 picture is used.', '{n} pictures are used.')),
                failed,
              );
            }}
          />
        </label>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => void putAway().then(() => tell(t('Cards are drawn again.')), failed)}
        >
          {t('Draw all cards')}
        </button>
        <span role="status" className="text-soft">
          {said}
        </span>
      </div>
    </details>
  );
}
