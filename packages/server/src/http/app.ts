import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { ReplacedBans } from '@spaceline/formats';
import { limits } from '@spaceline/protocol';
import Fastify from 'fastify';
import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { rehearsedSeeds, secretSeeds } from '../match/chance.ts';
import { patience } from '../match/absence.ts';
import { Matches } from '../match/matches.ts';
import { Clock } from '../clock/clock.ts';
import { Bulletin } from '../company/bulletin.ts';
import { ChatStore } from '../company/chat-store.ts';
import { Chat } from '../company/chat.ts';
import { Hall } from '../company/hall.ts';
import { Lines } from '../company/lines.ts';
import { Presence } from '../company/presence.ts';
import { Lobby } from '../lobby/lobby.ts';
import { GamesStore } from '../people/games-store.ts';
import { KeptStore } from '../people/kept-store.ts';
import { People } from '../people/people.ts';
import { Ratings } from '../people/ratings.ts';
import { Records } from '../people/records.ts';
import { Metrics } from '../metrics.ts';
import { Sessions } from '../sealed/sessions.ts';
import { DeadlineStore } from '../storage/deadline-store.ts';
import type { Storage } from '../storage/storage.ts';
import { ThinkingElsewhere } from '../thinking/elsewhere.ts';
import { ThinkingThreads } from '../thinking/threads.ts';
import { thinkHere } from '../thinking/thinkers.ts';
import { Addresses, neighbourhood } from './addresses.ts';
import { adviceRoutes } from './advice-routes.ts';
import { answerProblems } from './answers.ts';
import { chatRoutes } from './chat-routes.ts';
import { compressAnswers } from './compression.ts';
import { Connection } from './connection.ts';
import { deckRoutes } from './deck-routes.ts';
import { gamesRoutes } from './games-routes.ts';
import { healthRoutes } from './health.ts';
import { keptRoutes } from './kept-routes.ts';
import { libraryRoutes } from './library-routes.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { metricsRoutes } from './metrics-routes.ts';
import { openapiRoutes } from './openapi-routes.ts';
import { refuseForeignPages } from './origin.ts';
import { peopleRoutes } from './people-routes.ts';
import { nameAnswers, requestId } from './request-ids.ts';
import { sealedRoutes } from './sealed-routes.ts';
import { streamRoutes } from './stream-routes.ts';
import { Visitors } from './visitors.ts';
import { webRoutes } from './web-routes.ts';

export interface AppOptions {
  readonly storage: Storage;
  /** The folder of the built web client. */
  readonly web: string;
  readonly log: FastifyBaseLogger;
  readonly perAddress?: PerAddress;
  /** Whoever shows it may read `/metrics` from anywhere; absent: only this machine may. */
  readonly metricsToken?: string;
  /** How many balancers are in front: so many addresses from the end of their header are believed. */
  readonly trustProxy?: number;
  /** The addresses of this server, where a balancer does not pass on by which it was reached. */
  readonly origins?: readonly string[];
  /** Milliseconds within which a whole request must have come. */
  readonly requestTimeout?: number;
  /** Matches can be foreseen from this text, and are the same after every start. Absent: they are secret. */
  readonly rehearsal?: string;
  /** Ban lists in the place of those of formats. */
  readonly bans?: readonly ReplacedBans[];
  /** Seconds that clocks run, in the place of what the rules say. */
  readonly lasts?: Lasts;
  /** Tables kept in memory while nobody follows them. */
  readonly keptTables?: number;
  /** And for how many milliseconds. */
  readonly idleFor?: number;
  /** How many threads computers think in; 0: in this one. */
  readonly threads?: number;
  /** What runs in these threads, instead of the usual. */
  readonly thinker?: { readonly file: URL; readonly data?: unknown };
  /** Computers think in processes of their own, as far as there are any. */
  readonly workers?: boolean;
  /** Computers that were asked to take their time do so. */
  readonly pauses?: boolean;
}

/** What one address may use. */
export interface PerAddress {
  /** Requests to the API in a minute; of pages and their files five times as many. */
  readonly requests?: number;
  /** Matches created in a minute, and sealed sessions. */
  readonly matches?: number;
  /** Sockets at once. */
  readonly sockets?: number;
  /** Messages in a second, over all of them. */
  readonly messages?: number;
}

const usual: Required<PerAddress> = { requests: 1_200, matches: 60, sockets: 300, messages: 1_000 };

export interface Lasts {
  readonly building?: number;
  readonly round?: number;
  /** Until the match of an absent player may be claimed. */
  readonly absence?: number;
  /** Until a match lapses to which somebody never came. */
  readonly coming?: number;
}

/** One core is for the people. */
const defaultThreads = () => Math.min(4, Math.max(1, availableParallelism() - 1));

/** By the sheet (WS-1.1, WS-5.1). */
const halfAnHour = 30 * 60;

// Only what this server sends itself; nothing inline runs.
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** No message refers to one before it, so that a socket needs no memory while it is quiet. Clients send little. */
const perMessageDeflate = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibInflateOptions: { chunkSize: 1_024 },
};

/** The code with which sockets are closed when the server stops: clients come back and join again. */
const goingAway = 1001;

/** The code with which a socket is closed that is one too many. */
const tooMany = 1013;

const pingEvery = 30_000;

const perMinute = (max: number) => ({
  max,
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: FastifyRequest) => neighbourhood(ip),
});

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { storage, log, bans = [] } = options;
  const perAddress = { ...usual, ...options.perAddress };
  const { requestTimeout = 30_000, trustProxy = 0 } = options;
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: limits.body,
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    forceCloseConnections: true,
    requestTimeout,
    genReqId: requestId(trustProxy),
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 10_000) },
  });
  // Only JSON is read: a form of another site can send text, but not JSON.
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  refuseForeignPages(app, options.origins);
  compressAnswers(app);
  nameAnswers(app);
  const metrics = new Metrics();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.count('spaceline_http_requests_total', { route: routeOptions.url ?? 'none', method, status: statusCode });
    metrics.observe('spaceline_http_seconds', elapsedTime / 1000);
    if (statusCode >= 500) metrics.count('spaceline_failures_total');
  });
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(websocket, {
    options: { maxPayload: 4 * limits.message, perMessageDeflate },
    preClose(done) {
      for (const client of this.websocketServer.clients) client.close(goingAway, 'the server stops');
      this.websocketServer.close(() => done());
    },
    errorHandler(error, socket) {
      // A breach of the WebSocket protocol is the client's fault, and ws closes the connection with the right code.
      if ('code' in error && String(error.code).startsWith('WS_ERR_')) return;
      log.error({ err: error }, 'A connection failed');
      socket.terminate();
    },
  });

  const seeds = options.rehearsal === undefined ? secretSeeds : rehearsedSeeds(options.rehearsal);
  const { building = halfAnHour, round, coming } = options.lasts ?? {};
  const clock: Clock = new Clock(
    new DeadlineStore(storage),
    {
      round: (match) => matches.endRound(match),
      thinking: (match) => matches.runOut(match),
      coming: (match) => matches.lapse(match),
      build: (subject) => sessions.timeIsUp(subject),
    },
    log,
  );
  const common = { storage, time: clock, seeds, bans };
  const { keptTables, idleFor } = options;
  const ratings = new Ratings(storage);
  const ended = () =>
    void ratings.count().catch((error: unknown) => log.error({ err: error }, 'Ratings were not counted yet'));
  const { threads: most = defaultThreads(), thinker: worker, pauses = true } = options;
  const here = most > 0 ? new ThinkingThreads({ most, log, ...(worker ? { worker } : {}) }) : thinkHere;
  const thinkers = options.workers ? new ThinkingElsewhere({ storage, here, log }) : here;
  const matches = new Matches({
    ...common,
    log,
    ended,
    thinkers,
    pauses,
    ...(round === undefined ? {} : { roundLasts: round }),
    ...(coming === undefined ? {} : { comingLasts: coming }),
    ...(keptTables === undefined ? {} : { keptTables }),
    ...(idleFor === undefined ? {} : { idleFor }),
  });
  const sessions = new Sessions({ ...common, matches, lasts: { building, round: round ?? halfAnHour } });
  const bulletin = new Bulletin(storage);
  const people = new People(storage, bulletin);
  const games = new GamesStore(storage);
  const visitors = new Visitors(people, games);
  const records = new Records({ storage, people, matches, ratings });
  const lines = new Lines(bulletin);
  const presence = new Presence(bulletin, log);
  const chat = new Chat({ store: new ChatStore(storage), bulletin, matches });
  const claims = { attendance: presence, since: Date.now(), patience: options.lasts?.absence ?? patience };
  const hall = new Hall({ storage, bulletin, presence, chat, games, matches, claims, log });
  const lobby = new Lobby({ ...common, matches, sessions, games, ratings, presence, bulletin });
  metrics.gauge('spaceline_sockets', { about: 'Sockets.', read: () => app.websocketServer.clients.size });
  metrics.gauge('spaceline_matches_open', { about: 'Matches in memory.', read: () => matches.here.open });
  metrics.gauge('spaceline_matches_followed', {
    about: 'Matches that somebody plays or watches here.',
    read: () => matches.here.followed,
  });
  metrics.gauge('spaceline_matches_resting', {
    about: 'Of those, at which nothing has happened for a while.',
    read: () => matches.here.resting,
  });
  await clock.start();
  app.addHook('onClose', async () => {
    metrics.close();
    await clock.close();
    hall.close();
    await presence.close();
    bulletin.close();
    const closing = matches.close();
    await thinkers.close();
    await closing;
  });

  const addresses = new Addresses(perAddress.sockets, perAddress.messages);
  await app.register(async (api) => {
    await api.register(rateLimit, perMinute(perAddress.requests));
    await api.register(healthRoutes, { storage });
    const { metricsToken: token } = options;
    await api.register(metricsRoutes, { metrics, ...(token === undefined ? {} : { token }) });
    await api.register(matchRoutes, {
      matches,
      visitors,
      addresses,
      metrics,
      createdPerMinute: perAddress.matches,
      claims,
    });
    await api.register(peopleRoutes, { people, visitors, records, perMinute: perAddress.matches });
    await api.register(gamesRoutes, { games, matches, sessions, visitors });
    await api.register(keptRoutes, { kept: new KeptStore(storage), visitors });
    await api.register(lobbyRoutes, { lobby, matches, games, visitors, createdPerMinute: perAddress.matches });
    await api.register(chatRoutes, { chat, matches, visitors });
    await api.register(adviceRoutes, { matches, visitors });
    await api.register(sealedRoutes, { sessions, visitors, createdPerMinute: perAddress.matches });
    await api.register(streamRoutes, { matches, visitors, presence, lines, addresses });
    await api.register(openapiRoutes);
    await api.register(libraryRoutes, { bans });
    await api.register(deckRoutes, { bans });
    api.get('/ws', { websocket: true }, (socket, request) => {
      const { ip } = request;
      const leave = addresses.enter(ip);
      if (!leave) return socket.close(tooMany, 'too many connections from this address');
      socket.on('close', leave);
      new Connection(socket, {
        matches,
        visitors,
        person: () => visitors.person(request),
        hall,
        lines,
        log: request.log,
        metrics,
        claims,
        historyWait: () => addresses.historyWait(ip),
        messageWait: () => addresses.messageWait(ip),
        openingWait: () => addresses.openingWait(ip),
      });
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
  await app.register(async (pages) => {
    await pages.register(rateLimit, perMinute(5 * perAddress.requests));
    await pages.register(webRoutes, { folder: options.web });
  });
  return app;
}
