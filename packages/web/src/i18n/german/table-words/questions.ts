import type { Decision, Option, Player, UnderWay, View } from '@spaceline/engine';
import { ownerAt } from '@spaceline/protocol';
import type { Names } from '@spaceline/protocol';
import { belongingTo, callingOf, segmentWords } from './course.ts';
import { cardName, list, personAcc, personDat } from './grammar.ts';
import { decisionWords, optionWords } from './options.ts';

/** What is asked of the reader, and what it means to pass, as a sign over the answers. */

const actionWords = (decision: Decision, view: View, names: Names): string => {
  if (view.active !== decision.player) return `${callingOf(view.active, names)} am Zug: handle oder passe.`;
  return view.segment === 'card play'
    ? 'Spiele eine Karte oder passe, um weiterzugehen.'
    : 'Gib deine Befehle oder passe, um den Zug zu beenden.';
};

type Responses = Extract<UnderWay, { readonly is: 'responses' }>;

/** What happens that may be answered; the compiler asks for windows that are missing. */
const answerable: { readonly [To in Responses['to']]: (card: string) => string } = {
  'attempt begun': (mission) => (mission ? `den Versuch von ${mission}` : 'den Versuch'),
  'battle ended': () => 'das Ende des Kampfes',
  'battle initiated': () => 'den Angriff',
  'battle step': () => 'den Kampf',
  'card played': (card) => (card ? `das Spielen von ${card}` : 'die gespielte Karte'),
  dilemma: (card) => card || 'das Dilemma',
  draw: () => 'das Ziehen',
  killed: (card) => (card ? `den Tod von ${card}` : 'die Tode'),
  'mission completed': (mission) => (mission ? `das Lösen von ${mission}` : 'das Lösen der Mission'),
  'ship destroyed': (ship) => (ship ? `die Zerstörung von ${ship}` : 'die Zerstörung des Schiffes'),
};

const respondWords = (decision: Decision, view: View, names: Names): string => {
  const open = view.underWay.findLast((one): one is Responses => one.is === 'responses');
  if (!open) return decisionWords(decision, names);
  return `Auf ${answerable[open.to](open.card >= 0 ? cardName(open.card, names) : '')} antworten?`;
};

const under = (owner: Player | 'both', names: Names): string => {
  if (owner === 'both') return 'Seede unter die Missionen, die ihr teilt.';
  return owner === names.reader
    ? 'Seede unter deine eigenen Missionen.'
    : `Seede unter die Missionen von ${personDat(owner, names)}.`;
};

const stepQuestion = ({ stacks = [] }: Option, view: View, names: Names): string => {
  if (view.phase === 'facilities') return 'Seede deine Einrichtungen und was sonst noch übrig ist.';
  const owners = stacks.filter(({ on }) => on >= 0).map(({ on }) => ownerAt(view, on));
  const [first] = owners;
  if (first === undefined) return 'Seede Karten auf den Tisch.';
  return owners.every((owner) => owner === first) ? under(first, names) : 'Seede unter die Missionen.';
};

export const questionWords = (decision: Decision, view: View, names: Names): string => {
  const stacks = decision.options.find((option) => option.do === 'seed stacks');
  if (stacks) return stepQuestion(stacks, view, names);
  switch (decision.kind) {
    case 'return fire':
      return 'Zurückfeuern oder nicht?';
    case 'by hand':
      return names.facts(decision.source)?.type === 'Mission' ? 'Urteile von Hand.' : 'Führe es von Hand aus.';
    case 'respond':
      return respondWords(decision, view, names);
    case 'action':
      return actionWords(decision, view, names);
    default:
      return decisionWords(decision, names);
  }
};

export const passWords = (decision: Decision, view: View, names: Names): string => {
  const option = decision.options.find((one) => one.do === 'pass');
  if (!option) return '';
  if (decision.kind === 'action' && view.active === decision.player)
    return view.segment === 'orders' ? 'Zug beenden' : `Fertig: ${segmentWords[view.segment]}`;
  return optionWords(option, names, decision.kind);
};

export const whoseIs = (view: View, on: Parameters<typeof ownerAt>[1], names: Names): string => {
  const owner = ownerAt(view, on);
  return owner === 'both' ? 'gemeinsam' : belongingTo(owner, names);
};

export const commitWords = (count: number): string =>
  count === 0 ? 'Hier nichts seeden' : count === 1 ? 'Diese Karte seeden' : `Diese ${count} Karten seeden`;

const isReady = ({ underWay }: View, { reader }: Names): boolean =>
  underWay.some((one) => one.is === 'seeding together' && one.ready.some((player) => player === reader));

export const waitingWords = (view: View, names: Names): string => {
  if (view.phase === 'over') return 'Die Partie ist vorbei.';
  const asked = view.deciding.filter((player) => player !== names.reader);
  const waiting =
    asked.length > 0 ? `Warten auf ${list(asked.map((player) => personAcc(player, names)))} …` : 'Einen Moment …';
  return isReady(view, names) ? `Deine Stapel sind fertig. ${waiting}` : waiting;
};
