import type { FastifyReply } from 'fastify';

/**
 * The head of a page behind a link that is a secret. Reading such a page changes nothing, as
 * programs follow links of mails and show a preview of them; its button does. The address is told
 * to nobody.
 */
export function headOfLinkPage(reply: FastifyReply, csp: string): FastifyReply {
  return reply
    .header('content-security-policy', csp)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8');
}
