import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import { notations, problemOf, writeDeckList } from '../net/api.ts';
import type { DeckList, Notation, Written } from '../net/api.ts';
import { Icon } from '../parts/icon.tsx';
import { emptyDraft, homeOf } from './draft.ts';
import type { OpenedBox } from './pool.ts';

export const exported = ['deck', 'pool', 'box'] as const;
export type Exported = (typeof exported)[number];

const names: Readonly<Record<Exported, Label>> = {
  deck: 'the deck',
  pool: 'the pool, by the parts of a deck',
  box: 'the box, pack by pack',
};

/**
 * What a list of it has: a deck as it is, all cards where they would go, or the packs beside an empty deck.
 * Lists are read by other programs, too, and are English for everybody.
 */
export function writtenOf(what: Exported, box: OpenedBox, deck: DeckList, faceOf: (id: string) => Face): Written {
  if (what === 'deck') return { title: 'Sealed deck', deck };
  const wrappers = [
    ...box.packs.map((cards, at) => ({ name: `Pack ${at + 1}`, cards })),
    { name: 'Premium cards', cards: box.premium },
  ];
  if (what === 'box') return { title: 'Box of Enhanced Premiere', deck: emptyDraft, besides: wrappers };
  const pool = wrappers.flatMap(({ cards }) => cards);
  const of = (part: keyof DeckList) => pool.filter((id) => homeOf(faceOf(id)) === part);
  return { title: 'Sealed pool', deck: { missions: of('missions'), seeds: of('seeds'), draw: of('draw') } };
}

function Choices<Value extends string>({
  legend,
  name,
  values,
  chosen,
  words,
  onChoose,
}: {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly words: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="m-0 flex flex-wrap gap-x-4 gap-y-1 border-0 p-0">
      <legend className="p-0 text-sm text-soft">{legend}</legend>
      {values.map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {words(value)}
        </label>
      ))}
    </fieldset>
  );
}

/** Box, pool and deck as lists in every notation, to be copied or saved. */
export function ExportDialog({
  box,
  deck,
  faceOf,
  className = 'btn',
}: {
  readonly box: OpenedBox;
  readonly deck: DeckList;
  readonly faceOf: (id: string) => Face;
  readonly className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const [what, setWhat] = useState<Exported>('deck');
  const [to, setTo] = useState<Notation>('text');
  const [text, setText] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!opened) return undefined;
    let wanted = true;
    writeDeckList(writtenOf(what, box, deck, faceOf), to).then(
      (written) => wanted && setText(written.text),
      (error: unknown) => wanted && setText(problemOf(error).why),
    );
    return () => {
      wanted = false;
    };
  }, [opened, what, to, box, deck, faceOf]);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setCopied(false);
          dialog.current?.showModal();
        }}
      >
        {t('Save as a list')}
      </button>
      <dialog
        ref={dialog}
        aria-label={t('Save as a list')}
        className="panel m-auto w-[min(36rem,94vw)] bg-panel p-4 text-ink backdrop:bg-black/60"
        onClose={() => setOpened(false)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <header className="flex items-center justify-between">
          <h2 className="m-0 text-lg font-semibold">{t('Save as a list')}</h2>
          <button
            type="button"
            className="btn btn-quiet size-11 p-0"
            aria-label={t('Close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="flex flex-col gap-2">
          <Choices
            legend={t('What')}
            name="what"
            values={exported}
            chosen={what}
            words={(value) => t(names[value])}
            onChoose={setWhat}
          />
          <Choices
            legend={t('Notation')}
            name="notation"
            values={Object.keys(notations) as Notation[]}
            chosen={to}
            words={(value) => notations[value].name}
            onChoose={setTo}
          />
          <textarea
            aria-label={t('The list')}
            readOnly
            rows={10}
            value={text}
            className="rounded-lg border border-edge-strong bg-deep p-3 font-mono text-sm text-ink"
          />
          <div className="flex flex-wrap gap-2">
            <a
              className="btn btn-main no-underline"
              download={`${what}.${notations[to].ending}`}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            >
              {t('Save')}
            </a>
            <button
              type="button"
              className="btn"
              onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
            >
              {copied ? t('Copied') : t('Copy')}
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
