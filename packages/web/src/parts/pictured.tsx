import type { ReactNode } from 'react';

/** What is drawn inside a button: one picture, whose words are what the button is called; no piece of it is read aloud. */
export const Pictured = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span role="img" aria-label={label} className="contents">
    {children}
  </span>
);
