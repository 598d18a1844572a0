import type { CardId, Choice, Decision } from '@spaceline/engine';
import { create } from 'zustand';
import { begin, noSelection } from '../choosing/selection.ts';
import type { Selection } from '../choosing/selection.ts';
import { restored, stacksOption } from '../choosing/stacks.ts';
import type { Face } from '../faces/face.ts';
import { loadFaces, loadFacts, loadMatch } from './api.ts';
import { automaticAnswer, passDelay } from './auto-pass.ts';
import { dropAnswered, keepPlan, keptPlan } from './kept-plan.ts';
import { Line } from './line.ts';
import type { LineStatus } from './line.ts';
import { savedSettings } from './saved.ts';
import { dismiss, openDecision, openTable, receive } from './table.ts';
import type { Table } from './table.ts';
import { Unwritten } from './unwritten.ts';
import { spokenProtocol } from './wire.ts';
import type { MatchFacts, ServerMessage } from './wire.ts';

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
/** The question the client has answered by itself. Should that be refused, the player is asked. */
let answered = -1;

// Half-built stacks outlast the page.
useTable.subscribe(({ table, selection }, { selection: before }) => {
  if (!table || !selection.stacks || selection.decision !== before.decision) return;
  if (selection.stacks !== before.stacks) keepPlan(table.match, selection.decision, selection.stacks);
});

export const decisionNow = ({ table }: TableStore): Decision | undefined => table && openDecision(table);

/** Begins to follow a match; the page shows it as soon as the first update is there. */
export function follow(match: string, token: string | undefined): void {
  leave();
  answered = -1;
  set({
    table: openTable(match),
    facts: undefined,
    selection: noSelection,
    shown: undefined,
    untilMyTurn: false,
    ownUnwritten: [],
  });
  const url = new URL('/ws', location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  line = new Line({
    connect: () => new WebSocket(url),
    greeting: () => ({ t: 'join', match, ...(token ? { token } : {}), since: get().table?.seq ?? -1 }),
    onMessage: hear,
    onStatus: (status) => set({ status }),
  });
  window.addEventListener('online', retryNow);
}

export function leave(): void {
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
  const facts = await loadMatch(match);
  if (get().table?.match === match) set({ facts });
}

/** Those of one's own deck can be fetched and described before they are seen. */
export async function learnOwnDeck(match: string, token: string): Promise<void> {
  const facts = await loadFacts(match, token);
  set({ ownUnwritten: facts.unwritten.map(({ id }) => id) });
  learnUnwritten();
}

function hear(message: ServerMessage, resumed: boolean): void {
  const before = get().table;
  if (message.t === 'hello' && message.protocol !== spokenProtocol) set({ outdated: true });
  if (!before) return;
  const { table, rejoin, resend } = receive(before, message, resumed);
  if (table !== before) {
    set({ table });
    if (message.t === 'update') dropAnswered(table);
  }
  if (message.t === 'update') learnUnwritten();
  if (rejoin) line?.greet();
  if (resend) line?.send({ t: 'choose', match: table.match, choice: resend });
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
  const answer = automaticAnswer(decision, view, get());
  if (!answer || answer.decision === answered) return;
  set({ passing: true });
  automatic = setTimeout(
    () => {
      if (decisionNow(get())?.id !== answer.decision) return;
      answered = answer.decision;
      sendChoice(answer);
    },
    passDelay(get(), Math.random),
  );
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
  // Kept as sent even while the line is down: it is given again when the line is back.
  set({ table: { ...dismiss(table), sent: choice } });
  line?.send({ t: 'choose', match: table.match, choice });
}
