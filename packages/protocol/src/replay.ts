import type { Choice } from '@spaceline/engine';
import * as z from 'zod';
import { correctionSchema } from './correction.ts';
import { choiceSchema } from './choice.ts';
import { deckSchema, whereAndWhy } from './messages.ts';
import { keptEventSchema } from './replay-events.ts';
import type { KeptEvent } from './replay-events.ts';

/** Grows when the shape of a replay file changes; older files are still read. */
export const replayVersion = 3;

/** Characters of a replay file; the longest games stay far below. */
export const replayLimit = 8_000_000;

const head = z.strictObject({
  spaceline: z.literal('replay', 'a replay says "spaceline": "replay"'),
  /** Each shape says which it is. */
  version: z.int(),
  /** Versions of what computed the game. */
  engine: z.string().max(80),
  cards: z.string().max(80),
  format: z.string().max(40),
  clauses: z.array(z.string().max(40)).max(1000),
  seed: z.string().regex(/^[0-9a-f]{64}$/, 'a seed has 64 hexadecimal digits'),
  decks: z.tuple([deckSchema, deckSchema]),
  /** Played at an assisted table; left out at any other. */
  assisted: z.literal(true).optional(),
  /** Of the state after the last choice. */
  hash: z.string().min(1).max(128),
});

/** What happened before the first choice and after each, nothing hidden; null where that was not kept. */
const events = z.array(z.array(keptEventSchema).max(10_000).nullable()).optional();
const complete = (replay: { events?: readonly unknown[] | undefined; choices: readonly unknown[] }): boolean =>
  replay.events === undefined || replay.events.length === replay.choices.length + 1;
const incomplete = {
  path: ['events'],
  error: 'there must be one list of them for the beginning and one for each choice',
};

/** The first rules whose choices say by name what they mean. */
const firstTyped = 4;

/** A choice made by rules before those: it is counted, and told by what came of it. */
const oldChoice = z.looseObject({ do: z.string().max(40) }) as unknown as z.ZodType<Choice>;

const shapeWith = (choice: z.ZodType<Choice>) =>
  head
    .extend({ choices: z.array(choice).max(100_000), events })
    .refine((replay) => replay.version > 1 || replay.events === undefined, {
      path: ['events'],
      error: 'files of version 1 have none',
    })
    .refine(complete, incomplete);
const replaySchema = shapeWith(choiceSchema);
const olderSchema = shapeWith(oldChoice);

/**
 * Everything a game is: whoever has this, and the rules it names, can compute every state of it; who has other rules can
 * still tell what happened.
 */
export type Replay = Omit<z.infer<typeof replaySchema>, 'version'> & { readonly version: typeof replayVersion };

export interface Unreadable {
  readonly code: `replay/${string}`;
  readonly what: string;
  readonly why: string;
}

export type ReadReplay =
  { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly error: Unreadable };

const unreadable = (code: Unreadable['code'], why: string): ReadReplay => ({
  ok: false,
  error: { code, what: 'The replay was not read', why },
});

/** Reads a replay file, or says which part of it is wrong. */
export function readReplay(text: string): ReadReplay {
  if (text.length > replayLimit)
    return unreadable('replay/too-large', `it has ${text.length} characters and ${replayLimit} are allowed`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return unreadable('replay/not-json', `it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && (version < 1 || version > replayVersion))
    return unreadable('replay/version', `it has version ${version} and this program reads 1 to ${replayVersion}`);
  const engine = typeof value === 'object' && value !== null && 'engine' in value ? Number(value.engine) : undefined;
  const read = (engine !== undefined && engine < firstTyped ? olderSchema : replaySchema).safeParse(value);
  return read.success
    ? { ok: true, replay: { ...read.data, version: replayVersion } }
    : unreadable('replay/malformed', whereAndWhy(read.error));
}

// Always in one order: a database may give the parts of a choice back in another.
const choiceLine = ({ decision, player, do: verb, card, on, to, way, cards, stacks, correction }: Choice): string =>
  JSON.stringify({
    decision,
    player,
    do: verb,
    card,
    on,
    to,
    way,
    cards,
    ...(stacks ? { stacks: stacks.map((stack) => ({ on: stack.on, cards: stack.cards })) } : {}),
    ...(correction ? { correction: correctionSchema.parse(correction) } : {}),
  });

const linesOf = (name: string, lines: readonly string[]): string =>
  `  "${name}": [${lines.length > 0 ? `\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ` : ''}]`;

const eventsLine = (events: readonly KeptEvent[] | null): string => JSON.stringify(events);

/** One choice, and what came of it, per line, so that two replays can be compared by eye and by diff. */
export function writeReplay(replay: Replay): string {
  const { choices, events, hash, ...rest } = replay;
  // What was played by older rules keeps the older shape of its choices.
  const head = { ...rest, version: Number(rest.engine) < firstTyped ? 2 : replayVersion };
  const parts = [
    JSON.stringify(head, undefined, 2).slice(0, -2),
    linesOf('choices', choices.map(choiceLine)),
    ...(events ? [linesOf('events', events.map(eventsLine))] : []),
    `  "hash": ${JSON.stringify(hash)}`,
  ];
  return `${parts.join(',\n')}\n}\n`;
}
