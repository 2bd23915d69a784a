import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

export type Coding = 'br' | 'gzip';

/** In the order in which we like to send them. */
const CODINGS: Coding[] = ['br', 'gzip'];

/** The form of a response that its reader likes best, among those that we have. */
export function acceptedCoding({ headers }: Pick<FastifyRequest, 'headers'>): Coding | 'plain' {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return 'plain';
  return negotiate(String(accepted), CODINGS) ?? 'plain';
}
