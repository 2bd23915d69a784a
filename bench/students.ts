import { xsrfTokenOf } from '../apps/server/src/platform/session/cookies.ts';

/** The one person of a seed who is no student. */
export const ORGANISER = 1;

/**
 * The session token of person `n`: the database gets its hash from the same text, so that no
 * token has to be handed from one process to another.
 */
export function tokenOf(n: number): string {
  return String(n).padStart(43, '0');
}

/** SQL for the hash of the token of the person whose number this expression is. */
export function tokenHashSql(expression: string): string {
  return `sha256(convert_to(lpad((${expression})::text, 43, '0'), 'UTF8'))`;
}

/**
 * What the browser of person `n` sends: its cookie, and an address of its own, because the limits
 * of one address are part of what is measured and a school is more than one machine.
 */
export function readHeaders(n: number): Record<string, string> {
  return {
    cookie: `pratibha_session=${tokenOf(n)}`,
    'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
}

const xsrf = new Map<number, string>();

/** The same for a request that changes something. */
export function writeHeaders(n: number): Record<string, string> {
  let token = xsrf.get(n);
  if (token === undefined) {
    token = xsrfTokenOf(tokenOf(n));
    xsrf.set(n, token);
  }
  return { ...readHeaders(n), 'x-xsrf-token': token, 'content-type': 'application/json' };
}
