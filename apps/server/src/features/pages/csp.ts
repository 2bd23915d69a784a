import type { EditionContent } from '@pratibha/domain/editions/content';

const MAP = 'https://www.openstreetmap.org';

/**
 * What both documents share: everything from this origin, nothing inline, pictures also from https
 * addresses.
 */
const COMMON = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The policy of the public document. */
export const PUBLIC_CSP = [...COMMON, `frame-src ${MAP}`].join('; ');

/**
 * The policy of the app document in an edition: the workshops page frames the registration form
 * that the edition names.
 */
export function appCsp({ workshops }: Pick<EditionContent, 'workshops'>): string {
  const { formUrl } = workshops;
  const form = formUrl.startsWith('/') ? "'self'" : new URL(formUrl).origin;
  return [...COMMON, `frame-src ${MAP} ${form}`].join('; ');
}

/** While developing, Vite's client needs inline parts and its web socket. */
export const DEV_CSP = [
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "frame-src 'self' https:",
].join('; ');
