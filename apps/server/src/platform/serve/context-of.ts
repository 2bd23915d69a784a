import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { DB } from '../db/types.gen.ts';
import { addJob } from '../jobs/jobs.queries.ts';
import type { SignedIn } from '../session/session.ts';
import { lockDecider } from './admission.ts';
import { auditRowOf, insertAudit } from './audit.queries.ts';
import type { Context } from './context.ts';
import type { Platform } from './platform.ts';
import type { ContextFor } from './use-case.ts';

/**
 * The context of a request that was admitted to this call.
 * @param actor as the transaction found them, where it has looked
 */
export function contextOf<E extends EndpointDefinition>(
  platform: Platform,
  db: Kysely<DB>,
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: E,
  actor: SignedIn | null = request.actor,
): ContextFor<E> {
  const now = endpoint.method === 'GET' ? platform.clock.now() : request.arrivedAt;
  const who = () => ({
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    tokenId: actor?.token?.id ?? null,
    requestId: request.id,
    at: now,
  });
  const ctx: Context<SignedIn | null> = {
    db,
    actor,
    now,
    requestId: request.id,
    claim: null,
    reply,
    url: request.url,
    userChanged: (id) =>
      void request.toForget.push(() => platform.notices.notifyAll('users', String(id))),
    eventsChanged: () =>
      void request.toForget.push(async () => platform.notices.notifyHere('events')),
    setHeader: (name, value) => void reply.header(name, value),
    inPart: (work) =>
      inTransaction(platform.database, async (part) => {
        const now = await lockDecider(part, endpoint, actor);
        return work(contextOf(platform, part, request, reply, endpoint, now));
      }),
    jobs: { add: (job) => addJob(db, job) },
    audit: (entry) => insertAudit(db, entry, who()),
    auditRow: (entry) => auditRowOf(entry, who()),
  };
  // Visitors were turned away where the access policy asks for a person.
  return ctx as ContextFor<E>;
}
