import type { LocationView, Player, View } from '@spaceline/engine';
import { t } from '../i18n/t.ts';

/** A picture of a table to be shown around: missions in a row, who solved what, and the score. Plain SVG, nothing fetched. */

export interface PictureWords {
  readonly title: string;
  readonly players: readonly [string, string];
  readonly card: (id: number) => string | undefined;
}

const width = 1200;
const height = 630;
const colours = ['#58c6ff', '#ff8fb1'] as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const text = (x: number, y: number, size: number, fill: string, words: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;

function place(here: LocationView, at: number, step: number, words: PictureWords): string {
  const x = 40 + step * (at + 0.5);
  const by = here.completedBy;
  const fill = by === -1 ? '#1c2740' : colours[by];
  const name = words.card(here.missions[0] ?? here.id) ?? t('a location::named');
  const vessels = (player: Player) =>
    [...here.ships, ...here.facilities].filter(({ controller }) => controller === player).length;
  const mark = (player: Player, y: number) =>
    vessels(player) > 0
      ? `<path d="M${x} ${y - 14} l12 24 h-24 z" fill="${colours[player]}"/>${text(x + 22, y + 8, 16, '#e8eefc', String(vessels(player)), 'start')}`
      : '';
  return [
    `<circle cx="${x}" cy="320" r="${Math.min(30, step / 2.6)}" fill="${fill}" stroke="#5b6b92" stroke-width="2"/>`,
    by === -1 ? '' : text(x, 327, 22, '#0a1120', '✓'),
    `<g transform="translate(${x} 372) rotate(32)">${text(0, 0, 15, '#c9d4ee', short(name, 22), 'start')}</g>`,
    mark(1, 230),
    mark(0, 490),
  ].join('');
}

export function tablePicture(view: View, words: PictureWords): string {
  const step = (width - 80) / Math.max(1, view.spaceline.length);
  const score = (player: Player) => String(view.players[player].score);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Segoe UI, Roboto, Helvetica, Arial, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#070c18"/>`,
    text(width / 2, 62, 34, '#ffcf70', words.title),
    text(40, 62, 26, colours[0], short(words.players[0], 20), 'start'),
    text(40, 112, 44, colours[0], score(0), 'start'),
    text(width - 40, 62, 26, colours[1], short(words.players[1], 20), 'end'),
    text(width - 40, 112, 44, colours[1], score(1), 'end'),
    `<path d="M20 320 H${width - 20}" stroke="#2b3b63" stroke-width="3"/>`,
    ...view.spaceline.map((here, at) => place(here, at, step, words)),
    text(width / 2, height - 24, 18, '#8391b8', t('Turn {turn} · Spaceline', { turn: view.turn })),
    '</svg>',
  ].join('\n');
}
