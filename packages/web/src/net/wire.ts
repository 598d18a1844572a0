import type {
  ClientMessage,
  CreatedMatch,
  CreatedSealed,
  ErrorMessage,
  MatchFacts,
  Me,
  OwnAct,
  Recorded,
  RunningClock,
  SealedJudgement,
  SealedState,
  ServerMessage,
  Standing,
  Stands,
  SuggestedSealed,
  Update,
  WayBack,
  protocolVersion,
} from '@spaceline/protocol';

export type { Me };
export type { OwnAct, Standing, Stands, WayBack };
export type { ClientMessage, CreatedMatch, ErrorMessage, MatchFacts, Recorded, ServerMessage, Update };
export type { CreatedSealed, RunningClock, SealedJudgement, SealedState, SuggestedSealed };

// Only types are taken from the protocol's messages: their checks stay on the server, out of the page's script. The
// type makes this line fail to compile when the protocol moves on.
export const spokenProtocol: typeof protocolVersion = 4;

/** Something went wrong, in words a player can read. */
export interface Problem {
  readonly code: string;
  readonly what: string;
  readonly why: string;
}

/** A frame of the server; what is not one is dropped. */
export function readServerMessage(text: string): ServerMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const known = typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string';
    return known ? (value as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
