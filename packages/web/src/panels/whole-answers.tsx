import { none } from '@spaceline/engine';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useSheet } from '../board/sheet.ts';
import { t } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';

/** What the focus draws around an answer; less than lies between two of them, so that nothing of the next is seen. */
const ring = 3;

/** Where the last thing ends that is seen whole in so much room; undefined: nothing is. */
function lastWhole(box: HTMLElement, room: number): number | undefined {
  const { top } = box.getBoundingClientRect();
  const spans = [...box.querySelectorAll('.answer, .btn, p')].map((each) => each.getBoundingClientRect());
  const isCut = (end: number): boolean => spans.some((span) => span.top < end - 1 && span.bottom > end + 1);
  const ends = spans.map(({ bottom }) => bottom).filter((end) => end - top <= room && !isCut(end));
  return ends.length > 0 ? Math.max(...ends) - top : undefined;
}

/** How many answers end below what is seen. */
const below = (box: HTMLElement, end: number): number =>
  [...box.querySelectorAll('.answer')].filter(
    (each) => each.getBoundingClientRect().bottom - box.getBoundingClientRect().top > end + 1,
  ).length;

/** Ends the room after the last answer that is whole, and says that there are more; not while all are laid out. */
function fit(box: HTMLElement, folds: boolean): void {
  const prompt = box.parentElement!;
  // Read with all the room there is, and then with what the way to the others leaves.
  box.style.maxHeight = '';
  box.style.minHeight = '';
  prompt.toggleAttribute('data-more', false);
  if (!folds || box.scrollHeight <= box.clientHeight + 1) return;
  prompt.toggleAttribute('data-more', true);
  const end = lastWhole(box, box.clientHeight + 1);
  if (end === undefined) return;
  box.style.maxHeight = `${end + ring}px`;
  box.style.minHeight = '0';
  const more = below(box, end);
  prompt.querySelector<HTMLElement>('.unfold')!.dataset['below'] = more > 0 ? `+${more}` : '';
}

/** Answers are seen whole or not at all, and all of them at a touch. */
export function WholeAnswers({
  decision,
  folds,
  children,
}: {
  readonly decision: number;
  /** Forms and cards to pick are not folded. */
  readonly folds: boolean;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const unfolded = useSheet((state) => state.unfolded === decision);
  useLayoutEffect(() => {
    const node = box.current!;
    const again = (): void => fit(node, folds && !unfolded);
    again();
    // What is said beside an answer may come later, and the line may leave another corner.
    const observer = new ResizeObserver(again);
    for (const child of node.children) observer.observe(child);
    observer.observe(node.parentElement!);
    return () => observer.disconnect();
  });
  return (
    <>
      <div ref={box} className="answers">
        {children}
      </div>
      {folds && (
        <button
          type="button"
          className="unfold"
          aria-expanded={unfolded}
          onClick={() => useSheet.setState({ unfolded: unfolded ? none : decision })}
        >
          <span className="unfold-words">{unfolded ? t('Fewer answers') : t('All answers')}</span>
          <Icon name={unfolded ? 'down' : 'up'} />
        </button>
      )}
    </>
  );
}
