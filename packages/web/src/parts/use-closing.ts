import { useEffect } from 'react';
import type { RefObject } from 'react';

/** What was opened closes by Escape, which goes back to what opened it, and by a press anywhere else. */
export function useClosing(box: RefObject<HTMLElement | null>, isOpen: () => boolean, close: () => void): void {
  useEffect(() => {
    const end = (event: Event): void => {
      const { current } = box;
      if (!current || !isOpen()) return;
      const isKey = event instanceof KeyboardEvent;
      // A dialog that was opened from it closes before it does.
      if (isKey && current.querySelector('dialog[open]')) return;
      if (isKey ? event.key !== 'Escape' : event.target instanceof Node && current.contains(event.target)) return;
      if (isKey) event.stopPropagation();
      close();
      if (isKey) current.querySelector<HTMLElement>('summary, [aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', end);
    addEventListener('keydown', end, true);
    return () => {
      document.removeEventListener('pointerdown', end);
      removeEventListener('keydown', end, true);
    };
  });
}
