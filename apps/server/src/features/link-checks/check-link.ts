import {
  isSureOf,
  type LinkFacts,
  linkStateOf,
  nextCheckIn,
} from '@pratibha/domain/links/link-states';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notify } from '../notifications/notifications.ts';
import { type DueLink, findConcerned, keepFinding } from './link-checks.queries.ts';

type Judged = {
  /** Whose works are judged still. */
  readonly events: readonly number[];
  /** By the business clock. */
  readonly now: Date;
};

/**
 * Keeps what was found of a link, and tells whoever handed it in once that it does not open: while
 * it is judged it can be mended, where it leads or by another link.
 */
export async function keepFacts(
  database: Pick<Database, 'kysely'>,
  { id, failures: before }: DueLink,
  facts: LinkFacts,
  { events, now }: Judged,
): Promise<void> {
  const finding = linkStateOf(facts);
  // Asked in vain it is asked again soon, and what was known holds on.
  if (finding === null) return;
  const failures = finding.state === 'opens' ? 0 : before + 1;
  const isSure = isSureOf(finding, failures);
  await inTransaction(database, async (db) => {
    const { state } = finding;
    if (isSure && state !== 'opens') {
      const works = await findConcerned(db, id, events);
      const told = works.map(({ id: submission_id, event_id, user_id }) => ({
        ...{ kind: 'work-link' as const, userId: user_id, at: now },
        params: { event_id, submission_id, link_id: id, state },
      }));
      // Before the link, as an erasure has people before what is theirs.
      await notify(db, told);
    }
    await keepFinding(db, id, { finding, failures, isSure, nextInMs: nextCheckIn(failures) });
  });
}
