import type { FastifyReply } from 'fastify';

/**
 * What says something of a document alone, and nothing of what a page fetches to run, draw or read
 * it.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;
/** What a reader who has the response already was told with it. */
const TOLD_BEFORE = [
  ...OF_DOCUMENTS,
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-request-id',
] as const;

/** For a file that is never a document, such as a script, a style, a font or a photograph. */
export function withoutPolicies(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}

/** For a response of 304, which says nothing but that its reader has it already. */
export function withoutWhatIsKnown(reply: FastifyReply): void {
  for (const name of TOLD_BEFORE) reply.removeHeader(name);
}
