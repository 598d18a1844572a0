import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { ChatMessage } from '@spaceline/protocol';
import { useBoard } from '../board/context.tsx';
import { Icon } from '../parts/icon.tsx';
import { Chevron } from '../parts/chevron.tsx';
import { Told } from '../parts/told.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { mute, report } from '../people/api.ts';
import { profileAddress } from '../people/me-chip.tsx';
import { beSomebody, dropWordsOf, markRead, say, usePeople } from '../people/store.ts';
import { Watchers } from './presence.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const most = 300;

const handy: readonly Label[] = ['Good luck!', 'Well played.', 'One moment.', 'Shall we go on tomorrow?'];

/** Who said it, and behind the name what one can do about it. */
function About({ message, match }: { readonly message: ChatMessage; readonly match: string }) {
  const { busy, problem, attempt } = useDeed();
  const [reported, setReported] = useState(false);
  return (
    <details className="text-sm">
      <summary
        className="inline-flex min-h-10 cursor-pointer items-center gap-1 text-soft"
        aria-label={t('About {name}', { name: message.name })}
      >
        {message.name}
        {message.seat === undefined && t(' watches')}
        <Chevron />
      </summary>
      <span className="flex flex-wrap items-center gap-1 pb-2">
        <button
          type="button"
          className="btn min-h-10 py-0"
          disabled={busy}
          onClick={() =>
            attempt(async () => {
              await mute(message.person, true);
              dropWordsOf(message.person);
            })
          }
        >
          {t('Mute {name}', { name: message.name })}
        </button>
        <button
          type="button"
          className="btn min-h-10 py-0"
          disabled={busy || reported}
          onClick={() =>
            attempt(async () => report(match, message.id, 'Reported at the table').then(() => setReported(true)))
          }
        >
          {reported ? t('Reported') : t('Report')}
        </button>
        <a className="btn btn-quiet min-h-10 py-0 no-underline" href={profileAddress(message.person)}>
          {t('Profile')}
        </a>
        <Told problem={problem} />
      </span>
    </details>
  );
}

function Message({
  message,
  mine,
  match,
}: {
  readonly message: ChatMessage;
  readonly mine: boolean;
  readonly match: string;
}) {
  return (
    <li className={`flex flex-col ${mine ? 'items-end' : 'items-start'}`} data-said={message.id}>
      {!mine && <About message={message} match={match} />}
      <span
        className={`max-w-[85%] rounded-xl border px-3 py-2 ${mine ? 'border-mine/50 bg-mine/15' : 'border-theirs/50 bg-theirs/15'}`}
      >
        {message.words}
      </span>
    </li>
  );
}

/** Talk at the table: players among themselves, and those who watch among themselves. */
export function Talk({ match, onClose }: { readonly match: string; readonly onClose: () => void }) {
  const said = usePeople((state) => state.said);
  const me = usePeople((state) => state.me?.person);
  const { isWatching } = useBoard();
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The table makes room; told by a mark, for a selector that looks for this would be tried with every change of the table.
    document.body.dataset['talk'] = '';
    return () => {
      delete document.body.dataset['talk'];
    };
  }, []);
  useEffect(() => {
    markRead();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said]);
  const send = (text: string) => {
    if (text.trim() === '') return;
    void beSomebody().then(() => say(text));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(words);
    setWords('');
  };
  return (
    <section
      aria-label={t('Talk')}
      className="talk fixed inset-y-0 right-0 z-50 flex w-[min(24rem,100vw)] flex-col border-l border-edge-strong bg-panel shadow-2xl"
    >
      <header className="flex items-center gap-2 border-b border-edge p-3">
        <h2 className="m-0 text-xl font-bold">{t('Talk')}</h2>
        <span className="text-sm text-soft">{isWatching ? t('among those who watch') : t('with your opponent')}</span>
        <button
          type="button"
          className="btn btn-quiet ml-auto size-11 p-0"
          aria-label={t('Close the talk')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <Watchers />
      <ul
        ref={list}
        role="log"
        aria-label={t('What was said')}
        className="m-0 flex min-h-0 flex-1 list-none flex-col gap-2 overflow-y-auto p-3"
      >
        {said.map((message) => (
          <Message key={message.id} message={message} mine={message.person === me} match={match} />
        ))}
        {said.length === 0 && <li className="text-soft">{t('Nobody said anything yet.')}</li>}
      </ul>
      <div className="flex flex-wrap gap-1.5 px-3">
        {handy.map((line) => (
          <button
            key={line}
            type="button"
            className="btn min-h-10 rounded-full py-1 text-sm"
            onClick={() => send(t(line))}
          >
            {t(line)}
          </button>
        ))}
      </div>
      <form className="flex gap-2 p-3" onSubmit={submit}>
        <input
          aria-label={t('Say something')}
          placeholder={t('Say something')}
          maxLength={most}
          value={words}
          className="min-h-11 min-w-0 flex-1 rounded-lg border border-edge-strong bg-deep px-3 text-base text-ink"
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="btn btn-main">
          {t('Say')}
        </button>
      </form>
    </section>
  );
}
