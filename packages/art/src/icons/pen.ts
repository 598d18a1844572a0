/** What shines through a sign: the ground it stands on. */
export const cut = 'var(--cut,#0d1526)';

/** A line drawing on the grid of 24 by 24, in the colour of the text. */
export const line = (d: string, extra = ''): string =>
  `<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/>${extra}</g>`;

export const full = (d: string): string => `<path fill="currentColor" d="${d}"/>`;

export const dot = (x: number, y: number, r = 1.3): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;

export const stroke = (d: string): string => `<path d="${d}"/>`;

export const solid = (d: string): string => `<path d="${d}" fill="${cut}" stroke="none"/>`;

export const plate = (inner: string): string =>
  `<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="currentColor"/><g fill="none" stroke="${cut}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;
