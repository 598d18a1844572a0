import type { CardId, Choice, Decision, View } from '@spaceline/engine';
import { choose } from '@spaceline/engine';
import { automaticPass, isOpportunity, passDelay, updateFrom } from '@spaceline/protocol';
import type { PassOrders } from '@spaceline/protocol';
import { create } from 'zustand';
import { begin, noSelection } from '../choosing/selection.ts';
import type { Selection } from '../choosing/selection.ts';
import { restored, stacksOption } from '../choosing/stacks.ts';
import type { Face } from '@spaceline/art';
import { loadFaces, loadFacts, loadMatch } from './api.ts';
import { rememberAsked, thisTurn, useStops } from '../stops/store.ts';
import { dropAnswered, keepPlan, keptPlan } from './kept-plan.ts';
import { isLocal } from '../local/game.ts';
import { localFacts } from '../local/facts.ts';
import { localSocket } from '../local/local-socket.ts';
import { held, holdBack, letGo } from './held-back.ts';
import { Line } from './line.ts';
import type { LineStatus } from './line.ts';
import { lineAddress, noteRules, rulesOf } from './rules.ts';
import { savedSettings } from './saved.ts';
import { dismiss, openDecision, openTable, receive } from './table.ts';
import type { Table } from './table.ts';
import { Unwritten } from './unwritten.ts';
import { spokenProtocol } from './wire.ts';
import type { ClientMessage, MatchFacts, OwnAct, Recorded, ServerMessage, Update } from './wire.ts';

/** What the card panel shows: a card on the table, or (-1) just a card of the pool. */
export interface Shown {
  readonly card: CardId;
  readonly def: string;
}

export interface TableStore {
  readonly table: Table | undefined;
  readonly faces: ReadonlyMap<string, Face>;
  /** What anybody may know of the match: its format, and who plays. */
  readonly facts: MatchFacts | undefined;
  /** Titles of one's own deck that are not written. */
  readonly ownUnwritten: readonly string[];
  readonly status: LineStatus;
  /** By which rules the line is led, where the server that answered first has others. */
  readonly rules: string | undefined;
  /** The server speaks a newer protocol than this page. */
  readonly outdated: boolean;
  readonly selection: Selection;
  readonly shown: Shown | undefined;
  readonly autoPass: boolean;
  readonly untilMyTurn: boolean;
  /** The client is about to pass for the player. */
  readonly passing: boolean;
}

export const useTable = create<TableStore>()(() => ({
  table: undefined,
  faces: new Map(),
  facts: undefined,
  ownUnwritten: [],
  status: 'closed',
  rules: undefined,
  outdated: false,
  selection: noSelection,
  shown: undefined,
  autoPass: savedSettings().autoPass,
  untilMyTurn: false,
  passing: false,
}));

const { getState: get, setState: set } = useTable;

let line: Line | undefined;
let automatic: ReturnType<typeof setTimeout> | undefined;
/** Questions the client has answered by itself, some before they came into sight. Should that be refused, the player is asked. */
const answered = new Set<number>();
/** The last answer was one of those: in another window the same person's client gives it too, and one of them is late. */
let wasByItself = false;
/** Before this moment no pass is sent, by hand or not. */
let due = 0;

// Half-built stacks outlast the page.
useTable.subscribe(({ table, selection }, { selection: before }) => {
  if (!table || !selection.stacks || selection.decision !== before.decision) return;
  if (selection.stacks !== before.stacks) keepPlan(table.match, selection.decision, selection.stacks);
});

function forgetQuestion(): void {
  answered.clear();
  set({ selection: noSelection });
}

export const decisionNow = ({ table }: TableStore): Decision | undefined => table && openDecision(table);

/** Begins to follow a match; the page shows it as soon as the first update is there. */
export function follow(match: string, token: string | undefined): void {
  leave();
  answered.clear();
  set({
    table: openTable(match),
    facts: undefined,
    selection: noSelection,
    shown: undefined,
    untilMyTurn: false,
    ownUnwritten: [],
    rules: rulesOf(match),
  });
  line = new Line({
    connect: () => (isLocal(match) ? localSocket(match) : new WebSocket(lineAddress(match, location))),
    greeting: () => ({
      t: 'join',
      match,
      ...(token ? { token } : {}),
      since: held().at(-1)?.seq ?? get().table?.seq ?? -1,
    }),
    onMessage: hear,
    onStatus: (status) => set({ status }),
  });
  window.addEventListener('online', retryNow);
}

export function leave(): void {
  letGo();
  window.removeEventListener('online', retryNow);
  line?.close();
  line = undefined;
  clearTimeout(automatic);
  set({ table: undefined, selection: noSelection });
}

export const retryNow = (): void => line?.retryNow();

export async function learnCards(): Promise<void> {
  if (get().faces.size > 0) return;
  showFaces(await loadFaces());
  learnUnwritten();
}

function showFaces(faces: TableStore['faces']): void {
  set({ faces });
}

const unwritten = new Unwritten(showFaces);

/** Titles that are not written are told apart from the pool: those this player has seen, and as they are described. */
export function learnUnwritten(): void {
  const { table, faces, ownUnwritten } = get();
  if (table?.view && faces.size > 0) unwritten.learn(table.view, faces, ownUnwritten);
}

export async function learnMatch(match: string): Promise<void> {
  const { rules } = get();
  const facts = isLocal(match) ? localFacts(match) : await loadMatch(match);
  // Another server was asked meanwhile.
  if (get().table?.match === match && get().rules === rules) set({ facts });
}

/** Those of one's own deck can be fetched and described before they are seen. */
export async function learnOwnDeck(match: string, token: string): Promise<void> {
  const facts = await loadFacts(match, token);
  set({ ownUnwritten: facts.unwritten.map(({ id }) => id) });
  learnUnwritten();
}

/** How the match stands after a message, whole, also where it tells only what has changed since the last that came. */
function newsIn(message: ServerMessage): Update | undefined {
  const table = get().table;
  if (!table || (message.t !== 'update' && message.t !== 'change') || message.match !== table.match) return undefined;
  return message.t === 'update' ? message : updateFrom(held().at(-1) ?? table.last, message);
}

/** Updates wait while what was told before is still being shown; what the client answers by itself waits for nobody. */
function hear(message: ServerMessage, resumed: boolean): void {
  const news = newsIn(message);
  if (!news) return deliver(message, resumed);
  if (news.events.length > 0)
    due = Date.now() + passDelay(isAgainstPerson() && !useStops.getState().stops.quick, Math.random);
  if (holdBack(news, () => deliver(news, resumed))) passMeanwhile(news);
}

/** Passes for the player where that is all one can do, although the question has not come into sight. */
function passMeanwhile({ decisions, seer, view, match, standing }: Update): void {
  const decision = decisions.find(({ player }) => player === seer);
  const answer = decision && automaticAnswer(decision, { match, view, standing });
  if (!answer) return;
  const isLast = () =>
    held()
      .at(-1)
      ?.decisions.some(({ id }) => id === answer.decision);
  setTimeout(() => {
    if (!isLast()) return;
    answered.add(answer.decision);
    wasByItself = true;
    line?.send({ t: 'choose', match, choice: answer, backs: standing?.backs ?? 0 });
  }, untilDue());
}

/** What the player lets the client answer, now. */
function ordersNow(match: string, view: View): PassOrders {
  const { autoPass, untilMyTurn } = get();
  const { stops, hold: isHeld } = useStops.getState();
  const { asked, silent } = thisTurn(match, view);
  return { autoPass, untilMyTurn, hold: isHeld, stops, asked, silent, typeOf };
}

/** The answer that the client may give for the player; none that would end a request of theirs by going on. */
function automaticAnswer(
  decision: Decision,
  { match, view, standing }: Pick<Update, 'match' | 'view' | 'standing'>,
): Choice | undefined {
  if (standing?.waiting?.by === decision.player) return undefined;
  const pass = automaticPass(decision, view, ordersNow(match, view));
  return pass && choose(decision, pass);
}

const isAgainstPerson = (): boolean => {
  const { table, facts } = get();
  return facts?.players[table?.seat === 0 ? 1 : 0]?.bot === false;
};

/** A running match of other rules may be played by another server; what this one says is shown only if it is not the first. */
function lookFurther({ match, over, rules }: Recorded): 'at once' | 'later' {
  if (over) return 'later';
  line?.moveOn();
  if (rules === undefined || rulesOf(match) === rules) return 'later';
  noteRules(match, rules);
  set({ rules });
  return 'at once';
}

/** Nobody gave that answer by hand, so nobody is told that it came too late. */
const isLatePass = (message: ServerMessage): boolean =>
  wasByItself && message.t === 'refused' && message.refusal.code === 'refused/stale';

function deliver(message: ServerMessage, resumed: boolean): void {
  const before = get().table;
  if (message.t === 'hello' && message.protocol !== spokenProtocol) set({ outdated: true });
  if (!before) return;
  if (message.t === 'recorded' && message.match === before.match && lookFurther(message) === 'at once') return;
  const { table: received, rejoin, resend } = receive(before, message, resumed);
  const table = isLatePass(message) ? dismiss(received) : received;
  const isNews = message.t === 'update' || message.t === 'change';
  if (table !== before) {
    set({ table });
    if (isNews) dropAnswered(table);
    // Another question may have the number of one that was taken back.
    if (table.standing?.backs !== before.standing?.backs) forgetQuestion();
  }
  if (isNews) learnUnwritten();
  if (rejoin) line?.greet();
  if (resend) line?.send(chosen(table, resend));
  getReady();
}

/** How a question is first shown; stacks that were being built when the page was left are there again. */
function beginOrResume(match: string, decision: Decision): Selection {
  const selection = begin(decision);
  const option = stacksOption(decision);
  if (!selection.stacks || !option) return selection;
  return { ...selection, stacks: restored(option, keptPlan(match, decision.id)) };
}

/** Makes the selection fit the open question, and answers what the player lets the client answer. */
export function getReady(): void {
  clearTimeout(automatic);
  set({ passing: false });
  const { table, selection } = get();
  const view = table?.view;
  if (!table || !view) return;
  if (view.active === table.seat) set({ untilMyTurn: false });
  const decision = openDecision(table);
  if (!decision) return;
  if (selection.decision !== decision.id) set({ selection: beginOrResume(table.match, decision) });
  if (view.active === table.seat) useStops.setState({ hold: false });
  const answer = automaticAnswer(decision, { match: table.match, view, standing: table.standing });
  if (answer && !answered.has(answer.decision)) return passLater(answer);
  // What came of it is known already, and waits to be shown.
  if (answer && held().length > 0) return set({ passing: true });
  if (isOpportunity(decision, view)) rememberAsked(table.match, decision, view, typeOf);
}

const typeOf = (def: string): string | undefined => get().faces.get(def)?.type;

/** Milliseconds until a pass may be sent. */
const untilDue = (): number => (get().untilMyTurn && !isAgainstPerson() ? 0 : Math.max(0, due - Date.now()));

function passLater(answer: Choice): void {
  set({ passing: true });
  automatic = setTimeout(() => {
    if (decisionNow(get())?.id !== answer.decision) return;
    answered.add(answer.decision);
    set({ passing: false });
    sendChoice(answer);
  }, untilDue());
}

/** Passes an opportunity by hand, no sooner than the client would have: the time it takes tells nothing. */
export function passOpportunity(answer: Choice): void {
  clearTimeout(automatic);
  if (untilDue() > 0 && get().facts?.players.every(({ bot }) => !bot)) passLater(answer);
  else sendChoice(answer);
}

/** Asks about everything until one's own turn, this question first. */
export function hold(): void {
  useStops.setState({ hold: true });
  set({ untilMyTurn: false });
  getReady();
}

/** Asks why something is not possible; the answer comes as a refusal that changes nothing. */
export function askWhy(intent: Choice): void {
  const { table } = get();
  if (!table) return;
  set({ table: dismiss(table) });
  line?.send({ t: 'explain', match: table.match, intent });
}

export function sendChoice(choice: Choice): void {
  const { table } = get();
  // One answer at a time; only giving up waits for nothing.
  if (!table || (table.sent && choice.do !== 'concede')) return;
  wasByItself = answered.has(choice.decision);
  // Kept as sent even while the line is down: it is given again when the line is back.
  set({ table: { ...dismiss(table), sent: choice } });
  line?.send(chosen(table, choice));
}

/** An answer says how often the match had gone back, so that it is not taken for one to another question. */
const chosen = ({ match, standing }: Table, choice: Choice): ClientMessage => ({
  t: 'choose',
  match,
  choice,
  backs: standing?.backs ?? 0,
});

/** Does something about the game: takes back, asks, answers. One thing at a time: what a second press means is not on the table yet. */
export function sendAct(act: OwnAct): void {
  const { table } = get();
  if (!table || table.acting) return;
  set({ table: { ...dismiss(table), acting: true } });
  line?.send({ t: 'act', match: table.match, act });
}
