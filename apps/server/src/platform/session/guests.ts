import '@fastify/cookie';
import { GUEST_XSRF_COOKIE, guestCookieName } from '@pratibha/contract/guest';
import { GUEST_MS, isGuestThere } from '@pratibha/domain/judging/guests';
import type { Role } from '@pratibha/domain/people/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/pool.ts';
import { newToken, tokenHash, xsrfTokenOf } from './cookies.ts';
import { findGuestOfSession, type GuestRow, touchGuest } from './guests.queries.ts';
import type { SignedIn } from './session.ts';

/**
 * A person without an account, who has taken a link (ADR 61). Nothing of `users` is in it: what asks
 * for a user does not take a guest.
 */
export type Guest = {
  /**
   * Below zero, as no user has it: by one number people are told apart, where that is all that is
   * asked.
   */
  readonly id: number;
  readonly guestId: number;
  readonly row: GuestRow;
  readonly role: null;
  readonly token: null;
};

/** Whoever sends a request that guests may send, too. */
export type Person = SignedIn | Guest;

export function isGuest(person: { readonly role: Role | null }): person is Guest {
  return person.role === null;
}

/**
 * The sessions of guests: in a cookie of their own, beside that of users, and looked up only for
 * calls that guests may make by whoever is not signed in. So nothing that a user does is slower, and
 * no other call can be reached with one.
 */
export class Guests {
  readonly #name: string;
  readonly #isSecure: boolean;
  readonly #database: Database;

  constructor(database: Database, publicUrl: URL) {
    this.#database = database;
    this.#isSecure = publicUrl.protocol === 'https:';
    this.#name = guestCookieName(this.#isSecure);
  }

  /** The opaque token of the request, or null. */
  tokenOf(request: FastifyRequest): string | null {
    const token = request.cookies[this.#name];
    return token && token.length === 43 ? token : null;
  }

  /** The guest whose device sends the request, or null: asked each time, so that an end counts. */
  async of(request: FastifyRequest): Promise<Guest | null> {
    const token = this.tokenOf(request);
    if (token === null) return null;
    const { kysely } = this.#database;
    const [row] = await findGuestOfSession(kysely, { hash: tokenHash(token) });
    if (!row || !isGuestThere(row, { sinceMs: row.since_ms }, request.arrivedAt)) return null;
    // Nobody waits for it; where it fails, the next request tries again.
    if (row.is_to_note) touchGuest(kysely, row.id).catch(() => undefined);
    return { id: -row.id, guestId: row.id, row, role: null, token: null };
  }

  /** Gives the browser a session that is new, whatever it had. @returns its hash, to be kept */
  begin(reply: FastifyReply): Buffer {
    const token = newToken();
    const base = { path: '/', sameSite: 'lax', secure: this.#isSecure } as const;
    const maxAge = GUEST_MS / 1_000;
    reply.setCookie(this.#name, token, { ...base, httpOnly: true, maxAge });
    reply.setCookie(GUEST_XSRF_COOKIE, xsrfTokenOf(token), { ...base, httpOnly: false, maxAge });
    return tokenHash(token);
  }

  /** Takes it from the browser. */
  end(reply: FastifyReply): void {
    const base = { path: '/', sameSite: 'lax', secure: this.#isSecure } as const;
    reply.clearCookie(this.#name, { ...base, httpOnly: true });
    reply.clearCookie(GUEST_XSRF_COOKIE, base);
  }
}
