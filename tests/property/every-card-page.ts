import { allCards } from '@spaceline/cards';
import { decisionKinds, eventGroups } from '@spaceline/engine';
import { type Tally, useOf } from './tally.ts';

/** The page that says how often everything occurred. */

/** What no card of the pool leads to; cards and formats with other mechanisms do. */
const elsewhere: Readonly<Record<string, string>> = {
  'D-1': 'double-sided missions',
  'D-8': 'cards with several affiliations',
  'D-18': 'special downloads',
  'D-22': 'asked as one of the choices D-19 to D-21',
  'D-24': 'dual-personnel cards',
  'D-34': 'double-sided missions',
  'raise limit': 'dual-personnel cards',
  'seed stacks': 'formats that seed in batches',
  'suspend play': 'special downloads',
  'choose ship': 'asked as one of the choices D-19 to D-21',
  'stacks ready': 'formats that seed in batches',
  'seeds announced': 'formats that seed in batches',
  'mission flipped': 'double-sided missions',
  'half spent': 'combo dilemmas',
  downloaded: 'special downloads',
  'removed from game': 'formats that remove dilemmas',
  'A-2': 'assisted tables',
  'A-3': 'assisted tables',
  consent: 'assisted tables',
  'by hand': 'assisted tables',
  'correction proposed': 'assisted tables',
  corrected: 'assisted tables',
  'correction declined': 'assisted tables',
  'carried out by hand': 'assisted tables',
  'draw deck regenerated': 'formats that shuffle the discard pile into an empty draw deck',
};

type Counts = ReadonlyMap<string, number>;

export const missingOf = (counts: Counts): string[] =>
  [...counts].filter(([name, n]) => n === 0 && !elsewhere[name]).map(([name]) => name);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const counted = (counts: Counts, head: string, group: (name: string) => string): string =>
  table(
    [head, 'number', 'times'],
    [...counts].map(([name, n]) => [name, group(name), n === 0 ? `0 (${elsewhere[name] ?? 'missing'})` : n]),
  );

const groupsOf = (events: Counts): Map<string, number> => {
  const groups = new Map<string, number>();
  for (const [name, n] of events) {
    const group = eventGroups[name as keyof typeof eventGroups];
    groups.set(group, (groups.get(group) ?? 0) + n);
  }
  return groups;
};

const inOrder = (counts: Counts): [string, number][] =>
  [...counts].toSorted(([a], [b]) => Number(a.slice(2)) - Number(b.slice(2)));

export const pageOf = (tally: Tally, how: string): string => `# Every card in random play

${how}

The invariants of the random games were looked at after every choice. A card counts as used when it is played or
reported, a dilemma when it is encountered, an artifact when it is acquired or played, a mission when it is attempted,
an outpost when it is seeded or built. The least used card was used ${tally.least()} times.

## Decisions by their number

${table(
  ['decision', 'times'],
  inOrder(tally.kinds).map(([number, n]) => [number, n === 0 ? `0 (${elsewhere[number] ?? 'missing'})` : n]),
)}

## Kinds of decisions

${counted(tally.decisions, 'kind', (name) => decisionKinds[name as keyof typeof decisionKinds])}

## Groups of events

${table(['group', 'times'], inOrder(groupsOf(tally.events)))}

## Events

${counted(tally.events, 'event', (name) => eventGroups[name as keyof typeof eventGroups])}

## Cards

${table(
  ['card', 'type', 'counted when', 'times'],
  allCards
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map((card) => [card.title, card.type, useOf(card.type), tally.uses.get(card.id)!]),
)}
`;
