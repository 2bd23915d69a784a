import type { EditionContent } from '@pratibha/domain/editions/content';

const MAP = 'https://www.openstreetmap.org';

/**
 * What all documents share: everything from this origin, nothing inline, pictures also from https
 * addresses.
 */
const COMMON = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const OWN_STYLES = "style-src 'self'";

/** The policy of the public document. */
export const STRICT_CSP = [...COMMON, OWN_STYLES, `frame-src ${MAP}`].join('; ');

/** The policy of the organiser's document: the editor frames previews. */
export const CONSOLE_CSP = [...COMMON, OWN_STYLES, `frame-src 'self' ${MAP}`].join('; ');

/** The policy of a preview: the editor alone frames it. */
export const PREVIEW_CSP = STRICT_CSP.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/**
 * The policy of the student's document in an edition: the workshops page frames the registration
 * form that the edition names.
 *
 * @param styleHash names the one style that stands in the document; null where none does
 */
export function studentCsp(
  { workshops }: Pick<EditionContent, 'workshops'>,
  styleHash: string | null,
): string {
  const { formUrl } = workshops;
  const form = formUrl.startsWith('/') ? "'self'" : new URL(formUrl).origin;
  const styles = styleHash === null ? OWN_STYLES : `${OWN_STYLES} ${styleHash}`;
  return [...COMMON, styles, `frame-src ${MAP} ${form}`].join('; ');
}

/** While developing, Vite's client needs inline parts and its web socket. */
export const DEV_CSP = [
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "frame-src 'self' https:",
].join('; ');
