import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A dialog whose content is drawn only while it is open: most are never opened in a game, and what they say changes with
 * every choice.
 */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => dialog.current?.close(),
    /** What the dialog itself is given. */
    frame: { ref: dialog, onClose: () => setOpen(false) },
  };
}
