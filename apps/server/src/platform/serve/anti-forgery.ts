import type { FastifyRequest } from 'fastify';
import { isXsrfToken } from '../session/cookies.ts';

/**
 * Whether a request that changes something comes from the product's own pages: the header
 * carries the session's anti-forgery value, and what the browser says of the origin agrees.
 */
export function comesFromOwnPages(
  request: FastifyRequest,
  sessionToken: string | null,
  ownOrigin: string,
): boolean {
  if (!hasOwnOrigin(request, ownOrigin)) return false;
  return sessionToken === null || isXsrfToken(sessionToken, request.headers['x-xsrf-token']);
}

function hasOwnOrigin(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && origin !== ownOrigin) return false;
  return site === undefined || site === 'same-origin';
}
