import { useEffect } from 'react';

/** Draws a dashed line around cards and places wherever they are shown, without a word to those who draw them. */
export function useOutlined(cards: readonly number[]): void {
  const key = cards.join();
  useEffect(() => {
    if (key === '') return undefined;
    const sheet = new CSSStyleSheet();
    const where = key.split(',').map((card) => `[data-card="${card}"], [data-mission="${card}"]`);
    sheet.replaceSync(`${where.join()} { outline: 3px dashed var(--gold); outline-offset: 2px; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [key]);
}
