import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { FetchOptions, IdentityProvider } from '../features/session/session.ts';
import type { DB } from '../platform/db/types.gen.ts';
import type { MailTransport } from '../platform/mail/mail-message.ts';
import type { Platform } from '../platform/serve/platform.ts';
import { deviceLanguage } from '../platform/session/readers-language.ts';
import { ACCOUNT_PAGE_CSP, accountPage } from './account-page.ts';
import { DEMO_DOMAIN, demoEmail } from './accounts.ts';
import { createOutbox, deleteMailsTo } from './outbox/outbox.queries.ts';
import { OutboxTransport } from './outbox/outbox-transport.ts';
import { serveOutbox } from './outbox/serve-outbox.ts';
import { deleteStateOfPerson } from './provider.queries.ts';
import { DEMO_IDP, type DemoProvider, openProvider } from './provider.ts';
import { serveWorkshopForm } from './workshop-form.ts';

/** What the demo has in place of settings. */
export type Demo = {
  /** As sign-in settings: what OIDC_ISSUER and its companions are elsewhere. */
  readonly provider: IdentityProvider;
  /** Where its mails go; what SMTP_URL names elsewhere. */
  readonly outbox: MailTransport;
};

/**
 * Puts what the demo brings along into the server: its sign-in provider, below `/demo-idp`, its
 * form for workshops and its outbox.
 */
export async function mountDemo(app: FastifyInstance, platform: Platform): Promise<Demo> {
  await createOutbox(platform.database.kysely);
  serveOutbox(app, platform.database);
  const tellErrors = (provider: Provider) =>
    provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'demo provider'));
  const opened = await openProvider(platform.database, platform.origin, tellErrors);
  const { load, ...registration } = opened;
  serveWorkshopForm(app);
  await app.register(async (scope) => serveAccountPage(scope, load), { prefix: DEMO_IDP });
  await app.register(async (scope) => serveProtocol(scope, load, platform.origin), {
    prefix: DEMO_IDP,
  });
  return {
    provider: { ...registration, fetch: fetchFrom(app), forget: forgetPerson },
    outbox: new OutboxTransport(platform.database, SENDER),
  };
}

const SENDER = { name: 'Pratibha', address: `no-reply@${DEMO_DOMAIN}` };

async function forgetPerson(db: Kysely<DB>, email: string): Promise<void> {
  await deleteStateOfPerson(db, email);
  await deleteMailsTo(db, email);
}

/**
 * The product asks its own provider without a network: no port needs to be open, and it works
 * behind any proxy.
 */
function fetchFrom(app: FastifyInstance) {
  return async (url: string, { method, headers, body }: FetchOptions): Promise<Response> => {
    const { pathname, search, host } = new URL(url);
    const reply = await app.inject({
      method: method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(body === undefined || body === null ? {} : { payload: textOf(body) }),
    });
    const type = String(reply.headers['content-type'] ?? '');
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': type },
    });
  };
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('The sign-in sends forms only');
}

function serveAccountPage(app: FastifyInstance, load: DemoProvider['load']): void {
  const page = (request: FastifyRequest, reply: FastifyReply, refused: string | null) =>
    reply
      .code(refused === null ? 200 : 422)
      .header('content-security-policy', ACCOUNT_PAGE_CSP)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(accountPage(request.url.split('?', 1)[0] ?? '', refused, deviceLanguage(request)));

  const signIn = async (request: FastifyRequest, reply: FastifyReply, email: string) => {
    const choice = { login: { accountId: email, remember: false }, select_account: {} };
    const provider = await load();
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, choice), 303);
  };

  app.get('/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(await load(), request, reply);
    if (interaction === null) return tellExpired(reply);
    const hinted = isFromElsewhere(request) ? null : demoEmail(interaction.params['login_hint']);
    return hinted === null ? page(request, reply, null) : signIn(request, reply, hinted);
  });

  app.post('/interaction/:uid', async (request, reply) => {
    if ((await interactionOf(await load(), request, reply)) === null) return tellExpired(reply);
    const form = new URLSearchParams((request.body as Buffer | undefined)?.toString());
    const email = demoEmail(form.get('email'));
    return email === null
      ? page(request, reply, form.get('email') ?? '')
      : signIn(request, reply, email);
  });
}

/** Whether the sign-in was started by a link on another site: then the person has to choose. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
}

/** Null when the sign-in is too old or belongs to another browser. */
async function interactionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

/**
 * The callback knows whether there is anything to tell: who came back after signing in is led on.
 */
function tellExpired(reply: FastifyReply): FastifyReply {
  return reply.redirect('/api/oauth/callback', 303);
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Hands everything else to the provider, with its body unread. */
function serveProtocol(app: FastifyInstance, load: DemoProvider['load'], origin: string): void {
  let handle: ReturnType<Provider['callback']> | undefined;
  const { host, protocol } = new URL(origin);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', async (request, reply) => {
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    const url = raw.url ?? '/';
    raw.originalUrl = url;
    raw.url = url.slice(DEMO_IDP.length);
    raw.headers.host = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete raw.headers['x-forwarded-host'];
    for (const [name, value] of Object.entries(HEADERS)) reply.raw.setHeader(name, value);
    handle ??= (await load()).callback();
    reply.hijack();
    await handle(raw, reply.raw);
  });
}
