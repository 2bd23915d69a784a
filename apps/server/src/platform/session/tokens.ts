import { TOKEN_PREFIX } from '@pratibha/contract/tokens';
import type { FastifyRequest } from 'fastify';
import { newToken } from './cookies.ts';

const FORM = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

/** A token for a program: 256 bits nobody can guess, after letters by which it is known. */
export function newApiToken(): string {
  return TOKEN_PREFIX + newToken();
}

/**
 * What the request sends as a bearer token, which need not be one; null without any. Other schemes
 * are none of ours: a proxy before us may ask for a password.
 */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers.authorization;
  return given !== undefined && /^bearer( |$)/i.test(given) ? given.slice(7).trim() : null;
}

/** Whether it could be a token, so that nobody looks for anything else. */
export function isApiToken(text: string): boolean {
  return FORM.test(text);
}
