import type { FastifyRequest } from 'fastify';

/** Whether a person waits for a page: a browser goes there, rather than a program asking. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return (headers.accept ?? '').includes('text/html');
}
