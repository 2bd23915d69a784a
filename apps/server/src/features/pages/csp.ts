import { createHash } from 'node:crypto';
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

/** The policy of a public document. @param styleHashes of the styles that stand inside of it */
export function publicCsp(styleHashes: readonly string[]): string {
  return [...COMMON, [OWN_STYLES, ...styleHashes].join(' '), `frame-src ${MAP}`].join('; ');
}

/** How a policy names a style that stands inside of a document; nothing for ''. */
export function styleHashes(style: string): string[] {
  if (style === '') return [];
  return [`'sha256-${createHash('sha256').update(style).digest('base64')}'`];
}

/**
 * The policy of the organiser's document: the editor frames previews.
 * @param styleHashes of the styles that stand inside of the document
 */
export function consoleCsp(styleHashes: readonly string[]): string {
  return [...COMMON, [OWN_STYLES, ...styleHashes].join(' '), `frame-src 'self' ${MAP}`].join('; ');
}

/**
 * The policy of a preview: the editor alone frames it. @param styleHashes as of a public document
 */
export function previewCsp(styleHashes: readonly string[]): string {
  return publicCsp(styleHashes).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

/**
 * The policy of the student's document in an edition: the workshops page frames the registration
 * form that the edition names.
 *
 * @param styleHashes of the styles that stand inside of the document
 */
export function studentCsp(
  { workshops }: Pick<EditionContent, 'workshops'>,
  styleHashes: readonly string[],
): string {
  const { formUrl } = workshops;
  const form = formUrl === null ? [] : formUrl.startsWith('/') ? ["'self'"] : originsOf(formUrl);
  const styles = [OWN_STYLES, ...styleHashes].join(' ');
  return [...COMMON, styles, ['frame-src', MAP, ...form].join(' ')].join('; ');
}

/** As URLs write it: other letters as punycode, an address of version 6 in brackets. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/** The origin of an address, as far as a policy may name it: nothing else goes into one. */
function originsOf(address: string): string[] {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return ORIGIN.test(origin) ? [origin] : [];
}

/**
 * The policy of the worker that answers without a network: it asks this origin and runs nothing
 * else.
 */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'";

/** While developing, Vite's client needs inline parts and its web socket. */
export const DEV_CSP = [
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "frame-src 'self' https:",
].join('; ');
