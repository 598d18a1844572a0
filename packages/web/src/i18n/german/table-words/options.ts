import type { Aim, CardId, Decision, DecisionKind, Option, OptionOf, Pick, Team, Verb } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import type { Names } from '@spaceline/protocol';
import { outcomeSentence } from './corrections.ts';
import { after, cardList, cardName, cards, counted, person, personAcc, personDat, sideOf } from './grammar.ts';

/** Orders stand in the infinitive, questions address the reader. */

/** What the asked player is to do; the compiler asks for kinds that are missing. */
const prompts: { readonly [K in DecisionKind]: (source: string) => string } = {
  'cut missions': () => 'die gegnerischen Missionen abheben oder liegen lassen',
  'place mission': (mission) => `${mission || 'die nächste Mission'} auf die Spaceline legen`,
  'seed card': () => 'eine Karte unter eine Mission seeden',
  'seed facility': () => 'eine Einrichtung seeden',
  'seed stacks': () => 'Stapel von Seed-Karten bauen; die andere Seite tut jetzt dasselbe',
  action: () => 'eine Aktion ausführen',
  'report next': (source) => `noch eine Karte zum Dienst melden${after('mit', source)} oder aufhören`,
  beam: (source) => `Karten beamen${after('mit', source)}`,
  'return fire': (target) => `zurückfeuern${after('nach dem Angriff auf', target)} oder nicht`,
  'combat pair': () => 'das Gegenüber betäuben, tödlich verwunden oder nichts tun',
  respond: (source) => `antworten${after('auf', source)}`,
  'suspend play': () => 'das Spiel für einen besonderen Download anhalten oder weitermachen',
  'choose option': (source) => `wählen${after('für', source)}`,
  'opponent chooses': (source) => `als Gegner wählen, für ${source || 'einen Kartentext'}`,
  'choose cards': (source) => `Karten wählen${after('für', source)}`,
  'choose ship': (source) => `ein Schiff wählen${after('für', source)}`,
  'raise limit': (source) =>
    `${source || 'den Kartentext'} für eine Doppelkarte eine Person mehr nehmen lassen oder andere auswählen lassen`,
  'order effects': () => 'wählen, welche Wirkung zuerst eintritt',
  'extra draw': (source) => `noch eine Karte ziehen${after('mit', source)} oder nicht`,
  'arrange cards': (source) => `die Karten ordnen${after('mit', source)}, die oberste zuerst`,
  'guess card': (source) => `den Typ einer Karte der anderen Hand raten${after('mit', source)}`,
  'name number': (source) => `eine Zahl nennen${after('für', source)}`,
  'choose place': (source) => `wählen, wohin Karten kommen${after('von', source)}`,
  'save personnel': (source) => `Personal vor dem Tod bewahren${after('mit', source)} oder nicht`,
  'accept or forfeit': (source) => `${source || 'den Einsatz'} annehmen oder die Partie aufgeben`,
  acknowledge: (source) => `die Karten ansehen${source ? `, die ${source} zeigt` : ''}`,
  consent: () => 'der Berichtigung zustimmen oder sie ablehnen',
  'by hand': (source) => `den Text von ${source || 'der Karte'} ausführen und sagen, wie er ausging`,
  'replace play': (source) => `eine andere Karte spielen${after('anstelle von', source)}`,
  'play along': (source) => `noch eine Karte spielen${after('zusammen mit', source)} oder nicht`,
  'borrowed action': (source) =>
    `mit den Karten handeln, die ${source || 'ein Kartentext'} dir leiht, oder sie zurückgeben`,
};

const sayingPass: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'seed card',
  'seed facility',
  'action',
  'respond',
]);

const promptOf = ({ kind, source, options }: Decision, names: Names): string => {
  const prompt = prompts[kind](source >= 0 ? cardName(source, names) : '');
  return sayingPass.has(kind) && options.some((option) => option.do === 'pass') ? `${prompt} oder passen` : prompt;
};

const passes: { readonly [K in DecisionKind]: string } = {
  'cut missions': 'Liegen lassen',
  'place mission': 'Passen',
  'seed card': 'Keine Karten mehr seeden',
  'seed facility': 'Keine Einrichtungen mehr seeden',
  'seed stacks': 'Nichts seeden',
  action: 'Passen',
  'report next': 'Keine Karten mehr melden',
  beam: 'Nichts mehr beamen',
  'return fire': 'Nicht feuern',
  'combat pair': 'Nichts tun',
  respond: 'Nicht antworten',
  'suspend play': 'Weiter',
  'choose option': 'Ablehnen',
  'opponent chooses': 'Ablehnen',
  'choose cards': 'Keine mehr wählen',
  'choose ship': 'Keines wählen',
  'raise limit': 'Passen',
  'order effects': 'Passen',
  'extra draw': 'Nicht mehr ziehen',
  'arrange cards': 'Reihenfolge lassen',
  'guess card': 'Passen',
  'name number': 'Passen',
  'choose place': 'Passen',
  'save personnel': 'Niemanden bewahren',
  'accept or forfeit': 'Passen',
  acknowledge: 'Weiter',
  consent: 'Passen',
  'by hand': 'Passen',
  'replace play': 'Nichts stattdessen spielen',
  'play along': 'Nichts dazu spielen',
  'borrowed action': 'Karten zurückgeben',
};

const pickWords = (pick: Pick): string => {
  const max = Math.min(pick.max, pick.from.length);
  const most = pick.atMost ? `, davon höchstens ${pick.atMost.count} Personal` : '';
  if (pick.min === max) return `genau ${cards(max)}${most}`;
  return `${pick.min === 0 ? 'bis zu' : `${pick.min} bis`} ${cards(max)}${most}`;
};

interface Parts<V extends Verb = Verb> {
  readonly card: string;
  readonly on: string;
  readonly to: string;
  readonly affiliation: string;
  readonly option: OptionOf<V>;
  readonly names: Names;
}

/** Whichever side of a double-sided mission is to be seen. */
const faceUp = (side: OptionOf<'place mission'>['to']): string =>
  side < 0 ? '' : `, ${side === 0 ? 'Vorderseite' : 'Rückseite'} oben`;

const placeMission = ({ card, on, option, names }: Parts<'place mission'>): string =>
  `${card} ${on ? `${option.way === 'onto' ? 'auf' : sideOf(option.way, names)} ${on}` : 'als erste Mission'} legen${faceUp(option.to)}`;

/** Of several teams at one place the first is just the Away Team; those who are stopped are one of their own. */
const teamWords = ({ player, number, stopped }: Team, names: Names): string => {
  const nth = number > 0 ? ` ${number + 1}` : '';
  return player === names.reader
    ? `dein ${stopped ? 'gestopptes ' : ''}Außenteam${nth}`
    : `das ${stopped ? 'gestoppte ' : ''}Außenteam${nth} von ${personDat(player, names)}`;
};

const byTeam = (number: number): string => (number > 0 ? ` mit Außenteam ${number + 1}` : '');

/** What a card is played on, as far as the reader may know. */
const aimWords = (aim: Aim, names: Names): string => {
  const called = (id: CardId): string => names.card(id) ?? '';
  if ('player' in aim) return ` auf ${personAcc(aim.player, names)}`;
  if ('answers' in aim) return after('als Antwort auf', called(aim.answers));
  if ('between' in aim) return ` zwischen ${called(aim.between[0])} und ${called(aim.between[1])}`;
  if ('team' in aim) return ` auf ${teamWords(aim.team, names)}${after('bei', called(aim.team.location))}`;
  if ('location' in aim) return after('auf', called(aim.location));
  if (!('card' in aim)) return '';
  return after('auf', called(aim.card)) + ('exit' in aim ? after('mit Ausgang bei', called(aim.exit)) : '');
};

const crossing = ({ on, to }: { readonly on: string; readonly to: string }): string =>
  `${after('von', on)}${after('zu', to)} `.trimStart();

/** What each verb says; the compiler asks for verbs that are missing. */
const sayings: { readonly [V in Verb]: (p: Parts<V>) => string } = {
  pass: () => 'Passen',
  cut: () => 'Abheben',
  'place mission': placeMission,
  seed: (p) => (p.on ? `${p.card} unter ${p.on} seeden` : `${p.card} auf den Tisch seeden`),
  'seed facility': (p) => `${p.card} bei ${p.on} seeden`,
  'seed stacks': (p) => `Diese Stapel seeden (${counted(p.option.stacks?.length ?? 0, 'Ort', 'Orte')})`,
  report: (p) => `${p.card}${p.affiliation ? ` als ${p.affiliation}` : ''}${after('bei', p.on)} melden`,
  build: (p) => `${p.card}${after('bei', p.on)} bauen`,
  play: (p) => `${p.card}${aimWords(p.option.on, p.names)} spielen`,
  acknowledge: ({ option, names }) =>
    option.pick && option.pick.from.length > 0 ? `Weiter, gesehen: ${cardList(option.pick.from, names)}` : 'Weiter',
  use: (p) => `${p.card} benutzen`,
  beam: (p) => `${crossing(p)}beamen${p.option.way === 'as combatants' ? ', um dort zu kämpfen' : ''}`,
  walk: (p) => `${crossing(p)}gehen`,
  dock: (p) => `${p.card}${after('bei', p.on)} andocken`,
  undock: (p) => `${p.card} abdocken`,
  fly: (p) =>
    `${p.card} nach ${p.on} fliegen${p.option.way === 'around' ? ', über die Enden der Spaceline' : ''}${p.to ? `, mit ${p.to} im Schlepp` : ''}`,
  cloak: (p) => `${p.card} tarnen`,
  decloak: (p) => `${p.card} enttarnen`,
  attempt: (p) =>
    `${p.on} versuchen${p.card ? ` mit der Crew von ${p.card}` : byTeam(p.option.to) || ' mit dem Außenteam'}`,
  battle: (p) =>
    p.option.way === 'ships'
      ? `${p.on} angreifen`
      : `Personalkampf${after('bei', p.on)}${byTeam(p.option.to)} beginnen`,
  'return fire': (p) => `Auf ${p.on} zurückfeuern`,
  stun: (p) => `${p.on} mit ${p.card} betäuben`,
  'mortally wound': (p) => `${p.on} mit ${p.card} tödlich verwunden`,
  'switch affiliation': (p) =>
    p.affiliation ? `${p.card} zu ${p.affiliation} machen` : `Zugehörigkeit von ${p.card} wechseln`,
  exchange: (p) => `${p.on} gegen ${p.card} tauschen`,
  activate: (p) => `Hologramme${after('bei', p.on)} aktivieren`,
  flip: (p) => `${p.card} umdrehen und den Outpost bauen`,
  travel: (p) => `${p.card} durch das Wurmloch von ${p.on} zu ${p.to} schicken`,
  download: (p) => `${p.on} mit ${p.card} downloaden`,
  rescue: (p) => `Personal auf ${p.card} an Bord von ${p.on} retten`,
  draw: () => 'Noch eine Karte ziehen',
  save: (p) => `${p.card} bewahren, dafür ${p.to ? `${p.on} und ${p.to}` : p.on} stoppen`,
  arrange: () => 'Karten in diese Reihenfolge legen',
  guess: (p) => `${p.option.way} raten${after('für', p.card)}`,
  name: (p) => `${p.option.way} nennen`,
  accept: (p) => `${p.card} annehmen`,
  forfeit: () => 'Partie aufgeben',
  'raise limit': () => 'Eine Person mehr nehmen',
  reselect: () => 'Andere auswählen lassen',
  move: (p) => `${p.card} zu ${p.on} bewegen`,
  answer: (p) => `Mit ${p.card}${after('auf', p.on)} antworten`,
  settle: (p) => upper(outcomeSentence(p.option.way, p.card)),
  consent: () => 'Zustimmen',
  decline: () => 'Ablehnen',
  choose: (p) => (p.card ? `${p.card} wählen` : 'Wählen'),
  take: (p) => alternative(p),
};

/** A group that stays together, an alternative of a text (in its English), or what is resolved first. */
const alternative = ({ card, on, option, names }: Parts<'take'>): string => {
  if (card && on) return `${card} und alle, die sich vertragen, bei ${on} behalten`;
  const offered = names.facts(option.card)?.alternatives?.[option.way];
  if (offered) return upper(offered);
  return card ? `${card} zuerst auflösen` : `Möglichkeit ${option.way + 1} nehmen`;
};

const affiliationOf = (option: Option, names: Names): string => {
  if (option.do !== 'report' && option.do !== 'switch affiliation') return '';
  const affiliations = names.facts(option.card)?.affiliations ?? [];
  return affiliations.length > 1 ? option.way : '';
};

const partsOf = (option: Option, names: Names): Parts => {
  const called = (id: CardId): string => (id >= 0 ? (names.card(id) ?? '') : '');
  return {
    card: option.card >= 0 ? cardName(option.card, names) : '',
    on: option.do === 'play' ? '' : called(option.on),
    to: called(option.to),
    affiliation: affiliationOf(option, names),
    option,
    names,
  };
};

export const optionWords = (option: Option, names: Names, asked?: DecisionKind): string => {
  if (option.do === 'pass' && asked) return passes[asked];
  // The compiler cannot see that the two have one verb.
  const say = sayings[option.do] as (p: Parts) => string;
  const saying = upper(say(partsOf(option, names)));
  return option.pick && option.pick.max > 0 ? `${saying} (${pickWords(option.pick)})` : saying;
};

export const decisionWords = (decision: Decision, names: Names): string => {
  const prompt = promptOf(decision, names);
  if (decision.player === names.reader) return `${upper(prompt)}.`;
  return `${upper(person(decision.player, names))} ist gefragt: ${prompt}.`;
};
