import '@fastify/cookie';
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sessionCookieName } from '@pratibha/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The readable cookie that the browser echoes in X-XSRF-TOKEN (R7.2). */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** Longest life of a session, whatever happens in it. */
export const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600;
/** Sessions of one person; one more ends the oldest. */
export const MOST_SESSIONS = 50;
/** A session unused for this long ends. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 3600;

/** Cookies of one installation: Secure and `__Host-` where the product is served over https. */
export class SessionCookies {
  readonly name: string;
  readonly #secure: boolean;

  constructor(publicUrl: URL) {
    this.#secure = publicUrl.protocol === 'https:';
    this.name = sessionCookieName(this.#secure);
  }

  /** The opaque token of the request, or null. */
  tokenOf(request: FastifyRequest): string | null {
    const token = request.cookies[this.name];
    return token && token.length === 43 ? token : null;
  }

  set(reply: FastifyReply, token: string): void {
    const base = { path: '/', sameSite: 'lax', secure: this.#secure } as const;
    const maxAge = SESSION_ABSOLUTE_SECONDS;
    reply.setCookie(this.name, token, { ...base, httpOnly: true, maxAge });
    reply.setCookie(XSRF_COOKIE, xsrfTokenOf(token), { ...base, httpOnly: false, maxAge });
  }

  clear(reply: FastifyReply): void {
    const base = { path: '/', sameSite: 'lax', secure: this.#secure } as const;
    reply.clearCookie(this.name, { ...base, httpOnly: true });
    reply.clearCookie(XSRF_COOKIE, base);
  }
}

/** 256 bits nobody can guess, as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The same as notices name it, and the memory of sessions. */
export function tokenKey(token: string): string {
  return hash('sha256', token, 'hex');
}

/**
 * The anti-forgery value of a session: derived from its secret token, so that a planted pair of
 * cookies never fits, and nothing needs to be stored.
 */
export function xsrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('anti-forgery').digest('base64url');
}

/** Whether a header value is the session's anti-forgery value, in constant time. */
export function isXsrfToken(sessionToken: string, received: unknown): boolean {
  if (typeof received !== 'string') return false;
  const expected = Buffer.from(xsrfTokenOf(sessionToken));
  const actual = Buffer.from(received);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
