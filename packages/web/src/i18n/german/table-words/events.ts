import type { CardId, EventName, PhaseWord, Result, SeenEvent } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import type { Names } from '@spaceline/protocol';
import { correctionWords, outcomeSentence } from './corrections.ts';
import {
  after,
  cardList,
  cardName,
  cards,
  counted,
  has,
  hers,
  his,
  person,
  personAcc,
  personDat,
  sideOf,
} from './grammar.ts';

/** An event taken apart into the parts a sentence needs. */
interface Telling<N extends EventName = EventName> {
  readonly who: string;
  readonly whom: string;
  readonly toWhom: string;
  /** "hast" or "hat", to fit `who`. */
  readonly has: string;
  /** A masculine thing of theirs: "dein Nachziehstapel". */
  readonly his: (thing: string) => string;
  /** A feminine thing of theirs: "deine Hand". */
  readonly hers: (thing: string) => string;
  /** Of the player's opponent. */
  readonly others: string;
  /** The card the event is about. */
  readonly card: string;
  /** All cards the event is about, those unseen counted. */
  readonly it: string;
  /** Verbs to fit `it`. */
  readonly was: 'wurde' | 'wurden';
  readonly is: 'ist' | 'sind';
  readonly did: 'hat' | 'haben';
  readonly place: string;
  /** Beside the place, on the one side of it and on the other. */
  readonly left: string;
  readonly right: string;
  /** What a card was played on, with its preposition. */
  readonly target: string;
  readonly n: number;
  readonly word: Extract<SeenEvent, { e: N }>['word'];
  readonly correction: string;
}

const phases: Readonly<Partial<Record<PhaseWord, string>>> = {
  missions: 'Die Missionsphase hat begonnen.',
  dilemmas: 'Die Dilemmaphase hat begonnen.',
  "opponent's missions": 'Das Seeden unter die gegnerischen Missionen hat begonnen.',
  'shared missions': 'Das Seeden unter gemeinsame Missionen hat begonnen.',
  'own missions': 'Das Seeden unter eigene Missionen hat begonnen.',
  'everything else': 'Das Seeden von allem anderen hat begonnen.',
  facilities: 'Die Einrichtungsphase hat begonnen.',
  play: 'Das Seeden ist vorbei; das Spiel hat begonnen.',
};

const reasons: Readonly<Partial<Record<Result['reason'], string>>> = {
  points: ' nach Punkten',
  decks: ', als die Nachziehstapel leer waren,',
  time: ', als die Zeit um war,',
  conceded: ' durch Aufgabe',
  clock: ' auf Zeit',
  absence: ', weil niemand mehr da war,',
};

const segments: Readonly<Record<string, string>> = {
  start: 'Der Zugbeginn',
  'card play': 'Das Ausspielen',
  orders: 'Das Ausführen der Befehle',
  end: 'Das Zugende',
  draw: 'Das Ziehen',
};

const because = (t: { readonly word: string }): string => (t.word ? ` (${t.word})` : '');
const choices = (n: number): string => counted(n, 'Entscheidung', 'Entscheidungen');

/** One sentence for every event there is; the compiler asks for those that are missing. */
const sentences: { readonly [N in EventName]: (t: Telling<N>) => string } = {
  'game created': () => 'Die Partie wurde aufgebaut.',
  'first player chosen': (t) => `Der Zufall lässt ${t.whom} beginnen.`,
  'phase begun': (t) => phases[t.word] ?? `Die Phase ${t.word} hat begonnen.`,
  'game won': (t) => `${t.who} ${t.has} die Partie${reasons[t.word] ?? ''} gewonnen.`,
  'game drawn': (t) => (t.word === 'lapsed' ? 'Die Partie fiel aus.' : 'Die Partie endete unentschieden.'),
  conceded: (t) => `${t.who} ${t.has} die Partie aufgegeben.`,
  shuffled: (t) => `${t.his('Nachziehstapel')} wurde gemischt.`,
  drew: (t) => `${t.who} ${t.has} ${t.it} gezogen.`,
  'put under deck': (t) =>
    `${t.hers(`Hand (${Math.max(t.n, 0)})`)} wurde gemischt und unter den Nachziehstapel gelegt.`,
  'took from deck': (t) => `${t.who} ${t.has} ${t.it} aus dem Nachziehstapel genommen.`,
  'order changed': (t) => `${t.his('Nachziehstapel')} wurde anders geordnet.`,
  guessed: (t) => `${t.who} ${t.has}${after('mit', t.card)} ${t.word} geraten.`,
  'number named': (t) => `${t.who} ${t.has}${after('für', t.card)} ${t.n} genannt.`,
  accepted: (t) => `${t.who} ${t.has} ${t.it} angenommen.`,
  'ante drawn': (t) => `Der Einsatz hat ${t.toWhom} ${t.it} gezeigt.`,
  flipped: (t) => `${t.it} ${t.was} umgedreht (${t.word}).`,
  'location made': (t) => `${t.it} ${t.was} zu einem Ort neben ${t.place}.`,
  'location closed': (t) => `${t.it} ${t.is} kein Ort mehr.`,
  'location destroyed': (t) => `${t.card} hat alles bei ${t.place} zerstört.`,
  'draw impossible': (t) => `${t.who} ${t.has} nicht ziehen können: Der Nachziehstapel war leer.`,
  'double-sided missions told': (t) => `${t.who} ${t.has} doppelseitige Missionen angesagt.`,
  'top mission told': (t) => `${t.his('Missionsstapel')}: obenauf liegt eine Mission (${t.word}).`,
  'missions cut': (t) => `${t.who} ${t.has} die Missionen abgehoben.`,
  'mission placed': (t) => `${t.who} ${t.has} ${t.it}${placing(t)} gelegt.`,
  seeded: (t) => `${t.who} ${t.has} ${t.it}${after('unter', t.place)} geseedet.`,
  'facility seeded': (t) => `${t.who} ${t.has} ${t.it}${after('bei', t.place)} geseedet.`,
  passed: (t) => `${t.who} ${t.has} gepasst.`,
  'stacks ready': (t) => `${t.who} ${t.has} die Stapel fertig.`,
  'seeds announced': (t) =>
    t.word === 'face down'
      ? `${t.who} ${t.has} ${cards(t.n)} verdeckt geseedet.`
      : `${t.who} ${t.has} ${t.n > 0 ? t.it : 'keine Seeds'} angesagt.`,
  'draw deck regenerated': (t) => `${t.his('Nachziehstapel')} wurde aus ${cards(t.n)} des Ablagestapels neu gebildet.`,
  'leftover seeds removed': (t) =>
    `${t.hers(`übrigen Seed-Karten (${Math.max(t.n, 0)})`)} wurden aus der Partie entfernt.`,
  'turn begun': (t) => `Zug ${t.n} hat begonnen: ${t.his('Zug')}.`,
  'segment begun': (t) => `${segments[t.word] ?? t.word} hat begonnen (${t.his('Zug')}).`,
  'card play used': (t) => `${t.who} ${t.has} das normale Ausspiel genutzt.`,
  'turn ended': (t) => `${t.who} ${t.has} den Zug beendet.`,
  played: (t) => `${t.who} ${t.has} ${t.it}${t.target} gespielt.`,
  'result begun': (t) => `${t.it} ${t.did} gewirkt.`,
  reported: (t) => `${t.who} ${t.has} ${t.it}${after('bei', t.place)} zum Dienst gemeldet.`,
  'placed on': (t) => `${t.it} ${t.was} auf ${t.place || 'den Tisch'} gelegt.`,
  beamed: (t) => `${t.who} ${t.has} ${t.it}${after('zu', t.place)} gebeamt.`,
  walked: (t) => `${t.it} ${t.is}${after('zu', t.place)} gegangen.`,
  discarded: (t) => `${t.it} ${t.was} abgelegt${because(t)}.`,
  'out of play': (t) => `${t.it} ${t.was} aus dem Spiel genommen.`,
  'removed from game': (t) => `${t.it} ${t.was} aus der Partie entfernt${because(t)}.`,
  'returned to hand': (t) => `${t.it} ${t.is} auf ${t.hers('Hand')} zurückgekommen.`,
  'returned aboard': (t) => `${t.it} ${t.is}${after('an Bord von', t.place)} zurückgekehrt.`,
  revealed: (t) => `${t.it} ${t.was} aufgedeckt.`,
  stopped: (t) => `${t.it} ${t.was} gestoppt.`,
  unstopped: (t) => `${t.it} ${t.is} nicht mehr gestoppt.`,
  disabled: (t) => `${t.it} ${t.was} ausgeschaltet.`,
  enabled: (t) => `${t.it} ${t.is} nicht mehr ausgeschaltet.`,
  killed: (t) => `${t.it} ${t.was} getötet.`,
  saved: (t) => `${t.it} ${t.was}${after('durch', t.place)} bewahrt.`,
  relocated: (t) => `${t.it} ${t.was}${after('zu', t.place)} versetzt.`,
  held: (t) => `${t.it} ${t.was}${after('von', t.place)} festgehalten.`,
  activated: (t) => `${t.it} ${t.was} aktiviert.`,
  deactivated: (t) => `${t.it} ${t.was} deaktiviert.`,
  'under house arrest': (t) => `${t.it} ${t.was} unter Hausarrest gestellt.`,
  released: (t) => `${t.it} ${t.was}${after('an Bord von', t.place)} freigelassen.`,
  docked: (t) => `${t.it} ${t.did}${after('bei', t.place)} angedockt.`,
  undocked: (t) => `${t.it} ${t.did}${after('von', t.place)} abgedockt.`,
  flew: (t) => `${t.it} ${t.is}${after('nach', t.place)} geflogen${t.n >= 0 ? ` (RANGE ${t.n})` : ''}.`,
  towed: (t) => `${t.it} ${t.was}${after('nach', t.place)} geschleppt.`,
  'control changed': (t) => `${t.it} ${t.is} unter ${t.hers('Kontrolle')} gekommen.`,
  cloaked: (t) => `${t.it} ${t.did} sich getarnt.`,
  decloaked: (t) => `${t.it} ${t.did} sich enttarnt.`,
  damaged: (t) => `${t.it} ${t.was} beschädigt.`,
  repaired: (t) => `${t.it} ${t.was} repariert.`,
  destroyed: (t) => `${t.it} ${t.was} zerstört.`,
  built: (t) => `${t.who} ${t.has} ${t.it}${after('bei', t.place)} gebaut.`,
  'attempt begun': (t) =>
    `${t.who} ${t.has} den Versuch von ${t.place}${t.card ? ` mit der Crew von ${t.card}` : ''} begonnen: ${t.it}.`,
  'seed card revealed': (t) => `${t.it} ${t.is}${after('bei', t.place)} ans Licht gekommen.`,
  'artifact found': (t) => `${t.it} ${t.was}${after('bei', t.place)} gefunden.`,
  'mission completed': (t) => `${t.who} ${t.has} ${t.card || t.place} erfüllt.`,
  'attempt failed': (t) => `Der Versuch${after('von', t.place || t.it)} ist gescheitert.`,
  'attempt ended': (t) => `Der Versuch${after('von', t.place || t.it)} ist zu Ende${because(t)}.`,
  encountered: (t) => `${t.who} ${t.has} ${t.card || 'eine Karte'} getroffen.`,
  'trigger absent': (t) => `${t.it} ${t.did} niemanden gefunden, den es betrifft.`,
  nullified: (t) => `${t.it} ${t.was}${after('durch', t.place)} annulliert.`,
  'conditions met': (t) => `Die Bedingungen von ${t.it} wurden erfüllt.`,
  'conditions failed': (t) => `Die Bedingungen von ${t.it} wurden nicht erfüllt.`,
  'placed in play': (t) => `${t.it} ${t.was}${after('auf', t.place) || ' ins Spiel'} gelegt.`,
  cured: (t) => `${t.it} ${t.was} geheilt.`,
  expired: (t) => `${t.it} ${t.is} abgelaufen.`,
  'returned under mission': (t) => `${t.it} ${t.is}${after('unter', t.place || 'die Mission')} zurückgekehrt.`,
  'mis-seed': (t) => `${t.it} ${t.is}${after('bei', t.place)} falsch geseedet.`,
  'mission flipped': (t) => `${t.it} wurde umgedreht.`,
  downloaded: (t) => `${t.who} ${t.has} ${t.it}${after('mit', t.place)} gedownloadet.`,
  'half spent': (t) => `Die erste Hälfte von ${t.it} ist verbraucht.`,
  acquired: (t) => `${t.who} ${t.has} ${t.it} erhalten.`,
  'battle initiated': (t) =>
    t.word === 'ship'
      ? `${t.it} ${t.did} ${t.place} angegriffen.`
      : `${t.who} ${t.has} einen Personalkampf${after('bei', t.place)} begonnen: ${t.it}.`,
  'battle cancelled': (t) => `Der Kampf${after('bei', t.place)} hat nicht stattgefunden.`,
  fired: (t) => `${t.it} ${t.did}${after('auf', t.place)} gefeuert, ATTACK ${t.n}.`,
  hit: (t) => `${t.place} wurde getroffen, DEFENSE ${t.n}.`,
  'direct hit': (t) => `${t.place} bekam einen Volltreffer, DEFENSE ${t.n}.`,
  missed: (t) => `${t.place} wurde nicht getroffen, DEFENSE ${t.n}.`,
  'pair revealed': (t) => `${t.it} stehen sich gegenüber.`,
  stunned: (t) => `${t.it} ${t.was} betäubt.`,
  'mortally wounded': (t) => `${t.it} ${t.was} tödlich verwundet.`,
  'strength totaled': (t) => `${t.hers('Seite')} hatte insgesamt STRENGTH ${t.n}.`,
  'battle won': (t) =>
    `${t.who === 'niemand' ? 'Das selbststeuernde Schiff' : t.who} ${t.has} den Kampf${after('bei', t.place)} gewonnen.`,
  'battle undecided': (t) => `Niemand hat den Kampf${after('bei', t.place)} gewonnen.`,
  'battle ended': (t) => `Der Kampf${after('bei', t.place)} ist zu Ende.`,
  disappeared: (t) => `${t.it} ${t.is} verschwunden.`,
  reappeared: (t) => `${t.it} ${t.is}${after('bei', t.place)} wieder aufgetaucht.`,
  'correction proposed': (t) => `${t.who} ${t.has} vorgeschlagen: ${t.correction}.`,
  corrected: (t) => `${t.who} ${t.has} den Tisch im Einvernehmen berichtigt: ${t.correction}.`,
  'correction declined': (t) => `${t.who} ${t.has} abgelehnt: ${t.correction}.`,
  'carried out by hand': (t) => `Beide sind sich einig: ${outcomeSentence(t.word, t.card)}.`,
  looked: (t) => `${t.who} ${t.has}${after('mit', t.card)} ${sights(t)} angesehen.`,
  scored: (t) =>
    `${t.who} ${t.has} ${counted(Math.abs(t.n), t.word === 'bonus' ? 'Bonuspunkt' : 'Punkt', t.word === 'bonus' ? 'Bonuspunkte' : 'Punkte')}${after('für', t.it)} ${t.n < 0 ? 'verloren' : 'bekommen'}.`,
  selected: (t) =>
    `${t.word === 'random' ? 'Der Zufall hat' : `${t.who} ${t.has}`} ${t.it || 'niemanden'}${after('für', t.card)} ausgewählt.`,
  'affiliation changed': (t) => `${t.it} ${t.is} jetzt ${t.word || 'von anderer Zugehörigkeit'}.`,
  'journey begun': (t) => `${t.it} ${t.is} unterwegs${after('nach', t.place)}.`,
  'journey ended': (t) => `Die Reise von ${t.it} endete${after('bei', t.place)}.`,
  'countdown reduced': (t) =>
    `Countdown von ${t.it}: ${t.n >= 0 ? `noch ${counted(t.n, 'Zug', 'Züge')}` : 'bis zum nächsten Zug'}.`,
};

/** What a look shows, named by its word. */
const sights = (t: Telling<'looked'>): string => {
  if (t.word === 'cards aboard') return `die Karten an Bord${after('von', t.place || 'einem Schiff')}`;
  if (t.word === 'bottom seed card') return `die unterste Seed-Karte${after('von', t.place)}`;
  if (t.word === 'seeds') return `die Karten unter ${t.place || 'einer Mission'}`;
  if (t.word === 'hand') return `die Hand von ${t.others}`;
  if (t.word === 'deck') return `die obersten Karten eines Nachziehstapels (${cards(t.n)})`;
  return t.word === "opponent's hand" ? `die Hand von ${t.others}` : 'Karten';
};

const placing = (t: Telling<'mission placed'>): string => {
  const sides: Readonly<Partial<Record<typeof t.word, string>>> = { left: t.left, right: t.right, shared: 'auf' };
  return t.place ? ` ${sides[t.word] ?? 'neben'} ${t.place}` : ' als erste Mission der Spaceline';
};

/** Events about a list of cards, of which a reader may see a part; `card` is something else there. */
const rosters: ReadonlySet<EventName> = new Set<EventName>([
  'stopped',
  'unstopped',
  'beamed',
  'walked',
  'attempt begun',
  'mission completed',
  'selected',
]);

interface Things {
  readonly it: string;
  readonly many: boolean;
}

const thingsOf = (event: SeenEvent, names: Names): Things => {
  if (rosters.has(event.e)) {
    const total = event.e === 'selected' ? event.cards.length : Math.max(event.n, event.cards.length);
    const unseen = Array.from({ length: total - event.cards.length }, () => undefined);
    return { it: cardList([...event.cards, ...unseen], names), many: total !== 1 };
  }
  if (event.cards.length > 0) return { it: cardList(event.cards, names), many: event.cards.length > 1 };
  if (event.card >= 0) return { it: cardName(event.card, names), many: false };
  return { it: event.e === 'scored' ? '' : event.n > 1 ? cards(event.n) : 'eine Karte', many: event.n > 1 };
};

/** " auf Data", " als Antwort auf Archer": what a card was played on, as far as the reader may know. */
const targetOf = (event: SeenEvent, names: Names): string => {
  if (event.e !== 'played') return '';
  if (event.whom !== undefined) return ` auf ${personAcc(event.whom, names)}`;
  return after(event.word.startsWith('in response') ? 'als Antwort auf' : 'auf', names.card(event.on) ?? '');
};

const telling = (event: SeenEvent, names: Names): Telling => {
  const titleIn = (id: CardId): string | undefined =>
    event.names[id] === undefined ? undefined : names.titleOf(event.names[id]);
  const known: Names = { ...names, card: (id) => names.card(id) ?? titleIn(id) };
  const { it, many } = thingsOf(event, known);
  const { player } = event;
  return {
    who: person(player, names),
    whom: personAcc(player, names),
    toWhom: personDat(player, names),
    has: has(player, names),
    his: (thing) => his(player, thing, names),
    hers: (thing) => hers(player, thing, names),
    others: personDat(player === 0 ? 1 : 0, names),
    card: event.card >= 0 ? cardName(event.card, known) : '',
    it,
    was: many ? 'wurden' : 'wurde',
    is: many ? 'sind' : 'ist',
    did: many ? 'haben' : 'hat',
    place: event.on >= 0 ? cardName(event.on, known) : '',
    left: sideOf('left', names),
    right: sideOf('right', names),
    target: targetOf(event, known),
    n: event.n,
    word: event.word,
    correction: event.correction ? correctionWords(event.correction, known) : '',
  };
};

/** What players do about the game; the rules know nothing of it. */
const atTheTable: Readonly<Record<string, (t: Telling) => string>> = {
  'took back': (t) => `${t.who} ${t.has} ${choices(t.n)} zurückgenommen.`,
  'asked to take back': (t) => `${t.who} ${t.has} gebeten, ${choices(t.n)} zurückzunehmen.`,
  'let take back': (t) => `${t.who} ${t.has} zugestimmt: ${choices(t.n)} zurückgenommen.`,
  'did not let take back': (t) => `${t.who} ${t.has} dem Zurücknehmen nicht zugestimmt.`,
  'asked for a pause': (t) => `${t.who} ${t.has} um eine Pause gebeten.`,
  'granted a pause': (t) => `${t.who} ${t.has} einer Pause zugestimmt; die Uhren stehen.`,
  'did not grant a pause': (t) => `${t.who} ${t.has} einer Pause nicht zugestimmt.`,
  'went on': (t) => `${t.who} ${t.has} die Pause beendet.`,
  'came to the match': (t) => `${t.who} ${t.is} zur Partie gekommen.`,
};

const sentenceOf = (e: EventName): ((t: Telling) => string) | undefined =>
  Object.hasOwn(sentences, e)
    ? (sentences[e] as (t: Telling) => string)
    : Object.hasOwn(atTheTable, e)
      ? atTheTable[e]
      : undefined;

/** The event as one German sentence for its reader. */
export const eventWords = (event: SeenEvent, names: Names): string => {
  const told = telling(event, names);
  const sentence = sentenceOf(event.e);
  return upper(
    sentence ? sentence(told) : `${event.e}${event.cards.length > 0 || event.card >= 0 ? `: ${told.it}` : ''}.`,
  );
};
