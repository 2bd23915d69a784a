import '@fastify/cookie';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Of a token of 43 characters: 128 bits that nobody guesses, and as good as many that sign them.
 */
const CHARACTERS = 43;
const RANDOM_BYTES = 16;
const RANDOM_CHARACTERS = 22;

/** The cookie by which a browser is known that has begun to sign in. */
export class SignInBrowsers {
  readonly #key: Buffer;
  readonly #isSecure: boolean;
  readonly #name: string;

  /** @param key of the installation, so that a cookie of one process is known to all */
  constructor(key: Buffer, publicUrl: URL) {
    this.#key = key;
    this.#isSecure = publicUrl.protocol === 'https:';
    this.#name = this.#isSecure ? '__Host-pratibha_sign_in' : 'pratibha_sign_in';
  }

  /** The token of the request, or null. */
  tokenOf(request: FastifyRequest): string | null {
    const token = request.cookies[this.#name];
    return token?.length === CHARACTERS ? token : null;
  }

  /** The same if it was given out here; anybody can make up another. */
  knownOf = (request: FastifyRequest): string | null => {
    const token = this.tokenOf(request);
    if (token === null) return null;
    const [sent, right] = [Buffer.from(token), Buffer.from(this.#signed(token))];
    return sent.length === right.length && timingSafeEqual(sent, right) ? token : null;
  };

  /** The same for all tabs, so that a sign-in begun in two of them can be finished in both. */
  keep(request: FastifyRequest, reply: FastifyReply, maxAge: number): string {
    const token =
      this.tokenOf(request) ?? this.#signed(randomBytes(RANDOM_BYTES).toString('base64url'));
    reply.setCookie(this.#name, token, {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure, maxAge },
    });
    return token;
  }

  #signed(token: string): string {
    const random = token.slice(0, RANDOM_CHARACTERS);
    const signature = createHmac('sha256', this.#key).update(random).digest('base64url');
    return (random + signature).slice(0, CHARACTERS);
  }
}
