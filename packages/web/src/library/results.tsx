import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { stepOf } from '../sealed/stepping.ts';
import type { Title } from './titles.ts';

/** Faces drawn at first, and each time the end comes into sight. */
const portion = 60;

/** Draws more when the end of the list comes into sight, so that five thousand cards cost no more than those looked at. */
function useGrowing(titles: readonly Title[]) {
  const [shown, setShown] = useState({ titles, count: portion });
  const end = useRef<HTMLDivElement>(null);
  const count = shown.titles === titles ? shown.count : portion;
  useEffect(() => {
    const mark = end.current;
    if (!mark || count >= titles.length) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShown({ titles, count: count + portion }),
      { rootMargin: '600px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [titles, count]);
  return { visible: titles.slice(0, count), end };
}

/** Cards as faces; arrows move among them, and what a page can do with each stands under it. */
export function Results({
  titles,
  chosen,
  label,
  onChoose,
  under,
}: {
  readonly titles: readonly Title[];
  readonly chosen?: string | undefined;
  readonly label: string;
  readonly onChoose: (title: Title) => void;
  readonly under?: (title: Title) => ReactNode;
}) {
  const { visible, end } = useGrowing(titles);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))] justify-items-center gap-x-2 gap-y-4 p-0 max-sm:-mx-2 max-sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] max-sm:gap-x-0"
        onKeyDown={(event) => {
          const next = stepOf(event.key, list.current, event.target);
          if (!next) return;
          event.preventDefault();
          next.focus();
        }}
      >
        {visible.map((title) => (
          <li key={title.face.id} className="flex flex-col items-center gap-1.5">
            <button
              type="button"
              data-row={title.face.id}
              aria-pressed={title.face.id === chosen}
              className={`h-44 w-30 rounded-lg border-0 bg-transparent p-0 text-left ${title.face.id === chosen ? 'lit-picked' : ''}`}
              onClick={() => onChoose(title)}
            >
              <CardFace face={title.face} />
            </button>
            {under?.(title)}
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
