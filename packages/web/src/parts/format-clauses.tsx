import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FormatClause } from '../net/api.ts';
import { BaseGame } from '../rule-book/base-game.tsx';
import { ClauseList } from '../rule-book/card-list.tsx';
import { CitedText } from './cited-text.tsx';
import { Icon } from './icon.tsx';
import { many, rich, t } from '../i18n/t.ts';

function Clauses({ clauses }: { readonly clauses: readonly FormatClause[] }) {
  return (
    <ol className="m-0 flex list-none flex-col gap-3 p-0">
      {clauses.map(({ id, title, text, list }) => (
        <li key={id}>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <CitedText text={id} />
            <b className="inline-block first-letter:uppercase">{title}</b>
          </span>
          <span className="block leading-relaxed text-soft">
            <CitedText text={text} />
          </span>
          {list && <ClauseList list={list} />}
        </li>
      ))}
    </ol>
  );
}

/** A button that opens the clauses of a format with our words for them; each id leads to the rules page. */
export function FormatClauses({
  name,
  clauses,
  className,
  children,
}: {
  readonly name: string;
  readonly clauses: readonly FormatClause[];
  readonly className: string;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      <dialog
        ref={dialog}
        aria-label={t('Format: {name}', { name })}
        className="panel m-auto max-h-[85dvh] w-[min(44rem,94vw)] overflow-y-auto bg-panel p-0 text-ink backdrop:bg-black/60"
        onClick={(event) => event.target === dialog.current && close()}
      >
        <header className="sticky top-0 flex items-center justify-between gap-2 border-b border-edge bg-panel px-4 py-2">
          <span className="min-w-0">
            <h2 className="m-0 text-lg font-semibold">{name}</h2>
            <span className="text-sm text-soft">
              {clauses.length === 0
                ? t('The base game, with every card and without a sheet')
                : many(clauses.length, '1 clause over the base game', '{n} clauses over the base game')}
            </span>
          </span>
          <button type="button" className="btn btn-quiet size-11 shrink-0 p-0" aria-label={t('Close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className="p-4">
          {clauses.length === 0 ? (
            <>{opened && <BaseGame />}</>
          ) : (
            <>
              <Clauses clauses={clauses} />
              <p className="m-0 mt-4 text-soft">
                {rich('Everything else is as in {link}.', {
                  link: (
                    <a
                      className="text-mine underline underline-offset-2"
                      href="/rules#base"
                      target="_blank"
                      rel="noopener"
                    >
                      {t('the base game')}
                    </a>
                  ),
                })}
              </p>
            </>
          )}
        </div>
      </dialog>
    </>
  );
}
