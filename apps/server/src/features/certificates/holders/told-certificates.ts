import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { notify } from '../../notifications/notifications.ts';
import { mailLinks } from './send-certificate-link.ts';
import { findTold } from './told-certificates.queries.ts';

type Kind = 'certificates-issued' | 'certificates-reissued' | 'certificate-revoked';

/**
 * Tells people of certificates that are theirs now, each once for all of them, and mails links to
 * those without an account. In the transaction that issues them.
 * @param at by the business clock
 */
export async function tellIssued(db: Kysely<DB>, ids: readonly number[], at: Date): Promise<void> {
  await tell(db, 'certificates-issued', ids, at);
  await mailLinks(db, ids);
}

/** Tells people of certificates that took the places of others. */
export async function tellReissued(
  db: Kysely<DB>,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await tell(db, 'certificates-reissued', ids, at);
  await mailLinks(db, ids);
}

/** Tells people of certificates that do not count any more, and were not replaced. */
export function tellRevoked(db: Kysely<DB>, ids: readonly number[], at: Date): Promise<void> {
  return tell(db, 'certificate-revoked', ids, at);
}

/** Of those who have an account. */
async function tell(db: Kysely<DB>, kind: Kind, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const byHolder = Map.groupBy(
    await findTold(db, ids),
    ({ user_id, edition_id }) => `${user_id} ${edition_id}`,
  );
  await notify(
    db,
    [...byHolder.values()].flatMap((those) => {
      const [first] = those;
      if (first === undefined) return [];
      const { user_id: userId, edition_id, event_id } = first;
      const isOfOne = those.every((each) => each.event_id === event_id);
      const certificate_ids = those.map(({ id }) => id);
      const params = { edition_id, event_id: isOfOne ? event_id : null, certificate_ids };
      return [{ kind, params, userId, at }];
    }),
  );
}
