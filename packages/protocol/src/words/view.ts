import type {
  CardId,
  CardView,
  GroupView,
  LocationView,
  PlayerView,
  RememberedView,
  ShipView,
  View,
} from '@spaceline/engine';
import type { Pile } from '@spaceline/language';
import { deckPiles, pileNames, pileRow } from '@spaceline/language';
import { cardList, cardName, counted, person, possessive, upper } from './grammar.ts';
import type { Names } from './names.ts';
import { requirementWords } from './victory.ts';

/** A view with its cards at hand by number. */
interface Table {
  readonly view: View;
  readonly names: Names;
  readonly cards: ReadonlyMap<number, CardView>;
}

const phases = {
  doorways: 'Doorway phase',
  missions: 'Mission phase',
  dilemmas: 'Dilemma phase',
  facilities: 'Facility phase',
} as const;
const segments = {
  start: 'start of turn',
  'card play': 'card play',
  orders: 'execute orders',
  end: 'end of turn',
  draw: 'draw',
} as const;

const headline = ({ view, names }: Table): string => {
  if (view.phase === 'over') return resultWords(view, names);
  if (view.phase !== 'play') return `${phases[view.phase]}.`;
  return `Turn ${view.turn}, ${possessive(view.active, names)} turn, ${segments[view.segment]}.`;
};

const resultReasons = {
  points: 'on points',
  missions: 'by completed missions',
  decks: 'when the draw decks were empty',
  time: 'when the time was up',
  conceded: 'by concession',
  clock: 'on time',
  absence: 'because nobody was there any more',
} as const;

const resultWords = (view: View, names: Names): string => {
  if (!view.result) return 'The game is over.';
  const { winner, reason, ante = [] } = view.result;
  if (reason === 'lapsed') return 'The game is over: it was not played.';
  if (winner === undefined) return 'The game is over: a draw.';
  const shown = ante.length > 0 ? ` The ante showed ${cardList(ante, names)}.` : '';
  return `The game is over: ${person(winner, names)} won ${resultReasons[reason]}.${shown}`;
};

/** A card with what matters now: attributes, marks, countdown. */
const cardWords = (id: CardId, t: Table): string => {
  const card = t.cards.get(id);
  const marks = [
    card?.attributes?.map((numbers) => numbers.join('-')).join(' and ') ?? '',
    card?.stopped ? 'stopped' : '',
    card?.disabled ? 'disabled' : '',
    card?.countdown === undefined ? '' : `countdown ${card.countdown}`,
    card?.faceDown ? 'face down' : '',
  ].filter((mark) => mark !== '');
  return cardName(id, t.names) + (marks.length ? ` [${marks.join(', ')}]` : '');
};

const cardsWords = (ids: readonly CardId[], t: Table): string => ids.map((id) => cardWords(id, t)).join(', ');

const groupWords = (group: GroupView, t: Table): string =>
  [cardsWords(group.cards, t), group.hidden > 0 ? `${counted(group.hidden, 'card')} unseen` : '']
    .filter((part) => part !== '')
    .join(', ');

const shipLines = (ship: ShipView, t: Table, isShip: boolean): readonly string[] => {
  const marks = [
    possessive(ship.controller, t.names).replace(/^your$/, 'yours'),
    ...(isShip ? [`RANGE ${ship.rangeLeft} of ${ship.range}`, `WEAPONS ${ship.weapons}`] : []),
    `SHIELDS ${ship.shields}`,
    ship.hull < 100 ? `HULL ${ship.hull}%` : '',
    ship.docked >= 0 ? `docked at ${cardName(ship.docked, t.names)}` : '',
    ship.cloaked ? 'cloaked' : '',
    ship.stopped ? 'stopped' : '',
    isShip && ship.controller === t.view.seer ? (ship.staffed ? 'staffed' : 'not staffed') : '',
  ].filter((mark) => mark !== '');
  const crews = ship.crew.map((group) => {
    const mine = group.player === ship.controller ? 'aboard' : `aboard, ${possessive(group.player, t.names)}`;
    return `       ${mine}: ${groupWords(group, t)}`;
  });
  return [
    `     ${cardName(ship.card, t.names)} (${marks.join(', ')})`,
    ...crews,
    ...(ship.on.length ? [`       on it: ${cardsWords(ship.on, t)}`] : []),
  ];
};

const missionFacts = (mission: CardId, t: Table): string => {
  const facts = t.names.facts(mission);
  const owner = t.cards.get(mission)?.owner ?? -1;
  return [
    possessive(owner, t.names).replace(/^your$/, 'yours'),
    facts?.kind ?? '',
    facts?.points === undefined ? '' : `${facts.points} points`,
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const seedWords = (location: LocationView, t: Table): string => {
  if (location.seeds === 0) return '';
  const by = ([0, 1] as const)
    .filter((player) => location.seedsBy[player] > 0)
    .map((player) => `${location.seedsBy[player]} by ${person(player, t.names)}`);
  const known = location.known.map(({ card, position }) => `${position + 1}. ${cardName(card, t.names)}`);
  const told = known.length > 0 ? `, known to you: ${known.join(', ')}` : '';
  return `; ${counted(location.seeds, 'seed card')} (${by.join(', ')}${told})`;
};

const locationLines = (location: LocationView, at: number, t: Table): readonly string[] => {
  const missions = location.missions.map((id) => `${cardName(id, t.names)} (${missionFacts(id, t)})`);
  const here = location.missions.length === 0 ? cardName(location.id, t.names) : missions.join(' with ');
  const husk = location.husk ? '; destroyed, only its span is left' : '';
  const done = location.completedBy >= 0 ? `; completed by ${person(location.completedBy, t.names)}` : '';
  return [
    `${String(at + 1).padStart(3)}. ${here}, span ${location.span}${seedWords(location, t)}${done}${husk}`,
    ...(location.on.length ? [`     here: ${cardsWords(location.on, t)}`] : []),
    ...(location.found.length ? [`     found: ${cardsWords(location.found, t)}`] : []),
    ...location.facilities.flatMap((facility) => shipLines(facility, t, false)),
    ...location.ships.flatMap((ship) => shipLines(ship, t, true)),
    ...(location.between?.length ? [`     between here and the next: ${cardsWords(location.between, t)}`] : []),
    ...location.teams.map((team) => `     ${possessive(team.player, t.names)} Away Team: ${groupWords(team, t)}`),
  ];
};

const pileLine = (label: string, ids: readonly CardId[], t: Table): readonly string[] =>
  ids.length ? [`  ${label}: ${cardList(ids, t.names)}`] : [];

const isOpen = (pile: Pile): boolean => pileRow(pile).seenBy === 'everybody';
const isCounted = (pile: Pile): boolean => pileRow(pile).tally?.evenNone === true;
const open = pileNames.filter(isOpen);
const own = pileNames.filter((pile) => !isOpen(pile));
/** What is still to be laid down comes last, missions first. */
const tallied = [...own.filter((pile) => isCounted(pile)), ...deckPiles.filter((pile) => !isCounted(pile))];

const tallyWords = (pile: Pile, n: number): readonly string[] => {
  const { tally } = pileRow(pile);
  if (!tally || (n === 0 && !tally.evenNone)) return [];
  return [`${tally.noun === '' ? n : counted(n, tally.noun)} ${tally.how}`];
};

/** What counts towards winning, and what it is made of. */
const scoreWords = ({ score, missionPoints, bonusPoints, victory: { counting, needed } }: PlayerView): string => {
  const parts = `${missionPoints} mission, ${bonusPoints} bonus`;
  if (counting !== score) return `${counting} of ${needed} points that count (${score} in all: ${parts})`;
  return `${score} of ${needed} points${bonusPoints === 0 ? '' : ` (${parts})`}`;
};

const playerLines = (player: 0 | 1, p: PlayerView, t: Table): readonly string[] => {
  const counts = [scoreWords(p), ...tallied.flatMap((pile) => tallyWords(pile, p.counts[pile]))];
  return [
    `${upper(person(player, t.names))}: ${counts.join(', ')}`,
    ...p.victory.requirements.map(
      (one) => `  ${one.met ? 'met' : 'not met'}: ${requirementWords(one)} [${one.clause}]`,
    ),
    ...own.flatMap((pile) => pileLine(pileRow(pile).label, p.piles[pile], t)),
    ...pileLine('on the table', p.table, t),
    ...open.flatMap((pile) => pileLine(pileRow(pile).label, p.piles[pile], t)),
  ];
};

/** Where a card lies that was seen there: "with IKC Bortas", "2. under Excavation", "in Kira's hand". */
export const liesWords = ({ lies }: RememberedView, names: Names): string => {
  if ('with' in lies) return `with ${cardName(lies.with, names)}`;
  if ('under' in lies) return `${lies.position + 1}. under ${cardName(lies.under, names)}`;
  const place = pileRow(lies.in).order === 'none' ? '' : `${lies.position + 1}. `;
  return `${place}in ${possessive(lies.of, names)} ${pileRow(lies.in).title}`;
};

const rememberedLines = (view: View, t: Table): readonly string[] =>
  view.remembered.length === 0
    ? []
    : [
        `You have seen: ${view.remembered.map((one) => `${cardName(one.card, t.names)} (${liesWords(one, t.names)})`).join(', ')}`,
      ];

/** The table as text: for the terminal, and for whoever has it read aloud. */
export const viewText = (view: View, names: Names): string => {
  const t: Table = { view, names, cards: new Map(view.cards.map((card) => [card.id, card])) };
  const reader = view.seer === 1 ? 1 : 0;
  const other = reader === 1 ? 0 : 1;
  return [
    headline(t),
    ...playerLines(other, view.players[other], t),
    'Spaceline, left to right:',
    ...(view.spaceline.length ? view.spaceline.flatMap((one, at) => locationLines(one, at, t)) : ['  empty']),
    ...playerLines(reader, view.players[reader], t),
    ...rememberedLines(view, t),
  ].join('\n');
};
