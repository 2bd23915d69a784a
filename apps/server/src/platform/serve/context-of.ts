import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { DB } from '../db/types.gen.ts';
import { addJob } from '../jobs/jobs.queries.ts';
import { isGuest, type Person } from '../session/guests.ts';
import { lockDecider } from './admission.ts';
import { auditRowOf, insertAudit } from './audit.queries.ts';
import type { Context } from './context.ts';
import type { Claim } from './idempotency.queries.ts';
import type { Platform } from './platform.ts';
import type { ContextFor } from './use-case.ts';

/**
 * Makes the contexts of a request that was admitted to this call: one for each transaction, with
 * the person as that found them.
 */
export function contextOf<E extends EndpointDefinition>(
  platform: Platform,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const now = endpoint.method === 'GET' ? platform.clock.now() : request.arrivedAt;
  const ofRequest = {
    now,
    requestId: request.id,
    reply,
    url: request.url,
    userChanged: (id: number) =>
      void request.toForget.push(() => platform.notices.notifyAll('users', String(id))),
    eventsChanged: () =>
      void request.toForget.push(async () => platform.notices.notifyHere('events')),
    resultsChanged: () =>
      void request.toForget.push(async () => platform.notices.notifyHere('results')),
    textsChanged: () =>
      void request.toForget.push(() => platform.notices.notifyAll('translations', '')),
    setHeader: (name: string, value: string) => void reply.header(name, value),
  };
  const contextIn = (
    db: Kysely<DB>,
    actor: Person | null = request.actor,
    claim: Claim | null = null,
  ): ContextFor<E> => {
    const who = {
      actorId: actor === null || isGuest(actor) ? null : actor.id,
      guestId: actor !== null && isGuest(actor) ? actor.guestId : null,
      actorRole: actor?.role ?? null,
      tokenId: actor?.token?.id ?? null,
      requestId: request.id,
      at: now,
    };
    const ctx: Context<Person | null> = {
      ...ofRequest,
      db,
      actor,
      claim,
      inPart: (work) =>
        inTransaction(platform.database, async (part) =>
          work(contextIn(part, await lockDecider(part, endpoint, actor))),
        ),
      jobs: { add: (job) => addJob(db, job) },
      audit: (entry) => insertAudit(db, entry, who),
      auditRow: (entry) => auditRowOf(entry, who),
    };
    // Visitors were turned away where the access policy asks for a person.
    return ctx as ContextFor<E>;
  };
  return contextIn;
}
