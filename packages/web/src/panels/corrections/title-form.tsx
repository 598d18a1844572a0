import { useState } from 'react';
import { changeDraft } from '../../board/correcting-store.ts';
import { summary, colourOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { t } from '../../i18n/t.ts';

/** Fewer titles are looked through faster than searched. */
const few = 12;
const listed = 80;

const plain = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Titles in which the words occur, those that begin with them first. */
export function findTitles(faces: readonly Face[], words: string): readonly Face[] {
  const asked = plain(words);
  const begins = ({ title }: Face): number => (plain(title).startsWith(asked) ? 0 : 1);
  return faces
    .filter(({ title }) => plain(title).includes(asked))
    .toSorted((a, b) => begins(a) - begins(b) || a.title.localeCompare(b.title));
}

/** Finds a title by its first letters. */
export function TitleForm({ titles, label }: { readonly titles: readonly Face[]; readonly label: string }) {
  const [words, setWords] = useState('');
  // Of a whole pool nothing is listed before something was typed.
  const found = titles.length > listed && words.trim() === '' ? [] : findTitles(titles, words);
  return (
    <div className="flex flex-col gap-1.5">
      {titles.length > few && (
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={words}
          className="min-h-11 rounded-lg border border-edge-strong bg-deep px-3 text-base text-ink placeholder:text-soft"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {found.slice(0, listed).map((face) => (
        <button
          key={face.id}
          type="button"
          data-title={face.id}
          className="btn w-full justify-start text-left"
          style={{ borderLeft: `6px solid ${colourOf(face)}` }}
          onClick={() => changeDraft({ title: face.id })}
        >
          <span className="min-w-0">
            {face.title} <span className="text-sm text-soft">{summary(face)}</span>
          </span>
        </button>
      ))}
      {found.length > listed && (
        <p className="m-0 text-sm text-soft">{t('… and {n} more: type on.', { n: found.length - listed })}</p>
      )}
      {words.trim() !== '' && found.length === 0 && <p className="m-0 text-soft">{t('No title is called that.')}</p>}
    </div>
  );
}
