import cookie from '@fastify/cookie';
import { MOST_KIB } from '@pratibha/contract/endpoint';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { serveDocs } from './features/api-docs/api-docs.routes.ts';
import { serveCertificatePages } from './features/certificates/holders/certificate-pages.routes.ts';
import {
  ArchivedEditions,
  LiveEdition,
  NO_PAGES,
  writtenContent,
} from './features/editions/editions.ts';
import { ShownWorks } from './features/gallery/gallery.ts';
import { mailState, type Post, prepareMailQueue } from './features/mail/mail.ts';
import {
  ConsolePages,
  languageOf,
  type PagesOptions,
  RenderAllowance,
  registerPages,
  StudentPages,
  tryingPages,
  visitorsOf,
} from './features/pages/pages.routes.ts';
import { serveInvitationPages } from './features/people/invitations/invitation-pages.routes.ts';
import { servePictureFiles } from './features/pictures/picture-files.routes.ts';
import { serveSitePictures } from './features/pictures/site-pictures.routes.ts';
import { ShownResults } from './features/results/results.ts';
import { SignInHealth } from './features/session/session.ts';
import { SiteKeys } from './features/signing/signing.ts';
import { serveCertificateKeys } from './features/signing/signing-keys.routes.ts';
import { serveWorkPages } from './features/submissions/handed/work-page.routes.ts';
import { ShownTexts } from './features/translations/translations.ts';
import { serveUnsubscribe } from './features/unsubscribe/unsubscribe.routes.ts';
import { ShownClasses } from './features/workshops/workshops.ts';
import { jobsOfFeatures, registerFeatures } from './features.ts';
import { Notices } from './platform/db/notices.ts';
import type { Database } from './platform/db/pool.ts';
import type { Clock } from './platform/process/clock.ts';
import './platform/serve/fastify-types.ts';
import {
  CONNECTION_TIMEOUTS,
  type ConnectionTimeouts,
} from './platform/edge/connection-timeouts.ts';
import { endSlowRequests } from './platform/edge/end-slow-requests.ts';
import { headersFor, headersOfAll, sendHeaders, timeFrom } from './platform/edge/headers.ts';
import { LIMITS, type Limits, limitRequests } from './platform/edge/limits.ts';
import { logRequests } from './platform/edge/log-requests.ts';
import { measure } from './platform/edge/measure.ts';
import { refuseMethod } from './platform/edge/methods-at.ts';
import { originForm, redirectToOwnAddress } from './platform/edge/own-address.ts';
import { registerErrorHandlers, sendProblem } from './platform/edge/problem-response.ts';
import { serveHealth } from './platform/edge/serve-health.ts';
import { serveMetrics } from './platform/edge/serve-metrics.ts';
import { nameSite } from './platform/edge/site-name.ts';
import { respondUnreadable } from './platform/edge/unreadable-request.ts';
import { openFiles } from './platform/files/open-files.ts';
import { workJobs } from './platform/jobs/work-jobs.ts';
import { SmtpTransport } from './platform/mail/smtp-transport.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { requestId } from './platform/process/log.ts';
import type { Peers } from './platform/process/peers.ts';
import { FirstReads } from './platform/serve/first-reads.ts';
import type { Platform } from './platform/serve/platform.ts';
import { Refused } from './platform/serve/refused.ts';
import { UnderWay } from './platform/serve/under-way.ts';
import { browserKey } from './platform/session/browser-key.queries.ts';
import { SessionCookies } from './platform/session/cookies.ts';
import { Guests } from './platform/session/guests.ts';
import { SessionCache, tokenCache } from './platform/session/session-cache.ts';
import { SignInBrowsers } from './platform/session/sign-in-browsers.ts';

export type AppOptions = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** The built pages; without them (in most tests) only the API is there. */
  readonly web?: Web;
  /** The processes that serve beside this one; by default none. */
  readonly peers?: Peers;
  /** Whether it works jobs off, too; by default (in most tests) nobody does. */
  readonly works?: boolean;
  /** What it tells of itself; default: told on this port alone, if at all. */
  readonly metrics?: Metrics;
  /** Requests per minute; default LIMITS. */
  readonly limits?: Limits;
  /** Timeouts of connections; default CONNECTION_TIMEOUTS. */
  readonly timeouts?: ConnectionTimeouts;
};

/** Where the pages come from: a build, or the sources in development. */
export type Web = Pick<PagesOptions, 'distDir' | 'sources' | 'trial'> & {
  /**
   * How many pages may be rendered for somebody; by default as many as the processor has time for.
   */
  readonly allowance?: RenderAllowance;
};

/** Composes the server from platform and features; does not listen yet. */
export async function buildApp(options: AppOptions) {
  const { config, database, clock, log, web, timeouts = CONNECTION_TIMEOUTS } = options;
  const metrics = options.metrics ?? new Metrics();
  const isHttps = config.publicUrl.protocol === 'https:';
  const giveHeaders = headersFor(isHttps);
  const giveTime = timeFrom(clock);
  const logger: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child for every request costs more than the few lines that are written say: they name
    // the request themselves.
    childLoggerFactory: (logger, bindings, options) =>
      options.level === undefined ? logger : logger.child(bindings, options),
    // Addresses that cannot be read; no hook runs for them.
    frameworkErrors: (_error, request, reply) => {
      giveHeaders(request, reply);
      giveTime(request, reply);
      // Nobody waits for what else it may bring.
      reply.header('connection', 'close');
      sendProblem(request, reply, new Refused('not-found'));
    },
    clientErrorHandler: respondUnreadable(headersOfAll(isHttps)),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    trustProxy: trustedProxies(config.trustProxy),
    // Calls have their own.
    bodyLimit: MOST_KIB * 1024,
    requestTimeout: timeouts.upload,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.idle,
    http: {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.upload,
      connectionsCheckingInterval: timeouts.check,
    },
    // Only a proxy that is trusted may name requests.
    genReqId: ({ headers }) => requestId(config.trustProxy === false ? {} : headers),
    // What arrives on an open connection while the server ends is still answered.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 200 },
  });
  takeBodiesAsBytes(app);
  app.decorate('routePaths', new Set<string>());
  app.addHook('onRoute', ({ url }) => void app.routePaths.add(url));
  app.decorateRequest('actor', null);
  app.decorateRequest('toForget');
  app.decorateRequest('arrivedAt');
  // Hooks of every request take a callback: a promise for each would cost more than they do.
  app.addHook('onRequest', (request, _reply, done) => {
    request.arrivedAt = clock.now();
    request.toForget = [];
    done();
  });
  endSlowRequests(app, timeouts.request);
  measure(app, metrics, config.metrics, database);
  await app.register(cookie);
  registerErrorHandlers(app, (request, reply) => refuseMethod(app, request, reply));
  sendHeaders(app, giveHeaders, giveTime);
  logRequests(app);
  redirectToOwnAddress(app, config.publicUrl);
  const sends = config.demo || config.mail !== null;
  const signInHealth = new SignInHealth();
  const files = await openFiles(database, config, log);
  serveHealth(app, {
    database,
    files,
    signInFailure: () => signInHealth.failure,
    mailState: async () => (sends ? mailState(database.kysely) : 'off'),
  });
  serveMetrics(app, metrics, config.metrics);
  const notices = hearNotices(app, database, options.peers);
  const browsers = new SignInBrowsers(await browserKey(database.kysely), config.publicUrl);
  const platform: Platform = {
    ...{ database, browsers, files },
    limiter: limitRequests(app, options.limits ?? LIMITS, browsers.knownOf),
    notices,
    metrics,
    sessions: new SessionCache(notices, database),
    tokens: tokenCache(notices, database),
    clock,
    cookies: new SessionCookies(config.publicUrl),
    guests: new Guests(database, config.publicUrl),
    origin: config.publicUrl.origin,
    underWay: new UnderWay(),
    firstReads: new FirstReads(),
    longestStreamMs: timeouts.stream,
  };
  metrics.caches.set('sessions', platform.sessions.counts);
  metrics.caches.set('tokens', platform.tokens.counts);
  metrics.groups.set('sessions', platform.sessions.groupSizes);
  const demo = config.demo ? await mountDemo(app, platform) : null;
  const oidc = demo?.provider ?? config.oidc;
  const edition = await LiveEdition.open(database, notices, log);
  const texts = await ShownTexts.open(database, notices, log);
  nameSite(app, () => edition.content.shortTitle);
  serveDocs(app, edition, isHttps);
  const tryPages = web ? tryingPages(app, web) : NO_PAGES;
  const signIn = { ...config, oidc, health: signInHealth };
  const shownResults = new ShownResults(database, notices, clock);
  const shownWorks = new ShownWorks(database, notices, clock);
  const signing = new SiteKeys(database, notices);
  const given = { tryPages, checksLinks: config.linkChecks, texts };
  await registerFeatures(app, platform, { edition, ...given, signIn, shownResults, shownWorks });
  serveUnsubscribe(app, database);
  serveInvitationPages(app, database);
  serveCertificatePages(app, database, platform.origin);
  serveCertificateKeys(app, signing);
  const isNotFound = notFound(app, web !== undefined);
  const { whoAsks } = visitorsOf(platform);
  const isShown = async (id: string) => (await shownWorks.of(id)) !== undefined;
  serveWorkPages(app, { database, whoAsks, isShown, notFound: isNotFound });
  servePictureFiles(app, database, isNotFound);
  serveSitePictures(app, { database, edition, texts, notFound: isNotFound });
  const transport = config.mail ? new SmtpTransport(config.mail) : (demo?.outbox ?? null);
  await prepareMailQueue(database, { sends: transport !== null });
  const post = transport && postOf(app, { transport, config, edition, texts, clock });
  if (options.works)
    workJobs(app, { ...platform, log, jobs: jobsOfFeatures({ ...platform, post, ...given }) });
  if (web) {
    const publicUrl = config.publicUrl.origin;
    const allowance = web.allowance ?? new RenderAllowance();
    const students = new StudentPages(visitorsOf(platform), allowance);
    const organisers = new ConsolePages(visitorsOf(platform), allowance);
    metrics.add(() => [...students.families(), ...organisers.families()]);
    const archived = await ArchivedEditions.open(database, notices, log);
    const others = {
      archived: () => archived.all,
      onChange: (listener: () => void) => archived.onChange(listener),
      written: (id: number) => writtenContent(database, id),
      visitors: visitorsOf(platform),
    };
    const proof = { keys: () => signing.published(), now: () => clock.now() };
    const classes = new ShownClasses(database, notices, clock);
    const of = { results: shownResults, works: shownWorks, classes, signing, proof, texts };
    await registerPages(app, {
      ...{ ...web, edition, publicUrl, students, organisers, others, ...of },
      languageOf: (request) => languageOf(platform, request),
    });
  }
  app.setNotFoundHandler(isNotFound);
  return app;
}

/** Listens for changes as long as the server is up. */
function hearNotices(app: FastifyInstance, database: Database, peers?: Peers): Notices {
  const notices = new Notices(database, peers);
  app.addHook('onReady', () => notices.open());
  app.addHook('onClose', async () => notices.close());
  return notices;
}

type Posting = Pick<AppOptions, 'config' | 'clock'> & Pick<Post, 'transport' | 'edition' | 'texts'>;

/** What mails are sent by, until the last jobs have come to their end. */
function postOf(app: FastifyInstance, posting: Posting): Post {
  const { transport, config, edition, texts, clock } = posting;
  app.addHook('onClose', () => transport.close());
  const domain = config.mail?.from.address.split('@')[1] ?? config.publicUrl.hostname;
  return { transport, domain, origin: config.publicUrl.origin, edition, texts, clock };
}

/** The demo brings its own sign-in provider and outbox; its code is loaded in demo mode only. */
async function mountDemo(app: FastifyInstance, platform: Platform) {
  const demo = await import('./demo/mount-demo.ts');
  return demo.mountDemo(app, platform);
}

/** Unknown addresses: a problem for programs, the not-found page for people. */
function notFound(app: FastifyInstance, hasPages: boolean) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = hasPages && isRead && !request.url.startsWith('/api');
    if (isPage) return app.sendNotFoundPage(request, reply);
    return refuseMethod(app, request, reply);
  };
}

/** A number means that many proxies stand before us, counted from our side. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

/**
 * `serve` parses bodies itself, after it knows who asks for what: refusals keep their order, and
 * hostile JSON is never parsed for a stranger.
 */
function takeBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
