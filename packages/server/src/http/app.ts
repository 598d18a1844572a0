import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { ReplacedBans } from '@spaceline/formats';
import { limits, protocolVersion } from '@spaceline/protocol';
import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { rehearsedSeeds, secretSeeds } from '../match/chance.ts';
import { Matches } from '../match/matches.ts';
import type { Storage } from '../storage/storage.ts';
import { answerProblems } from './answers.ts';
import { Connection } from './connection.ts';
import { deckRoutes } from './deck-routes.ts';
import { libraryRoutes } from './library-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { webRoutes } from './web-routes.ts';

export interface AppOptions {
  readonly storage: Storage;
  /** The folder of the built web client. */
  readonly web: string;
  readonly log: FastifyBaseLogger;
  /** Requests to the API from one address in a minute, and matches created. */
  readonly perMinute?: { readonly requests: number; readonly matches: number };
  /** Behind a balancer: take the client's address from its header. */
  readonly trustProxy?: boolean;
  /** Matches can be foreseen from this text, and are the same after every start. Absent: they are secret. */
  readonly rehearsal?: string;
  /** Ban lists in the place of those of formats. */
  readonly bans?: readonly ReplacedBans[];
}

// Only what this server sends itself; nothing inline runs.
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

const pingEvery = 30_000;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { storage, log, perMinute = { requests: 1_200, matches: 60 }, bans = [] } = options;
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: limits.body,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: true,
  });
  // Only JSON is read: a form of another site can send text, but not JSON.
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(websocket, {
    options: { maxPayload: 4 * limits.message },
    errorHandler(error, socket) {
      // A breach of the WebSocket protocol is the client's fault, and ws closes the connection with the right code.
      if ('code' in error && String(error.code).startsWith('WS_ERR_')) return;
      log.error({ err: error }, 'A connection failed');
      socket.terminate();
    },
  });

  const matches = new Matches(
    storage,
    log,
    options.rehearsal === undefined ? secretSeeds : rehearsedSeeds(options.rehearsal),
    bans,
  );
  app.addHook('onClose', async () => matches.close());

  app.get('/healthz', async () => {
    await matches.ping();
    return { ok: true, protocol: protocolVersion, storage: storage.kind };
  });

  await app.register(async (api) => {
    await api.register(rateLimit, { max: perMinute.requests, timeWindow: '1 minute' });
    await api.register(matchRoutes, { matches, createdPerMinute: perMinute.matches });
    await api.register(libraryRoutes, { bans });
    await api.register(deckRoutes, { bans });
    api.get('/ws', { websocket: true }, (socket) => {
      new Connection(socket, matches, log);
      let answered = true;
      const pinging = setInterval(() => {
        if (!answered) return socket.terminate();
        answered = false;
        socket.ping();
      }, pingEvery);
      socket.on('pong', () => (answered = true));
      socket.on('close', () => clearInterval(pinging));
    });
  });
  await app.register(webRoutes, { folder: options.web });
  return app;
}
