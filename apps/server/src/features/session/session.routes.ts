import * as calls from '@pratibha/contract/session';
import { safeReturnTo } from '@pratibha/domain/session/safe-return-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUnavailable } from '../../platform/db/unavailable.ts';
import { isNavigation } from '../../platform/edge/is-navigation.ts';
import { insertAudit } from '../../platform/serve/audit.queries.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { serve } from '../../platform/serve/serve.ts';
import { tokenHash } from '../../platform/session/cookies.ts';
import {
  chosenLanguage,
  deviceLanguage,
  keepLanguage,
} from '../../platform/session/readers-language.ts';
import { actorOf, startSession } from '../../platform/session/session.ts';
import { identityOf } from './identity.ts';
import { logout } from './logout.ts';
import { type SignInError, SignInFailed, SignInProvider } from './provider.ts';
import { providerWords } from './provider-words.ts';
import { ATTEMPT_SECONDS, insertAttempt, takeAttempt } from './session.queries.ts';
import type { SignInHealth, SignInSettings } from './session.ts';
import { type SignInOutcome, signInPerson } from './sign-in-person.ts';

/** Where somebody is led whose sign-in names no page. */
const SIGNED_IN_HOME = '/user/events';

/** Longer hints are no e-mail addresses. */
const LONGEST_HINT = 320;

/**
 * Sign-in and its end. The two addresses of the sign-in are no calls of the contract: browsers
 * are sent to them and sent on. People get a page that tells what went wrong; programs (no
 * text/html in Accept) get a problem document.
 */
export async function serveSession(
  app: FastifyInstance,
  platform: Platform,
  { signIn: config }: { readonly signIn: SignInSettings },
): Promise<void> {
  serve(app, platform, calls.logout, { run: logout(platform) });
  if (config.oidc === null) return;
  const provider = new SignInProvider(config.oidc, platform.origin);
  const { health } = config;

  app.get('/oauth/login', (request, reply) =>
    redirectOnFailure(request, reply, health, async () => {
      const secrets = provider.newSecrets();
      const url = await provider.authorizationUrl(secrets, hintOf(queryOf(request, 'login_hint')));
      await insertAttempt(platform.database.kysely, {
        stateHash: tokenHash(secrets.state),
        browserHash: tokenHash(platform.browsers.keep(request, reply, ATTEMPT_SECONDS)),
        nonce: secrets.nonce,
        codeVerifier: secrets.codeVerifier,
        returnTo: safeReturnTo(queryOf(request, 'return_to'), platform.origin),
      });
      return reply.redirect(url.href);
    }),
  );

  app.get('/oauth/callback', (request, reply) =>
    redirectOnFailure(request, reply, health, async () => {
      const state = queryOf(request, 'state');
      const browser = platform.browsers.tokenOf(request);
      const isWhole = state !== null && browser !== null;
      const attempt = isWhole
        ? await takeAttempt(platform.database.kysely, tokenHash(state), tokenHash(browser))
        : undefined;
      if (!isWhole || !attempt) {
        // 'Back' after a sign-in asks for it again: who is signed in has nothing to be told of it.
        const isHere = isNavigation(request) && (await actorOf(platform, request)) !== null;
        if (isHere) return reply.redirect(SIGNED_IN_HOME);
        throw new SignInFailed('expired');
      }
      const query = new URL(request.url, platform.origin).searchParams;
      const { nonce, code_verifier: codeVerifier } = attempt;
      const claims = await provider.claims(query, { state, nonce, codeVerifier });
      health.worked();
      const identity = identityOf(claims, config);
      const outcome = await inTransaction(platform.database, async (db) => {
        const person = await signInPerson(db, identity, {
          now: platform.clock.now(),
          language: deviceLanguage(request),
        });
        await record(platform, request, person, db);
        if (person !== 'account-deleted') {
          await startSession(db, platform.cookies, request, reply, person.userId);
        }
        return person;
      });
      if (outcome === 'account-deleted') return refuseDeleted(request, reply);
      await forgetEarlierSession(platform, request, outcome.userId);
      // What another person chose here before does not divide the pages of this one.
      const chosen = chosenLanguage(request);
      if (chosen !== null && chosen !== outcome.language)
        keepLanguage(reply, outcome.language, platform.origin);
      return reply.redirect(attempt.return_to);
    }),
  );
}

/**
 * The audit tells when an account appeared, was joined or gained rights. Every single sign-in is
 * in the log instead: it changes nothing that anybody would have to account for.
 */
async function record(
  platform: Platform,
  request: FastifyRequest,
  outcome: SignInOutcome,
  db: Parameters<typeof insertAudit>[0],
): Promise<void> {
  if (outcome === 'account-deleted') return;
  for (const { action, changes } of outcome.changes) {
    await insertAudit(
      db,
      { action, subject: ['user', outcome.userId], changes },
      {
        actorId: outcome.userId,
        actorRole: outcome.role as Parameters<typeof insertAudit>[2]['actorRole'],
        tokenId: null,
        requestId: request.id,
        at: platform.clock.now(),
      },
    );
  }
}

/** The session before ended and rights may have come: it counts at the next request. */
async function forgetEarlierSession(
  { cookies, notices }: Platform,
  request: FastifyRequest,
  id: number,
) {
  const earlier = cookies.tokenOf(request);
  const notified = [notices.notifyAll('users', String(id))];
  if (earlier !== null)
    notified.push(notices.notifyAll('sessions', tokenHash(earlier).toString('hex')));
  await Promise.all(notified);
}

/** The person went away in between, or came without having begun. */
const EXPECTED: ReadonlySet<SignInError> = new Set(['expired', 'cancelled']);

/** What lies with the provider or with the settings for it. */
const OF_THE_PROVIDER: ReadonlySet<SignInError> = new Set(['failed', 'provider-unreachable']);

/** Runs a step of the sign-in; whatever goes wrong, the browser arrives at a page that says so. */
async function redirectOnFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  health: SignInHealth,
  step: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await step();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    // What anybody can bring about must not fill the log: a stack tells nothing of it.
    const words = OF_THE_PROVIDER.has(code) ? providerWords(cause) : null;
    if (words !== null) health.failed(words);
    const details = { reqId: request.id, reason: code, ...(words ? { provider: words } : {}) };
    const stack = EXPECTED.has(code) ? {} : { err: cause };
    request.log.warn({ ...details, ...stack }, 'sign-in failed');
    if (isNavigation(request)) return reply.redirect(`/?sign-in-error=${code}`);
    const isAway = code === 'provider-unreachable' || code === 'unavailable';
    throw new Refused(isAway ? 'unavailable' : 'sign-in-failed');
  }
}

function codeOf(error: unknown): SignInError | null {
  if (error instanceof SignInFailed) return error.code;
  return isUnavailable(error) ? 'unavailable' : null;
}

function refuseDeleted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isNavigation(request)) throw new Refused('account-deleted');
  return reply.redirect('/unauthorized?reason=account-deleted');
}

/** One value of the query string; null when it is absent or given several times. */
function queryOf(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : null;
}

function hintOf(hint: string | null): string | null {
  return hint !== null && hint !== '' && hint.length <= LONGEST_HINT ? hint : null;
}
