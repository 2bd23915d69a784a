import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Person } from '../session/guests.ts';
import type { SignedIn } from '../session/session.ts';
import type { AuditEntry, AuditRow } from './audit.queries.ts';
import type { Claim } from './idempotency.queries.ts';

/**
 * What a use case has. For everything but GET, `db` is a transaction: the change, its audit rows
 * and the remembered response commit together, and the response goes out afterwards. A call that
 * commits by itself (`commits: 'by-itself'`) sees to that in its own statement, and one that
 * commits in parts (`commits: 'in-parts'`) by `inPart`.
 */
export type Context<A extends Person | null = SignedIn> = {
  readonly db: Kysely<DB>;
  readonly actor: A;
  /**
   * The business clock: drives windows and deadlines, never sessions or limits. Of a change it is
   * the instant at which the head of its request arrived, however long its body took or others were
   * waited for.
   */
  readonly now: Date;
  readonly requestId: string;
  /**
   * What the request's idempotency key claims, for a call that keeps it itself; null without one.
   */
  readonly claim: Claim | null;
  /** Writes an audit row in the transaction of the change. */
  audit(entry: AuditEntry): Promise<void>;
  /** The audit row for a statement that writes it together with the change. */
  auditRow(entry: AuditEntry): AuditRow;
  /**
   * Runs a part of a call that commits in parts, in a transaction of its own, which asks again
   * whether the person may make the call.
   */
  inPart<T>(work: (ctx: Context<A>) => Promise<T>): Promise<T>;
  /** Adds what must happen after the change, in its transaction. */
  readonly jobs: Jobs;
  /** Says that a user's row, profile or sessions change here: counts at the next request. */
  userChanged(id: number): void;
  /** The same of an event. */
  eventsChanged(): void;
  /** The same of what everybody may see of results and works. */
  resultsChanged(): void;
  /** The same of what stands for texts in another language. */
  textsChanged(): void;
  /** The address of the call, with its query. */
  readonly url: string;
  setHeader(name: string, value: string): void;
  /** Fastify's reply, for the few calls that set cookies or redirect. */
  readonly reply: FastifyReply;
};
