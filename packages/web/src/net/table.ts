import type { Choice, Decision, Outlook, Refusal, SeenEvent, Seer, View } from '@spaceline/engine';
import { updateFrom } from '@spaceline/protocol';
import type { Problem, Recorded, RunningClock, ServerMessage, Standing, Update } from './wire.ts';

/** Everything the client knows of the match it follows. */
export interface Table {
  readonly match: string;
  /** The last seq seen; -1 before the first update. */
  readonly seq: number;
  readonly seat: Seer;
  readonly view?: View;
  readonly decisions: readonly Decision[];
  /** What one's own crews and teams would bring to the missions where they are. */
  readonly outlook: readonly Outlook[];
  readonly log: readonly SeenEvent[];
  /** The last news whole: the next ones tell only what has changed since. */
  readonly last?: Update;
  readonly over?: NonNullable<Update['over']>;
  /** The clock of the round, as it stood with the last news. */
  readonly round?: RunningClock;
  /** Clocks, requests, and where one may go back to; absent: there is nothing of it. */
  readonly standing?: Standing;
  /** The answer given and not yet acknowledged. */
  readonly sent?: Choice;
  /** Something was done about the game, and nothing was heard since. */
  readonly acting?: true;
  readonly refusal?: Refusal;
  readonly problem?: Problem;
  /** Why there is no view and never will be: other rules began the match, and only its log is told. */
  readonly recorded?: Problem;
}

/** The next table, and what must be told the server because of the message. */
export interface Received {
  readonly table: Table;
  /** Events are missing: join again with the seq of this table. */
  readonly rejoin?: true;
  /** An answer that was under way when the connection was lost. */
  readonly resend?: Choice;
}

export const openTable = (match: string): Table => ({
  match,
  seq: -1,
  seat: 'spectator',
  decisions: [],
  outlook: [],
  log: [],
});

/** `resumed`: the first news after a lost connection; an unacknowledged answer to a question still open is then given again. */
export function receive(table: Table, message: ServerMessage, resumed = false): Received {
  switch (message.t) {
    case 'update':
      return message.match === table.match ? update(table, message, resumed) : { table };
    case 'change': {
      if (message.match !== table.match) return { table };
      const whole = updateFrom(table.last, message);
      // What was seen already is no loss; what does not follow on it is.
      if (!whole) return message.seq > table.seq ? { table, rejoin: true } : { table };
      return update(table, whole, resumed);
    }
    case 'recorded':
      return message.match === table.match ? record(table, message) : { table };
    case 'refused': {
      if (message.match !== table.match || isOfAnother(table, message)) return { table };
      const { sent: _, ...rest } = table;
      const { decision, refusal } = message;
      // A question of a later table means something else on this one: it is asked when that table is there.
      if (decision && !table.decisions.some(({ id }) => id === decision.id))
        return { table: { ...rest, decisions: [], refusal }, rejoin: true };
      return { table: { ...rest, decisions: decision ? [decision] : table.decisions, refusal } };
    }
    case 'explained': {
      const told = message.refusal ?? message.but;
      return { table: told ? { ...table, refusal: told } : table };
    }
    case 'error': {
      const { sent: _, acting: __, ...rest } = table;
      return { table: { ...rest, problem: { code: message.code, what: message.what, why: message.why } } };
    }
    case 'hello':
    case 'pong':
    case 'company':
    case 'said':
    case 'stir':
      return { table };
  }
}

/** An answer given twice is refused the second time; the one under way, to the question now open, is not too late. */
const isOfAnother = ({ sent }: Table, { refusal, decision }: Extract<ServerMessage, { t: 'refused' }>): boolean =>
  sent !== undefined && refusal.code === 'refused/stale' && sent.decision === decision?.id;

/** News of the other player leave an answer under way; giving up answers no question. */
const isUnderWay = ({ decision, do: deed }: Choice, { decisions, over }: Update): boolean =>
  deed === 'concede' ? !over : decisions.some(({ id }) => id === decision);

const asksStill = ({ decisions, seat }: Table, message: Update): boolean => {
  const asked = decisions.find(({ player }) => player === seat);
  return message.decisions.some(({ id, player }) => id === asked?.id && player === seat);
};

/** Later news than ours is missing its beginning; older news was seen already. */
function unfit(table: Table, { since, seq }: Update | Recorded): Received | undefined {
  if (since < 0 || since === table.seq) return undefined;
  return since > table.seq || seq > table.seq ? { table, rejoin: true } : { table };
}

const logWith = ({ log }: Table, { since, events }: Update | Recorded): Table['log'] =>
  since < 0 ? events : [...log, ...events];

/** What was taken back belongs to no action any more: another one will have its number. */
const withoutTakenBack = (log: Table['log'], { standing, view }: Update): Table['log'] =>
  standing && standing.backs > 0
    ? log.map((event) => (event.action > view.action.number ? { ...event, action: 0 } : event))
    : log;

function record(table: Table, message: Recorded): Received {
  const { match, seq, seer: seat, over, problem: recorded } = message;
  const log = logWith(table, message);
  // A server that can play the match may still take the answer that was under way.
  const sent = over ? undefined : table.sent;
  return (
    unfit(table, message) ?? {
      table: {
        match,
        seq,
        seat,
        decisions: [],
        outlook: [],
        log,
        recorded,
        ...(over ? { over } : {}),
        ...(sent ? { sent } : {}),
      },
    }
  );
}

function update(table: Table, message: Update, resumed: boolean): Received {
  const wrong = unfit(table, message);
  if (wrong) return wrong;
  const {
    sent,
    refusal,
    acting: _,
    problem: __,
    over: ___,
    recorded: ____,
    round: _____,
    standing: ______,
    ...rest
  } = table;
  const wentBack = (message.standing?.backs ?? 0) !== (table.standing?.backs ?? 0);
  const open = sent && !wentBack && isUnderWay(sent, message) ? sent : undefined;
  return {
    table: {
      ...rest,
      seq: message.seq,
      seat: message.seer,
      view: message.view,
      decisions: message.decisions,
      outlook: message.outlook ?? [],
      log: withoutTakenBack(logWith(table, message), message),
      last: message,
      ...(message.standing ? { standing: message.standing } : {}),
      ...(message.over ? { over: message.over } : {}),
      ...(message.round ? { round: message.round } : {}),
      ...(open ? { sent: open } : {}),
      // Why an answer was not taken matters as long as the question is open.
      ...(refusal && asksStill(table, message) ? { refusal } : {}),
    },
    ...(open && resumed ? { resend: open } : {}),
  };
}

/** The question this seat has to answer now. */
export const openDecision = (table: Table): Decision | undefined =>
  table.sent || table.over ? undefined : table.decisions.find(({ player }) => player === table.seat);

export const dismiss = ({ refusal: _, problem: __, ...table }: Table): Table => table;
