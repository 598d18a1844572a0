import { shot } from './shot.ts';
import { desktop, landscape, laptop, phone, small, tablet, zoomed } from './sizes.ts';

const table = 'A game in the middle';

export const tableShots = [
  shot('01-table', `${table}, 1440 by 900`, ({ lay }) => lay('table', desktop)),
  shot('02-table-light', `${table}, by day`, ({ lay }) => lay('table', desktop, { 'spaceline.theme': 'day' })),
  shot('13-table-1366x650', `${table}, 1366 by 650`, ({ lay }) => lay('table', laptop)),
  shot('14-table-1024x700', `${table}, 1024 by 700`, ({ lay }) => lay('table', small)),
  shot('15-tablet', `${table}, on a tablet`, ({ lay }) => lay('table', tablet)),
  shot('20-phone-table', `${table}, on a phone`, ({ lay }) => lay('table', phone)),
  shot('24-phone-landscape', `${table}, on a phone on its side`, ({ lay }) => lay('table', landscape)),
  shot('25-zoom-200', `${table}, at twice the size`, ({ lay }) => lay('table', zoomed)),
  shot('07-seeding', 'Dilemmas are seeded', ({ lay }) => lay('seeding', desktop)),
  shot('52-phone-seeding', 'Dilemmas are seeded, on a phone', ({ lay }) => lay('seeding', phone)),
];
