import type { Judgement, PlayerView, RememberedView, VictoryView, View } from '@spaceline/engine';
import { pileRow } from '@spaceline/language';
import type { Pile } from '@spaceline/language';
import type { Names } from '@spaceline/protocol';
import { cardName, counted, list, person, personDat } from './grammar.ts';

/** What the parts of a game, people and places are called, and how a team or a player stands. */

export const segmentWords: Readonly<Record<View['segment'], string>> = {
  start: 'Zugbeginn',
  'card play': 'Ausspielen',
  orders: 'Befehle',
  end: 'Zugende',
  draw: 'Ziehen',
};

export const phaseWords: Readonly<Record<View['phase'], string>> = {
  doorways: 'Seeden: Doorways',
  missions: 'Seeden: Missionen',
  dilemmas: 'Seeden: Dilemmas und Artefakte',
  facilities: 'Seeden: Einrichtungen',
  play: 'Spiel',
  over: 'Partie vorbei',
};

export const callingOf = (player: number, names: Names): string => {
  if (player === names.reader) return 'Du';
  return names.reader === 'spectator' ? person(player, names) : (names.opponent ?? 'Gegner');
};

/** Standing alone beside what belongs to them: "deine Seite". */
export const belongingTo = (player: number, names: Names): string => {
  if (player === names.reader) return 'deine';
  return names.reader === 'spectator' || names.opponent ? `von ${personDat(player, names)}` : 'gegnerische';
};

export const inShort = (player: number, names: Names): string => {
  if (player === names.reader) return 'du';
  return names.reader === 'spectator' || names.opponent ? person(player, names) : 'Gegner';
};

const missing = ({ says, has }: Judgement): string =>
  has === undefined || has === 0 ? says : `${says} (${has} vorhanden)`;

const lacks = (judged: Judgement): string => {
  if (judged.term === 'all') return list(judged.parts.filter(({ met }) => !met).map(lacks));
  if (judged.term === 'any') return list(judged.parts.map(lacks), 'oder');
  return judged.parts.length === 1 && judged.parts[0] && judged.term === 'in'
    ? lacks(judged.parts[0])
    : missing(judged);
};

export const judgementWords = (judged: Judgement): string =>
  judged.met ? 'erfüllt die Anforderungen' : `es fehlt ${lacks(judged)}`;

/** Where a card lies that was seen in a pile. */
const inPile: Readonly<Record<Pile, string>> = {
  hand: 'auf der Hand',
  'draw deck': 'im Nachziehstapel',
  'discard pile': 'im Ablagestapel',
  'seed deck': 'im Seed-Deck',
  'mission pile': 'im Missionsstapel',
  'out of play': 'aus dem Spiel',
  removed: 'aus der Partie',
  bonus: 'im Bonuspunktebereich',
};

export const liesWords = ({ lies }: RememberedView, names: Names): string => {
  if ('with' in lies) return `bei ${cardName(lies.with, names)}`;
  if ('under' in lies) return `als ${lies.position + 1}. unter ${cardName(lies.under, names)}`;
  const place = pileRow(lies.in).order === 'none' ? '' : `als ${lies.position + 1}. `;
  return `${place}${inPile[lies.in]} von ${personDat(lies.of, names)}`;
};

const points = (n: number): string => counted(n, 'Punkt', 'Punkte');

export const pointWords = ({
  score,
  missionPoints,
  bonusPoints,
  victory: { counting, needed, missing: lacking },
}: Pick<PlayerView, 'score' | 'missionPoints' | 'bonusPoints' | 'victory'>): readonly string[] => [
  `${points(score)}: ${missionPoints} aus Missionen, ${bonusPoints} Bonus.`,
  ...(counting === score ? [] : [`Davon zählen ${counting} für den Sieg.`]),
  lacking === 0 ? `${points(needed)} sind nötig: Sie sind da.` : `${points(needed)} sind nötig: Es fehlen ${lacking}.`,
];

/** The condition itself comes from a clause, in its English. */
export const requirementWords = ({ what, met, adds }: VictoryView['requirements'][number]): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)}${met || adds === 0 ? '' : `; bis dahin sind ${points(adds)} mehr nötig`}.`;
