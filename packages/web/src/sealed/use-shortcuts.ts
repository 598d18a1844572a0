import { useEffect, useRef } from 'react';

/** Where letters are typed, or something else is asked first. */
const isTaken = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest('input:not([type="radio"]), select, textarea') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Single keys that do something wherever the focus is. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const deed = now.current[event.key.toLowerCase()];
      if (!deed || isTaken(event)) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
