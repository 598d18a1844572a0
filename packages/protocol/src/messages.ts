import { eachPart } from '@spaceline/language';
import type { Decision, Outlook, Refusal, SeenEvent, View } from '@spaceline/engine';
import * as z from 'zod';
import type { Difference } from './difference.ts';
import { clockSchema, clockSettingsSchema } from './clock.ts';
import { ownActSchema, standingSchema } from './table-act.ts';
import { limits, matchIdSchema, tokenSchema } from './base.ts';
import { choiceSchema, ownChoiceSchema, playerSchema as player } from './choice.ts';
import { attendSchema, companySchema, saidSchema, saySchema, stirSchema } from './company.ts';

/** Grows whenever a message changes its meaning; a client that speaks another one must be reloaded. */
export const protocolVersion = 4;

export const seqSchema = z.int().min(-1).max(1_000_000_000);

/** `since`: the last seq the client has; -1 if it has nothing. Without a token one joins as a spectator. */
const join = z.strictObject({
  t: z.literal('join'),
  match: matchIdSchema,
  token: tokenSchema.optional(),
  since: seqSchema,
});
/** `backs`: how often the match had gone back when the question was asked; an answer to one that is gone is refused. */
const choose = z.strictObject({
  t: z.literal('choose'),
  match: matchIdSchema,
  choice: ownChoiceSchema,
  backs: z.int().min(0).optional(),
});
const act = z.strictObject({ t: z.literal('act'), match: matchIdSchema, act: ownActSchema });
const explain = z.strictObject({ t: z.literal('explain'), match: matchIdSchema, intent: choiceSchema });
const ping = z.strictObject({ t: z.literal('ping') });

export const clientMessageSchema = z.discriminatedUnion('t', [
  join,
  choose,
  act,
  explain,
  ping,
  attendSchema,
  saySchema,
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

const record = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

// The client takes the engine's own data on trust: it comes from the server that runs the engine.
const viewSchema = z.custom<View>(record, 'a view is an object');
const decisionSchema = z.custom<Decision>(record, 'a decision is an object');
const outlookSchema = z.custom<Outlook>(record, 'an outlook is an object');
const seenEventSchema = z.custom<SeenEvent>(record, 'an event is an object');
const refusalSchema = z.custom<Refusal>(record, 'a refusal is an object');

export const overSchema = z.object({
  /** Absent: a draw. */
  winner: player.optional(),
  reason: z.string(),
});

/** Where a match stands for one recipient, and what they saw happen since the seq they had. */
export const updateSchema = z.object({
  t: z.literal('update'),
  match: matchIdSchema,
  /** Who the recipient is: the seat whose token was shown, else a spectator. */
  seer: z.union([player, z.literal('spectator')]),
  /** The place in the log of the match that was reached: choices, those taken back too, and what players did at the table. */
  seq: seqSchema,
  /** The events are those after this seq; a client that has less must join again. */
  since: seqSchema,
  view: viewSchema,
  /** What this recipient is asked. Never what the other player is asked. */
  decisions: z.array(decisionSchema),
  /** What the recipient's own crews and teams would bring to the missions where they are. */
  outlook: z.array(outlookSchema).optional(),
  events: z.array(seenEventSchema),
  over: overSchema.optional(),
  /** The clock of the round (WS-5.1), while it runs: the server ends the game when it is up. */
  round: clockSchema.optional(),
  /** What goes on besides the game: clocks, requests, and where one may go back to. */
  standing: standingSchema.optional(),
});
export type Update = z.infer<typeof updateSchema>;

/** An update told by what has changed since the one before, which the recipient has: that of seq `since`. */
export const changeSchema = updateSchema.pick({ match: true, seq: true, since: true, events: true }).extend({
  t: z.literal('change'),
  change: z.custom<Difference>((value) => typeof value === 'object' && value !== null, 'a change is an object'),
});
export type Change = z.infer<typeof changeSchema>;

/** All by which a server computes games, under one name. */
const rulesNameSchema = z.string();

const problemSchema = z.object({ code: z.string(), what: z.string(), why: z.string() });

/** A match that other rules began: it is not computed here, and only what was kept of it is told. */
export const recordedSchema = updateSchema
  .omit({ view: true, decisions: true, outlook: true, round: true, standing: true })
  .extend({
    t: z.literal('recorded'),
    /** Why there is no table to see, and nothing to be chosen. */
    problem: problemSchema,
    /** The rules it was begun with, by which a balancer leads to a server that has them. */
    rules: rulesNameSchema.optional(),
  });
export type Recorded = z.infer<typeof recordedSchema>;

/** The rules, or the state of the match, do not allow the choice; nothing changed. */
export const refusedSchema = z.object({
  t: z.literal('refused'),
  match: matchIdSchema,
  refusal: refusalSchema,
  /** What the recipient is asked now, if anything. */
  decision: decisionSchema.optional(),
});
export type Refused = z.infer<typeof refusedSchema>;

/** The message itself was wrong; nothing changed. */
export const errorSchema = problemSchema.extend({ t: z.literal('error') });
export type ErrorMessage = z.infer<typeof errorSchema>;

/** The answer to `explain`: either why not, or the very choice that would do it. */
export const explainedSchema = z.object({
  t: z.literal('explained'),
  match: matchIdSchema,
  refusal: refusalSchema.optional(),
  choice: choiceSchema.optional(),
  /** What the choice does not lead to, although it is legal. */
  but: refusalSchema.optional(),
});

export const helloSchema = z.object({ t: z.literal('hello'), protocol: z.int() });

export const serverMessageSchema = z.discriminatedUnion('t', [
  helloSchema,
  updateSchema,
  changeSchema,
  recordedSchema,
  refusedSchema,
  errorSchema,
  explainedSchema,
  z.object({ t: z.literal('pong') }),
  companySchema,
  saidSchema,
  stirSchema,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

const cardIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]*$/, 'a card id looks like simon-tarses')
  .max(80);
/** `ids=a,b,c`: titles that are not written, to be drawn. */
export const unwrittenQuerySchema = z.strictObject({
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(cardIdSchema).max(limits.ids)),
});

export const deckSchema = z.strictObject(eachPart(() => z.array(cardIdSchema).max(limits.pile)));

/** A house format as its file says it. No database keeps a NUL. */
export const houseFormatSchema = z.strictObject({
  text: z
    .string()
    .max(limits.formatText)
    .refine((text) => !text.includes('\0'), 'a format is text'),
});

/** How well the computer plays. */
const levelSchema = z.enum(['cadet', 'officer', 'captain'], 'a level is cadet, officer or captain');

/** Whom the computer plays as; all of it may be left out. */
export const opponentSchema = z.strictObject({
  /** One of `/api/opponents`: name, favourite decks and level. */
  id: z.string().max(40).optional(),
  /** Instead of the opponent's own. */
  level: levelSchema.optional(),
  /** The id of a starter deck, instead of the opponent's favourite. */
  deck: z.string().max(80).optional(),
  /** It takes its time, as a person would. */
  thinking: z.boolean().optional(),
});
export type AskedOpponent = z.infer<typeof opponentSchema>;

/** A deck is a starter deck's id, a list of card ids, or a deck list as text; a format its id, or a house format. */
export const createMatchSchema = z.strictObject({
  deck: z
    .union(
      [z.string().max(80), deckSchema, z.strictObject({ text: z.string().max(limits.deckText) })],
      'a deck is the id of a starter deck, {missions, seeds, draw} with card ids, or {text}',
    )
    .optional(),
  format: z
    .union([z.string().max(40), houseFormatSchema], 'a format is an id, or {text} with a house format')
    .optional(),
  name: z
    .string()
    .trim()
    .regex(/^[^\p{C}]+$/u, 'a name has printable characters only')
    .max(limits.name)
    .optional(),
  /** An assisted table: titles that are not written may be played, and players correct by agreement. */
  assisted: z.boolean().optional(),
  /** How long the players may think; absent: as long as they like. */
  clock: clockSettingsSchema.optional(),
  opponent: opponentSchema.optional(),
});
export type CreateMatch = z.infer<typeof createMatchSchema>;

/** A finished match is played on from where so many choices were made, against the computer. */
export const copyMatchSchema = z.strictObject({ at: z.int().min(0).max(1_000_000), seat: player });

export const createdMatchSchema = z.object({ match: matchIdSchema, token: tokenSchema });
export type CreatedMatch = z.infer<typeof createdMatchSchema>;

/** `besides`: what was advised for the same question already. */
export const askHintSchema = z.strictObject({ besides: z.array(ownChoiceSchema).max(12).optional() });

/** What an officer would do in one's place, and why. */
export const hintSchema = z.object({ choice: choiceSchema, why: z.string() });
export type Hint = z.infer<typeof hintSchema>;

/** Of `among`, who should go to a mission. */
export const askTeamSchema = z.strictObject({
  mission: z.int().min(0).max(100_000),
  among: z.array(z.int().min(0).max(100_000)).max(limits.cards),
});

/** `meets`: those who are chosen, and those who are there, can solve it. */
export const teamSchema = z.object({ people: z.array(z.int()), meets: z.boolean(), why: z.string() });
export type SuggestedTeam = z.infer<typeof teamSchema>;

/** Why a computer made a choice, told when the match is over; `event` is the first thing that came of it, if it was kept. */
export const reasonsSchema = z.object({
  reasons: z.array(
    z.object({ seq: seqSchema, player, turn: z.int(), why: z.string(), event: seenEventSchema.optional() }),
  ),
});
export type Reasons = z.infer<typeof reasonsSchema>;

export const postChoiceSchema = z.strictObject({
  choice: ownChoiceSchema,
  since: seqSchema.optional(),
  backs: z.int().min(0).optional(),
});

export const postActSchema = z.strictObject({ act: ownActSchema, since: seqSchema.optional() });

/** `level`: how well a computer plays. */
const seatFactsSchema = z.object({ name: z.string(), bot: z.boolean(), level: z.string().optional() });

/** What anybody may know of a match. */
export const matchFactsSchema = z.object({
  match: matchIdSchema,
  format: z.string(),
  formatName: z.string(),
  /** The ids of its clauses, in the order in which they answer. */
  clauses: z.array(z.string()),
  assisted: z.boolean(),
  /** Whether its players may be advised. */
  hints: z.boolean().optional(),
  /** The titles of the recipient's own deck that are not written; those of both decks once the match is over. */
  unwritten: z.array(z.object({ id: z.string(), title: z.string() })),
  players: z.tuple([seatFactsSchema, seatFactsSchema]),
  seq: seqSchema,
  created: z.string(),
  finished: z.string().optional(),
  over: overSchema.optional(),
  /** The clock of the round, while it runs. */
  round: clockSchema.optional(),
  /** What the players agreed on about the time to think. */
  clock: clockSettingsSchema.optional(),
  /** The rules it was begun with, by which a balancer leads to a server that has them. */
  rules: rulesNameSchema.optional(),
  /** Why the match is not computed here, and can only be shown as it was recorded. */
  recorded: problemSchema.optional(),
});
export type MatchFacts = z.infer<typeof matchFactsSchema>;

/** A problem found in data from outside: which value, and why it will not do. */
export const whereAndWhy = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.length > 0 ? issue.path.join('.') : 'the whole'}: ${lowerFirst(issue.message)}`)
    .join('; ');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export type ReadMessage<T> =
  { readonly ok: true; readonly message: T } | { readonly ok: false; readonly error: ErrorMessage };

const wrong = (code: string, what: string, why: string): { readonly ok: false; readonly error: ErrorMessage } => ({
  ok: false,
  error: { t: 'error', code, what, why },
});

/** Reads a client's message, or says what is wrong with it. */
export function readClientMessage(text: string): ReadMessage<ClientMessage> {
  if (text.length > limits.message)
    return wrong(
      'message/too-large',
      'The message was not read',
      `it has ${text.length} characters and ${limits.message} are allowed`,
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong('message/not-json', 'The message was not read', 'it is not JSON');
  }
  const t = typeof value === 'object' && value !== null && 't' in value ? value.t : undefined;
  if (typeof t !== 'string' || !clientMessageTypes.includes(t))
    return wrong(
      'message/unknown',
      'The message was not read',
      `its t must be one of ${clientMessageTypes.join(', ')}`,
    );
  const read = clientMessageSchema.safeParse(value);
  return read.success
    ? { ok: true, message: read.data }
    : wrong('message/malformed', `The message ${t} was not read`, whereAndWhy(read.error));
}

const clientMessageTypes: readonly string[] = ['join', 'choose', 'act', 'explain', 'ping', 'attend', 'say'];
