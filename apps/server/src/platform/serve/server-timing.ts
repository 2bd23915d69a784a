import { isAdminRole } from '@pratibha/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withStatementTime } from '../db/statement-time.ts';

/**
 * Tells organisers with the response how long the database took, which their browser shows beside
 * the request. Nobody else: what a statement takes could tell students of what they may not see. Of
 * a response that is read while it is sent it is what came before the first byte.
 */
export async function withServerTiming<T>(
  { actor }: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  if (!isAdminRole(actor?.role ?? null)) return work();
  const time = { ms: 0 };
  try {
    return await withStatementTime(time, work);
  } finally {
    reply.header('server-timing', `db;dur=${time.ms.toFixed(1)}`);
  }
}
